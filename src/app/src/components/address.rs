//! The state of the page and its address, kept in step.
//!
//! By hand and not with `yew-router`: that one would be a sixth of what the page may weigh (22 KB
//! of 130), throws on fragments such as `#hello` or `#//`, and on the hundredth change within half a
//! minute, where browsers refuse.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use tilewise_rules::Seat;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::frame;
use super::opening::{self, Opening};
use super::preferences;
use super::screens::SCREENS;
use crate::browser::window;
use crate::components::use_effect_with::use_effect_with;
use crate::state::{Action, Draft, Screen, State};
use crate::{at_table, link, rule_sets, storage};

/// How long to wait when the browser refuses to change the address, or is changing it itself, in milliseconds.
const PAUSE: u32 = 2000;

/// The state, kept in step with the address: a change of one changes the other.
///
/// Each hand has one place in the browser's history: a tap rewrites it, the next hand gets its own.
/// So the Back button leads to the hand before, not through every tap.
#[hook]
pub fn use_address() -> UseReducerHandle<State> {
    let state = use_reducer(|| {
        let mut state = match opening::get() {
            Ok(opening) => (opening.start)(&here()),
            Err(_) => plain_start().unwrap_or_default(),
        };
        state.preferences = preferences::start();
        state
    });
    // The address as the page knows it: one that is another is on its way to it.
    let known = use_mut_ref(here);
    let sound = state.trouble.is_empty() && state.pending.is_none();
    // What the tab of the hand leads to, as far as nothing is wrong with it.
    let tab = use_mut_ref(String::new);
    tab.replace(if sound {
        link::path(&state.draft)
    } else {
        String::new()
    });
    // Back, forward, or another link; or what the page around says.
    {
        let (state, tab) = (state.dispatcher(), Rc::clone(&tab));
        let known = Rc::clone(&known);
        use_effect_with((), move |()| {
            if let Some(frame) = frame::around() {
                (frame.listen)(state.clone());
            }
            let has_changed = *known.borrow() != here();
            let follow = move || {
                let path = here();
                known.replace(path.clone());
                // What lay over the page was about the place before.
                state.dispatch(Action::Sheet(None));
                if let Some(action) = goes_to(&path, &tab.borrow()) {
                    return state.dispatch(action);
                }
                let state = state.clone();
                opening::load(move || {
                    if let Ok(opening) = opening::get() {
                        state.dispatch(match link::screen(&path) {
                            Some(screen) => Action::Screen(screen),
                            None => (opening.link)(&path),
                        });
                    }
                });
            };
            // It was changed since the page was drawn, when nobody listened.
            if has_changed {
                follow();
            }
            let listener =
                window().map(|window| EventListener::new(&window, "popstate", move |_| follow()));
            move || drop(listener)
        });
    }
    // A tap. A broken link stays in the address until then.
    let written = use_mut_ref(|| (link::of(&state), state.turn));
    let again = use_mut_ref(|| None::<Timeout>);
    use_effect_with(
        (link::of(&state), state.turn, sound),
        move |(path, turn, sound)| {
            again.replace(None);
            if frame::is_embedded() {
                // The page around knows where this one is, and its history is its own.
                return frame::around().map_or((), |frame| (frame.tell)(path));
            }
            let before = written.replace((path.clone(), *turn));
            if !sound || before.0 == *path || here() == *path {
                return;
            }
            let next_hand = before.1 != *turn;
            let is_followed = *known.borrow() == here();
            let write = move |path: &str| {
                write(path, next_hand)?;
                known.replace(here());
                Some(())
            };
            if !is_followed || write(path).is_none() {
                let path = path.clone();
                let timer = Timeout::new(PAUSE, move || {
                    // Refused once more, it waits for the next tap.
                    let _ = write(&path);
                });
                again.replace(Some(timer));
            }
        },
    );
    let draft = &state.draft;
    let table = Draft::empty(
        draft.house.clone(),
        state.winner_to_offer(),
        draft.entry.context.prevailing,
    );
    let table = link::path(&table);
    // The rules of a friend's link don't replace one's own.
    let visits = |opening: &Opening| (opening.visits)(&state);
    let own = sound && !state.asks_game && !opening::get().is_ok_and(visits);
    use_effect_with((table, own), |(table, own)| {
        if *own {
            storage::save(storage::TABLE, table);
        }
    });
    use_kept_hand(&state);
    let dispatcher = state.dispatcher();
    use_effect_with(state.pending.clone(), move |pending| {
        if let Some(pending) = pending.clone() {
            opening::load(move || {
                if let Ok(opening) = opening::get() {
                    (opening.load)(pending, dispatcher);
                }
            });
        }
    });
    use_effect_with(Rc::clone(&state.kept), |kept| {
        if let Ok(opening) = opening::get() {
            (opening.keep)(kept);
        }
    });
    state
}

