//! The screens, and the way from one to the other.

use yew::prelude::*;

use crate::language::translate;
use crate::link;
use crate::state::{Screen, State};

/// The screens: the one that is shown is marked.
pub fn nav(state: &State) -> Html {
    let one = |name: &'static str, path: String, here: bool| {
        html! {
            <a class="tab" href={format!("#{path}")} aria-current={here.then_some("page")}>{ translate(name) }</a>
        }
    };
    html! {
        <nav class="tabs" aria-label={tr!("Screens")}>
            { one(text!("Score"), link::path(&state.draft), state.screen == Screen::Score) }
            { one(text!("Table"), link::table_path(""), matches!(state.screen, Screen::Table(_))) }
            { one(text!("Rulings"), link::fouls_path(""), matches!(state.screen, Screen::Fouls(_))) }
            { one(text!("Rules"), link::rules_path(""), matches!(state.screen, Screen::Rules(_))) }
        </nav>
    }
}
