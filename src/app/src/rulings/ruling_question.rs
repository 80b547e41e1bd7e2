//! Current question with large answers, and the earlier answers.

use tilewise_rules::{Prompt, Question};
use yew::prelude::*;

use super::fill::FoulAnswerForm;
use super::step_link::{STEP, href};
use crate::i18n::Locale;
use crate::rulings::rulings_location::RulingsLocation;
use crate::store::Players;
use crate::ui::phrases;
use crate::ui::question::{self, AnswerView, Asking, Leads, answer_text};
use crate::ui::static_ref::StaticRef;

/// Draws the earlier answers, each linked back to its question.
pub fn answered(locale: Locale, place: &RulingsLocation, fields: &[&'static Question]) -> Html {
    if fields.is_empty() {
        return Html::default();
    }
    let one = |field: &&'static Question| {
        // Later answers stay as far as they still apply.
        let back = place.with(field.key, None);
        let answer = place.facts.get(field.key);
        let answer = answer.map(|fact| answer_text(locale, field, fact));
        html! {
            <li>
                <a href={href(&back)} data-answered={field.key}>
                    <span>{ locale.translate(field.words) }</span>
                    { " " }
                    <strong>{ answer }</strong>
                </a>
            </li>
        }
    };
    html! {
        <ol class="answered" aria-label={tr!(locale, "Answered: choose one to change it")}>
            { for fields.iter().map(one) }
        </ol>
    }
}

/// Draws a question, each answer linked to the next step.
pub fn question(locale: Locale, place: &RulingsLocation, prompt: &Prompt) -> Html {
    let field = prompt.question;
    let control = prompt.answers.is_empty().then(|| {
        html! {
            <FoulAnswerForm key={field.key}
                field={StaticRef(field)} place={place.clone()} />
        }
    });
    let title = html! { <h3 id={STEP} tabindex="-1">{ phrases::prompt_text(locale, prompt) }</h3> };
    question::question(
        locale,
        Asking {
            prompt,
            class: "question",
            key: field.key.to_owned(),
            title,
            answer: &|fact| AnswerView {
                leads: Leads::To(href(&place.with(field.key, Some(fact.clone())))),
                ..AnswerView::default()
            },
            open_first: false,
            control: control.unwrap_or_default(),
            answer_text: &question::ALL,
            players: &Players::default(),
        },
    )
}
