//! A hand for those who have it already, as a page does: read from a request, and its report.

use tilewise_rules::{House, WinInput};

use crate::catalogue::Catalogue;
use crate::json::Json;
use crate::reason::Reasons;
use crate::report::{Refusal, Report};
use crate::request::HandRequest;
use crate::score::{ScoreReport, of_asked};

/// The house and the hand of a request, whose hand need not be complete. The rule set is looked for on
/// a catalogue.
///
/// # Errors
/// Every value that can't be read.
pub fn asked(json: &Json, catalogue: Catalogue) -> Result<(House, WinInput), Refusal> {
    let mut reasons = Reasons::default();
    let asked = HandRequest::read(json, catalogue, &mut reasons);
    match asked.and_then(|asked| Some((asked.house?, asked.entry))) {
        Some((house, entry)) if reasons.is_empty() => Ok(((*house).clone(), entry)),
        _ => Err(Refusal::of(reasons)),
    }
}

/// Scores a hand.
pub fn report(house: &House, entry: &WinInput) -> Report<ScoreReport> {
    let asked = HandRequest::of(house.clone(), entry.clone());
    of_asked(Some(&asked), Reasons::default())
}
