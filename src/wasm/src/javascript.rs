//! What JavaScript sees: plain values in, plain objects out. Nothing here throws.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::face::{self, Json, Refusal};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../tilewise.d.ts");

/// Scores a hand.
#[wasm_bindgen(unchecked_return_type = "ScoreReport")]
pub fn score(#[wasm_bindgen(unchecked_param_type = "ScoreRequest")] request: &JsValue) -> JsValue {
    answer(request, |json| plain(&face::score(json)))
}

/// Finds the tiles that complete a hand, and what each is worth by self-draw and by discard.
#[wasm_bindgen(unchecked_return_type = "WaitsReport")]
pub fn waits(#[wasm_bindgen(unchecked_param_type = "WaitsRequest")] request: &JsValue) -> JsValue {
    answer(request, |json| plain(&face::waits(json)))
}

/// Rules on an event beside the score of a hand.
#[wasm_bindgen(unchecked_return_type = "EventReport")]
pub fn event(#[wasm_bindgen(unchecked_param_type = "EventRequest")] request: &JsValue) -> JsValue {
    answer(request, |json| plain(&face::event(json)))
}

/// All rule books: their elements, options, circumstances and events.
#[wasm_bindgen(unchecked_return_type = "RuleSet[]")]
pub fn rulesets() -> JsValue {
    plain(&face::rulesets())
}

/// All penalty books: what can go wrong at the table, and what is asked about it.
#[wasm_bindgen(js_name = penaltyBooks, unchecked_return_type = "PenaltyBook[]")]
pub fn penalty_books() -> JsValue {
    plain(&face::penalty_books())
}

/// A request is read by way of its JSON: a value that contains itself, or that throws when it is
/// looked at, has none, and is refused like any other.
fn answer(request: &JsValue, report: impl Fn(&Json) -> JsValue) -> JsValue {
    let text = js_sys::JSON::stringify(request)
        .ok()
        .and_then(|text| text.as_string());
    let Some(text) = text else {
        let message = "the request can't be written as JSON: pass a plain object".to_owned();
        return plain(&Refusal::because("bad-request", message));
    };
    match face::read(text.as_bytes()) {
        Ok(json) => report(&json),
        Err(refusal) => plain(&refusal),
    }
}

fn plain(report: &impl Serialize) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    report.serialize(&serializer).unwrap_or(JsValue::NULL)
}
