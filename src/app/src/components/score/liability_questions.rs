//! Who fed a hand: asked where it changes who pays, beside what is paid otherwise.

use tilewise_rules::{Fact, LiabilityAnswer, LiabilityQuestion, LiabilityTopic, Money};
use yew::prelude::*;

use super::payments::transfer;
use crate::components::on_click::on_click;
use crate::components::question::{self, Answer, Asking, CHOICES, Leads};
use crate::components::tag::tag;
use crate::outcome::Liability;
use crate::state::{Action, Draft};
use crate::words;

/// Questions about who fed the hand. An answer that is tapped again is taken back.
pub fn questions(all: &[LiabilityQuestion], draft: &Draft, onaction: &Callback<Action>) -> Html {
    let one = |one: &LiabilityQuestion| question(one, draft, onaction);
    all.iter().map(one).collect()
}

/// What each player would have paid if nobody were liable.
pub fn otherwise(liability: &Liability, money: Money) -> Html {
    let Some(otherwise) = &liability.otherwise else {
        return Html::default();
    };
    let lines = otherwise.payments.transfers().iter().map(|one| {
        let who = format!("{}-{}", one.from.key(), one.to.key());
        tag("li")
            .class("line")
            .with("data-otherwise", who)
            .children(transfer(one, money))
    });
    tag("div")
        .class("part otherwise")
        .child(tag("h2").class("label").child(tr!("Otherwise")))
        .child(tag("ul").class("lines").children(lines))
        .done()
}

/// A question with its answers as large buttons, each with what that player then gains or loses.
fn question(one: &LiabilityQuestion, draft: &Draft, onaction: &Callback<Action>) -> Html {
    let says = words::asked(&one.asked);
    let answer = |fact: &Fact| {
        let of = |other: &&LiabilityAnswer| other.fact == *fact;
        let Some(answer) = one.answers.iter().find(of) else {
            return Answer::default();
        };
        let next = Liability::answered(draft, answer);
        Answer {
            leads: Leads::Does(on_click(onaction, Action::Step(Box::new(next)))),
            given: Some(answer.given),
            worth: match *fact {
                Fact::Seat(seat) => Some(words::signed(draft.house.money(), answer.net[seat])),
                _ => None,
            },
        }
    };
    question::question(Asking {
        asked: &one.asked,
        class: "liability",
        key: key(one.about),
        title: tag("p").class("liability-says").child(says).done(),
        answer: &answer,
        open_first: false,
        control: Html::default(),
        says: &CHOICES,
    })
}

/// By what styles and tests know a question.
fn key(about: LiabilityTopic) -> String {
    match about {
        LiabilityTopic::Set(place) => format!("set-{place}"),
        LiabilityTopic::Liability(liability, _) => liability.key.to_owned(),
        LiabilityTopic::Exemption { exempt, .. } => exempt.key.to_owned(),
    }
}
