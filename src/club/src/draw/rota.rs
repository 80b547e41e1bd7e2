//! The rota of a table of five: the order in which members sit out.

use super::DrawnTable;
use crate::MemberId;

/// Who plays and who sits out in a part of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RotaPart<'a> {
    /// The members who play: East, South, West and North of the first hand of the part.
    pub seats: Vec<&'a MemberId>,
    /// The member who sits out; `None` at tables of three and four.
    pub sits_out: Option<&'a MemberId>,
}

impl DrawnTable {
    /// Returns who plays and who sits out in a part of the round, counted from 0. The club decides what a part is: a
    /// wind round, or a number of minutes.
    ///
    /// At a table of five, the last one sits out first. After each part, the one who sat out exchanges seats with
    /// East, then South, West, North, East and so on. In five parts everybody sits out once.
    pub fn rota(&self, part: usize) -> RotaPart<'_> {
        let mut seats: Vec<_> = self.seats.iter().collect();
        if seats.len() != 5 {
            return RotaPart {
                seats,
                sits_out: None,
            };
        }
        // After 20 parts all is as in the beginning.
        for turn in 0..part % 20 {
            seats.swap(turn % 4, 4);
        }
        let sits_out = seats.pop();
        RotaPart { seats, sits_out }
    }
}
