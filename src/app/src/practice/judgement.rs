//! The judgement on a reply, and the proof of the right answer.

use tilewise_practice::{Exercise, ExerciseTask, Judgement, Oversight};
use tilewise_rules::WhyNot;
use yew::prelude::*;

use crate::i18n::Locale;
use crate::outcome::{HandOutcome, Proof};
use crate::practice::choice_text;
use crate::score::elements::{clause, elements};
use crate::score::payments::transfers;
use crate::store::{Draft, PageAction, Players, Spot};
use crate::ui::phrases;

/// Draws the judgement on a reply. `heading` is the reference of its heading.
pub fn verdict(
    locale: Locale,
    exercise: &Exercise,
    judgement: &Judgement,
    heading: NodeRef,
) -> Html {
    let title = if judgement.is_right {
        tr!(locale, "Right")
    } else {
        tr!(locale, "Not right")
    };
    html! {
        <div class="practice-verdict" data-verdict={judgement.is_right.to_string()}>
            <h3 ref={heading} tabindex="-1">{ title }</h3>
            if !judgement.oversights.is_empty() {
                <ul>{ for judgement.oversights.iter().map(|one| oversight(locale, exercise, one)) }</ul>
            }
        </div>
    }
}

/// Draws what was overlooked, with its clause.
fn oversight(locale: Locale, exercise: &Exercise, one: &Oversight) -> Html {
    let house = &exercise.config;
    let cited = match (one.element(), one.clause()) {
        (Some(element), _) => clause(locale, house, element.key, element.name, element.clause),
        (None, Some(clause)) => html! { <cite>{ clause }</cite> },
        (None, None) => Html::default(),
    };
    html! {
        <li data-oversight="">
            { phrases::full_sentence(locale, &one.sentence()) }
            if let Some(reason) = reason(locale, exercise, one) {
                { " " }
                { reason }
            }
            { " " }
            { cited }
        </li>
    }
}

/// Returns why an element that was chosen doesn't count.
fn reason(locale: Locale, exercise: &Exercise, one: &Oversight) -> Option<String> {
    let Oversight::WrongElement(_, why) = *one else {
        return None;
    };
    let elements = exercise.config.rule_set().scoring.elements;
    let other = |place: u8| elements.get(usize::from(place)).map(|other| other.name);
    match why {
        WhyNot::IncludedIn(place) => Some(tr!(locale, "It is included in {0}.", other(place)?)),
        WhyNot::AccountOnce(place) => {
            Some(tr!(locale, "Its sets are used for {0}.", other(place)?))
        }
        WhyNot::NotMet | WhyNot::SwitchedOff => None,
    }
}

/// Draws the proof of the right answer; nothing if the exercise has no win.
pub fn proof(
    locale: Locale,
    exercise: &Exercise,
    judgement: &Judgement,
    lit: &[Spot],
    onaction: &Callback<PageAction>,
) -> Html {
    match &exercise.task {
        ExerciseTask::Waits(waits) => {
            let house = &exercise.config;
            let one = |one: &tilewise_practice::WaitOutcome| {
                let value = if one.is_barred {
                    tr!(locale, "no win").to_owned()
                } else {
                    phrases::value(locale, house, one.counted)
                };
                html! { <li>{ choice_text::discard(locale, one.tile) }<b>{ value }</b></li> }
            };
            html! { <ul class="practice-waits" role="list">{ for waits.outcomes.iter().map(one) }</ul> }
        }
        _ => of_win(locale, exercise, judgement, lit, onaction),
    }
}

/// Draws the proof of a win, in which what was overlooked is marked.
fn of_win(
    locale: Locale,
    exercise: &Exercise,
    judgement: &Judgement,
    lit: &[Spot],
    onaction: &Callback<PageAction>,
) -> Html {
    let Some(entry) = exercise.hand() else {
        return Html::default();
    };
    let draft = Draft {
        entry: entry.clone(),
        house: exercise.config.clone(),
    };
    let HandOutcome::Scored(win) = HandOutcome::from_draft(&draft) else {
        return Html::default();
    };
    let mut proof = Proof::new(&draft, &win);
    for line in &mut proof.lines {
        let mut missed = judgement.oversights.iter().filter_map(Oversight::element);
        line.is_overlooked = missed.any(|element| element.key == line.counted.key);
    }
    html! {
        <div class="practice-proof">
            { elements(locale, &proof, lit, onaction) }
            if !win.below_minimum() {
                { transfers(locale, proof.transfers(), win.winner(), &exercise.config, &Players::default()) }
            }
        </div>
    }
}
