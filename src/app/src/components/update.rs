//! What the device does for the page: keeps it, installs it, has a newer version ready.
//!
//! `public/offline.js` sees to all of that and hears the buttons. Attributes of the root element tell
//! what holds, and the styles show it: it changes without anything being drawn anew.

use yew::prelude::*;

use super::button::Button;
use crate::inject::inject_styles;
use crate::language::translate;

static STYLES: &str = include_str!("../../../../styles/deferred/update.css");

/// A bar at the foot: a newer version is ready. It changes nothing by itself.
pub fn bar() -> Html {
    inject_styles(STYLES);
    html! {
        <div class="update" role="status">
            <p>{ tr!("A new version is ready") }</p>
            { press(text!("Take it now"), "take-update") }
            { press(text!("Later"), "later-update") }
        </div>
    }
}

/// What of it belongs among the preferences.
pub fn device() -> Html {
    inject_styles(STYLES);
    html! {
        <div class="device">
            <h3 class="label">{ tr!("On this device") }</h3>
            <p data-if="update">
                { tr!("A new version is ready") }
                { press(text!("Take it now"), "take-update") }
            </p>
            <p data-if="kept">{ tr!("Tilewise is kept here and works without a network.") }</p>
            <p data-if="offer">{ press(text!("Install Tilewise"), "install") }</p>
            <p data-if="share">
                { tr!("To install Tilewise, tap Share in the browser, then “Add to Home Screen”.") }
            </p>
            <p data-if="menu">
                { tr!("To install Tilewise, look in the browser's menu for “Install” or “Add to Home Screen”.") }
            </p>
        </div>
    }
}

fn press(name: &'static str, key: &str) -> Html {
    let button = Button {
        class: "button",
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    };
    button.draw(translate(name), Callback::noop())
}
