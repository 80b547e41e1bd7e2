//! Liability questions, which are asked if they change the payments, with the payments without liability.

use tilewise_rules::{Answer, LiabilityAnswer, LiabilityQuestion, LiabilityTopic, Money};
use yew::prelude::*;

use super::payments::transfer;
use crate::i18n::Locale;
use crate::outcome::LiabilityDetails;
use crate::store::{Draft, HandAction, PageAction, Players};
use crate::ui::phrases;
use crate::ui::question::{self, AnswerView, Asking, CHOICES, Leads};

/// Draws the liability questions. A second tap on an answer removes it.
pub fn questions(
    locale: Locale,
    all: &[LiabilityQuestion],
    draft: &Draft,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let one = |one: &LiabilityQuestion| question(locale, one, draft, players, onaction);
    all.iter().map(one).collect()
}

/// Draws the payments without liability.
pub fn otherwise(
    locale: Locale,
    liability: &LiabilityDetails,
    money: Money,
    players: &Players,
) -> Html {
    let Some(otherwise) = &liability.otherwise else {
        return Html::default();
    };
    let lines = otherwise.payments.transfers().iter().map(|one| {
        let who = format!("{}-{}", one.from.key(), one.to.key());
        html! { <li class="line" data-otherwise={who}>{ transfer(locale, one, money, players) }</li> }
    });
    html! {
        <div class="part liability-otherwise">
            <h2 class="label">{ tr!(locale, "Otherwise") }</h2>
            <ul class="lines">{ for lines }</ul>
        </div>
    }
}

/// Draws a question with large answers, each with the gain or loss of that player.
fn question(
    locale: Locale,
    one: &LiabilityQuestion,
    draft: &Draft,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let title = phrases::prompt_text(locale, &one.prompt);
    let answer = |fact: &Answer| {
        let of = |other: &&LiabilityAnswer| other.answer == *fact;
        let Some(answer) = one.answers.iter().find(of) else {
            return AnswerView::default();
        };
        let next = Box::new(LiabilityDetails::answered(draft, answer));
        AnswerView {
            leads: Leads::Does(
                onaction.reform(move |_: MouseEvent| {
                    PageAction::Hand(HandAction::Replace(next.clone()))
                }),
            ),
            selected: Some(answer.is_current),
            worth: match *fact {
                Answer::Seat(seat) => Some(phrases::signed(draft.house.money(), answer.net[seat])),
                _ => None,
            },
        }
    };
    question::question(
        locale,
        Asking {
            prompt: &one.prompt,
            class: "liability",
            key: key(one.about),
            title: html! { <p class="liability-text">{ title }</p> },
            answer: &answer,
            open_first: false,
            control: Html::default(),
            answer_text: &CHOICES,
            players,
        },
    )
}

/// Returns the key of a question, used as a selector by styles and tests.
fn key(about: LiabilityTopic) -> String {
    match about {
        LiabilityTopic::Set(place) => format!("set-{place}"),
        LiabilityTopic::Liability(liability, _) => liability.key.to_owned(),
        LiabilityTopic::Exemption { exempt, .. } => exempt.key.to_owned(),
    }
}
