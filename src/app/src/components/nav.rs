//! The screens, and the way from one to the other.

use yew::prelude::*;

use super::tag::tag;
use crate::language::translate;
use crate::link;
use crate::state::{Screen, State};

/// The screens: the one that is shown is marked.
pub fn nav(state: &State) -> Html {
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
