//! Hook that computes the details of an outcome after the outcome is painted.

use std::rc::Rc;

use yew::prelude::*;

use super::analysis_chunk::FURTHER;
use super::result_chunk::DEFERRED;
use crate::browser::after_frame;
use crate::outcome::{Details, HandOutcome};
use crate::state::Draft;

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
pub fn use_details(draft: &Rc<Draft>, outcome: &Rc<HandOutcome>) -> Rc<Details> {
    let cache = use_mut_ref(DetailsCache::default);
    let again = use_force_update();
    let deferred = DEFERRED.get().ok();
    let mut now = cache.borrow_mut();
    let is_whole = FURTHER.get().is_ok();
    let is_new = now.draft.as_ref() != Some(draft) || now.is_whole != is_whole;
    now.is_whole = is_whole;
    if let Some(deferred) = deferred.filter(|_| is_new) {
        if now.details.is_like(outcome) {
            now.details = Rc::new((deferred.details)(draft, outcome));
            now.draft = Some(Rc::clone(draft));
        } else {
            now.details = Rc::default();
            now.draft = None;
        }
    }
    let late = deferred
        .filter(|_| now.draft.is_none())
        .map(|_| Rc::clone(draft));
    {
        let (cache, outcome) = (Rc::clone(&cache), Rc::clone(outcome));
        use_effect_with(late, move |late| {
            // Dropped at the next draft, which cancels the computation.
            let wanted = Rc::new(());
            let is_wanted = Rc::downgrade(&wanted);
            if let (Some(draft), Some(deferred)) = (late.clone(), deferred) {
                after_frame(move || {
                    if is_wanted.upgrade().is_some() {
                        let details = Rc::new((deferred.details)(&draft, &outcome));
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
