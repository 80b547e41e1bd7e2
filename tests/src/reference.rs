//! The books as slowly and plainly as possible, straight from the clauses.
//!
//! They share the types of what is entered with the rules, and none of their logic: where the two
//! disagree, one of them has misread the book.

pub(crate) mod read;

use tilewise_rules::{MeldInput, MeldKind, Seat, WinInput};

/// So many random hands of each rule set are held against it.
pub const HANDS: u32 = 200_000;

/// An element that counts: its key, how often, and what it is worth once.
pub type Element = (&'static str, u16, u16);

/// What a hand is worth in one reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// What counts, sorted by key.
    pub elements: Vec<Element>,
    /// Their sum.
    pub total: u16,
    /// The same, at most the limit.
    pub counted: u16,
    /// What East, South, West and North gain.
    pub net: [i64; 4],
    /// Whether somebody pays for the others.
    pub liable: bool,
}

/// Who discarded the claimed tile of a set: of a chow, the player before the winner.
pub(crate) fn discarder(entry: &WinInput, meld: &MeldInput) -> Option<Seat> {
    match meld.kind {
        MeldKind::Chow => entry.context.seat.map(Seat::previous),
        _ => meld.from,
    }
}

/// Those that are best for the winner: what pays most; of those, what is worth most; of those, what
/// one player is liable for.
pub(crate) fn of_best(winner: Seat, mut worths: Vec<Worth>) -> Vec<Worth> {
    let rank = |worth: &Worth| {
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
