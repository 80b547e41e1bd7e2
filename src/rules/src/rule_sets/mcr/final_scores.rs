//! Table points for the scores of a session (M-140, M-141, M-149 to M-151).

use crate::model::{BySeat, Overall};
use crate::tiles::Seat;

/// Table points of the places.
const WORTH: [i32; 4] = [4, 2, 1, 0];
/// Table points of each present player if too few are present.
const UNPLAYED: i32 = 3;

/// Final scores of a session, and the players who were away or lost it (M-140, M-141).
#[derive(Clone, Copy)]
pub(super) struct SessionScores<'a> {
    pub scores: &'a BySeat<i64>,
    pub away: &'a BySeat<bool>,
}

impl SessionScores<'_> {
    /// Returns the number of present players.
    pub(super) fn present(self) -> u8 {
        self.away.iter().map(|(_, away)| u8::from(!*away)).sum()
    }

    /// Returns whether too few players are present (M-141).
    pub(super) fn is_unplayed(self) -> bool {
        self.present() < 3
    }

    /// Returns the rank of each player, from 1. Tied players share a rank; players who are away rank last.
    pub(super) fn ranks(self) -> BySeat<i64> {
        BySeat::new(Seat::ALL.map(|seat| {
            let before = if self.away[seat] {
                self.present()
            } else {
                self.above(seat)
            };
            i64::from(before) + 1
        }))
    }

    /// Returns the table points of each player. Tied players share the points of their places.
    pub(super) fn table_points(self) -> BySeat<Overall> {
        BySeat::new(Seat::ALL.map(|seat| {
            if self.away[seat] {
                return Overall::default();
            }
            if self.is_unplayed() {
                return Overall::points(UNPLAYED);
            }
            let level = self.count(|other| other == self.scores[seat]);
            let places = WORTH.iter().skip(self.above(seat).into());
            Overall::shared(places.take(level.into()).sum(), level)
        }))
    }

    /// Returns the number of players with a higher score.
    fn above(self, seat: Seat) -> u8 {
        self.count(|other| other > self.scores[seat])
    }

    /// Returns the number of present players whose score meets a condition.
    fn count(self, is: impl Fn(i64) -> bool) -> u8 {
        let present = self.scores.iter().filter(|(seat, _)| !self.away[*seat]);
        present.map(|(_, score)| u8::from(is(*score))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE_AWAY: BySeat<bool> = BySeat::new([false; 4]);

    #[track_caller]
    fn are_worth(scores: [i64; 4], away: [bool; 4], expected: [&str; 4]) {
        let session = SessionScores {
            scores: &BySeat::new(scores),
            away: &BySeat::new(away),
        };
        let points = session.table_points();
        assert_eq!(Seat::ALL.map(|seat| points[seat].to_string()), expected);
    }

    /// M-150, M-153.
    #[test]
    fn who_shares_places_shares_what_they_are_worth() {
        for (scores, expected) in [
            ([30, 20, 10, -60], ["4", "2", "1", "0"]),
            ([88, 12, -50, -50], ["4", "2", "0.5", "0.5"]),
            ([30, 30, 10, -70], ["3", "3", "1", "0"]),
            ([40, 10, 10, -60], ["4", "1.5", "1.5", "0"]),
            ([20, 20, 20, -60], ["2.33", "2.33", "2.33", "0"]),
            ([60, -20, -20, -20], ["4", "1", "1", "1"]),
            ([30, -30, 30, -30], ["3", "0.5", "3", "0.5"]),
            ([0, 0, 0, 0], ["1.75", "1.75", "1.75", "1.75"]),
        ] {
            are_worth(scores, [false; 4], expected);
            let session = SessionScores {
                scores: &BySeat::new(scores),
                away: &NONE_AWAY,
            };
            let points = session.table_points();
            let points = points.iter().map(|(_, one)| *one);
            let all = points.fold(Overall::default(), |all, one| all + one);
            assert_eq!(all, Overall::points(7), "{scores:?}");
        }
    }

    /// M-140, M-141: 4, 2 and 1 for three players; 3 each for fewer.
    #[test]
    fn places_are_those_of_who_is_there() {
        let south = [false, true, false, false];
        are_worth([-10, 90, 30, -30], south, ["2", "0", "4", "1"]);
        are_worth([10, -80, 10, -20], south, ["3", "0", "3", "1"]);
        are_worth([10, 90, -5, -5], south, ["4", "0", "1.5", "1.5"]);
        are_worth(
            [0, -80, 0, 0],
            [false, true, false, true],
            ["3", "0", "3", "0"],
        );
        are_worth(
            [0, 0, 0, 0],
            [true, true, false, true],
            ["0", "0", "3", "0"],
        );
    }

    #[test]
    fn who_has_the_same_has_the_same_place() {
        let ranks = |scores, away| {
            let session = SessionScores {
                scores: &BySeat::new(scores),
                away: &BySeat::new(away),
            };
            session.ranks()
        };
        let none_away = [false; 4];
        assert_eq!(
            ranks([88, 12, -50, -50], none_away),
            BySeat::new([1, 2, 3, 3])
        );
        assert_eq!(
            ranks([20, 20, -60, 20], none_away),
            BySeat::new([1, 1, 4, 1])
        );
        let north = [false, false, false, true];
        assert_eq!(ranks([5, -9, 5, 90], north), BySeat::new([1, 3, 1, 4]));
    }
}
