//! Focus management: moves the focus nearby when the focused element is removed.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

use super::dom::{document, is_within, place_in_tray, target};
use crate::browser::window;

/// Selector of focusable elements. Fields are excluded: on a phone they open the keyboard.
const REACHABLE: &str = "a[href], button, summary";

/// The element that had the focus last.
#[derive(Default)]
struct Last {
    /// The element and its ancestors, from the inside out.
    ancestors: Vec<Element>,
    /// Its last index in the tray.
    place: usize,
}

/// Observes the focus while the page is open. If a press removes the pressed element, the browser would
/// otherwise move the focus to the start of the page.
pub fn observe_focus() {
    let last = Rc::new(RefCell::new(Last::default()));
    last.borrow_mut().record(focused());
    let Some(window) = window() else {
        return;
    };
    {
        let last = Rc::clone(&last);
        EventListener::new(&window, "focusin", move |event| {
            last.borrow_mut().record(target(event));
        })
        .forget();
    }
    // Runs after each change of the document.
    let changed = Closure::<dyn FnMut()>::new(move || {
        let gone = last.borrow_mut().is_gone();
        if gone && focused().is_none() {
            let Last { ancestors, place } = last.take();
            focus_nearest(&ancestors, place);
        }
    });
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    let observer = MutationObserver::new(changed.into_js_value().unchecked_ref());
    if let (Ok(observer), Some(body)) = (observer, document().and_then(|all| all.body())) {
        let _ = observer.observe_with_options(&body, &what);
    }
}

impl Last {
    fn record(&mut self, now: Option<Element>) {
        if let Some(place) = now.as_ref().and_then(|one| place_in_tray(one, ".spot")) {
            self.place = place;
        }
        self.ancestors = std::iter::successors(now, |one| one.parent_element()).collect();
    }

    fn is_gone(&self) -> bool {
        self.ancestors
            .first()
            .is_some_and(|one| !one.is_connected())
    }
}

/// Returns the focused element.
fn focused() -> Option<Element> {
    let one = document()?.active_element()?;
    is_within(&one, "body *").then_some(one)
}

/// Moves the focus to the nearest element: in the hand the tile at the same index of the tray, or the first
/// tile key if the tray is empty.
fn focus_nearest(ancestors: &[Element], place: usize) {
    for ancestor in ancestors.iter().filter(|ancestor| ancestor.is_connected()) {
        if let Ok(Some(hand)) = ancestor.closest(".play") {
            let _ = focus_match(&hand, ".tray .spot", place) || focus_match(&hand, ".keys .key", 0);
            return;
        }
        // An answer is replaced by its result, which is visible: no scrolling.
        if let Ok(Some(result)) = ancestor.closest("[data-result]")
            && let Ok(Some(line)) = result.query_selector(".result-line")
        {
            let stay = FocusOptions::new();
            stay.set_prevent_scroll(true);
            // The element is focusable.
            let _ = line
                .unchecked_into::<HtmlElement>()
                .focus_with_options(&stay);
            return;
        }
        if focus_match(ancestor, REACHABLE, 0) {
            return;
        }
    }
}

/// Focuses the first focusable match from an index on, or the last one. Returns true if an element has the
/// focus now.
fn focus_match(ancestor: &Element, selector: &str, place: usize) -> bool {
    let Ok(all) = ancestor.query_selector_all(selector) else {
        return false;
    };
    let last = all.length().saturating_sub(1);
    let first = u32::try_from(place).unwrap_or(last).min(last);
    (first..all.length()).any(|index| {
        if let Some(one) = all.item(index) {
            // Hidden elements can't have the focus: tries the next one.
            let _ = one.unchecked_into::<HtmlElement>().focus();
        }
        focused().is_some()
    })
}
