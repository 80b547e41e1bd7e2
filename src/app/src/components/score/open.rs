//! A hand that is there, with something about the win not known yet.

use tilewise_rules::{Fact, Missing, MissingSeat, Seat, WinBy};
use yew::prelude::*;

use super::who::who;
use crate::components::on_click::on_click;
use crate::components::question::{Answer, Asking, CHOICES, Leads, question};
use crate::language::translate;
use crate::state::{Action, Draft};
use crate::words;

/// What isn't known yet, to be answered right here: who won from whom, with what the hand is worth
/// drawn and given; then whatever else there is, one by one.
pub fn open(
    draft: &Draft,
    last_winner: Option<Seat>,
    questions: &[Missing],
    values: [Option<String>; 2],
    onaction: &Callback<Action>,
) -> Html {
    let is_how = |one: &Missing| matches!(one, Missing::Win | Missing::Seat(MissingSeat::From(_)));
    let is_winner = |one: &Missing| matches!(one, Missing::Seat(MissingSeat::Winner));
    if questions.iter().any(|one| is_how(one) || is_winner(one)) {
        let how = questions.iter().copied().find(is_how);
        return who_won(
            draft,
            last_winner,
            how.unwrap_or(Missing::Win),
            values,
            onaction,
        );
    }
    let Some(&missing) = questions.first() else {
        return Html::default();
    };
    let asked = missing.asked(draft.entry.context.seat);
    let answer = |fact: &Fact| {
        let leads = match *fact {
            Fact::Seat(seat) => Leads::Does(on_click(onaction, Action::Prevailing(seat))),
            _ => Leads::default(),
        };
        Answer {
            leads,
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
        says: &CHOICES,
    })
}

/// Who won, and how.
fn who_won(
    draft: &Draft,
    last_winner: Option<Seat>,
    how: Missing,
    [drawn, given]: [Option<String>; 2],
    onaction: &Callback<Action>,
) -> Html {
    let context = &draft.entry.context;
    let won = |seat: Seat| Answer {
        leads: Leads::Does(on_click(onaction, Action::Seat(seat))),
        given: Some(context.seat == Some(seat)),
        worth: (last_winner == Some(seat)).then(|| {
            let words = &draft.house.rule_set().progression.hands;
            translate(words.last).to_owned()
        }),
    };
    let from = |seat: Option<Seat>| {
        let (action, value, is_given) = match seat {
            Some(seat) => (
                Action::Discard(seat),
                given.clone(),
                context.from == Some(seat),
            ),
            None => (
                Action::SelfDraw,
                drawn.clone(),
                context.by == Some(WinBy::SelfDraw),
            ),
        };
        Answer {
            leads: Leads::Does(on_click(onaction, action)),
            given: Some(is_given),
            worth: value,
        }
    };
    who(context.seat, how, &won, &from)
}
