//! The focus stays near when what had it is gone.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

/// What can have the focus, but for fields: on a phone they would bring up the keyboard.
const REACHABLE: &str = "a[href], button, summary";

/// Sees to the focus for as long as the page is there: a press may take away what was pressed, and
/// the browser would begin at the top again.
pub fn keep() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let early = EventListenerOptions::run_in_capture_phase();
    EventListener::new_with_options(&window, "click", early, |_| {
        let around = around();
        // By then the page is drawn anew.
        Timeout::new(0, move || lead(&around)).forget();
    })
    .forget();
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// What has the focus now.
fn focused() -> Option<Element> {
    let one = document()?.active_element()?;
    (one.tag_name() != "BODY").then_some(one)
}

/// What has the focus, and all that it lies in, from the inside out.
fn around() -> Vec<Element> {
    std::iter::successors(focused(), |one| one.parent_element()).collect()
}

/// Gives the focus to what is nearest to where it was, unless something has it.
fn lead(around: &[Element]) {
    for place in around.iter().filter(|place| place.is_connected()) {
        let Ok(all) = place.query_selector_all(REACHABLE) else {
            return;
        };
        for index in 0..all.length() {
            if focused().is_some() {
                return;
            }
            let one = all.item(index);
            if let Some(one) = one.and_then(|one| one.dyn_into::<HtmlElement>().ok()) {
                // What is hidden can't have it: the next one is tried.
                let _ = one.focus();
            }
        }
    }
}
