//! What the scripts in `npm/` call: JSON in, JSON out. A text crosses the border in one piece; an
//! object would have to be built field by field.

use wasm_bindgen::prelude::*;

use crate::face;

/// Weighs less than the allocator of the standard library, and takes as long for any size.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Scores a hand. The report is to be made whole by `npm/whole.js`.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn score(request: &str) -> String {
    face::score_brief(request)
}

/// Finds the tiles that complete a hand, and what each is worth by self-draw and by discard. Each
/// report is to be made whole by `npm/whole.js`.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn waits(request: &str) -> String {
    face::waits_brief(request)
}

/// Rules on an event by a book by which hands are scored.
#[cfg(feature = "events")]
#[wasm_bindgen]
pub fn ruling(request: &str) -> String {
    face::ruling_json(request)
}

/// Rules on an event by a penalty book.
#[cfg(feature = "penalties")]
#[wasm_bindgen]
pub fn penalty(request: &str) -> String {
    face::penalty_json(request)
}

/// All rule books: their elements, options, circumstances and events.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn rulesets() -> String {
    face::rulesets_json()
}

/// All penalty books: what can go wrong at the table, and what is asked about it.
#[cfg(feature = "penalties")]
#[wasm_bindgen(js_name = penaltyBooks)]
pub fn penalty_books() -> String {
    face::penalty_books_json()
}

/// So many bytes a request may have: a longer one is refused before it gets here.
#[wasm_bindgen]
pub fn longest() -> usize {
    face::LONGEST
}
