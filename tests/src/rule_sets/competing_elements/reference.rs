//! Reference scorer of the competing elements, written from the clauses of `competing_elements.rs` without
//! optimization: every reading with every valid selection.

mod choose;
mod elements;
mod instances;
mod reading;
mod table;

use tilewise_rules::{Seat, WinBy, WinInput};

use super::Options;
use crate::reference::{ReferenceScore, ScoredElement, of_best};

/// Returns the scores of the readings that are best for the winner.
pub fn best(entry: &WinInput, options: Options) -> Vec<ReferenceScore> {
    let (Some(winner), Some(_)) = (entry.context.seat, entry.hand.winning_tile) else {
        return Vec::new();
    };
    let readings = reading::all(entry);
    let worths = readings.iter().map(|one| {
        let met = elements::met(entry, one);
        let counted = choose::best(&met, &instances::found(one), options);
        paid(entry, winner, counted, options)
    });
    of_best(winner, worths.collect())
}

/// COMP-7 and COMP-8.
fn paid(
    entry: &WinInput,
    winner: Seat,
    counted: Vec<&'static str>,
    options: Options,
) -> ReferenceScore {
    let mut elements: Vec<ScoredElement> = Vec::new();
    for key in counted {
        match elements.iter_mut().find(|one| one.0 == key) {
            Some(one) => one.1 += 1,
            None => elements.push((key, 1, table::value(key))),
        }
    }
    elements.sort_unstable();
    let sum = |flowers: bool| {
        let some = elements.iter().filter(|one| flowers || one.0 != "flower");
        some.map(|&(_, times, value)| times * value).sum::<u16>()
    };
    let mut net = [0; 4];
    if sum(false) >= options.minimum {
        for payer in winner.others() {
            let pays_value =
                entry.context.by == Some(WinBy::SelfDraw) || entry.context.from == Some(payer);
            let paid = 8 + if pays_value { i64::from(sum(true)) } else { 0 };
            net[payer as usize] -= paid;
            net[winner as usize] += paid;
        }
    }
    ReferenceScore {
        total: sum(true),
        counted: sum(true),
        elements,
        net,
        liable: false,
    }
}
