//! Result of the hand, always visible.

use std::rc::Rc;

use tilewise_rules::Fault;
use yew::prelude::*;

use super::elements::elements;
use super::missing_facts::open;
use super::payments::{shares, transfers};
use super::waits::{PLACEHOLDER, expected, initial_waits};
use crate::chunks::{Load, TABLE};
use crate::i18n::Locale;
use crate::outcome::{Details, ExpectedWin, HandOutcome, ScoredWin};
use crate::score::analysis::AnalysisFunctions;
use crate::storage::{DeviceGames, StorageContext};
use crate::store::{Draft, HandAction, PageAction, PageState, Players, Spot, ViewAction};
use crate::ui::icon::{Icon, drawing};
use crate::ui::loading::loading;
use crate::ui::phrases::{self, WorthText};

/// Draws the result: a headline that is always visible, and its reasons.
pub fn result(
    locale: Locale,
    state: &PageState,
    outcome: &HandOutcome,
    details: &Details,
    load: &Load<&'static AnalysisFunctions>,
    storage: &StorageContext,
    onaction: &Callback<PageAction>,
) -> Html {
    let (draft, screen) = (&*state.draft, &state.score);
    let house = &draft.house;
    let players = &state.players();
    let win = outcome.win();
    let analysis = load.ready();
    let [prompts, reasons] = reasons(locale, details, &screen.lit, analysis, players, onaction);
    let discards = match (details, analysis) {
        (Details::Discards(all), Some(analysis)) => {
            (analysis.discards)(locale, draft, all, onaction)
        }
        _ => Html::default(),
    };
    let headline = match outcome {
        HandOutcome::Incomplete { to_go } => plain_headline(phrases::to_go(locale, *to_go)),
        HandOutcome::Waiting(list) if list.is_empty() => {
            plain_headline(tr!(locale, "No tile completes this hand").to_owned())
        }
        HandOutcome::Waiting(_) | HandOutcome::MissingFacts { .. } => {
            answers(locale, state, outcome, details, analysis, onaction)
        }
        HandOutcome::Invalid(list) => html! {
            <>
                { faults(locale, draft, list) }
                { discards }
            </>
        },
        HandOutcome::Scored(win) => html! {
            <div class="worth">
                { worth(locale, win) }
                if win.below_minimum() {
                    <p class="worth-below" data-below-minimum="">{ phrases::below_minimum(locale, house) }</p>
                } else {
                    { shares(locale, &win.net(), Some(win.winner()), win.money(), players) }
                }
            </div>
        },
    };
    html! {
        <section
            class={classes!("result", screen.open.then_some("result-open"))}
            aria-busy={(!details.is_like(outcome)).then_some("true")}
            aria-label={tr!(locale, "Result")}
            data-result=""
            data-total={win.map(|win| win.total().to_string())}
            data-counted={win.map(|win| win.counted().to_string())}
        >
            <div class="result-head">
                // It replaces the pressed answer and takes its focus.
                <div class="result-line" tabindex="-1">{ headline }</div>
                if let Some(win) = win {
                    { steps(locale, state, win, storage, onaction) }
                }
            </div>
            { prompts }
            if let Load::Failed(_) = load {
                { loading(locale, load) }
            }
            if win.is_some() {
                <div class="result-body" id="details">{ reasons }</div>
            }
        </section>
    }
}

/// Draws the tiles that complete the hand, or the first question about the win.
fn answers(
    locale: Locale,
    state: &PageState,
    outcome: &HandOutcome,
    details: &Details,
    analysis: Option<&AnalysisFunctions>,
    onaction: &Callback<PageAction>,
) -> Html {
    let draft = &state.draft;
    match (outcome, details) {
        (_, Details::Waits(all)) => match analysis {
            Some(analysis) => (analysis.waits)(locale, all, &draft.house, onaction),
            None => Html::default(),
        },
        (HandOutcome::Waiting(all), _) => initial_waits(locale, all, onaction),
        (HandOutcome::MissingFacts { questions }, details) => {
            let worth = |value: &Option<Box<ExpectedWin>>| {
                value
                    .as_ref()
                    .map(|one| expected(locale, one, &draft.house))
            };
            let values = match details {
                Details::Values { self_draw, discard } => [self_draw, discard].map(worth),
                // Reserves space until the values are known.
                _ => [PLACEHOLDER, PLACEHOLDER].map(|room| Some(room.to_owned())),
            };
            open(
                locale,
                draft,
                state.last_winner,
                questions,
                values,
                &state.players(),
                onaction,
            )
        }
        _ => Html::default(),
    }
}

