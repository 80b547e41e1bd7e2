//! What the scripts in `npm/` call: JSON in, JSON out. A text crosses the border in one piece; an
//! object would have to be built field by field.

use wasm_bindgen::prelude::*;

use crate::face;

/// Weighs less than the allocator of the standard library, and takes as long for any size.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Scores a hand.
#[wasm_bindgen]
pub fn score(request: &str) -> String {
    face::score_json(request)
}

/// Finds the tiles that complete a hand, and what each is worth by self-draw and by discard.
#[wasm_bindgen]
pub fn waits(request: &str) -> String {
    face::waits_json(request)
}

/// Rules on an event beside the score of a hand.
#[wasm_bindgen]
pub fn event(request: &str) -> String {
    face::event_json(request)
}

/// All rule books: their elements, options, circumstances and events.
#[wasm_bindgen]
pub fn rulesets() -> String {
    face::rulesets_json()
}

/// All penalty books: what can go wrong at the table, and what is asked about it.
#[wasm_bindgen(js_name = penaltyBooks)]
pub fn penalty_books() -> String {
    face::penalty_books_json()
}

/// So many bytes a request may have: a longer one is refused before it gets here.
#[wasm_bindgen]
pub fn longest() -> usize {
    face::LONGEST
}
