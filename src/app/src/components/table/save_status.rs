//! Save status of games, and the remedies for failures.

use yew::prelude::*;

use crate::browser::window;
use crate::components::button::Button;
use crate::components::tag::{Tag, tag};
use crate::games;
use crate::games::file::UnreadableReason;
use crate::games::store::{self, SaveStatus, UnreadGame};
use crate::rule_sets;

/// Maximal number of listed errors of a game.
const MAX_LISTED: usize = 3;

/// Draws the save status.
pub fn save_status() -> Html {
    let unread = store::unread_games();
    let set_aside = (!unread.is_empty()).then(|| {
        let text = tr!("Some games couldn’t be opened. They are stored safely.");
        let alert = tag("p").with("role", "alert").child(text).done();
        let list = tag("ul").children(unread.iter().map(set_aside)).done();
        let again = unread.iter().any(waits);
        let again = again.then(|| tag("p").child(try_again()).done());
        let all = [alert, list, again.unwrap_or_default()];
        all.into_iter().collect::<Html>()
    });
    tag("div")
        .class("save-status")
        .child(now(store::save_status()))
        .child_if(export())
        .child_if(set_aside)
        .done()
}

fn now(status: SaveStatus) -> Html {
    let (key, text) = match status {
        SaveStatus::Opening => return Html::default(),
        SaveStatus::Writing(_) => ("writing", tr!("Saving …")),
        SaveStatus::Saved => ("kept", tr!("Saved on this device")),
        SaveStatus::Watching => (
            "watching",
            tr!("Another tab keeps score; this one only watches."),
        ),
        SaveStatus::Full => (
            "full",
            tr!(
                "Not saved: this device has no room left. You can play on while this page is open."
            ),
        ),
        SaveStatus::Newer => (
            "newer",
            tr!(
                "Not saved: the games on this device belong to a newer version of Tilewise. None is lost; reload the page to see them. You can play on while this page is open."
            ),
        ),
        SaveStatus::Denied => (
            "denied",
            tr!(
                "Not saved: the browser doesn’t store data here. You can play on while this page is open."
            ),
        ),
    };
    let button = match status {
        SaveStatus::Watching => Some(take_over()),
        SaveStatus::Newer => Some(load_again()),
        _ => None,
    };
    tag("p")
        .with("role", "status")
        .with("data-keeping", key)
        .child(text)
        .child_if(button.as_ref().map(|_| " "))
        .child_if(button)
        .done()
}

/// Link that exports the game, if the browser doesn't store it.
fn export() -> Option<Html> {
    let saved = games::current()?;
    store::is_lost().then(|| {
        let link = save(&tilewise_api::game_file(&saved.log));
        tag("p").child(link.with("data-export", "")).done()
    })
}

fn take_over() -> Html {
    bare("data-take-over").draw(
        tr!("Keep score in this tab"),
        Callback::from(|_| store::take_over()),
    )
}

/// Button that reloads the page, for a newer version.
fn load_again() -> Html {
    let load = |_| {
        if let Some(window) = window() {
            let _ = window.location().reload();
        }
    };
    bare("data-load-again").draw(tr!("Load the page again"), Callback::from(load))
}

/// Returns true if the game needs rules that may still load.
fn waits(one: &UnreadGame) -> bool {
    one.why.reason == UnreadableReason::Rules && !rule_sets::are_all_here()
}

/// Button that loads missing rules again.
fn try_again() -> Html {
    bare("data-rules-again").draw(tr!("Try again"), Callback::from(|_| store::begin()))
}

fn bare(hook: &'static str) -> Button {
    Button {
        class: "button button-bare",
        hook: (hook, String::new()),
        ..Button::default()
    }
}

/// Draws an unreadable game: the reason, and its entries as a file.
fn set_aside(one: &UnreadGame) -> Html {
    let waits = waits(one);
    // While its rules may still load, the error about unknown rules is wrong.
    let limit = if waits { 0 } else { MAX_LISTED };
    let where_it_is = one.why.messages.iter().take(limit);
    let message = if waits {
        tr!("The rules of this game couldn’t be loaded. Check your connection.")
    } else {
        because(one.why.reason)
    };
    let list = tag("ul").with("lang", "en");
    tag("li")
        .with("data-set-aside", "")
        .child(message)
        .child(" ")
        .child(save(&one.file))
        .child(list.children(where_it_is.map(|text| tag("li").child(text))))
        .done()
}

/// Returns the reason why a stored game can't be read, and the remedy.
fn because(why: UnreadableReason) -> &'static str {
    match why {
        UnreadableReason::Version => {
            tr!(
                "This game was written by a newer version of Tilewise. Reload this page to update it, then open the game."
            )
        }
        UnreadableReason::Rules => tr!(
            "This game uses rules that aren’t known here. Reload this page to update it, then open the game."
        ),
        UnreadableReason::Twice => {
            tr!("Two entries have the same ID but different content, so the game can’t be opened.")
        }
        UnreadableReason::NotOpened => tr!("The first entry of this game is missing."),
        UnreadableReason::Long
        | UnreadableReason::Many(_)
        | UnreadableReason::CutOff
        | UnreadableReason::NoGame
        | UnreadableReason::Broken => {
            tr!("Part of this game can’t be read.")
        }
    }
}

/// Link that saves a file.
fn save(text: &str) -> Tag {
    let link = tag("a").with("href", file(text));
    let link = link.with("download", "tilewise-game.json");
    link.child(tr!("Save it as a file"))
}

/// Returns the URL of a generated file.
fn file(text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:application/json;charset=utf-8,{text}")
}
