//! Where something is in the page as it is drawn.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event};

use crate::browser::window;

/// The page, as the browser has it.
pub fn document() -> Option<Document> {
    window()?.document()
}

/// What an event of a finger or a key began at: always an element.
pub fn target(event: &Event) -> Option<Element> {
    event.target().map(JsCast::unchecked_into)
}

/// Whether an element is such a one, or lies in one.
pub fn is_within(element: &Element, selector: &str) -> bool {
    element.closest(selector).is_ok_and(|found| found.is_some())
}

/// The place of an element among those of the tray that are such.
pub fn place_in_tray(element: &Element, selector: &str) -> Option<usize> {
    let spots = element
        .closest(".tray")
        .ok()??
        .query_selector_all(selector)
        .ok()?;
    (0..spots.length()).position(|place| spots.item(place).is_some_and(|one| one == **element))
}
