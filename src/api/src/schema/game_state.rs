//! The report on a game.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use tilewise_ledger::{Chips, Holder, PARTS, Table, Value};
use tilewise_rules::{PotKey, RuleConfig};

use super::values::{AmountJson, OptionsJson};
#[cfg(test)]
use super::words;
use crate::diagnostics::Diagnostic;

/// The state of a game. Amounts are in the money of the rule set.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameState"))]
pub struct GameStateJson<'a> {
    #[cfg_attr(test, schemars(with = "words::True"))]
    pub ok: bool,
    #[serde(rename = "tilewise-game")]
    #[cfg_attr(test, schemars(with = "words::Version"))]
    pub version: i64,
    pub ruleset: &'static str,
    /// All options of the current rules.
    #[cfg_attr(test, schemars(with = "words::OptionValues"))]
    pub options: OptionsJson<'a>,
    /// The penalty book: the one that the game names, else the one that the options select, else the rule set's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty_book: Option<&'static str>,
    /// All players, in the order of the log.
    pub players: Vec<PlayerJson<'a>>,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub dealer: u8,
    /// The prevailing wind.
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    pub round: char,
    /// The number of the hand in the round, from 1.
    #[cfg_attr(test, schemars(range(min = 1)))]
    pub hand: u8,
    /// The number of counters.
    pub counters: u32,
    /// The number of hands played.
    pub hands: u32,
    /// The amounts that belong to no player.
    #[cfg_attr(test, schemars(with = "words::Pots"))]
    pub pots: PotsJson<'a>,
    /// The balance of the bank: fines minus all starting scores. With the balances of players and pots it sums
    /// to 0.
    pub bank: AmountJson,
    /// The reason for the end of the game, if it is over; with empty texts if the players ended it.
    #[serde(rename = "over")]
    pub end_reason: Option<ClauseJson>,
    /// Where the game is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<&'a str>,
    /// A note about the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<&'a str>,
    /// In order of place.
    pub standings: Vec<PlaceJson>,
    /// The fewest payments that balance all accounts.
    pub settle: Vec<HandoverJson>,
    /// The debts from all payments, pair by pair, without offsetting the two debts of a pair.
    pub debts: Vec<HandoverJson>,
    /// The debts that are carried from hand to hand, in rule sets that do so. They are no part of the scores.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub carried: Vec<PlayerDebtJson>,
    /// The sum of all counted chips.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chips: Option<ChipsJson>,
    /// In the last round: the requirements of each player at the table for the hand in play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "needs")]
    pub requirements: Vec<RequirementJson<'a>>,
    /// One line for each entry that counts.
    pub lines: Vec<EntryOutcomeJson<'a>>,
}

/// A player of a game.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GamePlayer"))]
pub struct PlayerJson<'a> {
    pub name: &'a str,
    pub score: AmountJson,
    /// `null` for a player without a seat.
    #[cfg_attr(test, schemars(with = "Option<words::Seat>"))]
    pub seat: Option<char>,
    /// Whether the player has bet on the hand in play.
    #[serde(skip_serializing_if = "is_not")]
    pub bet: bool,
    /// Whether the player has left or lost the session: the seat is empty, and pays as if occupied.
    #[serde(skip_serializing_if = "is_not")]
    #[serde(rename = "absent")]
    pub away: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chips: Option<ChipsJson>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

/// Returns an amount of a game.
pub const fn hundredths(amount: i64) -> AmountJson {
    AmountJson {
        amount,
        parts: PARTS,
    }
}

/// The pots of a table.
pub struct PotsJson<'a>(pub &'a Table);

impl Serialize for PotsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = PotKey::ALL.into_iter();
        let amount = |pot: PotKey| hundredths(self.0.accounts.balance(pot.into()));
        serializer.collect_map(all.map(|pot| (pot.key(), amount(pot))))
    }
}

/// A clause and its content.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameClause"))]
pub struct ClauseJson {
    pub clause: &'static str,
    pub message: &'static str,
}

/// The place of a player; ties share a place.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GamePlace"))]
pub struct PlaceJson {
    /// `null` for a player who isn't ranked: never seated, or excluded by a foul.
    pub place: Option<usize>,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub player: u8,
    pub score: AmountJson,
    /// The score minus the starting score.
    pub gained: AmountJson,
    /// The overall score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overall: Option<f64>,
}

/// A final payment, or a debt over all hands.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GamePayment"))]
pub struct HandoverJson {
    pub from: HolderJson,
    pub to: HolderJson,
    pub amount: AmountJson,
}

