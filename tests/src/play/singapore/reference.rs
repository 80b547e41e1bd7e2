//! Reference scorer of Singapore, written from the clauses without optimization.

mod elements;
mod incomplete;
mod inside;
mod liable;
mod pay;
mod sequence;

use tilewise_rules::{Circumstance, Seat, WinBy, WinInput};

use crate::play::singapore::options::{Options, Payout, SevenPairs};
use crate::reference::read::{Reading, Special, readings};
use crate::reference::{ReferenceScore, ScoredElement, of_best};

/// SG-4, SG-80.
fn special(options: &Options) -> Special {
    Special {
        seven_pairs: options.seven_pairs != SevenPairs::Off,
        four_alike_are_two_pairs: true,
        orphans: true,
    }
}

/// Points of bonus tiles.
const BONUS: [&str; 5] = [
    "animal",
    "all-animals",
    "seat-flower",
    "other-flower",
    "flower-group",
];

/// A hand in one reading, or without one for wins that need no complete hand.
struct View<'a> {
    entry: &'a WinInput,
    options: &'a Options,
    reading: Option<&'a Reading>,
    seat: Seat,
    prevailing: Seat,
}

impl View<'_> {
    fn has(&self, one: Circumstance) -> bool {
        self.entry.context.circumstances.has(one)
    }

    fn by(&self, by: WinBy) -> bool {
        self.entry.context.by == Some(by)
    }

    /// Returns the highest counted points; the charts end at five: A-47.
    fn most(&self) -> Option<u16> {
        match self.options.payout {
            Payout::OneTwo | Payout::ThreeSix => {
                Some(self.options.limit.map_or(5, |limit| limit.min(5)))
            }
            Payout::Standard | Payout::Own => self.options.limit,
        }
    }

    /// Returns the value of limit hands; ten without a limit.
    fn limit(&self) -> u16 {
        self.most().unwrap_or(10)
    }

    /// Caps the points at the limit.
    fn or_limit(&self, points: u16) -> u16 {
        self.most().map_or(points, |most| most.min(points))
    }
}

/// Returns the readings that are best for the winner, all of them if equal. Empty if the hand does not win.
/// The entry must be possible.
pub fn best(entry: &WinInput, options: &Options) -> Vec<ReferenceScore> {
    let (Some(seat), Some(prevailing)) = (entry.context.seat, entry.context.prevailing) else {
        return Vec::new();
    };
    let view = |reading| View {
        entry,
        options,
        reading,
        seat,
        prevailing,
    };
    let no_reading = view(None);
    if incomplete::is_declared(&no_reading) {
        let found = incomplete::elements(&no_reading);
        return found
            .map(|one| worth(&no_reading, &[one]))
            .into_iter()
            .collect();
    }
    let readings = readings(entry, special(options));
    let orphans = readings
        .iter()
        .any(|reading| matches!(reading, Reading::Orphans));
    // SG-82, SG-89.
    if no_reading.has(Circumstance::RobbedConcealedKong) && !orphans {
        return Vec::new();
    }
    let worths = readings.iter().map(|reading| {
        let view = view(Some(reading));
        worth(&view, &elements::met(&view))
    });
    of_best(seat, worths.collect())
}

/// SG-7 to SG-11.
fn worth(view: &View, met: &[ScoredElement]) -> ReferenceScore {
    let elements = inside::counted(met, view.options.seven_pairs);
    let total = elements
        .iter()
        .map(|(_, count, points)| count * points)
        .sum();
    // Tables end at 30 points, even without a limit.
    let counted = view.or_limit(total).min(30);
    let minimum = view.or_limit(view.options.minimum);
    // SG-10, A-33.
    let bonus = elements.iter().filter(|(key, ..)| BONUS.contains(key));
    let bonus: u16 = bonus.map(|(_, count, points)| count * points).sum();
    let towards = if view.options.minimum_counts_bonus {
        total
    } else {
        total - bonus
    };
    let (net, liable) = if view.or_limit(towards) < minimum {
        ([0; 4], false)
    } else {
        pay::net(view, met, counted)
    };
    ReferenceScore {
        elements,
        total,
        counted,
        net,
        liable,
    }
}
