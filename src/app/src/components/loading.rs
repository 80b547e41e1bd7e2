//! What is shown while a part of the page isn't there.

use yew::prelude::*;

use super::button::Button;
use super::tag::tag;
use crate::chunk::Loading;

/// That the part is on its way; or that it can't be had, and how to ask for it again.
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
            let says = tr!("This part couldn’t be loaded. Check your connection.");
            tag("div")
                .class("loading")
                .child(tag("p").with("role", "alert").child(says))
                .child(button.draw(tr!("Try again"), onagain))
                .done()
        }
    }
}
