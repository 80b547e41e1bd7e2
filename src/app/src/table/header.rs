//! Rules of the game in the header of the page.

use std::rc::Rc;

use yew::prelude::*;

use super::view::href;
use super::{Route, TableLocation};
use crate::i18n::use_locale;
use crate::store::{Games, SavedGame};

/// Draws the rules of the game at a location. A new game uses those of the page.
pub fn header(path: &str, games: &Rc<Games>, house: Html) -> Html {
    let is_other = matches!(
        TableLocation::read(path).route,
        Route::New | Route::Open | Route::Game(_) | Route::Code(_)
    );
    match games.current() {
        Some(saved) if !is_other => html! {
            <HeaderRules
                saved={saved.clone()}
                has_lock={games.has_lock(&saved.log)}
                {house}
            />
        },
        _ => house,
    }
}

/// Properties of [`HeaderRules`].
#[derive(Properties, PartialEq)]
struct HeaderRulesProps {
    /// Current game.
    saved: SavedGame,
    /// Whether this device has the write lock of the game.
    has_lock: bool,
    /// House rules of the page, for a game without a table.
    house: Html,
}

/// Rules of the current game.
#[component]
fn HeaderRules(props: &HeaderRulesProps) -> Html {
    let locale = use_locale();
    let game = use_memo(props.saved.clone(), |saved| saved.log.replay());
    let Some(table) = game.table() else {
        return props.house.clone();
    };
    let name = locale.translate(table.rules.house.rule_set().identity.name);
    let rules = html! {
        <>
            <span class="house-name">{ name }</span>
            <span class="house-state house-state-default">{ tr!(locale, "Rules of the game") }</span>
        </>
    };
    if props.has_lock {
        let href = href(&Route::Rules.into());
        html! { <a class="house-button" {href} data-game-rules="">{ rules }</a> }
    } else {
        html! { <div class="house-button" data-game-rules="">{ rules }</div> }
    }
}
