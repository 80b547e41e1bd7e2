//! The winner's seat and the prevailing wind.

use tilewise_rules::{Seat, SituationInput, Wind};
use yew::prelude::*;

use super::act::act;
use super::button::Button;
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
    let (hook, action) = match hook {
        Hook::Winner => ("data-winner-seat", Action::Seat(wind)),
        Hook::Prevailing => ("data-prevailing", Action::Prevailing(wind)),
    };
    let button = Button {
        class: "segment segment-wind",
        hook: (hook, letter.clone()),
        label: Some(wind.name().to_owned()),
        title: Some(wind.name().to_owned()),
        pressed: Some(now == Some(wind)),
        ..Button::default()
    };
    button.draw(letter, act(onaction, action))
}
