//! That a link shows the rules of somebody else, and whose one goes on with.

use yew::prelude::*;

use super::button::Button;
use super::on_click::on_click;
use crate::browser::is_embedded;
use crate::state::{Action, Screen, State};
use crate::{open, words};

/// Whether there is nothing to choose: what is shown isn't there yet, or the page around says it.
fn waits(state: &State) -> bool {
    state.pending.is_some() || is_embedded()
}

/// Whether the screen shows something by the rules of the link: a hand, or rules or a ruling that it names.
fn is_by_link(screen: &Screen) -> bool {
    match screen {
        Screen::Score => true,
        Screen::Table(_) => false,
        Screen::Fouls(place) | Screen::Rules(place) => !place.is_empty() && !place.starts_with('/'),
    }
}

/// A bar while a link shows another house than one's own.
pub fn visit(state: &State, onaction: &Callback<Action>) -> Html {
    let Some(own) = state
        .visits_from()
        .filter(|_| !waits(state) && is_by_link(&state.screen))
    else {
        return Html::default();
    };
    let button = |key: &str, says: &'static str, action: Action| {
        let button = Button {
            class: "button",
            hook: ("data-action", key.to_owned()),
            ..Button::default()
        };
        button.draw(says, on_click(onaction, action))
    };
    html! {
        <aside class="visit" aria-labelledby="visit" data-visit="">
            <p><span id="visit" class="house-state">{ tr!("The rules of this link") }</span>{ words::rules_of(&state.draft.house) }</p>
            { button("keep-mine", tr!("Use my rules"), open::house(own)) }
            { button("take-these", tr!("Use the link’s rules"), Action::TakeHouse) }
        </aside>
    }
}
