//! Form for an answer that is typed or picked.

use tilewise_rules::{Answer, AnswerKind, Answers, Question, RuleConfig};
use yew::prelude::*;

use super::address::href;
use super::answers::{
    bonus, by_seat, claimants, claims, held, number_field, overall_field, points_by_seat,
    points_field, seats, tiles, winners,
};
use super::number::Sort;
use crate::browser::window;
use crate::i18n::{Locale, use_locale};
use crate::rulings::location::FoulsLocation;
use crate::ui::words;

/// Reference to a question, compared by address.
#[derive(Clone, Copy)]
pub struct FoulQuestionRef(pub &'static Question);

impl PartialEq for FoulQuestionRef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// Properties of [`FoulAnswerForm`].
#[derive(Properties, PartialEq)]
pub struct FoulAnswerFormProps {
    /// Question.
    pub field: FoulQuestionRef,
    /// Location of the question.
    pub place: FoulsLocation,
}

/// Form for an answer that is typed or picked; its link to the next step is enabled once there is an answer.
#[component]
pub fn FoulAnswerForm(props: &FoulAnswerFormProps) -> Html {
    let locale = use_locale();
    let field = props.field.0;
    let locale = locale.of_part(props.place.by.part());
    let fact = use_state(|| props.place.facts.get(field.key).cloned());
    let onfact = {
        let fact = fact.clone();
        Callback::from(move |next: Option<Answer>| fact.set(next))
    };
    let next = fact
        .as_ref()
        .map(|fact| href(&props.place.with(field.key, Some(fact.clone()))));
    // The Enter key submits too.
    let onsubmit = {
        let next = next.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some((next, window)) = next.as_ref().zip(window()) {
                // Never fails for a fragment of the same page.
                let _ = window.location().set_hash(next);
            }
        })
    };
    let house = props.place.by.house();
    let control = control(
        locale,
        field,
        house,
        &props.place.facts,
        fact.as_ref(),
        &onfact,
    );
    let unit = house
        .filter(|_| field.in_unit)
        .map(|one| words::unit(locale, one));
    html! {
        <form class="fill" {onsubmit}>
            <div class="fill-control">
                { control }
                { unit }
            </div>
            if next.is_some() {
                <button type="submit" class="go-on" data-action="next">{ tr!(locale, "Continue") }</button>
            } else {
                <p class="fill-hint">{ words::rule_sentence(locale, input_hint(field.kind)) }</p>
            }
        </form>
    }
}

/// Draws the control of a question without listed answers, for a rule configuration if it belongs to a rule
/// set.
pub fn control(
    locale: Locale,
    field: &'static Question,
    house: Option<&RuleConfig>,
    facts: &Answers,
    now: Option<&Answer>,
    onfact: &Callback<Option<Answer>>,
) -> Html {
    // Nobody wins on their own discard.
    let giver = facts.seat("from");
    match field.kind {
        AnswerKind::Number(most) => number_field(locale.translate(field.words), most, now, onfact),
        AnswerKind::Points => points_field(locale.translate(field.words), now, onfact),
        AnswerKind::Overall => overall_field(locale.translate(field.words), now, onfact),
        AnswerKind::Tile | AnswerKind::Tiles => tiles(locale, field, now, onfact),
        AnswerKind::Bonus => bonus(locale, now, onfact),
        // Penalty books have no question about held tiles.
        AnswerKind::Held => house.map_or_else(Html::default, |house| {
            held(locale, house.geometry().complete(), now, onfact)
        }),
        AnswerKind::BySeat => by_seat(locale, now, onfact),
        AnswerKind::PointsBySeat => points_by_seat(locale, Sort::Points, now, onfact),
        AnswerKind::ScoresBySeat => points_by_seat(locale, Sort::Score, now, onfact),
        AnswerKind::Winners(counted_in) => winners(locale, counted_in, giver, now, onfact),
        AnswerKind::Claims => claims(locale, giver, now, onfact),
        AnswerKind::Claimants => claimants(locale, giver, now, onfact),
        AnswerKind::Seats => seats(locale, now, onfact),
        // Listed answers, or answers that the page has no question for.
        AnswerKind::Seat
        | AnswerKind::By
        | AnswerKind::Flag
        | AnswerKind::Word(_)
        | AnswerKind::NumberOf(_)
        | AnswerKind::OverallBySeat => Html::default(),
    }
}

/// Returns the hint that is shown until there is an answer.
const fn input_hint(ask: AnswerKind) -> &'static str {
    match ask {
        AnswerKind::Tile => text!("tap a tile"),
        AnswerKind::Tiles | AnswerKind::Held | AnswerKind::Bonus => text!("tap the tiles"),
        AnswerKind::BySeat
        | AnswerKind::PointsBySeat
        | AnswerKind::ScoresBySeat
        | AnswerKind::Winners(_) => {
            text!("type a number for those whom it concerns")
        }
        AnswerKind::Claims | AnswerKind::Claimants | AnswerKind::Seats => text!("tap the players"),
        AnswerKind::Overall => text!("type a number such as 12.3"),
        _ => text!("type a number"),
    }
}
