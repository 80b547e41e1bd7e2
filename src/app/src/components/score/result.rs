//! What the hand comes to, always in sight.

use tilewise_rules::Seat;
use yew::prelude::*;

use super::payments::shares;
use crate::at_table;
use crate::chunk::Loading;
use crate::components::button::Button;
use crate::components::deferred::{answers, reasons};
use crate::components::further::FURTHER;
use crate::components::icon::{Icon, drawing};
use crate::components::loading::loading;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::outcome::{Details, Outcome, ScoredWin};
use crate::state::{Action, Draft, ScoreScreen};
use crate::words::{self, Worth};

/// The result: a headline that is always in sight, and everything behind it.
pub fn result(
    draft: &Draft,
    last_winner: Option<Seat>,
    screen: &ScoreScreen,
    outcome: &Outcome,
    details: &Details,
    onaction: &Callback<Action>,
    onload: &Callback<MouseEvent>,
) -> Html {
    let ScoreScreen { lit, open, .. } = screen;
    let house = &draft.house;
    let win = outcome.win();
    let [asks, reasons] = reasons(details, lit, onaction);
    let further = FURTHER.get();
    let discards = match (details, further) {
        (Details::Discards(all), Ok(further)) => (further.discards)(draft, all, onaction),
        _ => Html::default(),
    };
    let headline = match outcome {
        Outcome::Unread => Html::default(),
        Outcome::Growing { to_go } => {
            html! { <p class="headline">{ words::to_go(*to_go) }</p> }
        }
        Outcome::Waiting(list) if list.is_empty() => {
            html! { <p class="headline">{ tr!("No tile completes this hand") }</p> }
        }
        Outcome::Waiting(_) | Outcome::Open { .. } => {
            answers(draft, last_winner, outcome, details, onaction)
        }
        Outcome::Wrong(faults) => html! {
            <>
                <ul class="faults" data-faults="">
                    { for faults.iter().map(|fault| html! {
                        <li data-fault={fault.code()}>{ words::fault(&draft.house, fault) }</li>
                    }) }
                </ul>
                { discards }
            </>
        },
        Outcome::Scored(win) => html! {
            <div class="worth">
                { worth(win) }
                if win.below_minimum() {
                    <p class="worth-below" data-below-minimum="">
                        { words::below(house) }
                    </p>
                } else {
                    { shares(&win.net(), Some(win.winner()), win.money()) }
                }
            </div>
        },
    };
    html! {
        <section
            class={classes!("result", open.then_some("result-open"))}
            aria-busy={(!details.is_like(outcome)).then_some("true")}
            aria-label={tr!("Result")}
            data-result=""
            data-total={win.map(|win| win.total().to_string())}
            data-counted={win.map(|win| win.counted().to_string())}
        >
            <div class="result-head">
                // What it says takes the place of the answer that was pressed, and its focus.
                <div class="result-line" tabindex="-1">{ headline }</div>
                if win.is_some() {
                    { steps(*open, win, onaction) }
                }
            </div>
            { asks }
            if further.is_err_and(|why| why == Loading::Failed) {
                { loading(Loading::Failed, onload.clone()) }
            }
            if win.is_some() {
                <div class="result-body" id="details">{ reasons }</div>
            }
        </section>
    }
}

/// What the hand is worth, in one glance.
fn worth(win: &ScoredWin) -> Html {
    let Some(worth) = Worth::of(win) else {
        let unit = words::unit(&win.draft.house);
        return html! {
            <p class="worth-value"><strong>{ win.counted() }</strong>{ " " }<span>{ unit }</span></p>
        };
    };
    let part = |name: &'static str, class: &'static str, says: String| {
        tag(name).class(class).child(says).child(" ")
    };
    tag("p")
        .class("worth-value worth-levels")
        .child_if(worth.level.map(|level| part("b", "worth-level", level)))
        .child(part("strong", "worth-paid", worth.paid))
        .child_if(
            worth
                .counted
                .map(|counted| part("span", "worth-counted", counted)),
        )
        .done()
}

/// What comes next: the reasons, or the next hand.
fn steps(open: bool, win: Option<&ScoredWin>, onaction: &Callback<Action>) -> Html {
    let next = Button {
        class: "button result-next",
        hook: ("data-action", "next".to_owned()),
        ..Button::default()
    };
    let into_game = win.filter(|win| !win.below_minimum());
    let into_game = into_game.and_then(at_table::into_game);
    html! {
        <div class="result-steps">
            <button type="button" class="button result-toggle" data-action="details"
                aria-expanded={open.to_string()} aria-controls="details"
                aria-label={tr!("Why, and who pays whom")} onclick={on_click(onaction, Action::Details)}>
                { tr!("Why") }{ drawing(Icon::Chevron) }
            </button>
            { match into_game {
                Some(into_game) => into_game,
                None => next.draw(tr!("Next hand"), on_click(onaction, Action::NextHand)),
            } }
        </div>
    }
}
