//! Hook that computes the details of an outcome after the outcome is painted.

use std::rc::Rc;

use yew::prelude::*;

use super::analysis::AnalysisFunctions;
use crate::browser::after_frame;
use crate::outcome::{Details, HandOutcome};
use crate::store::Draft;

/// Details with the draft that they belong to.
#[derive(Default)]
struct DetailsCache {
    draft: Option<Rc<Draft>>,
    /// True if all chunks for the details were loaded.
    is_whole: bool,
    details: Rc<Details>,
}

/// Returns the details of an outcome. If there were none before, the browser paints the outcome first, so
/// that a tap isn't delayed. Afterwards both change together.
#[hook]
pub fn use_details(
    draft: &Rc<Draft>,
    outcome: &Rc<HandOutcome>,
    analysis: Option<&'static AnalysisFunctions>,
) -> Rc<Details> {
    let cache = use_mut_ref(DetailsCache::default);
    let again = use_force_update();
    let mut now = cache.borrow_mut();
    let is_whole = analysis.is_some();
    let is_new = now.draft.as_ref() != Some(draft) || now.is_whole != is_whole;
    now.is_whole = is_whole;
    if is_new && now.details.is_like(outcome) {
        now.details = Rc::new(details(draft, outcome, analysis));
        now.draft = Some(Rc::clone(draft));
    } else if is_new {
        now.details = Rc::default();
        now.draft = None;
    }
    let late = now.draft.is_none().then(|| Rc::clone(draft));
    {
        let (cache, outcome) = (Rc::clone(&cache), Rc::clone(outcome));
        use_effect_with((late, is_whole), move |(late, _)| {
            // Dropped at the next draft, which cancels the computation.
            let wanted = Rc::new(());
            let is_wanted = Rc::downgrade(&wanted);
            if let Some(draft) = late.clone() {
                after_frame(move || {
                    if is_wanted.upgrade().is_some() {
                        let details = Rc::new(details(&draft, &outcome, analysis));
                        cache.replace(DetailsCache {
                            draft: Some(draft),
                            is_whole,
                            details,
                        });
                        again.force_update();
                    }
                });
            }
            move || drop(wanted)
        });
    }
    Rc::clone(&now.details)
}

/// Computes the details of an outcome; only its reasons until the analysis chunk is loaded.
fn details(draft: &Draft, outcome: &HandOutcome, analysis: Option<&AnalysisFunctions>) -> Details {
    match analysis {
        Some(analysis) => (analysis.details)(draft, outcome),
        None => Details::reasons(draft, outcome),
    }
}
