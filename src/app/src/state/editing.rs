//! The game for which a hand is entered, and the names of its players.

use std::rc::Rc;

use tilewise_rules::{Account, BySeat, Gap, Seat};

use crate::language::translate;

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

    /// Returns the player in a seat: by name for a hand of a game, else by seat.
    pub fn who(&self, seat: Seat) -> String {
        let name = self.name(seat);
        name.unwrap_or_else(|| translate(seat.name())).to_owned()
    }

    /// Returns the name of an account, with players by name for a hand of a game.
    pub fn account(&self, one: Account) -> Gap {
        match one.seat() {
            Some(seat) => self.who(seat).into(),
            None => one.name().into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_by_name_or_by_seat() {
        let nobody = Players::default();
        assert_eq!(
            (nobody.name(Seat::East), &*nobody.who(Seat::East)),
            (None, "East")
        );
        let four = Players::new(BySeat::new(["Ann", "Ben", "Cai", "Dee"].map(str::to_owned)));
        assert_eq!(four.who(Seat::West), "Cai");
    }
}
