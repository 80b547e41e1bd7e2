//! Transfer of the game to another device: as QR codes, as a link; and the write lock.

use std::rc::Rc;

use tilewise_api::{game_codes, game_link};
use tilewise_ledger::{GameEvent, Log};
use yew::prelude::*;

use crate::i18n::{Locale, use_locale};
use crate::link::table_path;
use crate::share::code::ROOM;
use crate::share::code_carousel::CodeCarousel;
use crate::share::field::Field;
use crate::share::{address, embed};
use crate::table::table_nav::head;
use crate::table::view::TableView;
use crate::table::{Route, TableLocation};

/// Returns the path that opens a whole game.
pub fn game_path(log: &Log) -> String {
    path(Route::Game(game_link(log)))
}

fn path(route: Route) -> String {
    table_path(&TableLocation::from(route).path())
}

/// Draws the transfer of the game to another device.
pub fn give(locale: Locale, at: &TableView) -> Html {
    html! {
        <div class="step-panel codes">
            { head(locale, at, tr!(locale, "Other phones").to_owned()) }
            { write_lock(locale, at) }
            <GameCodes at={at.clone()} />
        </div>
    }
}

/// Draws the holder of the write lock, and how it is handed over.
fn write_lock(locale: Locale, at: &TableView) -> Html {
    let lock = at.replayed.log.write_lock();
    let give = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.append(GameEvent::LockReleased))
    };
    let take = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.take_write_lock())
    };
    let (key, text, button) = if at.games.has_lock(&at.replayed.log) {
        (
            "here",
            tr!(
                locale,
                "This phone keeps score. A phone that opens the game only watches, until you hand over scorekeeping."
            ),
            button(
                "give-pen",
                tr!(locale, "Let another phone keep score"),
                at.games.may_write().then_some(give),
            ),
        )
    } else if lock.device.is_none() {
        (
            "given",
            tr!(
                locale,
                "Scorekeeping was handed over. The phone that scans this code can keep score; this one only watches."
            ),
            button("take-pen", tr!(locale, "Keep score here again"), Some(take)),
        )
    } else {
        (
            "other",
            tr!(
                locale,
                "Another phone keeps score. Keep score here only if that phone has stopped: entries from both are saved, and you choose which to keep."
            ),
            button("take-pen", tr!(locale, "Keep score here"), Some(take)),
        )
    };
    html! {
        <div class="codes-lock" role="status" data-pen={key}>
            <p>{ text }</p>
            { button }
        </div>
    }
}

/// Button with an action key. Without a handler it has no effect.
fn button(key: &'static str, label: &'static str, onclick: Option<Callback<MouseEvent>>) -> Html {
    html! {
        <button
            type="button"
            class="button"
            data-action={key}
            aria-disabled={onclick.is_none().then_some("true")}
            {onclick}
        >
            { label }
        </button>
    }
}

/// Properties of [`GameCodes`].
#[derive(Properties, PartialEq)]
struct GameCodesProps {
    /// Game, and the location in it.
    at: TableView,
}

/// Codes of a game, in turn, and its link.
#[component]
fn GameCodes(props: &GameCodesProps) -> Html {
    let locale = use_locale();
    let texts = use_memo(props.at.replayed.log.clone(), |log| {
        let codes = game_codes(log, ROOM).unwrap_or_default();
        let codes = codes.into_iter().map(Route::Code);
        let link = |path: &str| embed::link(&address(), path);
        let codes = codes.map(|code| link(&path(code)));
        (Rc::new(codes.collect::<Vec<_>>()), link(&game_path(log)))
    });
    let (codes, link) = &*texts;
    html! {
        <>
            if codes.is_empty() {
                <p>{ tr!(locale, "This game is too long for codes: send the link.") }</p>
            } else {
                <CodeCarousel links={Rc::clone(codes)} />
            }
            <p class="tabletop-hint">
                { tr!(locale, "Phones don’t sync. The other phone shows the game as it is now. Show it a newer code to update it."
                ) }
            </p>
            <Field id="game-link" label={tr!(locale, "The game as a link")} text={link.clone()} />
        </>
    }
}
