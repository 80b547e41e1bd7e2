//! What the scores of a session are worth: M-140, M-141, M-149 to M-151.

use crate::schema::{BySeat, Overall};
use crate::tiles::Seat;

/// The table points of the places.
const WORTH: [i32; 4] = [4, 2, 1, 0];
/// Those of who is there where too few are to play.
const UNPLAYED: i32 = 3;

/// How a session ended: what each player has, and who wasn't there or has lost it (M-140, M-141).
#[derive(Clone, Copy)]
pub(super) struct Session<'a> {
    pub scores: &'a BySeat<i64>,
    pub absent: &'a BySeat<bool>,
}

impl Session<'_> {
    /// How many played.
    pub(super) fn present(self) -> u8 {
        self.absent
            .iter()
            .map(|(_, absent)| u8::from(!*absent))
            .sum()
    }

    /// Whether it can't be played: M-141.
    pub(super) fn is_unplayed(self) -> bool {
        self.present() < 3
    }

    /// The place of each player, from 1. Those who have the same share it; who isn't there comes after
    /// all who are.
    pub(super) fn ranks(self) -> BySeat<i64> {
        BySeat::new(Seat::ALL.map(|seat| {
            let before = if self.absent[seat] {
                self.present()
            } else {
                self.above(seat)
            };
            i64::from(before) + 1
        }))
    }

    /// The table points of each player. Those who share places share what these are worth.
    pub(super) fn table_points(self) -> BySeat<Overall> {
        BySeat::new(Seat::ALL.map(|seat| {
            if self.absent[seat] {
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

    /// How many players have more.
    fn above(self, seat: Seat) -> u8 {
        self.count(|other| other > self.scores[seat])
    }

    /// How many players have such a score.
    fn count(self, is: impl Fn(i64) -> bool) -> u8 {
        let present = self.scores.iter().filter(|(seat, _)| !self.absent[*seat]);
        present.map(|(_, score)| u8::from(is(*score))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOBODY: BySeat<bool> = BySeat::new([false; 4]);

    #[track_caller]
    fn are_worth(scores: [i64; 4], absent: [bool; 4], shown: [&str; 4]) {
        let session = Session {
            scores: &BySeat::new(scores),
            absent: &BySeat::new(absent),
        };
        let points = session.table_points();
        assert_eq!(Seat::ALL.map(|seat| points[seat].to_string()), shown);
    }

    /// M-150, M-153.
    #[test]
    fn who_shares_places_shares_what_they_are_worth() {
        for (scores, shown) in [
            ([30, 20, 10, -60], ["4", "2", "1", "0"]),
            ([88, 12, -50, -50], ["4", "2", "0.5", "0.5"]),
            ([30, 30, 10, -70], ["3", "3", "1", "0"]),
            ([40, 10, 10, -60], ["4", "1.5", "1.5", "0"]),
            ([20, 20, 20, -60], ["2.33", "2.33", "2.33", "0"]),
            ([60, -20, -20, -20], ["4", "1", "1", "1"]),
            ([30, -30, 30, -30], ["3", "0.5", "3", "0.5"]),
            ([0, 0, 0, 0], ["1.75", "1.75", "1.75", "1.75"]),
        ] {
            are_worth(scores, [false; 4], shown);
            let session = Session {
                scores: &BySeat::new(scores),
                absent: &NOBODY,
            };
            let points = session.table_points();
            let points = points.iter().map(|(_, one)| *one);
            let all = points.fold(Overall::default(), |all, one| all + one);
            assert_eq!(all, Overall::points(7), "{scores:?}");
        }
    }

    /// M-140, M-141: 4, 2 and 1 to the three; 3 to each of fewer.
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
        let ranks = |scores, absent| {
            let session = Session {
                scores: &BySeat::new(scores),
                absent: &BySeat::new(absent),
            };
            session.ranks()
        };
        let nobody = [false; 4];
        assert_eq!(ranks([88, 12, -50, -50], nobody), BySeat::new([1, 2, 3, 3]));
        assert_eq!(ranks([20, 20, -60, 20], nobody), BySeat::new([1, 1, 4, 1]));
        let north = [false, false, false, true];
        assert_eq!(ranks([5, -9, 5, 90], north), BySeat::new([1, 3, 1, 4]));
    }
}
