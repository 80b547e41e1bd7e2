//! By which rules the game goes on.

use tilewise_ledger::{Input, Opening, Rules};
use tilewise_rules::{House, penalty_books};
use yew::prelude::*;

use super::changes::changes;
use super::{At, head, href};
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::rule_sets;
use crate::state::{Action, Sheet};
use crate::table::{Aim, Place, Step};
use crate::words;

/// The rules of the game, and those of the page, which it may go on by.
pub fn rules(at: &At, of_page: &House) -> Html {
    let said = match &at.place.aim {
        Aim::Instead(id) => at.shown.told(id),
        _ => None,
    };
    let before = at.before();
    let now = match &said {
        Some(Input::Opened(opening)) => &opening.rules,
        Some(Input::Rules(rules)) => rules,
        _ => match before.table() {
            Some(table) => &table.rules,
            None => return Html::default(),
        },
    };
    let now = &now.house;
    let choose = Button {
        class: "button rules-key",
        hook: ("data-action", "house".to_owned()),
        ..Button::default()
    };
    let whole = rule_sets::whole(&of_page.to_string()).ok();
    let differs = of_page.to_string() != now.to_string();
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: whole.is_none() || !differs,
        ..Button::default()
    };
    let of_all = matches!(said, Some(Input::Opened(_)));
    let input = whole.filter(|_| differs).map(|house| {
        let penalty_book = penalty_books::of_house(&house);
        let rules = Rules {
            house,
            penalty_book,
        };
        match said.clone() {
            Some(Input::Opened(opening)) => Input::Opened(Opening { rules, ..opening }),
            _ => Input::Rules(rules),
        }
    });
    let says = input.as_ref().map(|input| changes(at, input));
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = input.clone() {
                at.tell(input);
            }
        })
    };
    let [from, hint, does] = if of_all {
        [
            tr!("From the first hand on"),
            tr!("Every hand is counted by these rules."),
            tr!("Play the whole game by these rules"),
        ]
    } else {
        [
            tr!("From this hand on"),
            tr!("Earlier hands stay as they were."),
            tr!("Play by these rules from here on"),
        ]
    };
    let opening = at
        .shown
        .log
        .effective()
        .first()
        .map(|first| first.id.clone());
    let first = opening.filter(|_| at.place.aim == Aim::Next).map(|id| {
        let aim = Aim::Instead(id);
        let step = Step::Rules;
        href(&Place { step, aim })
    });
    html! {
        <div class="told">
            { head(at, tr!("Rules of the game").to_owned()) }
            <p>{ tr!("The game is played by: {0}", words::rules_of(now)) }</p>
            <h3 class="label">{ from }</h3>
            { choose.draw(words::rules_of(of_page), on_click(&at.onaction, Action::Sheet(Some(Sheet::House)))) }
            <p class="tabletop-hint">{ hint }</p>
            { for says }
            { done.draw(does, ondone) }
            if let Some(first) = first {
                <a class="button" data-action="rules-first" href={first}>{ tr!("Other rules from the first hand on") }</a>
            }
        </div>
    }
}
