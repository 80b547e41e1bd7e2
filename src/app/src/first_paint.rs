//! The first paint: the initial page, rendered at build time (`examples/first_paint.rs`) and visible until
//! the program is loaded. Input is recorded, and replayed after the first rendering (`start/event_replay.js`).

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = early, js_name = waitForPointerUp, catch)]
    async fn js_wait_for_pointer_up() -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = early, js_name = showLoadError, catch)]
    fn js_show_load_error() -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = early, js_name = markRendered, catch)]
    fn js_mark_rendered() -> Result<(), JsValue>;
}

/// Waits until no pointer is down: during a press, the page must not be replaced.
pub async fn wait_for_pointer_up() {
    // The call fails if the host forbids inline scripts; then no input was recorded.
    let _ = js_wait_for_pointer_up().await;
}

/// Starts the replay of recorded input, after the first rendering.
pub fn mark_rendered() {
    let _ = js_mark_rendered();
}

/// Replaces the page with an error message and a retry button.
pub fn show_load_error() {
    let _ = js_show_load_error();
}

/// Name of the window event for the first input.
pub const TOUCHED: &str = "touched";
