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

/// Whether the page is a part of another one. Then it keeps nothing, and leaves the address alone.
pub fn is_embedded() -> bool {
    window()
        .and_then(|window| window.location().search().ok())
        .is_some_and(|search| search.contains("embed"))
}
