//! Who sits out, where more than four play in turns.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use tilewise_rules::{BySeat, Seat};

use super::Table;
use crate::PlayerId;

/// For how many hands a player has had a seat, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Turn {
    is_seated: bool,
    hands: u32,
    has_played: bool,
}

impl Table {
    /// Who plays for a player, if somebody does.
    pub fn substitute(&self, player: PlayerId) -> Option<&str> {
        self.substitutes.get(player.place())?.as_deref()
    }

    /// Who would sit where in the first hand of the round if those came in who sit out, whoever sat
    /// out longest first, for those who have played longest. Nothing where nobody sits out.
    pub fn proposed_seats(&self) -> Option<BySeat<PlayerId>> {
        let mut seats = self.first_seats;
        let players = (0..=u8::MAX).map(PlayerId).take(self.players.len());
        let mut come: Vec<_> = players
            .filter(|&player| self.seat_of(player).is_none())
            .collect();
        come.sort_by_key(|&player| Reverse(self.hands_as(false, player)));
        let mut go = Seat::ALL;
        go.sort_by_key(|&seat| Reverse(self.hands_as(true, seats[seat])));
        for (seat, player) in go.into_iter().zip(&come) {
            seats[seat] = *player;
        }
        (!come.is_empty()).then_some(seats)
    }

    /// The same, when a round is over and nobody has changed seats since.
    pub fn rotation_due(&self) -> Option<BySeat<PlayerId>> {
        let is_due = self.round_is_new && self.over.is_none();
        self.proposed_seats().filter(|_| is_due)
    }

    /// Takes note of who has played a hand, and who has sat out.
    pub(super) fn hand_played(&mut self) {
        let seats = self.seats();
        for (place, turn) in self.turns.iter_mut().enumerate() {
            let is_seated = seats.iter().any(|(_, player)| player.place() == place);
            let before = if turn.is_seated == is_seated {
                turn.hands
            } else {
                0
            };
            let hands = before + 1;
            *turn = Turn {
                is_seated,
                hands,
                has_played: turn.has_played || is_seated,
            };
        }
    }

    /// Whether a player has played a hand, or sits at the table to play one.
    pub(crate) fn takes_part(&self, player: PlayerId) -> bool {
        let turn = self.turns.get(player.place());
        turn.is_some_and(|turn| turn.has_played) || self.seat_of(player).is_some()
    }

    /// So many hands in a row a player has had a seat, or none.
    fn hands_as(&self, is_seated: bool, player: PlayerId) -> u32 {
        let turn = self.turns.get(player.place()).copied();
        let turn = turn.filter(|turn| turn.is_seated == is_seated);
        turn.map_or(0, |turn| turn.hands)
    }
}
