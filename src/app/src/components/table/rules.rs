//! By which rules the game goes on.

use tilewise_ledger::{Input, Rules, Table};
use tilewise_rules::{House, penalty_books};
use yew::prelude::*;

use super::{At, head};
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::rule_sets;
use crate::state::{Action, Sheet};
use crate::table::house;
use crate::words;

/// The rules of the game, and those of the page, which it may go on by.
pub fn rules(at: &At, table: &Table, of_page: &House) -> Html {
    let choose = Button {
        class: "button rules-key",
        hook: ("data-action", "house".to_owned()),
        ..Button::default()
    };
    let whole = rule_sets::whole(&of_page.to_string()).ok();
    let differs = of_page.to_string() != house(table).to_string();
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: whole.is_none() || !differs,
        ..Button::default()
    };
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(house) = whole.clone() {
                let penalty_book = penalty_books::by_key(house.rule_set().key);
                at.tell(Input::Rules(Rules {
                    house,
                    penalty_book,
                }));
            }
        })
    };
    html! {
        <div class="told">
            { head(at, tr!("Rules of the game").to_owned()) }
            <p>{ tr!("The game is played by: {0}", words::rules_of(house(table))) }</p>
            <h3 class="label">{ tr!("From this hand on") }</h3>
            { choose.draw(words::rules_of(of_page), on_click(&at.onaction, Action::Sheet(Some(Sheet::House)))) }
            <p class="felt-hint">{ tr!("Earlier hands stay as they were.") }</p>
            { done.draw(tr!("Play by these rules from here on"), ondone) }
        </div>
    }
}
