//! The winner's seat and the prevailing wind.

use tilewise_rules::{Seat, SituationInput, Wind};
use yew::prelude::*;

use super::act::act;
use super::button::Button;
use crate::language::say;
use crate::state::Action;
use crate::text;
use crate::words;

/// The winner's seat and the prevailing wind.
pub fn winds(situation: &SituationInput, onaction: &Callback<Action>) -> Html {
    let row = |title: &'static str, now: Option<Wind>, hook: Hook| {
        html! {
            <div class="winds-row" role="group" aria-label={say(title)}>
                <h2 class="label">{ say(title) }</h2>
                <div class="group">
                    { for Wind::ALL.map(|wind| segment(wind, now, hook, onaction)) }
                </div>
            </div>
        }
    };
    html! {
        <div class="winds">
            { row(text!("Winner’s seat"), situation.seat, Hook::Winner) }
            { row(text!("Prevailing wind"), situation.prevailing, Hook::Prevailing) }
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
        hook: (hook, letter),
        label: Some(say(wind.name()).to_owned()),
        title: Some(say(wind.name()).to_owned()),
        pressed: Some(now == Some(wind)),
        ..Button::default()
    };
    button.draw(words::sign(wind), act(onaction, action))
}
