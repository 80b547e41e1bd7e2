//! Debts between players that are carried from hand to hand instead of being paid.

use tilewise_rules::{DebtOutlook, Position};

use crate::{PlayerId, Table};

/// A debt between two players, in points. It isn't part of their balances yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerDebt {
    /// The player who is owed the points.
    pub creditor: PlayerId,
    /// The player who owes them.
    pub debtor: PlayerId,
    /// The points, above 0.
    pub points: u32,
    /// The number of wins in a row of which it consists.
    pub wins: u32,
    /// The wins, oldest first.
    pub origins: Vec<DebtOrigin>,
}

/// A win of which a debt consists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DebtOrigin {
    /// The position of the hand.
    pub position: Position,
    /// The number of earlier hands of the same deal.
    pub repeats: u32,
    /// The points of the win.
    pub points: u32,
}

impl Table {
    /// Returns what can happen to a debt; `None` if the players don't sit at the table, or if the rules carry
    /// no debts.
    pub fn debt_outlook(&self, debt: &PlayerDebt) -> Option<DebtOutlook> {
        let rule = self.carry_rule()?;
        let creditor = self.seat_of(debt.creditor)?;
        let carried = self.carried_by_seat();
        let carried = carried.owed(creditor, self.seat_of(debt.debtor)?)?;
        Some((rule.outlook)(&self.rules.house, carried))
    }
}
