//! Who sits out, where more than four play in turns.

use std::cmp::Reverse;

use tilewise_rules::{BySeat, Seat};

use super::Table;
use crate::PlayerId;

/// For how many hands a player has had a seat, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Turn {
    is_seated: bool,
    hands: u32,
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
            *turn = Turn { is_seated, hands };
        }
    }

    /// So many hands in a row a player has had a seat, or none.
    fn hands_as(&self, is_seated: bool, player: PlayerId) -> u32 {
        let turn = self.turns.get(player.place()).copied();
        let turn = turn.filter(|turn| turn.is_seated == is_seated);
        turn.map_or(0, |turn| turn.hands)
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::BySeat;

    use crate::testing::{log, opening, won};
    use crate::{Input, PlayerId, Table};

    /// Hong Kong, with so many players, one hand after another won by whoever sits South: the deal
    /// passes each time. What is proposed after a round is taken.
    fn after(players: usize, rounds: usize) -> Table {
        let names = ["Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gil", "Hal"];
        let Input::Opened(mut opening) = opening("hk-old-style") else {
            unreachable!()
        };
        opening.players = names[..players]
            .iter()
            .map(|name| (*name).to_owned())
            .collect();
        let mut told = vec![Input::Opened(opening)];
        for round in 0..rounds {
            let before = log(told.clone()).replay();
            if round > 0 {
                let due = before.table().unwrap().rotation_due();
                told.extend(due.map(Input::Seats));
            }
            told.extend((0..4).map(|_| won(tilewise_rules::Seat::South, 3, None)));
        }
        log(told).replay().table().unwrap().clone()
    }

    fn seats(all: [u8; 4]) -> BySeat<PlayerId> {
        BySeat::new(all.map(PlayerId))
    }

    #[test]
    fn each_of_five_sits_out_a_round_in_turn() {
        assert_eq!(after(5, 1).rotation_due(), Some(seats([4, 1, 2, 3])));
        assert_eq!(after(5, 2).rotation_due(), Some(seats([4, 0, 2, 3])));
        assert_eq!(after(5, 3).rotation_due(), Some(seats([4, 0, 1, 3])));
    }

    #[test]
    fn all_who_sat_out_come_in() {
        assert_eq!(after(6, 1).rotation_due(), Some(seats([4, 5, 2, 3])));
        assert_eq!(after(6, 2).rotation_due(), Some(seats([4, 5, 0, 1])));
        assert_eq!(after(8, 1).rotation_due(), Some(seats([4, 5, 6, 7])));
        assert_eq!(after(8, 2).rotation_due(), Some(seats([0, 1, 2, 3])));
    }

    #[test]
    fn it_is_due_after_a_round_until_somebody_changes_seats() {
        assert_eq!(after(4, 1).rotation_due(), None);
        let mut table = after(5, 1);
        let due = table.rotation_due().unwrap();
        table.tell(&Input::Seats(due)).unwrap();
        assert_eq!(table.rotation_due(), None);
        assert!(table.proposed_seats().is_some());
        let mut table = after(5, 1);
        table
            .tell(&won(tilewise_rules::Seat::South, 3, None))
            .unwrap();
        assert_eq!(table.rotation_due(), None);
    }
}
