//! Complete hand with missing facts about the win.

use tilewise_rules::{Answer, Missing, MissingSeat, Seat, WinBy};
use yew::prelude::*;

use super::winner_question::winner_question;
use crate::i18n::Locale;
use crate::store::{Draft, HandAction, PageAction, Players};
use crate::ui::phrases;
use crate::ui::question::{AnswerView, Asking, CHOICES, Leads, question};

/// Draws the questions about missing facts: first the winner and discarder, with the values by self-draw and
/// by discard; then the others, one at a time.
pub fn open(
    locale: Locale,
    draft: &Draft,
    last_winner: Option<Seat>,
    questions: &[Missing],
    values: [Option<String>; 2],
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let is_how = |one: &Missing| matches!(one, Missing::Win | Missing::Seat(MissingSeat::From(_)));
    let is_winner = |one: &Missing| matches!(one, Missing::Seat(MissingSeat::Winner));
    if questions.iter().any(|one| is_how(one) || is_winner(one)) {
        let how = questions.iter().copied().find(is_how);
        return who_won(
            locale,
            draft,
            last_winner,
            how.unwrap_or(Missing::Win),
            values,
            players,
            onaction,
        );
    }
    let Some(&missing) = questions.first() else {
        return Html::default();
    };
    let prompt = missing.prompt(draft.entry.context.seat);
    let answer = |fact: &Answer| {
        let leads = match *fact {
            Answer::Seat(seat) => Leads::Does(
                onaction
                    .reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetPrevailing(seat))),
            ),
            _ => Leads::default(),
        };
        AnswerView {
            leads,
            ..AnswerView::default()
        }
    };
    question(
        locale,
        Asking {
            prompt: &prompt,
            class: "open",
            key: prompt.question.key.to_owned(),
            title: html! { <p class="headline">{ phrases::prompt_text(locale, &prompt) }</p> },
            answer: &answer,
            open_first: true,
            control: Html::default(),
            answer_text: &CHOICES,
            players,
        },
    )
}

/// Draws the questions about the winner and the source of the winning tile.
fn who_won(
    locale: Locale,
    draft: &Draft,
    last_winner: Option<Seat>,
    how: Missing,
    [drawn, by_discard]: [Option<String>; 2],
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let context = &draft.entry.context;
    let won = |seat: Seat| AnswerView {
        leads: Leads::Does(
            onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetWinner(seat))),
        ),
        selected: Some(context.seat == Some(seat)),
        worth: (last_winner == Some(seat)).then(|| {
            let words = &draft.house.rule_set().game.progression.hands;
            locale.translate(words.last).to_owned()
        }),
    };
    let from = |seat: Option<Seat>| {
        let (action, value, is_selected) = match seat {
            Some(seat) => (
                PageAction::Hand(HandAction::SetDiscarder(seat)),
                by_discard.clone(),
                context.from == Some(seat),
            ),
            None => (
                PageAction::Hand(HandAction::SetSelfDraw),
                drawn.clone(),
                context.by == Some(WinBy::SelfDraw),
            ),
        };
        AnswerView {
            leads: Leads::Does(onaction.reform(move |_: MouseEvent| action.clone())),
            selected: Some(is_selected),
            worth: value,
        }
    };
    winner_question(locale, context.seat, how, players, &won, &from)
}
