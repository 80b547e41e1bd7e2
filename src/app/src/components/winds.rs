//! The winner's seat and the prevailing wind.

use tilewise_rules::{Seat, SituationInput, Wind};
use yew::prelude::*;

use super::act::act;
use crate::state::Action;

/// The winner's seat and the prevailing wind.
pub fn winds(situation: &SituationInput, onaction: &Callback<Action>) -> Html {
    let row = |title: &'static str, now: Option<Wind>, hook: Hook| {
        html! {
            <div class="winds-row" role="group" aria-label={title}>
                <h2 class="label">{ title }</h2>
                <div class="group">
                    { for Wind::ALL.map(|wind| segment(wind, now, hook, onaction)) }
                </div>
            </div>
        }
    };
    html! {
        <div class="winds">
            { row("Winner’s seat", situation.seat, Hook::Winner) }
            { row("Prevailing wind", situation.prevailing, Hook::Prevailing) }
        </div>
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Hook {
    Winner,
    Prevailing,
}

fn segment(wind: Wind, now: Option<Seat>, hook: Hook, onaction: &Callback<Action>) -> Html {
    let letter = wind.letter().to_string();
    let is = |this: Hook| (hook == this).then(|| letter.clone());
    let action = match hook {
        Hook::Winner => Action::Seat(wind),
        Hook::Prevailing => Action::Prevailing(wind),
    };
    html! {
        <button
            type="button"
            class="segment segment-wind"
            data-winner-seat={is(Hook::Winner)}
            data-prevailing={is(Hook::Prevailing)}
            aria-pressed={(now == Some(wind)).to_string()}
            aria-label={wind.name()}
            title={wind.name()}
            onclick={act(onaction, action)}
        >
            { letter }
        </button>
    }
}
