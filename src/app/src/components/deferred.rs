//! What is drawn later: a result and the reasons behind it. All of it lies in a file of its own, which
//! loads with the first tap or when the page is idle.

use gloo::timers::callback::Timeout;
use tilewise_rules::{Seat, Sentence};
use yew::prelude::*;

use super::focus;
use super::further::FURTHER;
use super::house::own_rules;
use super::score::circumstances::stated;
use super::score::elements::elements;
use super::score::open::open;
use super::score::payments::transfers;
use super::score::result::result;
use super::score::waits::{ROOM, counted, shown_first};
use super::visit::visit;
use super::wrong::wrong;
use crate::chunk::chunk;
use crate::inject::inject_styles;
use crate::open::{OPENING, Opening};
use crate::outcome::{Details, Outcome, Value};
use crate::state::{Action, Draft, ScoreScreen, Spot, State, later};
use crate::{link, rule_sets, words};

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
    /// What reads and writes links.
    pub opening: &'static Opening,
    /// What a link is that can't be opened, or not as a whole.
    pub wrong: fn(&[Sentence], &[Sentence]) -> Html,
    /// What was said about who fed the hand.
    pub stated: fn(&Draft, &Callback<Action>) -> Vec<Html>,
    /// That a link shows the rules of somebody else.
    pub visit: fn(&State, &Callback<Action>) -> Html,
    /// How a house is its own, and the style of that.
    pub own: fn(&State) -> (&'static str, String),
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
    opening: &OPENING,
    wrong,
    stated,
    visit,
    own: own_rules,
    outcome: Outcome::of,
    details,
    spoken: words::spoken,
    result,
    begin,
};

/// All that, and what comes with it for what draws nothing.
fn arrived() -> &'static Deferred {
    rule_sets::arrive();
    link::arrive();
    later::arrive();
    &ALL
}

fn details(draft: &Draft, outcome: &Outcome) -> Details {
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
    Timeout::new(IDLE, || warm(&HANDS)).forget();
}

/// When nobody waits for what was wanted: milliseconds.
const IDLE: u32 = 2_000;

/// Hands that ask for all that is done with one.
static HANDS: [&str; 3] = [
    "2223567s777p555z",
    "2223567s777p555z.w1s",
    "2223567s777p555z.w1s@W",
];

/// Works out hands that nobody sees, each in its own turn: a browser makes a function ready when
/// it is first called, and the first to wait for it would be somebody with a hand.
fn warm(hands: &'static [&'static str]) {
    let Some((hand, rest)) = hands.split_first() else {
        return;
    };
    if let Some(Ok(draft)) = link::read(&format!("/score/{}/{hand}.SE", Draft::default().house)) {
        let outcome = Outcome::of(&draft);
        let details = details(&draft, &outcome);
        let screen = ScoreScreen::default();
        let noop = Callback::noop();
        let again = Callback::noop();
        let _ = result(&draft, None, &screen, &outcome, &details, &noop, &again);
    }
    Timeout::new(0, || warm(rest)).forget();
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
            let worth = |value: Option<Value>| value.map(|value| counted(value, &draft.house));
            let values = match *details {
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
