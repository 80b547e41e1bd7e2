//! What lies over the page: a sheet, or that a newer version is ready.

use yew::prelude::*;

use super::button::Button;
use super::further::FURTHER;
use super::loading::loading;
use super::on_click::on_click;
use super::opening;
use super::screens::SCREENS;
use super::tag::tag;
use crate::outcome::{Details, Outcome};
use crate::state::{Action, State};

/// What lies over the page.
pub fn over(
    state: &State,
    outcome: &Outcome,
    details: &Details,
    onaction: &Callback<Action>,
    onload: &Callback<MouseEvent>,
) -> Html {
    let screens = opening::get().and_then(|_| SCREENS.get());
    match (state.sheet, screens) {
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
                .child(close.draw(tr!("Close"), on_click(onaction, Action::Sheet(None))))
                .done()
        }
    }
}
