//! Form for an answer that is typed or picked.

use tilewise_rules::{Answer, AnswerKind, Answers, Question, RuleConfig};
use yew::prelude::*;

use super::answers::{
    bonus, bonus_in_order, by_seat, claimants, claims, held, number_field, overall_field,
    points_by_seat, points_field, seats, tiles, winners,
};
use super::debt_list::{DebtKind, DebtList};
use super::number::Sort;
use super::step_link::href;
use crate::browser::window;
use crate::i18n::{Locale, use_locale};
use crate::rulings::rulings_location::RulingsLocation;
use crate::ui::phrases;
use crate::ui::static_ref::StaticRef;

/// Properties of [`FoulAnswerForm`].
#[derive(Properties, PartialEq)]
pub struct FoulAnswerFormProps {
    /// Question.
    pub field: StaticRef<Question>,
    /// Location of the question.
    pub place: RulingsLocation,
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
        .map(|one| phrases::unit(locale, one));
    html! {
        <form class="fill" {onsubmit}>
            <div class="fill-control">
                { control }
                { unit }
            </div>
            if next.is_some() {
                <button type="submit" class="go-on" data-action="next">{ tr!(locale, "Continue") }</button>
            } else {
                <p class="fill-hint">{ phrases::rule_sentence(locale, input_hint(field.kind)) }</p>
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
        AnswerKind::BonusInOrder => bonus_in_order(locale, now, onfact),
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
        AnswerKind::Debts => debt_list(locale, field, DebtKind::Debts, now, onfact),
        AnswerKind::CarriedWins => debt_list(locale, field, DebtKind::Wins, now, onfact),
        // Listed answers, or answers that the page has no question for.
        AnswerKind::Seat
        | AnswerKind::By
        | AnswerKind::Flag
        | AnswerKind::Word(_)
        | AnswerKind::NumberOf(_)
        | AnswerKind::OverallBySeat => Html::default(),
    }
}

fn debt_list(
    locale: Locale,
    field: &'static Question,
    kind: DebtKind,
    now: Option<&Answer>,
    onfact: &Callback<Option<Answer>>,
) -> Html {
    html! {
        <DebtList
            label={locale.translate(field.words)}
            {kind}
            now={now.cloned()}
            onfact={onfact.clone()}
        />
    }
}

/// Returns the hint that is shown until there is an answer.
const fn input_hint(ask: AnswerKind) -> &'static str {
    match ask {
        AnswerKind::Tile => text!("tap a tile"),
        AnswerKind::Tiles | AnswerKind::Held | AnswerKind::Bonus | AnswerKind::BonusInOrder => {
            text!("tap the tiles")
        }
        AnswerKind::BySeat
        | AnswerKind::PointsBySeat
        | AnswerKind::ScoresBySeat
        | AnswerKind::Winners(_) => {
            text!("type a number for those whom it concerns")
        }
        AnswerKind::Claims | AnswerKind::Claimants | AnswerKind::Seats => text!("tap the players"),
        AnswerKind::Overall => text!("type a number such as 12.3"),
        AnswerKind::Debts | AnswerKind::CarriedWins => text!("type who owes whom how much"),
        _ => text!("type a number"),
    }
}
