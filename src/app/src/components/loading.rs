//! Placeholder for a chunk that isn't loaded.

use yew::prelude::*;

use super::button::Button;
use super::tag::tag;
use crate::chunk::Loading;

/// Draws the placeholder: loading, or failed with a button that retries.
pub fn loading(why: Loading, onagain: Callback<MouseEvent>) -> Html {
    let button = Button {
        class: "button",
        hook: ("data-action", "again".to_owned()),
        ..Button::default()
    };
    match why {
        Loading::Pending => tag("p")
            .class("loading")
            .with("role", "status")
            .child(tr!("Loading …"))
            .done(),
        Loading::Failed => {
            let message = tr!("This part couldn’t be loaded. Check your connection.");
            tag("div")
                .class("loading")
                .child(tag("p").with("role", "alert").child(message))
                .child(button.draw(tr!("Try again"), onagain))
                .done()
        }
    }
}
