//! A hand that is there, with something about the win not known yet.

use tilewise_rules::{Fact, Missing, MissingSeat};
use yew::prelude::*;

use super::waits::worth;
use crate::components::on_click::on_click;
use crate::components::question::{Answer, Asking, Leads, question};
use crate::outcome::Value;
use crate::state::{Action, Draft};
use crate::words;

/// The first thing that isn't known yet, to be answered right here; with what the hand is worth
/// drawn and given.
pub fn open(
    draft: &Draft,
    questions: &[Missing],
    [drawn, given]: [Option<Value>; 2],
    onaction: &Callback<Action>,
) -> Html {
    let Some(&missing) = questions.first() else {
        return Html::default();
    };
    let asked = missing.asked(draft.entry.context.seat);
    let answer = |fact: &Fact| {
        let (action, value) = match (missing, fact) {
            (Missing::Seat(MissingSeat::Winner), &Fact::Seat(seat)) => (Action::Seat(seat), None),
            (Missing::Seat(MissingSeat::Prevailing), &Fact::Seat(seat)) => {
                (Action::Prevailing(seat), None)
            }
            (_, &Fact::Seat(seat)) => (Action::Discard(seat), given),
            _ => (Action::SelfDraw, drawn),
        };
        Answer {
            leads: Leads::Does(on_click(onaction, action)),
            worth: value.map(|value| worth(Some(value), &draft.house)),
            ..Answer::default()
        }
    };
    question(Asking {
        asked: &asked,
        class: "open",
        key: asked.question.key.to_owned(),
        title: html! { <p class="headline">{ words::asked(&asked) }</p> },
        answer: &answer,
        open_first: true,
        control: Html::default(),
    })
}
