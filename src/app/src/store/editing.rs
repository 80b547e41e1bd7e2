//! The game for which a hand is entered, and the names of its players.

use std::rc::Rc;

use tilewise_rules::{BySeat, Seat};

/// The game for which the hand of the Score screen is entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Editing {
    /// Id of the game.
    pub game: Rc<str>,
    /// Path of the entry in the game.
    pub place: String,
    /// Path of the route after the entry.
    pub then: String,
    /// Number of completed hands at its start.
    pub hands: usize,
    /// Names of the players.
    pub players: Players,
}

/// Names of the players of a hand; empty for a hand of no game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Players(Option<Rc<BySeat<String>>>);

impl Players {
    /// Creates the names of four players.
    pub fn new(names: BySeat<String>) -> Self {
        Self(Some(Rc::new(names)))
    }

    /// Returns the name of the player in a seat, for a hand of a game.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.0.as_ref().map(|names| &*names[seat])
    }
}
