//! What one tap on a tile key enters.

use yew::prelude::*;

use super::act::act;
use super::icon::{Icon, drawing};
use crate::state::{Action, Mode, State};

/// The modes: one row for the hand, one for sets claimed from others.
pub fn modes(state: &State, onaction: &Callback<Action>) -> Html {
    let button = |mode: Mode| {
        let onclick = act(onaction, Action::Mode(mode));
        html! {
            <button
                type="button"
                class="segment"
                data-mode={mode.key()}
                title={mode.says()}
                aria-pressed={(state.mode == mode).to_string()}
                {onclick}
            >
                { mode.name() }
            </button>
        }
    };
    let step = |action: Action, icon: Icon, key: &'static str, name: &'static str, can: bool| {
        let onclick = act(onaction, action);
        html! {
            <button type="button" class="button button-bare" data-action={key} aria-label={name}
                title={name} disabled={!can} {onclick}>
                { drawing(icon) }
            </button>
        }
    };
    html! {
        <div class="modes">
            <div class="group" role="group" aria-label="A tap enters, in the hand">
                <span class="group-label" aria-hidden="true">{ "Hand" }</span>
                { for Mode::HAND.map(button) }
            </div>
            <div class="modes-row">
                <div class="group" role="group" aria-label="A tap enters, claimed">
                    <span class="group-label" aria-hidden="true">{ "Claimed" }</span>
                    { for Mode::CLAIMED.map(button) }
                </div>
                { step(Action::Redo, Icon::Redo, "redo", "Redo", state.can_redo()) }
                { step(Action::Clear, Icon::Clear, "clear", "Next hand", !state.draft.is_empty()) }
            </div>
        </div>
    }
}
