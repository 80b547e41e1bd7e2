//! The forms to share and to save, below the standings.

use std::rc::Rc;

use yew::prelude::*;

use super::exports::{SeasonExports, SeasonExportsProps};
use crate::i18n::use_locale;

/// The forms to share and to save. They are made when the reader opens them.
#[component]
pub fn ShareDetails(props: &SeasonExportsProps) -> Html {
    let locale = use_locale();
    let is_open = use_state_eq(|| false);
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| {
            let details = event.target_unchecked_into::<web_sys::Element>();
            is_open.set(details.has_attribute("open"));
        })
    };
    html! {
        <details class="more season-share" {ontoggle}>
            <summary>{ tr!(locale, "Share and save the standings") }</summary>
            if *is_open {
                <SeasonExports season={Rc::clone(&props.season)} />
            }
        </details>
    }
}
