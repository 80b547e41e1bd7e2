//! What the device itself has for giving a link away: its own list of people and programs.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::ShareData;
use web_sys::js_sys::{Object, Reflect};

/// Whether the device has such a list.
pub fn can_send() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    navigator.is_some_and(|navigator| Reflect::has(&navigator, &"share".into()).unwrap_or_default())
}

/// Opens the list for a link.
pub fn send(link: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let data = Object::new();
    for (key, text) in [("title", "Tilewise"), ("url", link)] {
        // Refused only by what is frozen.
        let _ = Reflect::set(&data, &key.into(), &JsValue::from_str(text));
    }
    let data: ShareData = data.unchecked_into();
    // Who closes the list shares nothing, and that is all there is to say about it.
    let closed = Closure::once(|_: JsValue| ());
    let _ = window.navigator().share_with_data(&data).catch(&closed);
    closed.forget();
}
