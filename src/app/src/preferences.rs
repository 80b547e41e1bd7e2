//! Preferences of the page: choice, storage and effects.

pub mod preferences_sheet;

use wasm_bindgen::JsValue;
use web_sys::{Element, Window};
use yew::prelude::*;

use crate::browser::{is_embedded, window};
use crate::chunks::{FRAME, use_lazy};
use crate::i18n::{Language, Locale, NameStyle};
use crate::storage::{CORNERS, LANGUAGE, NAMES, StorageContext, THEME, use_storage};
use crate::store::user_preferences::{Corners, Preferences, Theme};

/// Returns the preferences from the address, the storage and the browser.
pub fn initial_preferences(storage: &StorageContext) -> Preferences {
    let theme = storage.load(THEME).and_then(|key| Theme::from_key(&key));
    let corners = storage
        .load(CORNERS)
        .and_then(|key| Corners::from_key(&key));
    let names = storage
        .load(NAMES)
        .and_then(|key| NameStyle::from_key(&key));
    Preferences {
        language: language(),
        theme: theme.unwrap_or_default(),
        corners: corners.unwrap_or_default(),
        names: names.unwrap_or_default(),
    }
}

/// Returns the language of the root element, which `start/preferences.js` has set.
fn language() -> Language {
    let key = root().and_then(|root| root.get_attribute("lang"));
    key.and_then(|key| Language::from_key(&key))
        .unwrap_or_default()
}

/// Parameter of the address for the language.
const LANG: &str = "lang=";

/// Applies and saves the preferences, and returns the wording. While the words of a language load, or if
/// they can't be loaded, the page keeps its language.
#[hook]
pub fn use_preferences(preferences: Preferences) -> Locale {
    let Preferences {
        language, names, ..
    } = preferences;
    let storage = use_storage();
    let stored = storage.clone();
    use_effect_with(
        (preferences.theme, preferences.corners),
        move |(theme, corners)| {
            set_root_attribute("data-theme", theme.key());
            set_root_attribute("data-corners", corners.key());
            stored.save(THEME, theme.key());
            stored.save(CORNERS, corners.key());
        },
    );
    let stored = storage.clone();
    use_effect_with(names, move |names| stored.save(NAMES, names.key()));
    let started_in = use_mut_ref(|| Some(language));
    use_effect_with(language, move |language| {
        // The language of the start wasn't chosen here.
        if started_in.replace(None).is_none() {
            storage.save(LANGUAGE, language.key());
        }
    });
    let words = use_lazy(language.words());
    let is_here = language.words().is_none() || words.ready().is_some();
    let shown = use_state_eq(|| {
        if is_here {
            language
        } else {
            Language::default()
        }
    });
    let shows = shown.setter();
    let before = *shown;
    use_effect_with((language, is_here), move |&(language, is_here)| {
        if is_here && language != before {
            write_language(language);
            shows.set(language);
        }
    });
    Locale::new(*shown, names)
}

/// Sets an attribute of the root element to the chosen value.
fn set_root_attribute(attribute: &str, key: &str) {
    if let Some(root) = root() {
        let _ = match key {
            "auto" => root.remove_attribute(attribute),
            _ => root.set_attribute(attribute, key),
        };
    }
}

/// Writes the language of the page into the document and the address.
fn write_language(language: Language) {
    if let Some(root) = root() {
        let _ = root.set_attribute("lang", language.key());
    }
    if is_embedded() {
        return;
    }
    let write = |window: &Window| {
        let hash = window.location().hash().ok()?;
        let address = format!("?{LANG}{}{hash}", language.key());
        let history = window.history().ok()?;
        history
            .replace_state_with_url(&JsValue::NULL, "", Some(&address))
            .ok()
    };
    window().as_ref().and_then(write);
}

/// Loads the initial language, then calls `then`.
pub fn load_initial_language(then: impl FnOnce() + 'static) {
    let language = language();
    let then = move || {
        if let Some(root) = root().filter(|_| language.is_here()) {
            let _ = root.set_attribute("lang", language.key());
        }
        if is_embedded() {
            FRAME.load(then);
        } else {
            then();
        }
    };
    match language.words() {
        Some(words) => words.load(then),
        None => then(),
    }
}

fn root() -> Option<Element> {
    window()?.document()?.document_element()
}
