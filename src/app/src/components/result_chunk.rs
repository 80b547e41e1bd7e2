//! Result of a hand and its reasons, in their own chunk. It loads with the first tap or when the page is
//! idle.

use tilewise_rules::Seat;
use yew::prelude::*;

use super::analysis_chunk::FURTHER;
use super::focus;
use super::score::circumstances::stated;
use super::score::elements::elements;
use super::score::open::open;
use super::score::payments::transfers;
use super::score::result::result;
use super::score::waits::{ROOM, expected, initial_waits};
use crate::chunk::chunk;
use crate::inject::inject_styles;
use crate::outcome::{Details, ExpectedWin, HandOutcome};
use crate::state::{DEFERRED_ACTIONS, Draft, PageAction, ScoreScreen, Spot};
use crate::{rule_sets, words};

/// Draws the outcome of a draft, with the winner of the previous hand.
type DrawResult = fn(
    &Draft,
    Option<Seat>,
    &ScoreScreen,
    &HandOutcome,
    &Details,
    &Callback<PageAction>,
    &Callback<MouseEvent>,
) -> Html;

/// Functions of the result chunk.
pub struct ResultChunk {
    /// Runs once, after the chunk is loaded.
    pub begin: fn(),
    /// Returns the action that informs the state that the chunk is loaded.
    pub loaded: fn() -> PageAction,
    /// Draws the liability answers of a link.
    pub stated: fn(&Draft, &Callback<PageAction>) -> Vec<Html>,
    /// Computes the outcome of a draft.
    pub outcome: fn(&Draft) -> HandOutcome,
    /// Computes the details of an outcome, if the analysis chunk is loaded.
    pub details: fn(&Draft, &HandOutcome) -> Details,
    /// Returns the outcome as a sentence.
    pub announcement: fn(&Draft, &HandOutcome) -> String,
    /// Draws the result: a headline that is always visible, and its reasons.
    pub result: DrawResult,
}

chunk! {
    /// Functions of the result chunk.
    pub static DEFERRED: &'static ResultChunk = arrived(), in deferred;
}

/// Functions of the result chunk.
pub static ALL: ResultChunk = ResultChunk {
    stated,
    outcome: HandOutcome::from_draft,
    details,
    announcement: words::announcement,
    result,
    begin,
    loaded,
};

/// Returns the chunk, together with the functions that the chunks above it share: the splitter then puts them
/// into one file.
pub fn arrived() -> &'static ResultChunk {
    rule_sets::arrive();
    &ALL
}

fn loaded() -> PageAction {
    PageAction::Loaded(&DEFERRED_ACTIONS, Box::new(rule_sets::first_house()))
}

/// Computes the details of an outcome; empty until the analysis chunk is loaded.
pub fn details(draft: &Draft, outcome: &HandOutcome) -> Details {
    let of = FURTHER.get().map_or(
        Details::reasons as fn(&Draft, &HandOutcome) -> Details,
        |further| further.details,
    );
    of(draft, outcome)
}

/// Adds the styles before there is a hand, since new styles make the browser recompute the whole page, and
/// starts the focus management.
fn begin() {
    inject_styles(PROOF);
    focus::keep();
}

/// Draws the tiles that complete the hand, or the first question about the win.
pub fn answers(
    draft: &Draft,
    last_winner: Option<Seat>,
    outcome: &HandOutcome,
    details: &Details,
    onaction: &Callback<PageAction>,
) -> Html {
    inject_styles(PROOF);
    match (outcome, details) {
        (_, Details::Waits(all)) => match FURTHER.get() {
            Ok(further) => (further.waits)(all, &draft.house, onaction),
            Err(_) => Html::default(),
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
pub fn reasons(details: &Details, lit: &[Spot], onaction: &Callback<PageAction>) -> [Html; 2] {
    inject_styles(PROOF);
    let Details::Proof(proof) = details else {
        return Default::default();
    };
    let further = FURTHER.get().ok().zip(proof.alternatives.as_ref());
    let around = further.map(|(further, all)| (further.around)(proof, all, onaction));
    let around = around.unwrap_or_default();
    let win = &proof.win;
    let reasons = html! {
        <>
            { around.before }
            { elements(proof, lit, onaction) }
            { transfers(proof.transfers(), win.winner(), win.money()) }
            { around.after }
        </>
    };
    [around.prompts, reasons]
}

/// Styles of the reasons.
pub static PROOF: &str = concat!(
    include_str!("../../../../styles/deferred/proof.css"),
    include_str!("../../../../styles/deferred/waits.css"),
);
