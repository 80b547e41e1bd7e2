//! From a click to an action.

use yew::prelude::*;

use crate::state::Action;

/// A click that asks for an action. One function for all buttons keeps the page small.
pub fn on_click(onaction: &Callback<Action>, action: Action) -> Callback<MouseEvent> {
    onaction.reform(move |_| action.clone())
}
