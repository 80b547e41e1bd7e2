//! The competing elements as slowly and plainly as possible, straight from the clauses of
//! `competing_elements.rs`: every reading, and for each everything that may count together.

mod choose;
mod elements;
mod instances;
mod reading;
mod table;

use tilewise_rules::{Seat, WinBy, WinInput};

use super::Options;
use crate::reference::{Element, Worth, of_best};

/// What the hand is worth in the readings that are best for the winner.
pub fn best(entry: &WinInput, options: Options) -> Vec<Worth> {
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
fn paid(entry: &WinInput, winner: Seat, counted: Vec<&'static str>, options: Options) -> Worth {
    let mut elements: Vec<Element> = Vec::new();
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
    Worth {
        total: sum(true),
        counted: sum(true),
        elements,
        net,
        liable: false,
    }
}
