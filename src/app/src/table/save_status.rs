//! Save status of games, and the remedies for failures.

use super::download::game_file_url;
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::Locale;
use crate::rule_sets;
use crate::store::{Games, GamesAction, PageAction, SaveStatus, UnreadGame, UnreadableReason};

/// Maximal number of listed errors of a game.
const MAX_LISTED: usize = 3;

/// Name of a saved file.
const FILE_NAME: &str = "tilewise-game.json";

/// Draws the save status.
pub fn save_status(locale: Locale, games: &Games, onaction: &Callback<PageAction>) -> Html {
    let unread = &games.unread;
    html! {
        <div class="save-status">
            { now(locale, games.status, onaction) }
            if let Some(link) = export(locale, games) {
                { link }
            }
            if !unread.is_empty() {
                <p role="alert">
                    { tr!(locale, "Some games couldn’t be opened. They are stored safely.") }
                </p>
                <ul>{ for unread.iter().map(|one| set_aside(locale, one)) }</ul>
                if unread.iter().any(waits) {
                    <p>{ try_again(locale, onaction) }</p>
                }
            }
        </div>
    }
}

fn now(locale: Locale, status: SaveStatus, onaction: &Callback<PageAction>) -> Html {
    let (key, text) = match status {
        SaveStatus::Opening => return Html::default(),
        SaveStatus::Writing(_) => ("writing", tr!(locale, "Saving …")),
        SaveStatus::Saved => ("kept", tr!(locale, "Saved on this device")),
        SaveStatus::Watching => (
            "watching",
            tr!(locale, "Another tab keeps score; this one only watches."),
        ),
        SaveStatus::Full => (
            "full",
            tr!(
                locale,
                "Not saved: this device has no room left. You can play on while this page is open."
            ),
        ),
        SaveStatus::Newer => (
            "newer",
            tr!(
                locale,
                "Not saved: the games on this device belong to a newer version of Tilewise. None is lost; reload the page to see them. You can play on while this page is open."
            ),
        ),
        SaveStatus::Denied => (
            "denied",
            tr!(
                locale,
                "Not saved: the browser doesn’t store data here. You can play on while this page is open."
            ),
        ),
    };
    let button = match status {
        SaveStatus::Watching => Some(take_over(locale, onaction)),
        SaveStatus::Newer => Some(load_again(locale)),
        _ => None,
    };
    html! {
        <p role="status" data-keeping={key}>
            { text }
            if let Some(button) = button {
                { " " }
                { button }
            }
        </p>
    }
}

/// Link that exports the game, if the browser doesn't store it.
fn export(locale: Locale, games: &Games) -> Option<Html> {
    let saved = games.current()?;
    games.is_lost().then(|| {
        html! {
            <p>
                <a
                    href={game_file_url(&tilewise_api::game_file(&saved.log))}
                    download={FILE_NAME}
                    data-export=""
                >
                    { save_text(locale) }
                </a>
            </p>
        }
    })
}

/// Button that takes over the writing from another tab.
fn take_over(locale: Locale, onaction: &Callback<PageAction>) -> Html {
    let onclick = onaction.reform(|_: MouseEvent| PageAction::Games(GamesAction::TakeOver));
    html! {
        <button
            type="button"
            class="button button-bare"
            data-take-over=""
            {onclick}
        >
            { tr!(locale, "Keep score in this tab") }
        </button>
    }
}

/// Button that reloads the page, for a newer version.
fn load_again(locale: Locale) -> Html {
    let onload = |_: MouseEvent| {
        if let Some(window) = window() {
            let _ = window.location().reload();
        }
    };
    html! {
        <button
            type="button"
            class="button button-bare"
            data-load-again=""
            onclick={onload}
        >
            { tr!(locale, "Load the page again") }
        </button>
    }
}

/// Returns true if the game needs rules that may still load.
fn waits(one: &UnreadGame) -> bool {
    one.why.reason == UnreadableReason::Rules && !rule_sets::are_all_here()
}

/// Button that loads missing rules again.
fn try_again(locale: Locale, onaction: &Callback<PageAction>) -> Html {
    let onclick = onaction.reform(|_: MouseEvent| PageAction::Games(GamesAction::LoadRuleSets));
    html! {
        <button
            type="button"
            class="button button-bare"
            data-rules-again=""
            {onclick}
        >
            { tr!(locale, "Try again") }
        </button>
    }
}

/// Draws an unreadable game: the reason, and its entries as a file.
fn set_aside(locale: Locale, one: &UnreadGame) -> Html {
    let waits = waits(one);
    // While its rules may still load, the error about unknown rules is wrong.
    let limit = if waits { 0 } else { MAX_LISTED };
    let where_it_is = one.why.messages.iter().take(limit);
    let message = if waits {
        tr!(
            locale,
            "The rules of this game couldn’t be loaded. Check your connection."
        )
    } else {
        because(locale, one.why.reason)
    };
    html! {
        <li data-set-aside="">
            { message }
            { " " }
            <a href={game_file_url(&one.file)} download={FILE_NAME}>{ save_text(locale) }</a>
            <ul lang="en">
                for text in where_it_is {
                    <li>{ text }</li>
                }
            </ul>
        </li>
    }
}

/// Returns the reason why a stored game can't be read, and the remedy.
fn because(locale: Locale, why: UnreadableReason) -> &'static str {
    match why {
        UnreadableReason::Version => {
            tr!(
                locale,
                "This game was written by a newer version of Tilewise. Reload this page to update it, then open the game."
            )
        }
        UnreadableReason::Rules => tr!(
            locale,
            "This game uses rules that aren’t known here. Reload this page to update it, then open the game."
        ),
        UnreadableReason::Twice => {
            tr!(
                locale,
                "Two entries have the same ID but different content, so the game can’t be opened."
            )
        }
        UnreadableReason::NotOpened => tr!(locale, "The first entry of this game is missing."),
        UnreadableReason::Long
        | UnreadableReason::Many(_)
        | UnreadableReason::CutOff
        | UnreadableReason::NoGame
        | UnreadableReason::Broken => {
            tr!(locale, "Part of this game can’t be read.")
        }
    }
}

/// Returns the text of a link that saves a file.
fn save_text(locale: Locale) -> &'static str {
    tr!(locale, "Save it as a file")
}
