//! Light, dark, or as the device is.

use yew::prelude::*;

use super::icon::{Icon, drawing};
use crate::store;

/// Light, dark, or as the device is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Theme {
    Auto,
    Light,
    Dark,
}

impl Theme {
    const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    fn from_key(key: &str) -> Option<Self> {
        [Self::Auto, Self::Light, Self::Dark]
            .into_iter()
            .find(|theme| theme.key() == key)
    }

    const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::Auto,
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Auto => Icon::Auto,
            Self::Light => Icon::Sun,
            Self::Dark => Icon::Moon,
        }
    }

    fn show(self) {
        let root = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.document_element());
        if let Some(root) = root {
            let _ = match self {
                Self::Auto => root.remove_attribute("data-theme"),
                _ => root.set_attribute("data-theme", self.key()),
            };
        }
    }
}

/// The button that goes from one theme to the next.
#[hook]
pub fn use_theme() -> Html {
    let theme = use_state(|| {
        store::load(store::THEME)
            .and_then(|key| Theme::from_key(&key))
            .unwrap_or(Theme::Auto)
    });
    use_effect_with(*theme, |theme| theme.show());
    let onclick = {
        let theme = theme.clone();
        Callback::from(move |_: MouseEvent| {
            let next = theme.next();
            store::save(store::THEME, next.key());
            theme.set(next);
        })
    };
    let name = format!("Theme: {}", theme.key());
    html! {
        <button type="button" class="button button-bare" data-action="theme" data-theme-now={theme.key()}
            aria-label={name.clone()} title={name} {onclick}>
            { drawing(theme.icon()) }
        </button>
    }
}
