//! Current question with large answers, and the earlier answers.

use tilewise_rules::{Prompt, Question};
use yew::prelude::*;

use super::address::{STEP, href};
use super::fill::FoulAnswerForm;
use crate::components::question::{self, AnswerView, Asking, Leads, answer_text};
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::fouls::FoulsLocation;
use crate::language::{current_language, translate};
use crate::words;

/// Draws the earlier answers, each linked back to its question.
pub fn answered(place: &FoulsLocation, fields: &[&'static Question]) -> Html {
    if fields.is_empty() {
        return Html::default();
    }
    let one = |field: &&'static Question| {
        // Later answers stay as far as they still apply.
        let back = place.with(field.key, None);
        let answer = place.facts.get(field.key);
        let answer = answer.map(|fact| answer_text(field, fact));
        let leads = tag("a")
            .with("href", href(&back))
            .with("data-answered", field.key)
            .child(tag("span").child(translate(field.words)))
            .child(" ")
            .child(tag("strong").child_if(answer));
        tag("li").child(leads)
    };
    tag("ol")
        .class("answered")
        .with("aria-label", tr!("Answered: choose one to change it"))
        .children(fields.iter().map(one))
        .done()
}

/// Draws a question, each answer linked to the next step.
pub fn question(place: &FoulsLocation, prompt: &Prompt) -> Html {
    let field = prompt.question;
    let control = prompt.answers.is_empty().then(|| {
        let fill = FoulAnswerForm {
            language: current_language(),
            field: super::fill::FoulQuestionRef(field),
            place: place.clone(),
        };
        fill.keyed(field.key)
    });
    let title = tag("h3").with("id", STEP).with("tabindex", "-1");
    let title = title.child(words::prompt_text(prompt));
    question::question(Asking {
        prompt,
        class: "question",
        key: field.key.to_owned(),
        title: title.done(),
        answer: &|fact| AnswerView {
            leads: Leads::To(href(&place.with(field.key, Some(fact.clone())))),
            ..AnswerView::default()
        },
        open_first: false,
        control: control.unwrap_or_default(),
        answer_text: &question::ALL,
    })
}
