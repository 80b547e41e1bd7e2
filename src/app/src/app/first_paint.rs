//! The first paint: the initial page, rendered at build time (`examples/first_paint.rs`) and visible until
//! the program is loaded. Clicks are recorded, and repeated after the first rendering (`start/click_queue.js`).

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = early, js_name = waitForPointerUp, catch)]
    async fn js_wait_for_pointer_up() -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = early, js_name = repeatClicks, catch)]
    fn js_repeat_clicks() -> Result<(), JsValue>;
}

/// Waits until no pointer is down: during a press, the page must not be replaced.
pub async fn wait_for_pointer_up() {
    // The call fails if the host forbids inline scripts; then no input was recorded.
    let _ = js_wait_for_pointer_up().await;
}

/// Repeats the recorded clicks, after the first rendering.
pub fn repeat_clicks() {
    let _ = js_repeat_clicks();
}
