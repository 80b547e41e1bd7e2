//! What stands behind an outcome: worked out when the outcome itself has been shown.

use std::rc::Rc;

use yew::prelude::*;

use super::deferred::DEFERRED;
use super::further::FURTHER;
use crate::browser::after_frame;
use crate::components::use_effect_with::use_effect_with;
use crate::outcome::{Details, Outcome};
use crate::state::Draft;

/// What is known of a draft.
#[derive(Default)]
struct Known {
    draft: Option<Rc<Draft>>,
    /// Whether what works out all of it was there.
    is_whole: bool,
    details: Rc<Details>,
}

/// What stands behind an outcome. When there was nothing like it before, the browser shows the outcome
/// first: a finger waits for that, not for the reasons. From then on both change together.
#[hook]
pub fn use_details(draft: &Rc<Draft>, outcome: &Rc<Outcome>) -> Rc<Details> {
    let known = use_mut_ref(Known::default);
    let again = use_force_update();
    let deferred = DEFERRED.get().ok();
    let mut now = known.borrow_mut();
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
        let (known, outcome) = (Rc::clone(&known), Rc::clone(outcome));
        use_effect_with(late, move |late| {
            // What another draft overtakes is dropped with this.
            let wanted = Rc::new(());
            let is_wanted = Rc::downgrade(&wanted);
            if let (Some(draft), Some(deferred)) = (late.clone(), deferred) {
                after_frame(move || {
                    if is_wanted.upgrade().is_some() {
                        let details = Rc::new((deferred.details)(&draft, &outcome));
                        known.replace(Known {
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
