//! What the browser shows before the program is there: the page as it begins, drawn when it was built
//! (`examples/first_paint.rs`). What is done to it meanwhile is kept, and done when the program has
//! drawn the same (`start/kept.js`).

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = early, js_name = free, catch)]
    async fn wait_for_fingers() -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = early, js_name = fail, catch)]
    fn say_failed() -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = early, js_name = taken, catch)]
    fn tell_drawn() -> Result<(), JsValue>;
}

/// Waits until the program may draw the page: while a finger is down, it may not.
pub async fn free() {
    // Where a host forbids the scripts that stand in the page, nothing was kept.
    let _ = wait_for_fingers().await;
}

/// Tells that the program has drawn the page.
pub fn taken() {
    let _ = tell_drawn();
}

/// Says in place of the page that it can't be had.
pub fn fail() {
    let _ = say_failed();
}

/// The event of the window that says that the page was touched.
pub const TOUCHED: &str = "touched";
