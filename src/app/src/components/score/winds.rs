//! The winner's seat and the prevailing wind.

use tilewise_rules::{Seat, WinContextInput, Wind};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::language::translate;
use crate::state::Action;
use crate::words;

/// The winner's seat and the prevailing wind.
pub fn winds(context: &WinContextInput, onaction: &Callback<Action>) -> Html {
    let row = |title: &'static str, now: Option<Wind>, hook: Hook| {
        html! {
            <div class="winds-row" role="group" aria-label={translate(title)}>
                <h2 class="label">{ translate(title) }</h2>
                <div class="group">
                    { for Wind::ALL.map(|wind| segment(wind, now, hook, onaction)) }
                </div>
            </div>
        }
    };
    html! {
        <div class="winds">
            { row(text!("Seat wind"), context.seat, Hook::Winner) }
            { row(text!("Prevailing wind"), context.prevailing, Hook::Prevailing) }
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
        label: Some(translate(wind.name()).to_owned()),
        title: Some(translate(wind.name()).to_owned()),
        pressed: Some(now == Some(wind)),
        ..Button::default()
    };
    button.draw(words::sign(wind), on_click(onaction, action))
}
