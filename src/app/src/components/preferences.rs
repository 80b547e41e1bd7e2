//! How a person wants the page: as it was chosen, kept, and done.

pub(super) mod sheet;

use wasm_bindgen::JsValue;
use web_sys::{Element, Window};
use yew::prelude::*;

use super::frame::{self, FRAME};
use crate::browser::window;
use crate::components::use_effect_with::use_effect_with;
use crate::language::{self, Language, Names};
use crate::preferences::{Corners, Preferences, Theme};
use crate::storage;

/// What the address, the device and the browser say.
pub fn start() -> Preferences {
    let theme = storage::load(storage::THEME).and_then(|key| Theme::from_key(&key));
    let corners = storage::load(storage::CORNERS).and_then(|key| Corners::from_key(&key));
    let names = storage::load(storage::NAMES).and_then(|key| Names::from_key(&key));
    Preferences {
        language: language(),
        theme: theme.unwrap_or_default(),
        corners: corners.unwrap_or_default(),
        names: names.unwrap_or_default(),
    }
}

/// The language of the link; else the one that was chosen on this device; else the first that the
/// browser asks for and the page speaks.
fn language() -> Language {
    let window = window();
    let search = window
        .as_ref()
        .and_then(|window| window.location().search().ok());
    let linked = search.and_then(|search| {
        let tag = search
            .strip_prefix('?')?
            .split('&')
            .find_map(|one| one.strip_prefix(LANG))?;
        Language::of_tag(tag)
    });
    let kept = || storage::load(storage::LANGUAGE).and_then(|tag| Language::of_tag(&tag));
    let asked = || {
        let all = window?.navigator().languages();
        all.iter()
            .find_map(|tag| Language::of_tag(&tag.as_string()?))
    };
    linked.or_else(kept).or_else(asked).unwrap_or_default()
}

/// The language in the address.
const LANG: &str = "lang=";

/// Does as the preferences say, and keeps them: the page speaks another language as soon as its words
/// are there.
#[hook]
pub fn use_settings(preferences: Preferences) {
    use_effect_with(
        (preferences.theme, preferences.corners),
        |(theme, corners)| {
            mark("data-theme", theme.key());
            mark("data-corners", corners.key());
            storage::save(storage::THEME, theme.key());
            storage::save(storage::CORNERS, corners.key());
        },
    );
    // What is drawn after this has them.
    language::prefer_names(preferences.names);
    use_effect_with(preferences.names, |names| {
        storage::save(storage::NAMES, names.key());
    });
    let again = use_force_update();
    let first = use_mut_ref(|| true);
    use_effect_with(preferences.language, move |&language| {
        // The page began in it.
        if first.replace(false) {
            return;
        }
        storage::save(storage::LANGUAGE, language.key());
        language.speak(move || {
            if language.here().is_ok() {
                name(language);
            }
            again.force_update();
        });
    });
}

/// Marks the page with what was chosen.
fn mark(attribute: &str, key: &str) {
    if let Some(root) = root() {
        let _ = match key {
            "auto" => root.remove_attribute(attribute),
            _ => root.set_attribute(attribute, key),
        };
    }
}

/// Names the language of the page, in the page and in its address.
fn name(language: Language) {
    if let Some(root) = root() {
        let _ = root.set_attribute("lang", language.key());
    }
    if frame::is_embedded() {
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

/// Has the page begin in its language, then calls `then`.
pub fn begin(then: impl FnOnce() + 'static) {
    let language = language();
    language.speak(move || {
        if let Some(root) = root().filter(|_| language.here().is_ok()) {
            let _ = root.set_attribute("lang", language.key());
        }
        if frame::is_embedded() {
            FRAME.load(then);
        } else {
            then();
        }
    });
}

fn root() -> Option<Element> {
    window()?.document()?.document_element()
}
