//! Rotation of players if more than four play in turns.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use tilewise_rules::{BySeat, Seat};

use super::Table;
use crate::PlayerId;
use tilewise_rules::sort_short_by_key;

/// The number of hands that a player has been seated, or not seated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Turn {
    is_seated: bool,
    hands: u32,
    has_played: bool,
}

impl Table {
    /// Returns the substitute of a player, if any.
    pub fn substitute(&self, player: PlayerId) -> Option<&str> {
        self.substitutes.get(player.place())?.as_deref()
    }

    /// Returns the proposed seating for the first hand of the round: those who sat out longest replace those
    /// who played longest. `None` if nobody sits out.
    pub fn proposed_seats(&self) -> Option<BySeat<PlayerId>> {
        let mut seats = self.first_seats;
        let players = (0..=u8::MAX).map(PlayerId).take(self.players.len());
        let mut come: Vec<_> = players
            .filter(|&player| self.seat_of(player).is_none())
            .collect();
        sort_short_by_key(&mut come, |&player| Reverse(self.hands_as(false, player)));
        let mut go = Seat::ALL;
        sort_short_by_key(&mut go, |&seat| Reverse(self.hands_as(true, seats[seat])));
        for (seat, player) in go.into_iter().zip(&come) {
            seats[seat] = *player;
        }
        (!come.is_empty()).then_some(seats)
    }

    /// Returns the proposed seating if a round is over and nobody has changed seats since.
    pub fn rotation_due(&self) -> Option<BySeat<PlayerId>> {
        let is_due = self.round_is_new && self.end_reason.is_none();
        self.proposed_seats().filter(|_| is_due)
    }

    /// Counts the hand for those who played it and those who sat out.
    pub(super) fn count_hand(&mut self) {
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

    /// Returns whether a player has played a hand or has a seat.
    pub fn takes_part(&self, player: PlayerId) -> bool {
        let turn = self.turns.get(player.place());
        turn.is_some_and(|turn| turn.has_played) || self.seat_of(player).is_some()
    }

    /// Returns the number of consecutive hands that a player has been seated, or not seated.
    fn hands_as(&self, is_seated: bool, player: PlayerId) -> u32 {
        let turn = self.turns.get(player.place()).copied();
        let turn = turn.filter(|turn| turn.is_seated == is_seated);
        turn.map_or(0, |turn| turn.hands)
    }
}
