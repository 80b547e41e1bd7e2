//! Screens of the page.

use std::rc::Rc;

/// A screen, with the location on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// A hand.
    #[default]
    Score,
    /// A game.
    Table(Rc<str>),
    /// Rulings on incidents.
    Rulings(Rc<str>),
    /// Rules of a rule set.
    Rules(Rc<str>),
    /// A club: its nights and seasons.
    Club(Rc<str>),
    /// The public standings of a season.
    Season(Rc<str>),
    /// Practice: a question, or the choice of one.
    Practice(Rc<str>),
    /// The backup of the device, perhaps with one from a code.
    Backup(Rc<str>),
}
