//! What a person sees of an exercise: a hand, or what happened at the table.

use std::rc::Rc;

use tilewise_practice::{Exercise, Scene};
use tilewise_rules::{Answers, Question, RuleConfig};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::link;
use crate::practice::facts::facts;
use crate::practice::hand::hand;
use crate::rulings::rulings_location::{Incident, RuledBy, RulingsLocation};
use crate::store::Draft;
use crate::ui::question::answer_text;

/// Draws what a person sees of an exercise.
pub fn scene(locale: Locale, exercise: &Exercise) -> Html {
    match &exercise.scene {
        Scene::Hand(entry) => html! {
            <>
                { hand(locale, &entry.hand) }
                { facts(locale, &exercise.config, exercise.kind, &entry.context) }
            </>
        },
        Scene::Event(event, answers) => incident(locale, event.name, event.questions, answers),
        Scene::Foul(_, foul, answers) => incident(locale, foul.plain, foul.questions, answers),
    }
}

/// Draws an event or foul with its answered questions.
fn incident(
    locale: Locale,
    name: &'static str,
    questions: &'static [Question],
    answers: &Answers,
) -> Html {
    let answered = questions.iter().filter_map(|question| {
        let answer = answers.get(question.key)?;
        Some(html! {
            <div>
                <dt>{ locale.translate(question.words) }</dt>
                <dd>{ answer_text(locale, question, answer) }</dd>
            </div>
        })
    });
    html! {
        <div class="practice-incident" data-incident="">
            <p>{ locale.translate(name) }</p>
            <dl>{ for answered }</dl>
        </div>
    }
}

/// Returns the path of the same hand or incident outside of practice.
pub fn open_path(exercise: &Exercise) -> String {
    let house = || Rc::new(RuleConfig::clone(&exercise.config));
    let rulings = |by, incident, facts: &Answers| {
        let place = RulingsLocation {
            by,
            incident: Some(incident),
            facts: facts.clone(),
        };
        link::rulings_path(&place.path())
    };
    match &exercise.scene {
        Scene::Hand(entry) => link::hand_path(&Draft {
            entry: (**entry).clone(),
            house: exercise.config.clone(),
        }),
        Scene::Event(event, answers) => {
            rulings(RuledBy::House(house()), Incident::Event(event), answers)
        }
        Scene::Foul(book, foul, answers) => {
            rulings(RuledBy::PenaltyBook(book), Incident::Foul(foul), answers)
        }
    }
}
