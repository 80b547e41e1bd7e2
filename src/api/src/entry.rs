//! Reports on hands for Rust callers, such as the page.

use tilewise_rules::{RuleConfig, WinInput};

use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::report::{RefusalReport, Report};
use crate::request::HandRequest;
use crate::score::{ScoreReport, report_request};

/// Reads the rule configuration and the hand of a request; the hand may be incomplete.
///
/// # Errors
/// If a value can't be read: all errors.
pub fn read_hand(
    json: &Json,
    catalogue: Catalogue,
) -> Result<(RuleConfig, WinInput), RefusalReport> {
    let mut diagnostics = Diagnostics::default();
    let request = HandRequest::read(json, catalogue, None, &mut diagnostics);
    match request.and_then(|request| Some((request.house?, request.entry))) {
        Some((house, entry)) if diagnostics.is_empty() => Ok(((*house).clone(), entry)),
        _ => Err(RefusalReport::from_diagnostics(diagnostics)),
    }
}

/// Scores a hand.
pub fn report(house: &RuleConfig, entry: &WinInput) -> Report<ScoreReport> {
    let request = HandRequest::new(house.clone(), entry.clone());
    report_request(Some(&request), Diagnostics::default())
}
