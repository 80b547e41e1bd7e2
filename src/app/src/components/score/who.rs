//! Who won, and from whom: two questions side by side.

use tilewise_rules::{Asked, Fact, Missing, MissingSeat, Seat};
use yew::prelude::*;

use crate::components::question::{Answer, Asking, CHOICES, question};
use crate::words;

/// Who won, and from whom: both in sight from the first, each with its own row, so that no answer
/// moves another one. `how` is how the winning tile may have come.
pub fn who(
    winner: Option<Seat>,
    how: Missing,
    won: &dyn Fn(Seat) -> Answer,
    from: &dyn Fn(Option<Seat>) -> Answer,
) -> Html {
    let ask = |asked: &Asked, answer: &dyn Fn(Option<Seat>) -> Answer| {
        let says = words::asked(asked);
        question(Asking {
            asked,
            class: "who",
            key: asked.question.key.to_owned(),
            title: html! { <p class="who-says" aria-hidden="true">{ says }</p> },
            answer: &|fact: &Fact| match *fact {
                Fact::Seat(seat) => answer(Some(seat)),
                _ => answer(None),
            },
            open_first: true,
            control: Html::default(),
            says: &CHOICES,
        })
    };
    let asked = Missing::Seat(MissingSeat::Winner).asked(None);
    let mut given = how.asked(None);
    // Nobody wins on an own discard.
    given
        .answers
        .retain(|fact| Some(fact) != winner.map(Fact::Seat).as_ref());
    html! {
        <>
            { ask(&asked, &|seat| seat.map(won).unwrap_or_default()) }
            { ask(&given, from) }
        </>
    }
}
