//! The data face for JavaScript: what the scripts in `npm/` call. JSON in, JSON out: a text crosses the
//! border in one piece, an object would have to be built field by field.
#![forbid(unsafe_code)]

use wasm_bindgen::prelude::*;

/// Weighs less than the allocator of the standard library, and takes as long for any size.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Scores a hand. The report is to be made whole by `npm/whole.js`.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn score(request: &str) -> String {
    tilewise_api::score_brief(request)
}

/// Finds the tiles that complete a hand, and what each is worth by self-draw and by discard. Each
/// report is to be made whole by `npm/whole.js`.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn waits(request: &str) -> String {
    tilewise_api::waits_brief(request)
}

/// Rules on an event by a book by which hands are scored.
#[cfg(feature = "events")]
#[wasm_bindgen]
pub fn ruling(request: &str) -> String {
    tilewise_api::ruling_json(request)
}

/// Rules on an event by a penalty book.
#[cfg(feature = "penalties")]
#[wasm_bindgen]
pub fn penalty(request: &str) -> String {
    tilewise_api::penalty_json(request)
}

/// All rule books: their elements, options, circumstances and events.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn rulesets() -> String {
    tilewise_api::rulesets_json()
}

/// All penalty books: what can go wrong at the table, and what is asked about it.
#[cfg(feature = "penalties")]
#[wasm_bindgen(js_name = penaltyBooks)]
pub fn penalty_books() -> String {
    tilewise_api::penalty_books_json()
}

/// So many bytes a request may have: a longer one is refused before it gets here.
#[wasm_bindgen]
pub fn longest() -> usize {
    tilewise_api::LONGEST
}
