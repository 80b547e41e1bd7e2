//! Styles and drawings of what is loaded later: they come with it, and not with the page.

use std::cell::RefCell;
use std::ptr;

use wasm_bindgen::JsCast;
use web_sys::CssStyleSheet;

use crate::browser::window;

thread_local! {
    static INJECTED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Whether this comes into the page for the first time.
fn is_new(part: &'static str) -> bool {
    INJECTED.with_borrow_mut(|injected| {
        let is_new = !injected.iter().any(|one| ptr::eq(*one, part));
        if is_new {
            injected.push(part);
        }
        is_new
    })
}

/// Adds styles to the page, once. They go into its own sheet, since a strict policy for content
/// forbids styles that stand in the page.
pub fn inject_styles(styles: &'static str) {
    if !is_new(styles) {
        return;
    }
    let sheet = window()
        .and_then(|window| window.document())
        .and_then(|document| document.style_sheets().item(0))
        .and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
    if let Some(sheet) = sheet {
        // Only one rule can be added at a time: this one holds them all.
        let length = sheet.css_rules().map_or(0, |rules| rules.length());
        let _ = sheet.insert_rule_with_index(&format!("@media all{{{styles}}}"), length);
    }
}

/// Adds drawings to the page, once: whatever names one of them draws it out of the page itself, since
/// a browser reads a file of drawings anew for each that it draws. Without a page nothing happens.
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
