//! Hong Kong Old Style as slowly and plainly as possible, straight from the clauses.
//!
//! It shares the types of what is entered with the rules, and none of their logic: where the two
//! disagree, one of them has misread the book.

mod elements;
mod includes;
mod pay;
mod read;

use tilewise_rules::Entry;

pub use elements::Element;
use elements::View;

use crate::options::Options;

/// What a hand is worth in one reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// What counts, sorted by key: key, how often, fan once.
    pub elements: Vec<Element>,
    /// Their sum.
    pub total: u16,
    /// The same, at most the limit.
    pub counted: u16,
    /// What East, South, West and North gain.
    pub net: [i64; 4],
    /// Whether somebody pays for the others.
    pub insured: bool,
}

/// The readings that are best for the winner, all of them if several are equally good. None if the
/// hand is not complete. The entry must be one that can exist.
///
/// Best is what pays most; of those, what has the most fan; of those, what is insured.
pub fn best(entry: &Entry, options: &Options) -> Vec<Worth> {
    let (Some(seat), Some(prevailing)) = (entry.situation.seat, entry.situation.prevailing) else {
        return Vec::new();
    };
    let mut worths = Vec::new();
    for reading in read::readings(entry, options) {
        let view = View {
            entry,
            options,
            reading: &reading,
            seat,
            prevailing,
        };
        let met = elements::met(&view);
        let elements = includes::counted(&met, options);
        let total = elements.iter().map(|(_, count, fan)| count * fan).sum();
        let counted = options.limit_fan.min(total);
        let (net, insured) = if counted < options.minimum_fan {
            ([0; 4], false)
        } else {
            pay::net(&view, &met, counted)
        };
        worths.push(Worth {
            elements,
            total,
            counted,
            net,
            insured,
        });
    }
    let rank = |worth: &Worth| {
        (
            worth.net[seat as usize],
            worth.counted,
            worth.total,
            worth.insured,
        )
    };
    let best = worths.iter().map(rank).max();
    worths.retain(|worth| Some(rank(worth)) == best);
    worths
}
