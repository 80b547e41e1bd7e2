//! What is drawn later: a result and the reasons behind it. All of it lies in a file of its own, which
//! loads with the first tap or when the page is idle.

use tilewise_rules::Seat;
use yew::prelude::*;

use super::focus;
use super::further::FURTHER;
use super::score::circumstances::stated;
use super::score::elements::elements;
use super::score::open::open;
use super::score::payments::transfers;
use super::score::result::result;
use super::score::waits::{ROOM, expected, shown_first};
use crate::chunk::chunk;
use crate::inject::inject_styles;
use crate::outcome::{Details, Expected, Outcome};
use crate::state::{Action, DEFERRED_ACTIONS, Draft, ScoreScreen, Spot};
use crate::{rule_sets, words};

/// Draws what a draft comes to, with who won the hand before.
type DrawResult = fn(
    &Draft,
    Option<Seat>,
    &ScoreScreen,
    &Outcome,
    &Details,
    &Callback<Action>,
    &Callback<MouseEvent>,
) -> Html;

/// What draws all that.
pub struct Deferred {
    /// What is to be done once, when all of it has come.
    pub begin: fn(),
    /// Tells the state that it has come, and brings what that needs of it.
    pub loaded: fn() -> Action,
    /// What was said about who fed the hand.
    pub stated: fn(&Draft, &Callback<Action>) -> Vec<Html>,
    /// What a draft comes to.
    pub outcome: fn(&Draft) -> Outcome,
    /// What stands behind that, as far as what works it out is there.
    pub details: fn(&Draft, &Outcome) -> Details,
    /// That in words.
    pub spoken: fn(&Draft, &Outcome) -> String,
    /// The result: a headline that is always in sight, and everything behind it.
    pub result: DrawResult,
}

chunk! {
    /// What draws all that.
    pub static DEFERRED: &'static Deferred = arrived(), in deferred;
}

/// What draws all that.
pub static ALL: Deferred = Deferred {
    stated,
    outcome: Outcome::of,
    details,
    spoken: words::spoken,
    result,
    begin,
    loaded,
};

/// All that, and what comes with it for what draws nothing. What builds on it names this, so that
/// the splitter keeps all of it in one file.
pub fn arrived() -> &'static Deferred {
    rule_sets::arrive();
    &ALL
}

fn loaded() -> Action {
    Action::Loaded(&DEFERRED_ACTIONS, Box::new(rule_sets::first_house()))
}

/// What stands behind what a draft comes to, as far as what works it out is there.
pub fn details(draft: &Draft, outcome: &Outcome) -> Details {
    let of = FURTHER.get().map_or(
        Details::reasons as fn(&Draft, &Outcome) -> Details,
        |further| further.details,
    );
    of(draft, outcome)
}

/// Puts on the styles before a hand is there, since new ones make the browser look at the whole page
/// again, and sees to the focus.
fn begin() {
    inject_styles(PROOF);
    focus::keep();
}

/// The tiles that complete the hand, or the first question about the win.
pub fn answers(
    draft: &Draft,
    last_winner: Option<Seat>,
    outcome: &Outcome,
    details: &Details,
    onaction: &Callback<Action>,
) -> Html {
    inject_styles(PROOF);
    match (outcome, details) {
        (_, Details::Waits(all)) => match FURTHER.get() {
            Ok(further) => (further.waits)(all, &draft.house, onaction),
            Err(_) => Html::default(),
        },
        (Outcome::Waiting(all), _) => shown_first(all, onaction),
        (Outcome::Open { questions }, details) => {
            let worth = |value: &Option<Box<Expected>>| {
                value.as_ref().map(|one| expected(one, &draft.house))
            };
            let values = match details {
                Details::Values { self_draw, discard } => [self_draw, discard].map(worth),
                // Until it is known what it would be worth, there is room for it.
                _ => [ROOM, ROOM].map(|room| Some(room.to_owned())),
            };
            open(draft, last_winner, questions, values, onaction)
        }
        _ => Html::default(),
    }
}

/// What is asked of who fed the hand, or what would be enough to win; and why the hand is worth what
/// it is, what that is in all, who therefore pays whom, and what else it could have been.
pub fn reasons(details: &Details, lit: &[Spot], onaction: &Callback<Action>) -> [Html; 2] {
    inject_styles(PROOF);
    let Details::Proof(proof) = details else {
        return Default::default();
    };
    let further = FURTHER.get().ok().zip(proof.alternatives.as_ref());
    let around = further.map(|(further, all)| (further.around)(proof, all, onaction));
    let around = around.unwrap_or_default();
    let win = &proof.win;
    let reasons = [
        around.before,
        elements(proof, lit, onaction),
        transfers(proof.transfers(), win.winner(), win.money()),
        around.after,
    ];
    [around.asks, reasons.into_iter().collect()]
}

/// The styles of a proof.
pub static PROOF: &str = concat!(
    include_str!("../../../../styles/deferred/proof.css"),
    include_str!("../../../../styles/deferred/waits.css"),
);
