//! Look-up of elements in the document.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlInputElement};

use crate::browser::window;

/// Returns the document.
pub fn document() -> Option<Document> {
    window()?.document()
}

/// Returns the target of a pointer or keyboard event, which is always an element.
pub fn target(event: &Event) -> Option<Element> {
    event.target().map(JsCast::unchecked_into)
}

/// Returns true if the element or an ancestor matches the selector.
pub fn is_within(element: &Element, selector: &str) -> bool {
    element.closest(selector).is_ok_and(|found| found.is_some())
}

/// Returns the index of the element among those of the tray that match the selector.
pub fn place_in_tray(element: &Element, selector: &str) -> Option<usize> {
    let spots = element
        .closest(".tray")
        .ok()??
        .query_selector_all(selector)
        .ok()?;
    (0..spots.length()).position(|place| spots.item(place).is_some_and(|one| one == **element))
}

/// Returns the file that was chosen in a field.
pub fn first_file(field: &HtmlInputElement) -> Option<JsValue> {
    let files = Reflect::get(field, &"files".into()).ok()?;
    let file = Reflect::get(&files, &"0".into()).ok()?;
    file.is_object().then_some(file)
}
