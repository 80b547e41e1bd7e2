//! Keeps addresses away from the router that it can't read.
//!
//! The router throws on a fragment that isn't a path from the root, such as `#hello` or `#//`. The
//! page must stand whatever is in the address, so such a fragment is rewritten before it looks.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;

/// Mends the address now, and whenever somebody changes it.
pub fn guard() {
    mend_address();
    if let Some(window) = web_sys::window() {
        // Listeners are called in the order in which they came: this one before the router's.
        EventListener::new(&window, "popstate", |_| mend_address()).forget();
    }
}

fn mend_address() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let Ok(hash) = window.location().hash() else {
        return;
    };
    if let (Some(mended), Ok(history)) = (mended(&hash), window.history()) {
        // Where even this is refused, there is nothing left to mend.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&mended));
    }
}

/// What a fragment should have been, if it isn't right.
fn mended(hash: &str) -> Option<String> {
    let path = hash.strip_prefix('#').unwrap_or(hash);
    let is_slash = |letter| matches!(letter, '/' | '\\');
    let bare = path.trim_start_matches(is_slash);
    let right = path.is_empty() || path.starts_with('/') && path.len() == bare.len() + 1;
    (!right).then(|| format!("#/{bare}"))
}

#[cfg(test)]
mod tests {
    use super::mended;

    #[test]
    fn only_paths_from_the_root_reach_the_router() {
        for (hash, right) in [
            ("", None),
            ("#/", Some("#/")),
            ("#/score/hk-old-style/EE", None),
            ("#hello", Some("#/hello")),
            ("#//host/score", Some("#/host/score")),
            ("#/\\host", Some("#/host")),
        ] {
            let right = right.filter(|right| *right != hash);
            assert_eq!(mended(hash).as_deref(), right, "{hash}");
        }
    }
}
