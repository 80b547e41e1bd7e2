//! The winner's seat and the prevailing wind.

use tilewise_rules::{Seat, WinContextInput, Wind};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::language::translate;
use crate::state::PageAction;
use crate::words;

/// Draws the keys for the winner's seat and the prevailing wind.
pub fn winds(context: &WinContextInput, onaction: &Callback<PageAction>) -> Html {
    let row = |title: &'static str, now: Option<Wind>, hook: Hook| {
        let title = translate(title);
        let winds = Wind::ALL.map(|wind| segment(wind, now, hook, onaction));
        tag("div")
            .class("winds-row")
            .with("role", "group")
            .with("aria-label", title)
            .child(tag("h2").class("label").child(title))
            .child(tag("div").class("group").children(winds))
    };
    let rows = [
        row(text!("Seat wind"), context.seat, Hook::Winner),
        row(
            text!("Prevailing wind"),
            context.prevailing,
            Hook::Prevailing,
        ),
    ];
    tag("div").class("winds").children(rows).done()
}

#[derive(Clone, Copy, PartialEq)]
enum Hook {
    Winner,
    Prevailing,
}

fn segment(wind: Wind, now: Option<Seat>, hook: Hook, onaction: &Callback<PageAction>) -> Html {
    let letter = wind.letter().to_string();
    let (hook, action) = match hook {
        Hook::Winner => ("data-winner-seat", PageAction::Seat(wind)),
        Hook::Prevailing => ("data-prevailing", PageAction::Prevailing(wind)),
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
