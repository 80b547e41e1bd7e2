//! What the device does for the page: keeps it, installs it, has a newer version ready.
//!
//! `public/offline.js` sees to all of that and hears the buttons. Attributes of the root element tell
//! what holds, and the styles show it: it changes without anything being drawn anew.

use yew::prelude::*;

use super::button::Button;
use super::tag::tag;
use crate::inject::inject_styles;
use crate::language::translate;

static STYLES: &str = include_str!("../../../../styles/deferred/update.css");

/// A bar at the foot: a newer version is ready. It changes nothing by itself.
pub fn bar() -> Html {
    inject_styles(STYLES);
    tag("div")
        .class("update")
        .with("role", "status")
        .child(tag("p").child(tr!("A new version is ready")))
        .child(press(text!("Update now"), "take-update"))
        .child(press(text!("Later"), "later-update"))
        .done()
}

/// What of it belongs among the preferences.
pub fn device() -> Html {
    inject_styles(STYLES);
    let holds = |state: &'static str, says: Html| tag("p").with("data-if", state).child(says);
    let update = holds("update", tr!("A new version is ready").into());
    let kept = tr!("Tilewise is kept here and works without a network.");
    let share = tr!("To install Tilewise, tap Share in the browser, then “Add to Home Screen”.");
    let menu = tr!(
        "To install Tilewise, look in the browser’s menu for “Install” or “Add to Home Screen”."
    );
    tag("div")
        .class("device")
        .child(tag("h3").class("label").child(tr!("On this device")))
        .child(update.child(press(text!("Update now"), "take-update")))
        .child(holds("kept", kept.into()))
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
