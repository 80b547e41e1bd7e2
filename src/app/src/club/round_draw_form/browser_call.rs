//! Methods of the browser that only these parts call, by name: so the first load has no code for them.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::window;
use crate::ui::dom::document;

/// Returns whether the page can fill the screen.
pub fn has_full_screen() -> bool {
    let page = document();
    let enabled = page.and_then(|page| Reflect::get(&page, &"fullscreenEnabled".into()).ok());
    enabled.is_some_and(|enabled| enabled.is_truthy())
}

/// Fills the screen with the page.
pub fn fill_screen() {
    if let Some(root) = document().and_then(|page| page.document_element()) {
        call(&root, "requestFullscreen");
    }
}

/// Prints the page.
pub fn print_page() {
    if let Some(window) = window() {
        call(&window, "print");
    }
}

fn call(object: &JsValue, method: &str) {
    let function = Reflect::get(object, &method.into()).ok();
    if let Some(function) = function.and_then(|function| function.dyn_into::<Function>().ok()) {
        // A browser that refuses does nothing, and the page stays as it is.
        let _ = function.call0(object);
    }
}
