//! Whether what is written is kept, and what to do where it isn't.

use yew::prelude::*;

use crate::browser::window;
use crate::components::button::Button;
use crate::components::tag::{Tag, tag};
use crate::games;
use crate::games::file::Why;
use crate::games::kept::{self, Keeping, Unread};
use crate::rule_sets;

/// So many sentences about places in a game are shown.
const SHOWN: usize = 3;

/// Whether what is written is kept.
pub fn keeping() -> Html {
    let unread = kept::unread();
    let set_aside = (!unread.is_empty()).then(|| {
        let says = tr!("Some games couldn’t be opened. They are stored safely.");
        let says = tag("p").with("role", "alert").child(says).done();
        let list = tag("ul").children(unread.iter().map(set_aside)).done();
        let again = unread.iter().any(waits);
        let again = again.then(|| tag("p").child(try_again()).done());
        let all = [says, list, again.unwrap_or_default()];
        all.into_iter().collect::<Html>()
    });
    tag("div")
        .class("keeping")
        .child(now(kept::keeping()))
        .child_if(export())
        .child_if(set_aside)
        .done()
}

fn now(keeping: Keeping) -> Html {
    let (key, says) = match keeping {
        Keeping::Asking => return Html::default(),
        Keeping::Writing(_) => ("writing", tr!("Saving …")),
        Keeping::Kept => ("kept", tr!("Saved on this device")),
        Keeping::Watching => (
            "watching",
            tr!("Another tab keeps score; this one only watches."),
        ),
        Keeping::Full => (
            "full",
            tr!(
                "Not saved: this device has no room left. You can play on while this page is open."
            ),
        ),
        Keeping::Newer => (
            "newer",
            tr!(
                "Not saved: the games on this device belong to a newer version of Tilewise. None is lost; reload the page to see them. You can play on while this page is open."
            ),
        ),
        Keeping::Denied => (
            "denied",
            tr!(
                "Not saved: the browser doesn’t store data here. You can play on while this page is open."
            ),
        ),
    };
    let button = match keeping {
        Keeping::Watching => Some(take_over()),
        Keeping::Newer => Some(load_again()),
        _ => None,
    };
    tag("p")
        .with("role", "status")
        .with("data-keeping", key)
        .child(says)
        .child_if(button.as_ref().map(|_| " "))
        .child_if(button)
        .done()
}

/// The game as a file, where it lasts no longer than the page.
fn export() -> Option<Html> {
    let saved = games::current()?;
    kept::is_lost().then(|| {
        let link = save(&tilewise_api::game_file(&saved.log));
        tag("p").child(link.with("data-export", "")).done()
    })
}

fn take_over() -> Html {
    bare("data-take-over").draw(
        tr!("Keep score in this tab"),
        Callback::from(|_| kept::take_over()),
    )
}

/// The newer version is there where the page comes from.
fn load_again() -> Html {
    let load = |_| {
        if let Some(window) = window() {
            let _ = window.location().reload();
        }
    };
    bare("data-load-again").draw(tr!("Load the page again"), Callback::from(load))
}

/// Whether it is played by rules that may come yet.
fn waits(one: &Unread) -> bool {
    one.why.why == Why::Rules && !rule_sets::are_all_here()
}

/// Asks for the rules that could not be had.
fn try_again() -> Html {
    bare("data-rules-again").draw(tr!("Try again"), Callback::from(|_| kept::begin()))
}

fn bare(hook: &'static str) -> Button {
    Button {
        class: "button button-bare",
        hook: (hook, String::new()),
        ..Button::default()
    }
}

/// A game that can't be read: why, and all that is there of it.
fn set_aside(one: &Unread) -> Html {
    let waits = waits(one);
    // That its rules aren't known is not true then.
    let shown = if waits { 0 } else { SHOWN };
    let where_it_is = one.why.says.iter().take(shown);
    let says = if waits {
        tr!("The rules of this game couldn’t be loaded. Check your connection.")
    } else {
        because(one.why.why)
    };
    let list = tag("ul").with("lang", "en");
    tag("li")
        .with("data-set-aside", "")
        .child(says)
        .child(" ")
        .child(save(&one.file))
        .child(list.children(where_it_is.map(|says| tag("li").child(says))))
        .done()
}

/// Why a game that is kept here can't be read, and what would help.
fn because(why: Why) -> &'static str {
    match why {
        Why::Version => {
            tr!(
                "This game was written by a newer version of Tilewise. Reload this page to update it, then open the game."
            )
        }
        Why::Rules => tr!(
            "This game uses rules that aren’t known here. Reload this page to update it, then open the game."
        ),
        Why::Twice => {
            tr!("Two entries have the same ID but different content, so the game can’t be opened.")
        }
        Why::NotOpened => tr!("The first entry of this game is missing."),
        Why::Long | Why::Many(_) | Why::CutOff | Why::NoGame | Why::Broken => {
            tr!("Part of this game can’t be read.")
        }
    }
}

/// The way to save a file.
fn save(text: &str) -> Tag {
    let link = tag("a").with("href", file(text));
    let link = link.with("download", "tilewise-game.json");
    link.child(tr!("Save it as a file"))
}

/// The address of a file that is written here.
fn file(text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:application/json;charset=utf-8,{text}")
}
