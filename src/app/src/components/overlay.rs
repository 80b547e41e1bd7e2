//! Overlay: a sheet, or the bar for a newer version.

use yew::prelude::*;

use super::analysis_chunk::FURTHER;
use super::loading::loading;
use super::persistence_chunk;
use super::secondary_screens::SCREENS;
use crate::outcome::{Details, HandOutcome};
use crate::state::{PageAction, PageState};

/// Draws the overlay.
pub fn overlay(
    state: &PageState,
    outcome: &HandOutcome,
    details: &Details,
    onaction: &Callback<PageAction>,
    onload: &Callback<MouseEvent>,
) -> Html {
    let screens = persistence_chunk::get().and_then(|_| SCREENS.get());
    match (state.sheet, screens) {
        (None, _) => FURTHER
            .get()
            .map(|further| (further.bar)())
            .unwrap_or_default(),
        (Some(which), Ok(screens)) => (screens.sheet)(which, state, outcome, details, onaction),
        (Some(_), Err(why)) => {
            let onclose = onaction.reform(|_: MouseEvent| PageAction::Sheet(None));
            html! {
                <dialog class="sheet sheet-loading" open=true>
                    { loading(why, onload.clone()) }
                    <button type="button" class="button" data-action="close" onclick={onclose}>
                        { tr!("Close") }
                    </button>
                </dialog>
            }
        }
    }
}
