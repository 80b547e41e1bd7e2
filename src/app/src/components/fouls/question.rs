//! One question with large answers, and those that were given before.

use tilewise_rules::{Asked, Question};
use yew::prelude::*;

use super::address::{STEP, href};
use super::fill::Fill;
use crate::components::question::{self, Answer, Asking, Leads, said};
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::fouls::Place;
use crate::language::{spoken, translate};
use crate::words;

/// What was answered so far: each leads back to its question.
pub fn answered(place: &Place, fields: &[&'static Question]) -> Html {
    if fields.is_empty() {
        return Html::default();
    }
    let one = |field: &&'static Question| {
        // What was answered after it holds as far as it still applies.
        let back = place.with(field.key, None);
        let answer = place.facts.fact(field.key);
        let answer = answer.map(|fact| said(field, fact));
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

/// A question, each answer a link to what follows.
pub fn question(place: &Place, asked: &Asked) -> Html {
    let field = asked.question;
    let control = asked.answers.is_empty().then(|| {
        let fill = Fill {
            language: spoken(),
            field: super::fill::Typed(field),
            place: place.clone(),
        };
        fill.keyed(field.key)
    });
    let title = tag("h3").with("id", STEP).with("tabindex", "-1");
    let title = title.child(words::asked(asked));
    question::question(Asking {
        asked,
        class: "question",
        key: field.key.to_owned(),
        title: title.done(),
        answer: &|fact| Answer {
            leads: Leads::To(href(&place.with(field.key, Some(fact.clone())))),
            ..Answer::default()
        },
        open_first: false,
        control: control.unwrap_or_default(),
        says: &question::ALL,
    })
}
