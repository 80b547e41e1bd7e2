//! Navigation between the screens.

use yew::prelude::*;

use super::tag::tag;
use crate::language::translate;
use crate::link;
use crate::state::{PageState, Screen};

/// Draws the links to the screens; the current one is marked.
pub fn nav(state: &PageState) -> Html {
    let one = |name: &'static str, path: String, here: bool| {
        tag("a")
            .class("tab")
            .with("href", format!("#{path}"))
            .with("aria-current", here.then_some("page"))
            .child(translate(name))
    };
    let [score, table, rulings, rules] = match state.screen {
        Screen::Score => [true, false, false, false],
        Screen::Table(_) => [false, true, false, false],
        Screen::Fouls(_) => [false, false, true, false],
        Screen::Rules(_) => [false, false, false, true],
    };
    tag("nav")
        .class("tabs")
        .with("aria-label", tr!("Screens"))
        .child(one(text!("Score"), link::path(&state.draft), score))
        .child(one(text!("Table"), link::table_path(""), table))
        .child(one(text!("Rulings"), link::fouls_path(""), rulings))
        .child(one(text!("Rules"), link::rules_path(""), rules))
        .done()
}
