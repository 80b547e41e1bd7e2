//! What a hand that is ready declares, and bets on.

use crate::hands::Circumstance;

/// A declaration that a hand is ready, for which a bet lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The circumstances in which it was made; the first is what a hand that waits can still declare.
    pub circumstances: &'static [Circumstance],
    /// That `{0}` won, has bet, and declared nothing; and what would be right.
    pub bet_alone: &'static str,
    /// That `{0}` won, has declared it, and no bet lies there; and what would be right.
    pub no_bet: &'static str,
}
