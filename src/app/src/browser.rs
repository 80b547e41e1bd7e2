//! Access to the browser. The page also renders without one: at build time for the first paint, and in tests.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Window;

/// Delay in milliseconds before background loading starts.
pub const IDLE: u32 = 2_000;

/// Returns the browser window; `None` outside of a browser.
pub fn window() -> Option<Window> {
    if cfg!(target_family = "wasm") {
        web_sys::window()
    } else {
        None
    }
}

/// Whether the page is embedded in another page. Then it stores nothing and leaves the address unchanged.
pub fn is_embedded() -> bool {
    window()
        .and_then(|window| window.document()?.document_element())
        .is_some_and(|root| root.has_attribute("data-embed"))
}

/// Calls `then` after the browser has painted the current state.
pub fn after_frame(then: impl FnOnce() + 'static) {
    let then = || {
        Timeout::new(0, then).forget();
    };
    // Hidden pages get no animation frames.
    let window = window();
    let document = window.as_ref().and_then(Window::document);
    match window.filter(|_| document.is_some_and(|document| !document.hidden())) {
        Some(window) => {
            let then = Closure::once_into_js(then);
            // `then` is a JavaScript function.
            let _ = window.request_animation_frame(then.unchecked_ref());
        }
        None => then(),
    }
}