/// Draws the liability questions or the hint to the minimum; then the elements, the total, the payments, and
/// the alternatives.
fn reasons(
    locale: Locale,
    details: &Details,
    lit: &[Spot],
    analysis: Option<&AnalysisFunctions>,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> [Html; 2] {
    let Details::Proof(proof) = details else {
        return Default::default();
    };
    let further = analysis.zip(proof.alternatives.as_ref());
    let around =
        further.map(|(analysis, all)| (analysis.around)(locale, proof, all, players, onaction));
    let around = around.unwrap_or_default();
    let win = &proof.win;
    let reasons = [
        around.before,
        elements(locale, proof, lit, onaction),
        transfers(
            locale,
            proof.transfers(),
            win.winner(),
            &win.draft.house,
            players,
        ),
        around.after,
    ];
    [around.prompts, reasons.into_iter().collect()]
}

/// Draws a headline of text only.
fn plain_headline(words: String) -> Html {
    html! { <p class="headline">{ words }</p> }
}

/// Draws the errors of the hand.
fn faults(locale: Locale, draft: &Draft, list: &[Fault]) -> Html {
    html! {
        <ul class="faults" data-faults="">
            for fault in list {
                <li data-fault={fault.code()}>{ phrases::fault(locale, &draft.house, fault) }</li>
            }
        </ul>
    }
}

/// Draws the value of the hand as a headline.
fn worth(locale: Locale, win: &ScoredWin) -> Html {
    let Some(worth) = WorthText::from_win(locale, win) else {
        return html! {
            <p class="worth-value">
                <strong>{ win.counted() }</strong>
                { " " }
                <span>{ phrases::unit(locale, &win.draft.house) }</span>
            </p>
        };
    };
    html! {
        <p class="worth-value worth-levels">
            if let Some(level) = worth.level {
                <b class="worth-level">{ level }{ " " }</b>
            }
            <strong class="worth-paid">{ worth.paid }{ " " }</strong>
            if let Some(counted) = worth.counted {
                <span class="worth-counted">{ counted }{ " " }</span>
            }
        </p>
    }
}

/// Draws the buttons for the reasons and the next hand.
fn steps(
    locale: Locale,
    state: &PageState,
    win: &ScoredWin,
    storage: &StorageContext,
    onaction: &Callback<PageAction>,
) -> Html {
    let device = &DeviceGames {
        games: Rc::clone(&state.games),
        storage: storage.clone(),
    };
    let house = &state.draft.house;
    let table = TABLE.get().filter(|_| !win.below_minimum());
    let into_game = table.zip(state.editing.as_ref());
    let next = into_game
        .and_then(|(table, editing)| (table.into_game)(locale, win, editing, device, onaction))
        .unwrap_or_else(|| {
            let table = table.filter(|_| state.editing.is_none());
            html! {
                <>
                    if let Some(offer) = table.and_then(|table| (table.offer)(locale, win, device, onaction)) {
                        { offer }
                    }
                    <button
                        type="button"
                        class="button result-next"
                        data-action="next"
                        onclick={onaction.reform(|_: MouseEvent| PageAction::Hand(HandAction::StartNextHand))}
                    >
                        { locale.translate(house.rule_set().game.progression.hands.next) }
                    </button>
                </>
            }
        });
    html! {
        <div class="result-steps">
            <button
                type="button"
                class="button result-toggle"
                data-action="details"
                aria-expanded={state.score.open.to_string()}
                aria-controls="details"
                aria-label={tr!(locale, "Why, and who pays whom")}
                onclick={onaction.reform(|_: MouseEvent| PageAction::View(ViewAction::ToggleDetails))}
            >
                { tr!(locale, "How it scores") }
                { drawing(Icon::Chevron) }
            </button>
            { next }
        </div>
    }
}
