//! The declaration and bet of a ready hand.

use crate::hands::Circumstance;

/// The declaration of a ready hand, with a bet on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// Its circumstances; the first is the one that a waiting hand can still declare.
    pub circumstances: &'static [Circumstance],
    /// The message that `{0}` won and has bet but declared nothing, with its remedy.
    pub bet_undeclared: &'static str,
    /// The message that `{0}` won and has declared but not bet, with its remedy.
    pub no_bet: &'static str,
}
