//! Offline use, installation and updates of the page.
//!
//! `public/offline.js` implements these and handles the buttons. It sets attributes of the root element, on
//! which the styles depend: a change needs no redraw.

use yew::prelude::*;

use super::button::Button;
use super::tag::tag;
use crate::language::translate;

/// Bar at the foot of the page: a newer version is ready. It doesn't update on its own.
pub fn bar() -> Html {
    tag("div")
        .class("update")
        .with("role", "status")
        .child(tag("p").child(tr!("A new version is ready")))
        .child(press(text!("Update now"), "take-update"))
        .child(press(text!("Later"), "later-update"))
        .done()
}

/// Draws the buttons for the preferences sheet.
pub fn device() -> Html {
    let holds = |state: &'static str, text: Html| tag("p").with("data-if", state).child(text);
    let update = holds("update", tr!("A new version is ready").into());
    let installed = tr!("Tilewise is kept here and works without a network.");
    let share = tr!("To install Tilewise, tap Share in the browser, then “Add to Home Screen”.");
    let menu = tr!(
        "To install Tilewise, look in the browser’s menu for “Install” or “Add to Home Screen”."
    );
    tag("div")
        .class("device")
        .child(tag("h3").class("label").child(tr!("On this device")))
        .child(update.child(press(text!("Update now"), "take-update")))
        .child(holds("kept", installed.into()))
        .child(holds("offer", press(text!("Install Tilewise"), "install")))
        .child(holds("share", share.into()))
        .child(holds("menu", menu.into()))
        .done()
}

fn press(name: &'static str, key: &str) -> Html {
    let button = Button {
        class: "button",
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    };
    button.draw(translate(name), Callback::noop())
}
