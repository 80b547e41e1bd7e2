//! Buttons that make saving possible again.

use yew::prelude::*;

use crate::browser::window;
use crate::i18n::Locale;

/// Button next to a save status.
pub fn remedy_button(
    key: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="button button-bare" data-action={key} {onclick}>{ label }</button>
    }
}

/// Button that reloads the page, for what a newer version has stored.
pub fn reload_button(locale: Locale) -> Html {
    let onclick = Callback::from(|_: MouseEvent| {
        if let Some(window) = window() {
            // The page stays as it is if the browser refuses.
            let _ = window.location().reload();
        }
    });
    remedy_button("load-again", tr!(locale, "Load the page again"), onclick)
}
