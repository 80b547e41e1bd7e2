//! A hand that is there, with something about the win not known yet.

use tilewise_rules::{Fault, MissingSeat, Seat, WinBy};
use yew::prelude::*;

use super::button::Button;
use super::on_click::on_click;
use super::waits::worth;
use crate::language::translate;
use crate::outcome::Value;
use crate::state::{Action, Draft};
use crate::words;

/// The first thing that isn't known yet, to be answered right here; with what the hand is worth
/// drawn and given.
pub fn open(
    draft: &Draft,
    questions: &[Fault],
    [drawn, given]: [Option<Value>; 2],
    onaction: &Callback<Action>,
) -> Html {
    let winner = draft.entry.context.seat;
    let Some(question) = questions.first() else {
        return Html::default();
    };
    let answer = |key: String, name: &'static str, value: Option<Value>, action: Action| {
        let button = Button {
            class: "button answer",
            hook: ("data-answer", key),
            ..Button::default()
        };
        let words = html! {
            <>
                { translate(name) }
                if value.is_some() {
                    <span class="answer-worth">{ worth(value, &draft.house) }</span>
                }
            </>
        };
        button.draw(words, on_click(onaction, action))
    };
    let seats = |seats: &[Seat], value: Option<Value>, action: fn(Seat) -> Action| -> Html {
        seats
            .iter()
            .map(|&seat| answer(seat.letter().to_string(), seat.name(), value, action(seat)))
            .collect()
    };
    let answers = match question {
        Fault::MissingSeat(MissingSeat::Winner) => seats(&Seat::ALL, None, Action::Seat),
        Fault::MissingSeat(MissingSeat::Prevailing) => seats(&Seat::ALL, None, Action::Prevailing),
        Fault::MissingWin | Fault::MissingSeat(MissingSeat::From(_)) => {
            let others: Vec<Seat> = Seat::ALL
                .into_iter()
                .filter(|&seat| Some(seat) != winner)
                .collect();
            let bonus = *question == Fault::MissingSeat(MissingSeat::From(WinBy::BonusTiles));
            html! {
                <>
                    if !bonus {
                        { answer("self-draw".to_owned(), text!("Self-draw"), drawn, Action::SelfDraw) }
                    }
                    { seats(&others, given, Action::Discard) }
                </>
            }
        }
        _ => Html::default(),
    };
    html! {
        <div class="open" data-question={question.code()}>
            <p class="headline">{ words::question(question, winner) }</p>
            <div class="answers">{ answers }</div>
        </div>
    }
}
