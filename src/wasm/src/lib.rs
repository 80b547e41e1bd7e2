//! The data face for JavaScript: what the scripts in `npm/` call.
//!
//! A request comes as a JSON text, a report goes as a plain object. Measured in Node: a request is read
//! from its text in 3.1 µs and from an object in 12.6, while a report takes 19 µs either way.
//! `cargo xtask bench` times both ways of a report, of a package with the feature `text`.
#![forbid(unsafe_code)]

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
#[cfg(any(
    feature = "hands",
    feature = "discards",
    feature = "events",
    feature = "penalties"
))]
use tilewise_api::Json;
use wasm_bindgen::prelude::*;

/// Weighs less than the allocator of the standard library, and takes as long for any size.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Scores a hand. The report is to be made whole by `npm/whole.js`.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn score(request: &str) -> JsValue {
    answer(request, |json| {
        let mut report = tilewise_api::score(json);
        report.shorten();
        report
    })
}

/// The same report as a text: what the benchmark holds the other way against.
#[cfg(all(feature = "hands", feature = "text"))]
#[wasm_bindgen(js_name = scoreText)]
pub fn score_text(request: &str) -> String {
    tilewise_api::score_brief(request)
}

/// Finds the tiles that complete a hand, and what each is worth by self-draw and by discard. Each
/// report is to be made whole by `npm/whole.js`.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn waits(request: &str) -> JsValue {
    answer(request, |json| {
        let mut report = tilewise_api::waits(json);
        report.shorten();
        report
    })
}

/// Finds what a hand can discard, and what the others then are.
#[cfg(feature = "discards")]
#[wasm_bindgen]
pub fn discards(request: &str) -> JsValue {
    answer(request, tilewise_api::discards)
}

/// Rules on an event by a rule set.
#[cfg(feature = "events")]
#[wasm_bindgen]
pub fn ruling(request: &str) -> JsValue {
    answer(request, tilewise_api::ruling)
}

/// Rules on an event by a penalty book.
#[cfg(feature = "penalties")]
#[wasm_bindgen]
pub fn penalty(request: &str) -> JsValue {
    answer(request, tilewise_api::penalty)
}

/// Replays the log of a game.
#[cfg(feature = "game")]
#[wasm_bindgen]
pub fn game(log: &str) -> JsValue {
    match tilewise_api::read_game(log.as_bytes()) {
        Ok(json) => object(&tilewise_api::game(&json)),
        Err(refusal) => object(&refusal),
    }
}

/// So many bytes a game may have.
#[cfg(feature = "game")]
#[wasm_bindgen(js_name = longestGame)]
pub fn longest_game() -> usize {
    tilewise_api::LONGEST_GAME
}

/// All rule sets: their elements, options, circumstances and events.
#[cfg(feature = "hands")]
#[wasm_bindgen]
pub fn rulesets() -> JsValue {
    object(&tilewise_api::rulesets())
}

/// All penalty books: what can go wrong at the table, and what is asked about it.
#[cfg(feature = "penalties")]
#[wasm_bindgen(js_name = penaltyBooks)]
pub fn penalty_books() -> JsValue {
    object(&tilewise_api::penalty_books())
}

/// So many bytes a request may have: a longer one is refused before it gets here.
#[wasm_bindgen]
pub fn longest() -> usize {
    tilewise_api::LONGEST
}

/// The report on a request, or why it is none.
#[cfg(any(
    feature = "hands",
    feature = "discards",
    feature = "events",
    feature = "penalties"
))]
fn answer<R: Serialize>(request: &str, report: impl FnOnce(&Json) -> R) -> JsValue {
    match tilewise_api::read(request.as_bytes()) {
        Ok(json) => object(&report(&json)),
        Err(refusal) => object(&refusal),
    }
}

/// A plain object, such as JSON would give. A report has only texts as keys, and no number that
/// JavaScript doesn't have, so that it can always be made.
fn object(report: &impl Serialize) -> JsValue {
    let made = report.serialize(&Serializer::json_compatible());
    made.unwrap_or_default()
}
