//! Scanner for the codes of a game.

use yew::prelude::*;

use super::view::go;
use crate::i18n::use_locale;
use crate::store::PageAction;
use crate::table::TableLocation;
use crate::ui::scanner::Scanner;

/// Properties of [`GameScanner`].
#[derive(Properties, PartialEq)]
pub struct GameScannerProps {
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// Scanner that opens the game of a code, or stores a part of it.
#[component]
pub fn GameScanner(props: &GameScannerProps) -> Html {
    let locale = use_locale();
    let is_other_code = use_state_eq(|| false);
    let onscan = {
        let (is_other_code, onaction) = (is_other_code.clone(), props.onaction.clone());
        Callback::from(move |text: String| {
            let route = TableLocation::game_in_link(&text);
            is_other_code.set(route.is_none());
            if let Some(route) = route {
                go(&onaction, route);
            }
        })
    };
    html! {
        <>
            <Scanner {onscan} />
            if *is_other_code {
                <p class="refused" role="alert" data-refused="code">
                    { tr!(locale, "This code contains no game. Scan the code that the Table of the other phone shows.") }
                </p>
            }
        </>
    }
}
