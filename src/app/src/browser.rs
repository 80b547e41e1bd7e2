//! The browser, where there is one: the page is drawn without it when it is built, for its first
//! paint, and in tests.

use web_sys::Window;

/// The window of the page; `None` outside of a browser.
pub fn window() -> Option<Window> {
    if cfg!(target_family = "wasm") {
        web_sys::window()
    } else {
        None
    }
}
