//! What reads and writes links and what the device has kept, and draws what only they bring: a page
//! without a link, on a device that has kept nothing, opens without it. It lies in a file of its own,
//! which loads with a link, else as soon as what draws a result is there.

use gloo::timers::callback::Timeout;
use tilewise_rules::Sentence;
use yew::UseReducerDispatcher;
use yew::prelude::*;

use super::deferred::{self, DEFERRED, Deferred};
use super::house::own_rules;
use super::visit::visit;
use super::wrong::wrong;
use crate::browser::IDLE;
use crate::chunk::{Loading, chunk};
use crate::outcome::Outcome;
use crate::state::{Action, Draft, Pending, SavedHouse, ScoreScreen, State};
use crate::{link, open, rule_sets, storage};

/// What does all that.
pub struct Opening {
    /// What is to be done once, when it and the first hand have come; the game for which that hand was
    /// entered when the page was left.
    pub begin: fn(&Draft) -> Option<String>,
    /// The state in which the page opens, at the path of its address.
    pub start: fn(&str) -> State,
    /// Opens the link of a path.
    pub link: fn(&str) -> Action,
    /// Loads the rule set that is waited for, then does what waited.
    pub load: fn(Pending, UseReducerDispatcher<State>),
    /// Whether a link shows another house than one's own.
    pub visits: fn(&State) -> bool,
    /// Keeps houses on the device.
    pub keep: fn(&[SavedHouse]),
    /// What a link is that can't be opened, or not as a whole.
    pub wrong: fn(&[Sentence], &[Sentence]) -> Html,
    /// That a link shows the rules of somebody else.
    pub visit: fn(&State, &Callback<Action>) -> Html,
    /// How a house is its own, and the style of that.
    pub own: fn(&State) -> (&'static str, String),
    /// What it builds on.
    pub over: fn() -> &'static Deferred,
}

chunk! {
    /// What does all that.
    pub static OPENING: &'static Opening = arrived(), in opening;
}

/// What does all that.
pub static ALL: Opening = Opening {
    begin,
    start: open::start,
    link: open::link,
    load: open::load,
    visits: |state| state.visits_from().is_some(),
    keep: |houses| storage::save(storage::HOUSES, &SavedHouse::write(houses)),
    wrong,
    visit,
    own: own_rules,
    over: deferred::arrived,
};

/// What does all that, if what it builds on is here too.
///
/// # Errors
/// Why one of them isn't there.
pub fn get() -> Result<&'static Opening, Loading> {
    DEFERRED.get().and_then(|_| OPENING.get())
}

/// Sees to it that both come, and calls `then` when they are here or can't be had.
pub fn load(then: impl FnOnce() + 'static) {
    OPENING.load(|| ());
    DEFERRED.load(|| OPENING.load(then));
}

/// All that, and what writes hands.
pub fn arrived() -> &'static Opening {
    link::arrive();
    &ALL
}

fn begin(draft: &Draft) -> Option<String> {
    Timeout::new(IDLE, || warm(&HANDS)).forget();
    storage::entered_for(&link::path(draft))
}

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
    if let Some(Ok(draft)) = link::read(&format!("/score/{}/{hand}.SE", rule_sets::first_house())) {
        let outcome = Outcome::of(&draft);
        let details = deferred::details(&draft, &outcome);
        let screen = ScoreScreen::default();
        let noop = Callback::noop();
        let again = Callback::noop();
        let _ = (deferred::ALL.result)(&draft, None, &screen, &outcome, &details, &noop, &again);
    }
    Timeout::new(0, || warm(rest)).forget();
}