/// Keeps a hand that was begun until it is there in full. One that a link brought is kept as soon as
/// something is done with it.
#[hook]
fn use_kept_hand(state: &State) {
    let path = match opening::get() {
        Ok(_) if state.draft.is_begun() || is_of_game(&state.draft) => link::path(&state.draft),
        _ => String::new(),
    };
    let changed = state.can_undo() || state.can_redo();
    use_effect_with((path, changed), |(path, changed)| {
        if *changed {
            storage::save(storage::HAND, path);
        }
    });
}

/// Whether it is a hand that is entered for a game.
fn is_of_game(draft: &Draft) -> bool {
    !draft.is_empty() && at_table::name_at(Seat::East).is_some()
}

/// Where a path leads without anything that reads it: to another screen, or back to the hand.
fn goes_to(path: &str, tab: &str) -> Option<Action> {
    let screen = if path == tab {
        Some(Screen::Score)
    } else {
        plain_screen(path)
    };
    screen.map(Action::Screen)
}

/// The screen with a place of its own to which a path leads, if nothing in it is coded.
fn plain_screen(path: &str) -> Option<Screen> {
    link::plain_screen(path).filter(|_| !path.contains('%'))
}

/// The state in which a page opens for which nothing needs to be read: without a hand in its link, on a device
/// that has kept neither a hand nor a house, but perhaps the winds of the last hand.
fn plain_start() -> Option<State> {
    let kept = |key| storage::load(key).filter(|text| !text.is_empty());
    let path = here();
    let screen = if path.trim_matches('/').is_empty() {
        Screen::Score
    } else {
        plain_screen(&path)?
    };
    if frame::is_embedded() || kept(storage::HAND).is_some() || kept(storage::HOUSES).is_some() {
        return None;
    }
    let mut state = State::default();
    // What is drawn when the page is built asks nobody.
    let has_played = kept(storage::TABLE).is_some() || kept(storage::GAME).is_some();
    state.asks_game = window().is_some() && !has_played;
    if let Some(table) = kept(storage::TABLE) {
        let [winner, prevailing] = link::winds_of_table(&table)?;
        state.last_winner = winner;
        let house = state.draft.house.clone();
        state.draft = Rc::new(Draft::empty(house, None, prevailing));
    }
    state.screen = screen;
    Some(state)
}

/// Whether the page can open as it is; else what it will ask for begins to come.
pub fn opens_plain() -> bool {
    if plain_start().is_some() {
        return true;
    }
    let path = here();
    if link::plain_screen(&path).is_some() {
        SCREENS.load(|| ());
    }
    let kept = [storage::HAND, storage::TABLE].map(storage::load);
    let mut paths = [Some(path)].into_iter().chain(kept).flatten();
    if let Some(path) = paths.find(|path| !path.trim_matches('/').is_empty()) {
        rule_sets::load_ahead(&path);
    }
    false
}

/// What stands after the `#` of the address.
fn here() -> String {
    let hash = window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Writes the address; `None` if the browser refuses.
fn write(path: &str, next_hand: bool) -> Option<()> {
    let history = window()?.history().ok()?;
    let address = format!("#{path}");
    if next_hand {
        history.push_state_with_url(&JsValue::NULL, "", Some(&address))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
    }
    .ok()
}
