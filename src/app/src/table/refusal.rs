//! Reasons why an event is refused, in sentences.

use tilewise_ledger::{Refusal, Table};

use crate::i18n::Locale;
use crate::ui::phrases;

/// Returns the reasons why an event is refused, in sentences.
pub fn refusal(locale: Locale, table: &Table, why: &Refusal) -> Vec<String> {
    // The rule configuration determines the minimum.
    if *why == Refusal::BelowMinimum {
        return vec![phrases::below_minimum(locale, &table.rules.house)];
    }
    let reasons = why.reasons(&table.players);
    let sentences = reasons
        .iter()
        .map(|(_, reason)| phrases::full_sentence(locale, reason));
    sentences.collect()
}
