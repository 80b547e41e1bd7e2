//! Offline use, installation and updates of the page.
//!
//! `public/offline.js` implements these and handles the buttons. It sets attributes of the root element, on
//! which the styles depend: a change needs no redraw.

use crate::i18n::Locale;
use crate::link::backup_path;
use yew::prelude::*;

/// Bars at the foot of the page: a newer version is ready, which doesn't update on its own; or an installed app has no
/// games yet.
pub fn bars(locale: Locale) -> Html {
    html! {
        <>
            <div class="foot-bar update" role="status">
                <p>{ tr!(locale, "A new version is ready") }</p>
                { press(locale, text!("Update now"), "take-update") }
                { press(locale, text!("Later"), "later-update") }
            </div>
            <div class="foot-bar take-along" role="status">
                <p>{ tr!(locale, "Take your games along?") }</p>
                <a class="button" data-action="take-along" href={format!("#{}", backup_path(""))}>
                    { tr!(locale, "Show how") }
                </a>
                { press(locale, text!("No, thanks"), "leave-behind") }
            </div>
        </>
    }
}

/// Draws the buttons for the preferences sheet.
pub fn device(locale: Locale) -> Html {
    let share = tr!(
        locale,
        "To install Tilewise, tap Share in the browser, then “Add to Home Screen”."
    );
    let menu = tr!(
        locale,
        "To install Tilewise, look in the browser’s menu for “Install” or “Add to Home Screen”."
    );
    html! {
        <div class="device">
            <h3 class="label">{ tr!(locale, "On this device") }</h3>
            <p data-if="update">
                { tr!(locale, "A new version is ready") }
                { press(locale, text!("Update now"), "take-update") }
            </p>
            <p data-if="kept">{ tr!(locale, "Tilewise is kept here and works without a network.") }</p>
            <p data-if="offer">{ press(locale, text!("Install Tilewise"), "install") }</p>
            <p data-if="share">
                { share }
                { " " }
                { tr!(locale, "The installed app doesn’t get your games from the browser: save a backup first.") }
            </p>
            <p data-if="menu">{ menu }</p>
        </div>
    }
}

/// Button that `public/offline.js` handles.
fn press(locale: Locale, name: &'static str, key: &'static str) -> Html {
    html! { <button type="button" class="button" data-action={key}>{ locale.translate(name) }</button> }
}
