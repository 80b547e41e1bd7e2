//! Messages between the page and the page that embeds it, such as a club's.
//!
//! With `?embed` in the address, `frame.js` runs first: it passes on only texts of limited length from the
//! parent window, which [`incoming`] parses. Messages to the parent contain no secret and go to any origin.

pub mod incoming;
mod outgoing;
mod port;

pub use incoming::VERSION;
pub use port::{connect, post_errors, post_ready};

use yew::prelude::*;

pub use crate::browser::is_embedded;
use crate::chunks::FRAME;
use crate::store::PageState;

/// Connects the page with the one that embeds it: see [`connect`].
pub type Connect = fn(UseReducerDispatcher<PageState>) -> Callback<String>;

/// Returns the function that connects the page, if it is embedded and the function is loaded.
pub fn connector() -> Option<Connect> {
    FRAME.get().filter(|_| is_embedded())
}
