//! The numbers of the table, for whoever wants to know what comes out.

use tilewise_rules::fouls::Verdict;
use tilewise_rules::{Ask, Fact, Question, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::fill::control;
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::fouls::Place;
use crate::language::{Language, speak_of, translate};
use crate::state::{Action, Screen};

/// What more can be told about the table; a change shows at once. It is open from the start where
/// something was told already, and then as the person leaves it.
#[derive(PartialEq)]
pub struct Numbers {
    pub language: Language,
    pub place: Place,
    pub verdict: Verdict,
    pub onaction: Callback<Action>,
}

impl Stateful for Numbers {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_numbers(self).run(hooks)
    }
}

#[hook]
fn use_numbers(props: &Numbers) -> Html {
    let _speaking = speak_of(props.place.by.part());
    let fields: Vec<_> = props.verdict.asks().collect();
    let is_given = || {
        let mut fields = fields.iter();
        fields.any(|field| props.place.facts.fact(field.key).is_some())
    };
    let open = use_state(is_given);
    if fields.is_empty() {
        return Html::default();
    }
    let rows = fields
        .iter()
        .map(|field| row(&props.place, field, &props.onaction));
    tag("details")
        .class("numbers")
        .with("open", open.then_some("open"))
        .with("data-numbers", "")
        .child(tag("summary").child(tr!("With the numbers of your table")))
        .children(rows)
        .done()
}

fn row(place: &Place, field: &'static Question, onaction: &Callback<Action>) -> Html {
    let now = place.facts.fact(field.key);
    let onfact = {
        let place = place.clone();
        onaction.reform(move |fact: Option<Fact>| {
            Action::Screen(Screen::Fouls(place.with(field.key, fact).path().into()))
        })
    };
    let says = translate(field.words);
    let control = if field.ask == Ask::Seat {
        one_seat(now, &onfact)
    } else {
        control(field, place.by.house(), &place.facts, now, &onfact)
    };
    tag("div")
        .class("number-of")
        .with("role", "group")
        .with("aria-label", says)
        .with("data-ask", field.key)
        .child(tag("span").child(says))
        .child(control)
        .done()
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
            translate(seat.name()),
            onfact.reform(move |_: MouseEvent| next.clone()),
        )
    };
    let group = tag("div").class("group group-wrap");
    group.children(Seat::ALL.map(key)).done()
}
