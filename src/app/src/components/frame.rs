//! Messages between the page and the page that embeds it, such as a club's.
//!
//! With `?embed` in the address, `frame.js` runs first: it passes on only texts of limited length from the
//! parent window, which [`incoming`] parses. Messages to the parent contain no secret and go to any origin.

pub mod incoming;
mod outgoing;
mod port;

use tilewise_rules::RuleSet;
use yew::UseReducerDispatcher;

use super::analysis_chunk::{self, AnalysisChunk};
pub use crate::browser::is_embedded;
use crate::chunk::chunk;
use crate::rule_sets;
use crate::state::PageState;

/// Functions of the frame chunk.
pub struct Frame {
    /// Listens to the embedding page, whose messages change the state.
    pub listen: fn(UseReducerDispatcher<PageState>),
    /// Sends the hand of a path, if it has changed.
    pub post_hand: fn(&str),
    /// Chunks that this one depends on, as the screens do.
    pub deps: (&'static AnalysisChunk, &'static [&'static RuleSet]),
}

chunk! {
    /// Functions of the frame chunk.
    pub static FRAME: &'static Frame = &ALL, in frame;
}

static ALL: Frame = Frame {
    listen: port::listen,
    post_hand: port::post_hand,
    deps: (&analysis_chunk::ALL, &rule_sets::OTHERS),
};

/// Returns the functions of the frame chunk if the page is embedded and the chunk is loaded.
pub fn around() -> Option<&'static Frame> {
    FRAME.get().ok().filter(|_| is_embedded())
}
