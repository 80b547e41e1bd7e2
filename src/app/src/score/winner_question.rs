//! Winner and discarder: two questions side by side.

use tilewise_rules::{Answer, Missing, MissingSeat, Prompt, Seat};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::Players;
use crate::ui::phrases;
use crate::ui::question::{AnswerView, Asking, CHOICES, question};

/// Draws both questions, each in its own row, so that no answer moves another one. `how` contains the
/// possible sources of the winning tile.
pub fn winner_question(
    locale: Locale,
    winner: Option<Seat>,
    how: Missing,
    players: &Players,
    won: &dyn Fn(Seat) -> AnswerView,
    from: &dyn Fn(Option<Seat>) -> AnswerView,
) -> Html {
    let ask = |prompt: &Prompt, answer: &dyn Fn(Option<Seat>) -> AnswerView| {
        let title = phrases::prompt_text(locale, prompt);
        question(
            locale,
            Asking {
                prompt,
                class: "who",
                key: prompt.question.key.to_owned(),
                title: html! { <p class="who-text" aria-hidden="true">{ title }</p> },
                answer: &|fact: &Answer| match *fact {
                    Answer::Seat(seat) => answer(Some(seat)),
                    _ => answer(None),
                },
                open_first: true,
                control: Html::default(),
                answer_text: &CHOICES,
                players,
            },
        )
    };
    let winner_prompt = Missing::Seat(MissingSeat::Winner).prompt(None);
    let mut source_prompt = how.prompt(None);
    // Nobody wins on their own discard.
    source_prompt
        .answers
        .retain(|fact| Some(fact) != winner.map(Answer::Seat).as_ref());
    html! {
        <>
            { ask(&winner_prompt, &|seat| seat.map(won).unwrap_or_default()) }
            { ask(&source_prompt, from) }
        </>
    }
}
