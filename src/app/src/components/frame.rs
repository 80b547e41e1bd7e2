//! The page inside the page of a club: what the two say to each other.
//!
//! The address says that it is so: `?embed`. Then `frame.js` runs before the page does. It alone
//! hears the page around, and hands on what may be meant for Tilewise: texts of a sensible length,
//! from the parent window and nobody else. What they mean is read in [`incoming`]; what happens here
//! is told to the parent, whoever that is: it is no secret.

pub mod incoming;
mod outgoing;
mod port;

use tilewise_rules::RuleSet;
use yew::UseReducerDispatcher;

use super::further::{self, Further};
pub use crate::browser::is_embedded;
use crate::chunk::chunk;
use crate::rule_sets;
use crate::state::State;

/// What the page says to the page around it, and hears from it.
pub struct Frame {
    /// Hears the page around, which may change the state.
    pub listen: fn(UseReducerDispatcher<State>),
    /// Tells it the hand of a path, when that has changed.
    pub tell: fn(&str),
    /// What it builds on, as the screens do.
    pub over: (&'static Further, &'static [&'static RuleSet]),
}

chunk! {
    /// What the page says to the page around it, and hears from it.
    pub static FRAME: &'static Frame = &ALL, in frame;
}

static ALL: Frame = Frame {
    listen: port::listen,
    tell: port::post_hand,
    over: (&further::ALL, &rule_sets::OTHERS),
};

/// The way to the page around this one, if there is one and it could be loaded.
pub fn around() -> Option<&'static Frame> {
    FRAME.get().ok().filter(|_| is_embedded())
}
