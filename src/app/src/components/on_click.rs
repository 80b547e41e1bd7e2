//! Click handlers that emit an action.

use yew::prelude::*;

use crate::state::PageAction;

/// Returns a click handler that emits an action. One function for all buttons keeps the program small.
pub fn on_click(onaction: &Callback<PageAction>, action: PageAction) -> Callback<MouseEvent> {
    onaction.reform(move |_| action.clone())
}
