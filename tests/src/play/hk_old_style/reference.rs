//! Reference scorer of Hong Kong Old Style, written from the clauses without optimization.

mod elements;
mod includes;
mod pay;

use tilewise_rules::{WinBy, WinInput};

use crate::play::hk_old_style::options::{Options, SevenPairs};
use crate::reference::read::{Special, readings};
use crate::reference::{ReferenceScore, of_best};
use elements::View;

/// Returns the readings with the highest payment, then the most fan, then an insured element. Empty if the
/// hand is incomplete. The entry must be possible.
pub fn best(entry: &WinInput, options: &Options) -> Vec<ReferenceScore> {
    let (Some(seat), Some(prevailing)) = (entry.context.seat, entry.context.prevailing) else {
        return Vec::new();
    };
    if entry.context.by == Some(WinBy::BonusTiles) {
        return flowers(entry, options).into_iter().collect();
    }
    let special = Special {
        seven_pairs: options.seven_pairs != SevenPairs::Off,
        four_alike_are_two_pairs: options.seven_pairs_quad_as_two_pairs,
        orphans: true,
    };
    let readings = readings(entry, special);
    let worths = readings.iter().map(|reading| {
        let view = View {
            entry,
            options,
            reading,
            seat,
            prevailing,
        };
        let met = elements::met(&view);
        let elements = includes::counted(&met, options);
        let total = elements.iter().map(|(_, count, fan)| count * fan).sum();
        let counted = options.limit_fan.min(total);
        let (net, liable) = if counted < options.minimum_fan {
            ([0; 4], false)
        } else {
            pay::net(&view, &met, counted)
        };
        ReferenceScore {
            elements,
            total,
            counted,
            net,
            liable,
        }
    });
    of_best(seat, worths.collect())
}

/// Scores seven flowers with three fan and all with eight, paid as a self-draw.
fn flowers(entry: &WinInput, options: &Options) -> Option<ReferenceScore> {
    let seat = entry.context.seat?;
    let (key, total) = match entry.hand.bonus.len() {
        7 => ("flowers-hand", 3),
        8 => ("big-flowers-hand", 8),
        _ => return None,
    };
    let counted = options.limit_fan.min(total);
    let net = if counted < options.minimum_fan {
        [0; 4]
    } else {
        pay::net_of(seat, &pay::shares(entry, options, seat, counted))
    };
    Some(ReferenceScore {
        elements: vec![(key, 1, total)],
        total,
        counted,
        net,
        liable: false,
    })
}
