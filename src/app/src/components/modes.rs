//! What one tap on a tile key enters.

use yew::prelude::*;

use super::icon::{Drawing, Icon};
use crate::state::{Action, Mode};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub mode: Mode,
    pub can_redo: bool,
    pub can_clear: bool,
    pub onaction: Callback<Action>,
}

/// The modes: one row for the hand, one for sets claimed from others.
#[component]
pub fn Modes(props: &Props) -> Html {
    let button = |mode: Mode| {
        let onclick = props
            .onaction
            .reform(move |_: MouseEvent| Action::Mode(mode));
        html! {
            <button
                type="button"
                class="segment"
                data-mode={mode.key()}
                title={mode.says()}
                aria-pressed={(props.mode == mode).to_string()}
                {onclick}
            >
                { mode.name() }
            </button>
        }
    };
    let step = |action: Action, icon: Icon, key: &'static str, name: &'static str, can: bool| {
        let onclick = props.onaction.reform(move |_: MouseEvent| action.clone());
        html! {
            <button type="button" class="button button-bare" data-action={key} aria-label={name}
                title={name} disabled={!can} {onclick}>
                <Drawing {icon} />
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
                { step(Action::Redo, Icon::Redo, "redo", "Redo", props.can_redo) }
                { step(Action::Clear, Icon::Clear, "clear", "Next hand", props.can_clear) }
            </div>
        </div>
    }
}
