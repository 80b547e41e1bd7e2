//! Offline use, installation and updates of the page.
//!
//! `public/offline.js` implements these and handles the buttons. It sets attributes of the root element, on
//! which the styles depend: a change needs no redraw.

use yew::prelude::*;

use crate::i18n::translate;

/// Bar at the foot of the page: a newer version is ready. It doesn't update on its own.
pub fn bar() -> Html {
    html! {
        <div class="update" role="status">
            <p>{ tr!("A new version is ready") }</p>
            { press(text!("Update now"), "take-update") }
            { press(text!("Later"), "later-update") }
        </div>
    }
}

/// Draws the buttons for the preferences sheet.
pub fn device() -> Html {
    let share = tr!("To install Tilewise, tap Share in the browser, then “Add to Home Screen”.");
    let menu = tr!(
        "To install Tilewise, look in the browser’s menu for “Install” or “Add to Home Screen”."
    );
    html! {
        <div class="device">
            <h3 class="label">{ tr!("On this device") }</h3>
            <p data-if="update">
                { tr!("A new version is ready") }
                { press(text!("Update now"), "take-update") }
            </p>
            <p data-if="kept">{ tr!("Tilewise is kept here and works without a network.") }</p>
            <p data-if="offer">{ press(text!("Install Tilewise"), "install") }</p>
            <p data-if="share">{ share }</p>
            <p data-if="menu">{ menu }</p>
        </div>
    }
}

/// Button that `public/offline.js` handles.
fn press(name: &'static str, key: &'static str) -> Html {
    html! { <button type="button" class="button" data-action={key}>{ translate(name) }</button> }
}
