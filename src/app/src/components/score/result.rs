//! Result of the hand, always visible.

use tilewise_rules::{Fault, RuleConfig, Seat};
use yew::prelude::*;

use super::elements::elements;
use super::open::open;
use super::payments::{shares, transfers};
use super::waits::{ROOM, expected, initial_waits};
use crate::chunks::Load;
use crate::components::analysis::Analysis;
use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::loading::loading;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::language::translate;
use crate::outcome::{Details, ExpectedWin, HandOutcome, ScoredWin};
use crate::state::{Draft, PageAction, ScoreScreen, Spot};
use crate::table_hooks;
use crate::words::{self, WorthText};

/// Draws the result: a headline that is always visible, and its reasons.
pub fn result(
    draft: &Draft,
    last_winner: Option<Seat>,
    screen: &ScoreScreen,
    outcome: &HandOutcome,
    details: &Details,
    load: &Load<&'static Analysis>,
    onaction: &Callback<PageAction>,
) -> Html {
    let house = &draft.house;
    let win = outcome.win();
    let analysis = load.ready();
    let [prompts, reasons] = reasons(details, &screen.lit, analysis, onaction);
    let discards = match (details, analysis) {
        (Details::Discards(all), Some(analysis)) => (analysis.discards)(draft, all, onaction),
        _ => Html::default(),
    };
    let headline = match outcome {
        HandOutcome::Growing { to_go } => plain_headline(words::to_go(*to_go)),
        HandOutcome::Waiting(list) if list.is_empty() => {
            plain_headline(tr!("No tile completes this hand").to_owned())
        }
        HandOutcome::Waiting(_) | HandOutcome::Open { .. } => {
            answers(draft, last_winner, outcome, details, analysis, onaction)
        }
        HandOutcome::Wrong(list) => [faults(draft, list), discards].into_iter().collect(),
        HandOutcome::Scored(win) => {
            let paid = if win.below_minimum() {
                let below = tag("p").class("worth-below").with("data-below-minimum", "");
                below.child(words::below_minimum(house)).done()
            } else {
                shares(&win.net(), Some(win.winner()), win.money())
            };
            tag("div")
                .class("worth")
                .child(worth(win))
                .child(paid)
                .done()
        }
    };
    let failed = matches!(load, Load::Failed(_));
    let body = tag("div").class("result-body").with("id", "details");
    // It replaces the pressed answer and takes its focus.
    let line = tag("div").class("result-line").with("tabindex", "-1");
    let head = tag("div")
        .class("result-head")
        .child(line.child(headline))
        .child_if(win.map(|win| steps(screen.open, win, house, onaction)));
    tag("section")
        .class(if screen.open {
            "result result-open"
        } else {
            "result"
        })
        .with("aria-busy", (!details.is_like(outcome)).then_some("true"))
        .with("aria-label", tr!("Result"))
        .with("data-result", "")
        .with("data-total", win.map(|win| win.total().to_string()))
        .with("data-counted", win.map(|win| win.counted().to_string()))
        .child(head)
        .child(prompts)
        .child_if(failed.then(|| loading(load)))
        .child_if(win.map(|_| body.child(reasons)))
        .done()
}

/// Draws the tiles that complete the hand, or the first question about the win.
fn answers(
    draft: &Draft,
    last_winner: Option<Seat>,
    outcome: &HandOutcome,
    details: &Details,
    analysis: Option<&Analysis>,
    onaction: &Callback<PageAction>,
) -> Html {
    match (outcome, details) {
        (_, Details::Waits(all)) => match analysis {
            Some(analysis) => (analysis.waits)(all, &draft.house, onaction),
            None => Html::default(),
        },
        (HandOutcome::Waiting(all), _) => initial_waits(all, onaction),
        (HandOutcome::Open { questions }, details) => {
            let worth = |value: &Option<Box<ExpectedWin>>| {
                value.as_ref().map(|one| expected(one, &draft.house))
            };
            let values = match details {
                Details::Values { self_draw, discard } => [self_draw, discard].map(worth),
                // Reserves space until the values are known.
                _ => [ROOM, ROOM].map(|room| Some(room.to_owned())),
            };
            open(draft, last_winner, questions, values, onaction)
        }
        _ => Html::default(),
    }
}

/// Draws the liability questions or the hint to the minimum; then the elements, the total, the payments, and
/// the alternatives.
fn reasons(
    details: &Details,
    lit: &[Spot],
    analysis: Option<&Analysis>,
    onaction: &Callback<PageAction>,
) -> [Html; 2] {
    let Details::Proof(proof) = details else {
        return Default::default();
    };
    let further = analysis.zip(proof.alternatives.as_ref());
    let around = further.map(|(analysis, all)| (analysis.around)(proof, all, onaction));
    let around = around.unwrap_or_default();
    let win = &proof.win;
    let reasons = [
        around.before,
        elements(proof, lit, onaction),
        transfers(proof.transfers(), win.winner(), win.money()),
        around.after,
    ];
    [around.prompts, reasons.into_iter().collect()]
}

/// Draws a headline of text only.
fn plain_headline(words: String) -> Html {
    tag("p").class("headline").child(words).done()
}

/// Draws the errors of the hand.
fn faults(draft: &Draft, list: &[Fault]) -> Html {
    let lines = list.iter().map(|fault| {
        let message = words::fault(&draft.house, fault);
        tag("li").with("data-fault", fault.code()).child(message)
    });
    let list = tag("ul").class("faults").with("data-faults", "");
    list.children(lines).done()
}

/// Draws the value of the hand as a headline.
fn worth(win: &ScoredWin) -> Html {
    let Some(worth) = WorthText::from_win(win) else {
        let unit = words::unit(&win.draft.house);
        let counted = tag("strong").child(win.counted());
        let value = tag("p").class("worth-value").child(counted).child(" ");
        return value.child(tag("span").child(unit)).done();
    };
    let part = |name: &'static str, class: &'static str, text: String| {
        tag(name).class(class).child(text).child(" ")
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

/// Draws the buttons for the reasons and the next hand.
fn steps(open: bool, win: &ScoredWin, house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let why = tag("button")
        .with("type", "button")
        .class("button result-toggle")
        .with("data-action", "details")
        .with("aria-expanded", open.to_string())
        .with("aria-controls", "details")
        .with("aria-label", tr!("Why, and who pays whom"))
        .on_click(on_click(onaction, PageAction::Details))
        .child(tr!("How it scores"))
        .child(drawing(Icon::Chevron));
    let into_game = Some(win).filter(|win| !win.below_minimum());
    let next = into_game
        .and_then(table_hooks::into_game)
        .unwrap_or_else(|| {
            let next = Button {
                class: "button result-next",
                hook: ("data-action", "next".to_owned()),
                ..Button::default()
            };
            let next = next.draw(
                translate(house.rule_set().progression.hands.next),
                on_click(onaction, PageAction::NextHand),
            );
            let offered = into_game.and_then(|win| table_hooks::offer(win, onaction));
            offered.into_iter().chain([next]).collect()
        });
    let steps = tag("div").class("result-steps");
    steps.child(why).child(next).done()
}
