//! Navigation between the screens.

use yew::prelude::*;

use crate::i18n::Locale;
use crate::link;
use crate::store::{PageState, Screen};

/// Draws the links to the screens; the current one is marked.
pub fn nav(locale: Locale, state: &PageState) -> Html {
    let one = |name: &'static str, path: String, here: bool| {
        html! {
            <a class="tab" href={format!("#{path}")} aria-current={here.then_some("page")}>
                { locale.translate(name) }
            </a>
        }
    };
    let [score, table, rulings, rules] = match state.screen {
        Screen::Score => [true, false, false, false],
        // A club is the Table of an evening, and a backup has games and clubs.
        Screen::Table(_) | Screen::Club(_) | Screen::Backup(_) => [false, true, false, false],
        Screen::Rulings(_) => [false, false, true, false],
        // Practice is reached from the rules that it is about.
        Screen::Rules(_) | Screen::Practice(_) => [false, false, false, true],
        Screen::Season(_) => [false; 4],
    };
    html! {
        <nav class="tabs" aria-label={tr!(locale, "Screens")}>
            { one(text!("Score"), link::hand_path(&state.draft), score) }
            { one(text!("Table"), link::table_path(""), table) }
            { one(text!("Rulings"), link::rulings_path(""), rulings) }
            { one(text!("Rules"), link::rules_path(""), rules) }
        </nav>
    }
}
