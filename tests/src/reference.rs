//! Reference scorers, written from the clauses without optimization.
//!
//! They share the input types with the rules, and none of their logic: where the two disagree, one of them
//! has misread the rule book.

pub(crate) mod read;

use tilewise_rules::{MeldInput, MeldKind, Seat, WinInput};

/// Number of random hands of each rule set.
pub const HANDS: u32 = 200_000;

/// A counted element: key, count, value once.
pub type ScoredElement = (&'static str, u16, u16);

/// Value of a hand in one reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceScore {
    /// The counted elements, sorted by key.
    pub elements: Vec<ScoredElement>,
    /// Their sum.
    pub total: u16,
    /// The sum, capped at the limit.
    pub counted: u16,
    /// Gains of East, South, West and North.
    pub net: [i64; 4],
    /// Whether a player pays for others.
    pub liable: bool,
}

/// Returns the discarder of the claimed tile of a set; for a chow, the player before the winner.
pub(crate) fn discarder(entry: &WinInput, meld: &MeldInput) -> Option<Seat> {
    match meld.kind {
        MeldKind::Chow => entry.context.seat.map(Seat::previous),
        _ => meld.from,
    }
}

/// Returns the scores that are best for the winner: highest payment, then highest value, then liability of a
/// player.
pub(crate) fn of_best(winner: Seat, mut worths: Vec<ReferenceScore>) -> Vec<ReferenceScore> {
    let rank = |worth: &ReferenceScore| {
        (
            worth.net[winner as usize],
            worth.counted,
            worth.total,
            worth.liable,
        )
    };
    let best = worths.iter().map(rank).max();
    worths.retain(|worth| Some(rank(worth)) == best);
    worths
}
