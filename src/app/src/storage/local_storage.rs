//! The local and session storage of the browser.
//!
//! `gloo::storage` panics if the browser denies storage, so it isn't used.

use crate::browser::window;

use super::Storage;

/// The local and session storage of the browser, each if the browser allows it.
pub struct LocalStorage;

fn local() -> Option<web_sys::Storage> {
    window()?.local_storage().ok()?
}

fn session() -> Option<web_sys::Storage> {
    window()?.session_storage().ok()?
}

fn load(storage: Option<web_sys::Storage>, key: &str) -> Option<String> {
    storage?.get_item(key).ok()?
}

fn save(storage: Option<web_sys::Storage>, key: &str, text: &str) {
    if let Some(storage) = storage {
        let _ = storage.set_item(key, text);
    }
}

impl Storage for LocalStorage {
    fn load(&self, key: &str) -> Option<String> {
        load(local(), key)
    }

    fn save(&self, key: &str, text: &str) {
        save(local(), key, text);
    }

    fn load_for_tab(&self, key: &str) -> Option<String> {
        load(session(), key)
    }

    fn save_for_tab(&self, key: &str, text: &str) {
        save(session(), key, text);
    }
}
