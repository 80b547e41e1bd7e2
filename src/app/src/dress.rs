//! Styles of what is drawn later: they come with it, and not with the page.

use std::cell::RefCell;
use std::ptr;

use wasm_bindgen::JsCast;
use web_sys::CssStyleSheet;

thread_local! {
    static WORN: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Adds styles to the page, once. They go into its own sheet, since a strict policy for content
/// forbids styles that stand in the page.
pub fn dress(styles: &'static str) {
    let worn = WORN.with_borrow_mut(|worn| {
        let is_worn = worn.iter().any(|one| ptr::eq(*one, styles));
        if !is_worn {
            worn.push(styles);
        }
        is_worn
    });
    if worn {
        return;
    }
    let sheet = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.style_sheets().item(0))
        .and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
    if let Some(sheet) = sheet {
        // Only one rule can be added at a time: this one holds them all.
        let length = sheet.css_rules().map_or(0, |rules| rules.length());
        let _ = sheet.insert_rule_with_index(&format!("@media all{{{styles}}}"), length);
    }
}
