//! What a sheet shows while its content isn't there.

use yew::prelude::*;

use super::button::Button;
use crate::lazy::Absent;

/// That the content is on its way; or that it can't be had, and how to ask for it again.
pub fn absent(why: Absent, onagain: Callback<MouseEvent>) -> Html {
    let button = Button {
        class: "button",
        hook: ("data-action", "again".to_owned()),
        ..Button::default()
    };
    match why {
        Absent::Coming => html! { <p class="absent" role="status">{ tr!("Loading …") }</p> },
        Absent::Unreachable => html! {
            <div class="absent">
                <p role="alert">{ tr!("This part of the page could not be loaded. Is there a network?") }</p>
                { button.draw(tr!("Try again"), onagain) }
            </div>
        },
    }
}
