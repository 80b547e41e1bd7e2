//! Links and storage, in their own chunk, with the elements that depend on them. Without a link or stored
//! data the page opens without it. It loads with a link, otherwise after the chunk that draws results.

use gloo::timers::callback::Timeout;
use tilewise_rules::Sentence;
use yew::UseReducerDispatcher;
use yew::prelude::*;

use super::foreign_rules_banner::foreign_rules_banner;
use super::house::own_rules;
use super::link_error::link_error;
use super::result_chunk::{self, DEFERRED, ResultChunk};
use crate::browser::IDLE;
use crate::chunk::{Loading, chunk};
use crate::outcome::HandOutcome;
use crate::state::{Draft, PageAction, PageState, Pending, SavedHouse, ScoreScreen};
use crate::{link, open, rule_sets, storage};

/// Functions of the persistence chunk.
pub struct PersistenceChunk {
    /// Runs once, after the first hand is loaded. Returns the game for which that hand was entered when the
    /// page was closed.
    pub begin: fn(&Draft) -> Option<String>,
    /// Returns the initial state at the path of the address.
    pub start: fn(&str) -> PageState,
    /// Opens the link of a path.
    pub link: fn(&str) -> PageAction,
    /// Loads the pending rule set, then applies the pending link.
    pub load: fn(Pending, UseReducerDispatcher<PageState>),
    /// Returns true if a link shows other house rules than the user's own.
    pub shows_foreign_rules: fn(&PageState) -> bool,
    /// Saves house rules on the device.
    pub keep: fn(&[SavedHouse]),
    /// Draws the errors of a link.
    pub link_error: fn(&[Sentence], &[Sentence]) -> Html,
    /// Draws the banner for a link with other house rules.
    pub foreign_rules_banner: fn(&PageState, &Callback<PageAction>) -> Html,
    /// Returns the differences of the house rules from the defaults, and their style.
    pub own: fn(&PageState) -> (&'static str, String),
    /// Chunk that this one depends on.
    pub deps: fn() -> &'static ResultChunk,
}

chunk! {
    /// Functions of the persistence chunk.
    pub static OPENING: &'static PersistenceChunk = arrived(), in opening;
}

/// Functions of the persistence chunk.
pub static ALL: PersistenceChunk = PersistenceChunk {
    begin,
    start: open::start,
    link: open::link,
    load: open::load,
    shows_foreign_rules: |state| state.visits_from().is_some(),
    keep: |houses| storage::save(storage::HOUSES, &SavedHouse::write(houses)),
    link_error,
    foreign_rules_banner,
    own: own_rules,
    deps: result_chunk::arrived,
};

/// Returns the chunk, if the chunk that it depends on is loaded too.
///
/// # Errors
/// The reason why one of them isn't loaded.
pub fn get() -> Result<&'static PersistenceChunk, Loading> {
    DEFERRED.get().and_then(|_| OPENING.get())
}

/// Loads both chunks; calls `then` when they are loaded or have failed.
pub fn load(then: impl FnOnce() + 'static) {
    OPENING.load(|| ());
    DEFERRED.load(|| OPENING.load(then));
}

/// Returns the chunk, together with the functions that write hands.
pub fn arrived() -> &'static PersistenceChunk {
    link::arrive();
    &ALL
}

fn begin(draft: &Draft) -> Option<String> {
    Timeout::new(IDLE, || warm(&HANDS)).forget();
    storage::entered_for(&link::path(draft))
}

/// Hands that exercise all functions of a calculation.
static HANDS: [&str; 3] = [
    "2223567s777p555z",
    "2223567s777p555z.w1s",
    "2223567s777p555z.w1s@W",
];

/// Computes hands, each in its own task: browsers compile a function at its first call, which would otherwise
/// delay the user's first hand.
fn warm(hands: &'static [&'static str]) {
    let Some((hand, rest)) = hands.split_first() else {
        return;
    };
    if let Some(Ok(draft)) = link::read(&format!("/score/{}/{hand}.SE", rule_sets::first_house())) {
        let outcome = HandOutcome::from_draft(&draft);
        let details = result_chunk::details(&draft, &outcome);
        let screen = ScoreScreen::default();
        let noop = Callback::noop();
        let again = Callback::noop();
        let _ =
            (result_chunk::ALL.result)(&draft, None, &screen, &outcome, &details, &noop, &again);
    }
    Timeout::new(0, || warm(rest)).forget();
}
