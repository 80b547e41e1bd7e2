//! What the scores of a session are worth: M-149 to M-151.

use crate::schema::{BySeat, Overall};
use crate::tiles::Seat;

/// The table points of the four places.
const WORTH: [i32; 4] = [4, 2, 1, 0];

/// The place of each player, from 1. Those who have the same share it.
pub(super) fn ranks(scores: &BySeat<i64>) -> BySeat<i64> {
    let above = |seat| count(scores, |other| other > scores[seat]);
    BySeat::new(Seat::ALL.map(|seat| i64::from(above(seat)) + 1))
}

/// The table points of each player. Those who share places share what these are worth.
pub(super) fn table_points(scores: &BySeat<i64>) -> BySeat<Overall> {
    let of = |seat| {
        let above = count(scores, |other| other > scores[seat]);
        let level = count(scores, |other| other == scores[seat]);
        let places = WORTH.iter().skip(above.into()).take(level.into());
        Overall::shared(places.sum(), level)
    };
    BySeat::new(Seat::ALL.map(of))
}

/// How many have such a score.
fn count(scores: &BySeat<i64>, is: impl Fn(i64) -> bool) -> u8 {
    scores.iter().map(|(_, score)| u8::from(is(*score))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn are_worth(scores: [i64; 4], shown: [&str; 4]) {
        let points = table_points(&BySeat::new(scores));
        assert_eq!(Seat::ALL.map(|seat| points[seat].to_string()), shown);
        let all = points
            .iter()
            .fold(Overall::default(), |all, (_, one)| all + *one);
        assert_eq!(all, Overall::points(7), "{scores:?}");
    }

    /// M-150, M-153.
    #[test]
    fn who_shares_places_shares_what_they_are_worth() {
        are_worth([30, 20, 10, -60], ["4", "2", "1", "0"]);
        are_worth([88, 12, -50, -50], ["4", "2", "0.5", "0.5"]);
        are_worth([30, 30, 10, -70], ["3", "3", "1", "0"]);
        are_worth([40, 10, 10, -60], ["4", "1.5", "1.5", "0"]);
        are_worth([20, 20, 20, -60], ["2.33", "2.33", "2.33", "0"]);
        are_worth([60, -20, -20, -20], ["4", "1", "1", "1"]);
        are_worth([30, -30, 30, -30], ["3", "0.5", "3", "0.5"]);
        are_worth([0, 0, 0, 0], ["1.75", "1.75", "1.75", "1.75"]);
    }

    #[test]
    fn who_has_the_same_has_the_same_place() {
        let ranks = |scores| ranks(&BySeat::new(scores));
        assert_eq!(ranks([88, 12, -50, -50]), BySeat::new([1, 2, 3, 3]));
        assert_eq!(ranks([20, 20, -60, 20]), BySeat::new([1, 1, 4, 1]));
    }
}
