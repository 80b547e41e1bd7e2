//! Messages between the page and the page that embeds it, such as a club's.
//!
//! With `?embed` in the address, `frame.js` runs first: it passes on only texts of limited length from the
//! parent window, which [`incoming`] parses. Messages to the parent contain no secret and go to any origin.

pub mod incoming;
mod outgoing;
mod port;

use yew::UseReducerDispatcher;

pub use crate::browser::is_embedded;
use crate::chunks::FRAME;
use crate::store::PageState;

/// Functions of the frame.
pub struct Frame {
    /// Listens to the embedding page, whose messages change the state.
    pub listen: fn(UseReducerDispatcher<PageState>),
    /// Sends the hand of a path, if it has changed.
    pub post_hand: fn(&str),
}

/// Functions of the frame.
pub static FUNCTIONS: Frame = Frame {
    listen: port::listen,
    post_hand: port::post_hand,
};

/// Returns the functions of the frame chunk if the page is embedded and they are loaded.
pub fn around() -> Option<&'static Frame> {
    FRAME.get().filter(|_| is_embedded())
}
