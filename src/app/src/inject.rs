//! Injection of the styles and drawings of chunks, which aren't part of the document.

use std::cell::RefCell;
use std::ptr;

use wasm_bindgen::JsCast;
use web_sys::CssStyleSheet;

use crate::browser::window;

thread_local! {
    static INJECTED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Whether this is injected for the first time.
fn is_new(part: &'static str) -> bool {
    INJECTED.with_borrow_mut(|injected| {
        let is_new = !injected.iter().any(|one| ptr::eq(*one, part));
        if is_new {
            injected.push(part);
        }
        is_new
    })
}

/// Adds styles to the page, once. They are inserted into the existing sheet, since a strict content security
/// policy forbids inline styles.
pub fn inject_styles(styles: &'static str) {
    if !is_new(styles) {
        return;
    }
    let sheet = window()
        .and_then(|window| window.document())
        .and_then(|document| document.style_sheets().item(0))
        .and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
    if let Some(sheet) = sheet {
        // A single rule can be inserted at a time; this one contains all.
        let length = sheet.css_rules().map_or(0, |rules| rules.length());
        let _ = sheet.insert_rule_with_index(&format!("@media all{{{styles}}}"), length);
    }
}

/// Adds drawings to the page, once. References to an external file would make browsers read it again for each
/// drawing. Does nothing without a page.
pub fn inject_drawings(drawings: &'static str) {
    if !is_new(drawings) {
        return;
    }
    let body = window()
        .and_then(|window| window.document())
        .and_then(|document| document.body());
    if let Some(body) = body {
        let hidden = format!("<div hidden>{drawings}</div>");
        let _ = body.insert_adjacent_html("beforeend", &hidden);
    }
}
