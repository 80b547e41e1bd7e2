//! Lines of the history of a game.

use tilewise_rules::{BySeat, HandEnd, Position, RuleConfig};

use crate::{EntryId, Holder, PlayerDebt, PlayerId, Refusal, Rules, Table, Value, WinMethod};

/// The result of an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryOutcome {
    /// The entry.
    pub entry: EntryId,
    /// The position of the hand in play at that time.
    pub position: Position,
    /// The number of earlier hands of the same deal.
    pub repeats: u32,
    /// The seating at that time.
    pub seats: BySeat<PlayerId>,
    /// The index of the rules at that time among all rules of the game.
    pub(crate) rules: usize,
    /// The wins.
    pub wins: Vec<WinSummary>,
    /// The movements between accounts, in order.
    pub moves: Vec<Move>,
    /// The debts that are carried after the entry, if it changed them.
    pub carried: Option<Vec<PlayerDebt>>,
    /// How the hand ended, if it did.
    pub end: Option<HandEnd>,
    /// The clause and text of the ruling, if any.
    pub ruling: Option<(&'static str, &'static str)>,
    /// The clause and sentence of the rule for the next hand.
    pub progression: Option<(&'static str, &'static str)>,
    /// The clause and sentence of the rule by which players changed seats for the next hand.
    pub seat_change: Option<(&'static str, &'static str)>,
    /// The reason why the entry was refused, if it was.
    pub refusal: Option<Refusal>,
}

impl EntryOutcome {
    /// Returns the rules at that time. `table` is the table then, or a later one.
    pub fn rules<'a>(&self, table: &'a Table) -> &'a Rules {
        table.rules_at(self.rules)
    }

    /// Returns the rule configuration at that time.
    pub fn house<'a>(&self, table: &'a Table) -> &'a RuleConfig {
        &self.rules(table).house
    }
}

/// A win in the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinSummary {
    /// The winner.
    pub player: PlayerId,
    /// Self-draw, or the discarder.
    pub method: WinMethod,
    /// The value.
    pub value: Value,
}

/// A movement between two accounts, in hundredths; above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The payer.
    pub from: Holder,
    /// The payee.
    pub to: Holder,
    /// The amount.
    pub amount: i64,
    /// The clause.
    pub clause: &'static str,
    /// The reason, in a few words.
    pub reason: &'static str,
}
