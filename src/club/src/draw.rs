//! The draw of a round: who sits where.

use crate::MemberId;

/// The draw of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The round of the night, from 1.
    pub round: u32,
    /// How the tables were found.
    pub method: DrawMethod,
    /// The number from which anybody can repeat the draw.
    pub seed: u64,
    /// The tables; the first one is table 1.
    pub tables: Vec<DrawnTable>,
    /// The members who wait this round.
    pub waiting: Vec<MemberId>,
}

/// A table of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnTable {
    /// The members: East, South, West and North of the first hand. A table of three has no North; at a table of five,
    /// the last one sits out first.
    pub seats: Vec<MemberId>,
}

/// How the tables of a round are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawMethod {
    /// By chance, as by drawing cards, with few repeated meetings.
    Random,
    /// By a fixed chart for a number of rounds, with the fewest repeated meetings.
    Chart {
        /// The number of rounds of the chart.
        rounds: u32,
    },
    /// Members with similar points sit together.
    Swiss,
    /// The winner of each table goes up a table, the last one goes down.
    Ladder,
    /// Members of four teams: one of each at a table.
    Teams,
}
