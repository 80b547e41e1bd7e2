//! The numbers of the table, for whoever wants to know what comes out.

use tilewise_rules::foul::Verdict;
use tilewise_rules::{Ask, Fact, Field, Seat};
use yew::prelude::*;

use super::fill::control;
use crate::components::button::Button;
use crate::fouls::Place;
use crate::state::Action;

/// What more can be told about the table; a change shows at once.
pub fn numbers(place: &Place, verdict: &Verdict, onaction: &Callback<Action>) -> Html {
    let fields: Vec<_> = verdict.asks().collect();
    if fields.is_empty() {
        return Html::default();
    }
    let is_told = fields
        .iter()
        .any(|field| place.facts.fact(field.key).is_some());
    html! {
        <details class="numbers" open={is_told} data-numbers="">
            <summary>{ "With the numbers of your table" }</summary>
            { for fields.iter().map(|field| row(place, field, onaction)) }
        </details>
    }
}

fn row(place: &Place, field: &'static Field, onaction: &Callback<Action>) -> Html {
    let now = place.facts.fact(field.key);
    let onfact = {
        let place = place.clone();
        onaction.reform(move |fact: Option<Fact>| Action::Fouls(place.with(field.key, fact).path()))
    };
    html! {
        <div class="number-of" role="group" aria-label={field.question} data-field={field.key}>
            <span>{ field.question }</span>
            { if field.ask == Ask::Seat { one_seat(now, &onfact) } else { control(field, now, &onfact) } }
        </div>
    }
}

/// One seat; the same tap takes it back.
fn one_seat(now: Option<&Fact>, onfact: &Callback<Option<Fact>>) -> Html {
    let key = |seat: Seat| {
        let fact = Fact::Seat(seat);
        let pressed = now == Some(&fact);
        let button = Button {
            class: "segment",
            hook: ("data-fact", seat.letter().to_string()),
            pressed: Some(pressed),
            ..Button::default()
        };
        let next = (!pressed).then_some(fact);
        button.draw(
            seat.name(),
            onfact.reform(move |_: MouseEvent| next.clone()),
        )
    };
    html! { <div class="group group-wrap">{ for Seat::ALL.map(key) }</div> }
}
