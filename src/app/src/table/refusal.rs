//! Why something that was told can't be, in sentences.

use tilewise_ledger::{Refusal, Table};

use crate::words;

/// Why something that was told can't be, in sentences.
pub fn refusal(table: &Table, why: &Refusal) -> Vec<String> {
    // How much is missing is said where the house is known.
    if *why == Refusal::BelowMinimum {
        return vec![words::below(&table.rules.house)];
    }
    let reasons = why.reasons(&table.players);
    let says = reasons.iter().map(|(_, says)| words::full_sentence(says));
    says.collect()
}
