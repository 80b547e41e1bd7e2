//! Other ways to enter a hand than by taps. All of it lies in a file of its own, which loads after
//! the first tap or when the page is idle: taps work without it.

mod rose;

use yew::prelude::*;

use self::rose::Rose;
use crate::dress::dress;
use crate::state::{Action, State};

/// What brings those ways.
pub struct Entry {
    /// What listens and draws beside the hand.
    pub beside: fn(&State, &Callback<Action>) -> Html,
}

/// What brings those ways.
pub static ALL: Entry = Entry { beside };

static STYLES: &str = include_str!("../../../../styles/later/rose.css");

fn beside(state: &State, onaction: &Callback<Action>) -> Html {
    dress(STYLES);
    html! {
        <div class="entry" data-entry="">
            <Rose draft={state.draft.clone()} mode={state.mode} {onaction} />
        </div>
    }
}
