//! Transfer of the game to another device: as QR codes, as a link; and the write lock.

use gloo::timers::callback::Timeout;
use tilewise_api::{game_codes, game_link};
use tilewise_ledger::{GameEvent, Log};
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::{Locale, use_locale};
use crate::link::table_path;
use crate::share::code::LinkQrCode;
use crate::share::field::Field;
use crate::share::{address, embed};
use crate::table::table_nav::head;
use crate::table::view::TableView;
use crate::table::{Route, TableLocation};

/// Maximal size of a code in bytes that phones scan reliably.
const ROOM: usize = 350;
/// Milliseconds for which each of several codes is shown.
const CODE_DURATION: u32 = 4_000;

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
            <CodeCarousel at={at.clone()} />
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

/// Properties of [`CodeCarousel`].
#[derive(Properties, PartialEq)]
struct CodeCarouselProps {
    /// Game, and the location in it.
    at: TableView,
}

/// Codes of a game, in turn, and its link.
#[component]
fn CodeCarousel(props: &CodeCarouselProps) -> Html {
    let locale = use_locale();
    let texts = use_memo(props.at.replayed.log.clone(), |log| {
        let codes = game_codes(log, ROOM).unwrap_or_default();
        let codes = codes.into_iter().map(Route::Code);
        let link = |path: &str| embed::link(&address(), path);
        let codes = codes.map(|code| link(&path(code)));
        (codes.collect::<Vec<_>>(), link(&game_path(log)))
    });
    let (codes, link) = &*texts;
    let count = codes.len();
    let current = use_state(|| 0_usize);
    let is_playing = use_state_eq(|| !is_still());
    {
        let current = current.clone();
        // Each turn redraws the code and restarts the timer.
        use_effect_with(
            (count, *is_playing, *current),
            move |&(count, is_playing, now)| {
                let next = move || current.set((now + 1) % count.max(1));
                let timer = (is_playing && count > 1).then(|| Timeout::new(CODE_DURATION, next));
                move || drop(timer)
            },
        );
    }
    let now = (*current).min(count.saturating_sub(1));
    html! {
        <>
            if let Some(code) = codes.get(now) {
                <LinkQrCode link={code.clone()} />
                if count > 1 {
                    { carousel_controls(locale, now, count, &current, &is_playing) }
                }
            } else {
                <p>{ tr!(locale, "This game is too long for codes: send the link.") }</p>
            }
            <p class="tabletop-hint">
                { tr!(locale, "Phones don’t sync. The other phone shows the game as it is now. Show it a newer code to update it."
                ) }
            </p>
            <Field id="game-link" label={tr!(locale, "The game as a link")} text={link.clone()} />
        </>
    }
}

/// Returns true if the user prefers reduced motion.
fn is_still() -> bool {
    let query =
        window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

/// Draws the number of the current code, and the buttons for the others.
fn carousel_controls(
    locale: Locale,
    now: usize,
    count: usize,
    current: &UseStateHandle<usize>,
    is_playing: &UseStateHandle<bool>,
) -> Html {
    let to = |place: usize| {
        let (current, is_playing) = (current.clone(), is_playing.clone());
        Callback::from(move |_: MouseEvent| {
            is_playing.set(false);
            current.set(place);
        })
    };
    let turn = {
        let is_playing = is_playing.clone();
        Callback::from(move |_: MouseEvent| is_playing.set(!*is_playing))
    };
    let is_turning = **is_playing;
    let label = if is_turning {
        tr!(locale, "Stop")
    } else {
        tr!(locale, "Change automatically")
    };
    html! {
        <>
            <p
                class="codes-which"
                aria-live={if is_turning { "off" } else { "polite" }}
                data-code-shown={format!("{}/{count}", now + 1)}
            >
                <strong>{ tr!(locale, "Code {0} of {1}", now + 1, count) }</strong>
            </p>
            <div class="codes-turn">
                { button("code-before", tr!(locale, "Previous code"), Some(to((now + count - 1) % count))) }
                { button("code-turns", label, Some(turn)) }
                { button("code-next", tr!(locale, "Next code"), Some(to((now + 1) % count))) }
            </div>
            <p class="tabletop-hint">
                { tr!(locale, "Scan all of them, in any order. The other phone shows which are missing.") }
            </p>
        </>
    }
}
