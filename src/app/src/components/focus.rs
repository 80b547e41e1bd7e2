//! The focus stays near when what had it is gone.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

use super::dom::{document, is_within, place_in_tray, target};
use crate::browser::window;

/// What can have the focus, but for fields: on a phone they would bring up the keyboard.
const REACHABLE: &str = "a[href], button, summary";

/// What had the focus last.
#[derive(Default)]
struct Last {
    /// It, and all that it lay in, from the inside out.
    around: Vec<Element>,
    /// Where in the tray it was, then or before.
    place: usize,
}

/// Sees to the focus for as long as the page is there: a press may take away what was pressed, and
/// the browser would begin at the top again.
pub fn keep() {
    let last = Rc::new(RefCell::new(Last::default()));
    last.borrow_mut().note(focused());
    let Some(window) = window() else {
        return;
    };
    {
        let last = Rc::clone(&last);
        EventListener::new(&window, "focusin", move |event| {
            last.borrow_mut().note(target(event));
        })
        .forget();
    }
    // Each change of the page, once it is drawn.
    let changed = Closure::<dyn FnMut()>::new(move || {
        let gone = last.borrow_mut().is_gone();
        if gone && focused().is_none() {
            let Last { around, place } = last.take();
            lead(&around, place);
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
    fn note(&mut self, now: Option<Element>) {
        if let Some(place) = now.as_ref().and_then(|one| place_in_tray(one, ".spot")) {
            self.place = place;
        }
        self.around = std::iter::successors(now, |one| one.parent_element()).collect();
    }

    fn is_gone(&self) -> bool {
        self.around.first().is_some_and(|one| !one.is_connected())
    }
}

/// What has the focus now.
fn focused() -> Option<Element> {
    let one = document()?.active_element()?;
    is_within(&one, "body *").then_some(one)
}

/// Gives the focus to what is nearest to where it was. In the hand that is what came to its place in
/// the tray, and in an empty tray the first tile key.
fn lead(around: &[Element], place: usize) {
    for near in around.iter().filter(|near| near.is_connected()) {
        if let Ok(Some(hand)) = near.closest(".play") {
            let _ = reach(&hand, ".tray .spot", place) || reach(&hand, ".keys .key", 0);
            return;
        }
        // An answer gives way to what comes of it, which is in sight: nothing is scrolled to.
        if let Ok(Some(result)) = near.closest("[data-result]")
            && let Ok(Some(line)) = result.query_selector(".result-line")
        {
            let stay = FocusOptions::new();
            stay.set_prevent_scroll(true);
            // It can have the focus.
            let _ = line
                .unchecked_into::<HtmlElement>()
                .focus_with_options(&stay);
            return;
        }
        if reach(near, REACHABLE, 0) {
            return;
        }
    }
}

/// Gives the focus to the first such that can have it, from a place on, or to the last that there
/// is; whether something has it now.
fn reach(near: &Element, selector: &str, place: usize) -> bool {
    let Ok(all) = near.query_selector_all(selector) else {
        return false;
    };
    let last = all.length().saturating_sub(1);
    let first = u32::try_from(place).unwrap_or(last).min(last);
    (first..all.length()).any(|index| {
        if let Some(one) = all.item(index) {
            // What is hidden can't have it: the next one is tried.
            let _ = one.unchecked_into::<HtmlElement>().focus();
        }
        focused().is_some()
    })
}
