//! What one tap on a tile key enters.

use yew::prelude::*;

use super::act::act;
use super::button::Button;
use super::icon::{Icon, drawing};
use crate::language::say;
use crate::share::Shared;
use crate::state::{Action, Mode, Sheet, State};

/// The modes: one row for the hand, one for sets claimed from others.
pub fn modes(state: &State, onaction: &Callback<Action>) -> Html {
    let now = state.mode.within(state.draft.room());
    let button = |mode: Mode| {
        let button = Button {
            class: "segment",
            hook: ("data-mode", mode.key().to_owned()),
            title: Some(say(mode.says()).to_owned()),
            pressed: Some(now == mode),
            ..Button::default()
        };
        button.draw(say(mode.name()), act(onaction, Action::Mode(mode)))
    };
    let step = |action: Action, icon: Icon, key: &str, name: &str, can: bool| {
        let button = Button {
            class: "button button-bare",
            hook: ("data-action", key.to_owned()),
            label: Some(name.to_owned()),
            title: Some(name.to_owned()),
            idle: !can,
            ..Button::default()
        };
        button.draw(drawing(icon), act(onaction, action))
    };
    html! {
        <div class="modes">
            <div class="group" role="group" aria-label={say("A tap enters, in the hand")}>
                <span class="group-label" aria-hidden="true">{ say("Hand") }</span>
                { for Mode::HAND.map(button) }
            </div>
            <div class="modes-row">
                <div class="group" role="group" aria-label={say("A tap enters, claimed")}>
                    <span class="group-label" aria-hidden="true">{ say("Claimed") }</span>
                    { for Mode::CLAIMED.map(button) }
                </div>
                { step(Action::Redo, Icon::Redo, "redo", say("Redo"), state.can_redo()) }
                { step(Action::Sheet(Some(Sheet::Share(Shared::Shown))), Icon::Share, "share", say("Share"), true) }
                { step(Action::Clear, Icon::Clear, "clear", say("Next hand"), !state.draft.is_empty()) }
            </div>
        </div>
    }
}
