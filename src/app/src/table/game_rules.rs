//! Change of the rules of a game.

use tilewise_ledger::{GameEvent, Opening, Rules};
use tilewise_rules::{RuleConfig, penalty_books};
use yew::prelude::*;

use super::history::changes::changes;
use super::play::done_button::done_button;
use super::table_nav::head;
use super::view::{TableView, href};
use crate::i18n::Locale;
use crate::store::{PageAction, Sheet, ViewAction};
use crate::table::{EditTarget, Route, TableLocation};
use crate::ui::phrases;

/// Draws the rules of the game, and those of the page as a replacement.
pub fn game_rules(locale: Locale, at: &TableView, of_page: &RuleConfig) -> Html {
    let edited = match &at.place.target {
        EditTarget::Replace(id) => at.replayed.entry_event(id),
        _ => None,
    };
    let before = at.before();
    let now = match &edited {
        Some(GameEvent::Opened(opening)) => &opening.rules,
        Some(GameEvent::Rules(rules)) => rules,
        _ => match before.table() {
            Some(table) => &table.rules,
            None => return Html::default(),
        },
    };
    let now = &now.house;
    let differs = of_page.to_string() != now.to_string();
    let of_all = matches!(edited, Some(GameEvent::Opened(_)));
    let input = differs.then(|| {
        let house = of_page.clone();
        let penalty_book = penalty_books::for_config(&house);
        let rules = Rules {
            house,
            penalty_book,
        };
        match edited.clone() {
            Some(GameEvent::Opened(opening)) => GameEvent::Opened(Opening { rules, ..opening }),
            _ => GameEvent::Rules(rules),
        }
    });
    let diff = input.as_ref().map(|input| changes(locale, at, input));
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = input.clone() {
                at.commit(input);
            }
        })
    };
    let [from, hint, does] = if of_all {
        [
            tr!(locale, "From the first hand on"),
            tr!(locale, "Every hand is counted by these rules."),
            tr!(locale, "Play the whole game by these rules"),
        ]
    } else {
        [
            tr!(locale, "From this hand on"),
            tr!(locale, "Earlier hands stay as they were."),
            tr!(locale, "Play by these rules from here on"),
        ]
    };
    let onchoose = at
        .onaction
        .reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(Some(Sheet::House))));
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Rules of the game").to_owned()) }
            <p>{ tr!(locale, "The game is played by: {0}", phrases::config_name(locale, now)) }</p>
            <h3 class="label">{ from }</h3>
            <button
                type="button"
                class="button rules-key"
                data-action="house"
                onclick={onchoose}
            >
                { phrases::config_name(locale, of_page) }
            </button>
            <p class="tabletop-hint">{ hint }</p>
            { for diff }
            { done_button(does, differs.then_some(ondone)) }
            if let Some(first) = first_rules(at) {
                <a class="button" data-action="rules-first" href={first}>
                    { tr!(locale, "Other rules from the first hand on") }
                </a>
            }
        </div>
    }
}

/// Returns the address of a change of the rules from the first hand on, unless an entry is edited.
fn first_rules(at: &TableView) -> Option<String> {
    if at.place.target != EditTarget::Append {
        return None;
    }
    let log = at.replayed.log.resolved();
    let opening = log.first()?;
    Some(href(&TableLocation {
        route: Route::Rules,
        target: EditTarget::Replace(opening.id.clone()),
    }))
}
