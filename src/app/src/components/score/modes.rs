//! What one tap on a tile key enters.

use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::on_click::on_click;
use crate::language::translate;
use crate::share::Shared;
use crate::state::{Action, Mode, Sheet, State};

/// The modes: one row for the hand, one for sets claimed from others.
pub fn modes(state: &State, mode: Mode, onaction: &Callback<Action>) -> Html {
    let now = state.draft.mode(mode);
    let button = |mode: Mode| {
        let button = Button {
            class: "segment",
            hook: ("data-mode", mode.key().to_owned()),
            title: Some(translate(mode.says()).to_owned()),
            pressed: Some(now == mode),
            ..Button::default()
        };
        button.draw(
            translate(mode.name()),
            on_click(onaction, Action::Mode(mode)),
        )
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
        button.draw(drawing(icon), on_click(onaction, action))
    };
    html! {
        <div class="modes">
            <div class="group" role="group" aria-label={tr!("A tap enters, in the hand")}>
                <span class="group-label" aria-hidden="true">{ tr!("Hand") }</span>
                { for Mode::HAND.map(button) }
            </div>
            <div class="modes-row">
                <div class="group" role="group" aria-label={tr!("A tap enters, claimed")}>
                    <span class="group-label" aria-hidden="true">{ tr!("Claimed") }</span>
                    { for Mode::CLAIMED.map(button) }
                </div>
                { step(Action::Redo, Icon::Redo, "redo", tr!("Redo"), state.can_redo()) }
                { step(Action::Sheet(Some(Sheet::Share(Shared::Shown))), Icon::Share, "share", tr!("Share"), true) }
                { step(Action::Clear, Icon::Clear, "clear", tr!("Clear the hand"), !state.draft.is_empty()) }
            </div>
        </div>
    }
}