/// A debt that is carried from hand to hand.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameDebt"))]
pub struct PlayerDebtJson {
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub creditor: u8,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub debtor: u8,
    pub points: u32,
    /// The number of wins in a row of which it consists.
    pub wins: u32,
    /// These wins, oldest first.
    pub origins: Vec<DebtOriginJson>,
    /// What can happen to it, if both players are seated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outlook: Option<DebtOutlookJson>,
}

/// A win of which a debt consists.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameDebtOrigin"))]
pub struct DebtOriginJson {
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    pub round: char,
    #[cfg_attr(test, schemars(range(min = 1)))]
    pub hand: u8,
    pub counters: u32,
    pub points: u32,
}

/// What can happen to a debt.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameDebtOutlook"))]
pub struct DebtOutlookJson {
    /// The points after a further win of the creditor off the debtor, without those of that win.
    pub grown: u32,
    /// What the debtor pays after a win off the creditor.
    pub halved: u32,
    /// Whether the debtor may pay it off now.
    pub may_cut: bool,
}

/// Counted chips, compared with the account.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameChips"))]
pub struct ChipsJson {
    counted: AmountJson,
    book: AmountJson,
    /// The counted amount minus the balance.
    #[serde(rename = "apart")]
    difference: AmountJson,
}

impl ChipsJson {
    /// Converts counted chips.
    pub const fn new(chips: Chips) -> Self {
        Self {
            counted: hundredths(chips.counted),
            book: hundredths(chips.book),
            difference: hundredths(chips.difference()),
        }
    }
}

/// The smallest wins with which a player meets a goal after the hand in play.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameNeed"))]
pub struct RequirementJson<'a> {
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub player: u8,
    /// `positive` is a gain; with `place`, that place or a better one.
    #[serde(rename = "wish")]
    #[cfg_attr(test, schemars(with = "words::Goal"))]
    pub goal: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// Whether the goal is met as the standings are.
    pub met: bool,
    /// The minimal hands for each method of winning.
    #[serde(rename = "ways")]
    pub methods: Vec<WinMethodJson<'a>>,
}

/// The minimal hands for one method of winning.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameWay"))]
pub struct WinMethodJson<'a> {
    #[cfg_attr(test, schemars(with = "words::DrawOrDiscard"))]
    pub by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Player>"))]
    pub from: Option<u8>,
    /// Whether any win suffices.
    pub any: bool,
    /// The minimal hands; empty if no hand suffices.
    #[cfg_attr(test, schemars(with = "Vec<words::HandValue>"))]
    pub least: Vec<ValueJson<'a>>,
}

/// The value of a hand as answers to `settle-win`.
pub struct ValueJson<'a>(pub &'a RuleConfig, pub Value);

impl Serialize for ValueJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rule_set = self.0.rule_set();
        let counted = |counted| Some(("value", counted));
        let on_axis = |all| Some((rule_set.scoring.axes.first()?.key, all));
        let units = |all| Some((rule_set.payment.basis?.units_key, all));
        let answers = match self.1 {
            Value::Counted(all) => [counted(all), None],
            Value::OnAxis {
                counted: all,
                on_axis: more,
            } => [counted(all), on_axis(more)],
            Value::Units(all) => [units(all), None],
        };
        serializer.collect_map(answers.into_iter().flatten())
    }
}

/// The result of an entry, or the reason why it was refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameLine"))]
pub struct EntryOutcomeJson<'a> {
    pub id: &'a str,
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    pub round: char,
    #[cfg_attr(test, schemars(range(min = 1)))]
    pub hand: u8,
    pub counters: u32,
    pub moves: Vec<MoveJson>,
    /// The debts that are carried after the entry, if it changed them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carried: Option<Vec<PlayerDebtJson>>,
    /// How the hand ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::HandEnd>"))]
    pub ended: Option<&'static str>,
    /// The ruling, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruled: Option<ClauseJson>,
    /// The rule for the next hand: dealer, counters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub followed: Option<ClauseJson>,
    /// The clause by which the players changed seats for the next hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reseated: Option<ClauseJson>,
    /// The reasons for the refusal: `at` is the field of the input, if the error concerns one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Diagnostic>,
}

/// A payment of a line.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameMove"))]
pub struct MoveJson {
    pub from: HolderJson,
    pub to: HolderJson,
    pub amount: AmountJson,
    pub reason: &'static str,
    pub clause: &'static str,
}

/// A player as index, another holder as key.
pub struct HolderJson(pub Holder);

impl Serialize for HolderJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Holder::Player(player) => serializer.serialize_u8(player.0),
            Holder::Pot(_) => serializer.serialize_str(self.0.pot().map_or("", PotKey::key)),
            Holder::Bank => serializer.serialize_str("bank"),
        }
    }
}
