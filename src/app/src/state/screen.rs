//! Which screen is shown.

use std::rc::Rc;

/// Which screen is shown; of those that are a place of their own, where one stands on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The hand.
    #[default]
    Score,
    /// A game, hand after hand.
    Table(Rc<str>),
    /// What happened, and the verdict.
    Fouls(Rc<str>),
    /// The rules of a house.
    Rules(Rc<str>),
}
