//! The table's numbers, from which amounts are computed.

use tilewise_rules::fouls::Verdict;
use tilewise_rules::{Answer, AnswerKind, Question, Seat};
use yew::prelude::*;

use super::answers::answer_key;
use super::fill::control;
use crate::i18n::{Locale, use_locale};
use crate::rulings::rulings_location::RulingsLocation;
use crate::store::{PageAction, Screen, ViewAction};

/// Properties of [`FoulNumbersForm`].
#[derive(Properties, PartialEq)]
pub struct FoulNumbersFormProps {
    /// Location of the verdict, with the numbers.
    pub place: RulingsLocation,
    /// Verdict, which has the questions.
    pub verdict: Verdict,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// Form for the table's numbers; a change takes effect at once. It is open at first if it has values, and
/// then as the user leaves it.
#[component]
pub fn FoulNumbersForm(props: &FoulNumbersFormProps) -> Html {
    let locale = use_locale();
    let locale = locale.of_part(props.place.by.part());
    let fields: Vec<_> = props.verdict.table_questions().collect();
    let is_answered = || {
        let mut fields = fields.iter();
        fields.any(|field| props.place.facts.get(field.key).is_some())
    };
    let open = use_state(is_answered);
    if fields.is_empty() {
        return Html::default();
    }
    html! {
        <details class="numbers" open={*open} data-numbers="">
            <summary>{ tr!(locale, "With the numbers of your table") }</summary>
            { for fields.iter().map(|field| row(locale, &props.place, field, &props.onaction)) }
        </details>
    }
}

fn row(
    locale: Locale,
    place: &RulingsLocation,
    field: &'static Question,
    onaction: &Callback<PageAction>,
) -> Html {
    let now = place.facts.get(field.key);
    let onfact = {
        let place = place.clone();
        onaction.reform(move |fact: Option<Answer>| {
            PageAction::View(ViewAction::GoTo(Screen::Rulings(
                place.with(field.key, fact).path().into(),
            )))
        })
    };
    let label = locale.translate(field.words);
    let control = if field.kind == AnswerKind::Seat {
        one_seat(locale, now, &onfact)
    } else {
        control(locale, field, place.by.house(), &place.facts, now, &onfact)
    };
    html! {
        <div class="number-of" role="group" aria-label={label} data-ask={field.key}>
            <span>{ label }</span>
            { control }
        </div>
    }
}

/// Keys for one seat; another tap deselects.
fn one_seat(locale: Locale, now: Option<&Answer>, onfact: &Callback<Option<Answer>>) -> Html {
    let key = |seat: Seat| {
        let fact = Answer::Seat(seat);
        let pressed = now == Some(&fact);
        let next = (!pressed).then_some(fact);
        answer_key(
            seat.letter().to_string(),
            pressed,
            locale.translate(seat.name()),
            onfact.reform(move |_: MouseEvent| next.clone()),
        )
    };
    html! { <div class="group group-wrap">{ for Seat::ALL.map(key) }</div> }
}
