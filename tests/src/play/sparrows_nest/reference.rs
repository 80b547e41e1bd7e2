//! Reference scorer of the Sparrow's Nest HK League, written from the clauses without optimization.

mod elements;
mod pay;

use tilewise_rules::{Circumstance, Seat, WinBy, WinInput};

use crate::play::sparrows_nest::options::Options;
use crate::reference::read::{Special, readings};
use crate::reference::{ReferenceScore, ScoredElement, of_best};
use elements::View;

/// Returns the readings that are best for the winner, all of them if equal. Empty if the hand does not win.
/// The entry must be possible.
pub fn best(entry: &WinInput, options: &Options) -> Vec<ReferenceScore> {
    let (Some(seat), Some(prevailing)) = (entry.context.seat, entry.context.prevailing) else {
        return Vec::new();
    };
    let worths = if entry.context.by == Some(WinBy::BonusTiles) {
        flowers(entry)
            .map(|element| worth(entry, options, seat, vec![element]))
            .into_iter()
            .collect()
    } else {
        let readings = readings(entry, SPECIAL);
        let worths = readings.iter().map(|reading| {
            let view = View {
                entry,
                options,
                reading,
                seat,
                prevailing,
            };
            worth(entry, options, seat, elements::counted(&view))
        });
        worths.collect()
    };
    let best = of_best(seat, worths);
    let barred = |worth: &ReferenceScore| is_barred(entry, options, worth.counted);
    if best.iter().any(barred) {
        return Vec::new();
    }
    best
}

/// NEST-49, NEST-50.
const SPECIAL: Special = Special {
    seven_pairs: false,
    four_alike_are_two_pairs: false,
    orphans: true,
};

fn worth(
    entry: &WinInput,
    options: &Options,
    seat: Seat,
    elements: Vec<ScoredElement>,
) -> ReferenceScore {
    let total = elements.iter().map(|(_, count, faan)| count * faan).sum();
    let counted = options.cap_faan.min(total);
    let (net, liable) = if counted < options.minimum_faan.min(options.cap_faan) {
        ([0; 4], false)
    } else {
        pay::net(entry, options, seat, counted)
    };
    ReferenceScore {
        elements,
        total,
        counted,
        net,
        liable,
    }
}

/// NEST-23, NEST-24: neither combines with other elements.
fn flowers(entry: &WinInput) -> Option<ScoredElement> {
    let declined = |one| entry.context.circumstances.has(one);
    let small = declined(Circumstance::DeclinedFlowersHand);
    let big = declined(Circumstance::DeclinedBigFlowersHand);
    match entry.hand.bonus.len() {
        7 if !small => Some(("flowers-hand", 1, 3)),
        8 if small && !big => Some(("big-flowers-hand", 1, 8)),
        _ => None,
    }
}

/// NEST-15, NEST-16, NEST-81: not by self-draw; robbing counts as a discard.
fn is_barred(entry: &WinInput, options: &Options, faan: u16) -> bool {
    let context = &entry.context;
    let all = &context.circumstances;
    let passed = all.count(Circumstance::PassedWin);
    let greater = passed.is_none_or(|passed| faan > passed.into());
    let same = all.has(Circumstance::MissedWinSameTile)
        && !(options.missed_tile_if_greater && passed.is_some());
    let by_discard = matches!(context.by, Some(WinBy::Discard | WinBy::RobbingTheKong));
    all.has(Circumstance::WrongTileCount) || by_discard && (same || !greater)
}
