//! The table's numbers, from which amounts are computed.

use tilewise_rules::fouls::Verdict;
use tilewise_rules::{Answer, AnswerKind, Question, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::fill::control;
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::fouls::FoulsLocation;
use crate::language::{Language, translate, translation_scope};
use crate::state::{PageAction, Screen};

/// Form for the table's numbers; a change takes effect at once. It is open at first if it has values, and
/// then as the user leaves it.
#[derive(PartialEq)]
pub struct FoulNumbersForm {
    pub language: Language,
    pub place: FoulsLocation,
    pub verdict: Verdict,
    pub onaction: Callback<PageAction>,
}

impl Stateful for FoulNumbersForm {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_numbers(self).run(hooks)
    }
}

#[hook]
fn use_numbers(props: &FoulNumbersForm) -> Html {
    let _scope = translation_scope(props.place.by.part());
    let fields: Vec<_> = props.verdict.table_questions().collect();
    let is_answered = || {
        let mut fields = fields.iter();
        fields.any(|field| props.place.facts.get(field.key).is_some())
    };
    let open = use_state(is_answered);
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

fn row(place: &FoulsLocation, field: &'static Question, onaction: &Callback<PageAction>) -> Html {
    let now = place.facts.get(field.key);
    let onfact = {
        let place = place.clone();
        onaction.reform(move |fact: Option<Answer>| {
            PageAction::Screen(Screen::Fouls(place.with(field.key, fact).path().into()))
        })
    };
    let label = translate(field.words);
    let control = if field.kind == AnswerKind::Seat {
        one_seat(now, &onfact)
    } else {
        control(field, place.by.house(), &place.facts, now, &onfact)
    };
    tag("div")
        .class("number-of")
        .with("role", "group")
        .with("aria-label", label)
        .with("data-ask", field.key)
        .child(tag("span").child(label))
        .child(control)
        .done()
}

/// Keys for one seat; another tap deselects.
fn one_seat(now: Option<&Answer>, onfact: &Callback<Option<Answer>>) -> Html {
    let key = |seat: Seat| {
        let fact = Answer::Seat(seat);
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
