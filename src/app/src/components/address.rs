//! Synchronisation of the page's state with its address.
//!
//! Without `yew-router`: it takes a sixth of the page's size budget (22 KB of 130), panics on fragments such
//! as `#hello` or `#//`, and fails at the hundredth change within 30 seconds, which browsers refuse.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use tilewise_rules::Seat;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::frame;
use super::persistence_chunk::{self, PersistenceChunk};
use super::preferences;
use super::secondary_screens::SCREENS;
use crate::browser::window;
use crate::state::{Draft, PageAction, PageState, Screen};
use crate::{link, rule_sets, storage, table_hooks};

/// Delay in milliseconds before a change of the address is tried again.
const PAUSE: u32 = 2000;

/// Returns the state, synchronised with the address: a change of either updates the other.
///
/// Each hand has one entry in the browser's history: a tap replaces it, the next hand adds one. The Back
/// button therefore leads to the previous hand, not through every tap.
#[hook]
pub fn use_address() -> UseReducerHandle<PageState> {
    let state = use_reducer(|| {
        let mut state = match persistence_chunk::get() {
            Ok(opening) => (opening.start)(&here()),
            Err(_) => plain_start().unwrap_or_default(),
        };
        state.preferences = preferences::start();
        state
    });
    // If the address differs, its change isn't handled yet.
    let last_path = use_mut_ref(here);
    let sound = state.trouble.is_empty() && state.pending.is_none();
    // Link of the hand's tab; empty while the link is invalid or pending.
    let tab = use_mut_ref(String::new);
    tab.replace(if sound {
        link::path(&state.draft)
    } else {
        String::new()
    });
    // Back, forward, another link, or a message of the embedding page.
    {
        let (state, tab) = (state.dispatcher(), Rc::clone(&tab));
        let last_path = Rc::clone(&last_path);
        use_effect_with((), move |()| {
            if let Some(frame) = frame::around() {
                (frame.listen)(state.clone());
            }
            let has_changed = *last_path.borrow() != here();
            let follow = move || {
                let path = here();
                last_path.replace(path.clone());
                // An open sheet belongs to the previous address.
                state.dispatch(PageAction::Sheet(None));
                if let Some(action) = goes_to(&path, &tab.borrow()) {
                    return state.dispatch(action);
                }
                let state = state.clone();
                persistence_chunk::load(move || {
                    if let Ok(opening) = persistence_chunk::get() {
                        state.dispatch(match link::screen(&path) {
                            Some(screen) => PageAction::Screen(screen),
                            None => (opening.link)(&path),
                        });
                    }
                });
            };
            // The address changed before the listener was registered.
            if has_changed {
                follow();
            }
            let listener =
                window().map(|window| EventListener::new(&window, "popstate", move |_| follow()));
            move || drop(listener)
        });
    }
    // A tap. An invalid link stays in the address until then.
    let written = use_mut_ref(|| (link::for_state(&state), state.turn));
    let again = use_mut_ref(|| None::<Timeout>);
    use_effect_with(
        (link::for_state(&state), state.turn, sound),
        move |(path, turn, sound)| {
            again.replace(None);
            if frame::is_embedded() {
                // The embedding page receives the path and keeps its own history.
                return frame::around().map_or((), |frame| (frame.post_hand)(path));
            }
            let before = written.replace((path.clone(), *turn));
            if !sound || before.0 == *path || here() == *path {
                return;
            }
            let next_hand = before.1 != *turn;
            let is_followed = *last_path.borrow() == here();
            let write = move |path: &str| {
                write(path, next_hand)?;
                last_path.replace(here());
                Some(())
            };
            if !is_followed || write(path).is_none() {
                let path = path.clone();
                let timer = Timeout::new(PAUSE, move || {
                    // If the browser refuses again, the next tap retries.
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
    // The rules of a shared link don't replace the user's own.
    let visits = |opening: &PersistenceChunk| (opening.shows_foreign_rules)(&state);
    let own = sound && !state.shows_game_prompt && !persistence_chunk::get().is_ok_and(visits);
    use_effect_with((table, own), |(table, own)| {
        if *own {
            storage::save(storage::TABLE, table);
        }
    });
    use_saved_hand(&state);
    let dispatcher = state.dispatcher();
    use_effect_with(state.pending.clone(), move |pending| {
        if let Some(pending) = pending.clone() {
            persistence_chunk::load(move || {
                if let Ok(opening) = persistence_chunk::get() {
                    (opening.load)(pending, dispatcher);
                }
            });
        }
    });
    use_effect_with(Rc::clone(&state.saved_houses), |saved| {
        if let Ok(opening) = persistence_chunk::get() {
            (opening.keep)(saved);
        }
    });
    state
}

/// Saves an unfinished hand until it is complete. A hand from a link is saved at its first change.
#[hook]
fn use_saved_hand(state: &PageState) {
    let path = match persistence_chunk::get() {
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

/// Returns true if the hand is entered for a game.
fn is_of_game(draft: &Draft) -> bool {
    !draft.is_empty() && table_hooks::name_at(Seat::East).is_some()
}

/// Returns the action for a path that needs no parsing: another screen, or back to the hand.
fn goes_to(path: &str, tab: &str) -> Option<PageAction> {
    let screen = if path == tab {
        Some(Screen::Score)
    } else {
        plain_screen(path)
    };
    screen.map(PageAction::Screen)
}

/// Returns the screen of a path that needs no decoding.
fn plain_screen(path: &str) -> Option<Screen> {
    link::plain_screen(path).filter(|_| !path.contains('%'))
}

/// Returns the initial state if nothing has to be read: no hand in the link, no stored hand and no saved
/// rules. The winds of the last hand may be stored.
fn plain_start() -> Option<PageState> {
    let stored = |key| storage::load(key).filter(|text| !text.is_empty());
    let path = here();
    let screen = if path.trim_matches('/').is_empty() {
        Screen::Score
    } else {
        plain_screen(&path)?
    };
    if frame::is_embedded() || stored(storage::HAND).is_some() || stored(storage::HOUSES).is_some()
    {
        return None;
    }
    let mut state = PageState::default();
    // The prerendered page has no storage.
    let has_played = stored(storage::TABLE).is_some() || stored(storage::GAME).is_some();
    state.shows_game_prompt = window().is_some() && !has_played;
    if let Some(table) = stored(storage::TABLE) {
        let [winner, prevailing] = link::winds_of_table(&table)?;
        state.last_winner = winner;
        let house = state.draft.house.clone();
        state.draft = Rc::new(Draft::empty(house, None, prevailing));
    }
    state.screen = screen;
    Some(state)
}

/// Returns true if the page can open without other chunks; otherwise starts to load them.
pub fn opens_plain() -> bool {
    if plain_start().is_some() {
        return true;
    }
    let path = here();
    if link::plain_screen(&path).is_some() {
        SCREENS.load(|| ());
    }
    let stored = [storage::HAND, storage::TABLE].map(storage::load);
    let mut paths = [Some(path)].into_iter().chain(stored).flatten();
    if let Some(path) = paths.find(|path| !path.trim_matches('/').is_empty()) {
        rule_sets::load_ahead(&path);
    }
    false
}

/// Returns the part of the address after `#`.
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
