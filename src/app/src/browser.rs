//! The browser, where there is one: the page is drawn without it when it is built, for its first
//! paint, and in tests.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Window;

/// When the page has been drawn and nobody waits for anything: milliseconds.
pub const IDLE: u32 = 2_000;

/// The window of the page; `None` outside of a browser.
pub fn window() -> Option<Window> {
    if cfg!(target_family = "wasm") {
        web_sys::window()
    } else {
        None
    }
}

/// Whether the page is a part of another one. Then it keeps nothing, and leaves the address alone.
pub fn is_embedded() -> bool {
    window()
        .and_then(|window| window.document()?.document_element())
        .is_some_and(|root| root.has_attribute("data-embed"))
}

/// Does something once the browser has shown what there is now.
pub fn after_frame(then: impl FnOnce() + 'static) {
    let then = || {
        Timeout::new(0, then).forget();
    };
    // What nobody sees has no frames.
    let window = window();
    let document = window.as_ref().and_then(Window::document);
    match window.filter(|_| document.is_some_and(|document| !document.hidden())) {
        Some(window) => {
            let then = Closure::once_into_js(then);
            // It is a function.
            let _ = window.request_animation_frame(then.unchecked_ref());
        }
        None => then(),
    }
}
