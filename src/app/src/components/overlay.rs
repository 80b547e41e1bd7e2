//! Overlay: a sheet, or the bar for a newer version.

use yew::prelude::*;

use super::analysis_chunk::FURTHER;
use super::button::Button;
use super::loading::loading;
use super::on_click::on_click;
use super::secondary_screens::SCREENS;
use super::tag::tag;
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
    match (state.sheet, SCREENS.get()) {
        (None, _) => FURTHER
            .get()
            .map(|further| (further.bar)())
            .unwrap_or_default(),
        (Some(which), Ok(screens)) => (screens.sheet)(which, state, outcome, details, onaction),
        (Some(_), Err(why)) => {
            let close = Button {
                class: "button",
                hook: ("data-action", "close".to_owned()),
                ..Button::default()
            };
            tag("dialog")
                .class("sheet sheet-loading")
                .with("open", "")
                .child(loading(why, onload.clone()))
                .child(close.draw(tr!("Close"), on_click(onaction, PageAction::Sheet(None))))
                .done()
        }
    }
}
