//! Synchronisation of the page's state with its address, without `yew-router` (`docs/decisions/03-own-router.md`).

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::browser::window;
use crate::link::{self, open};
use crate::storage::{HAND, HOUSES, SHELL, TABLE, use_storage};
use crate::store::{Draft, PageAction, PageState, SavedHouse, Screen, ViewAction};
use crate::{preferences, widget};

/// Delay in milliseconds before a change of the address is tried again.
const PAUSE: u32 = 2000;

/// Returns the state, synchronised with the address: a change of either updates the other.
///
/// A tap replaces the entry in the browser's history, and a new hand adds one, so Back leads to the previous hand.
#[hook]
pub fn use_address() -> UseReducerHandle<PageState> {
    let storage = use_storage();
    let state = use_reducer(|| {
        let mut state = open::initial_state(&here(), &storage);
        state.preferences = preferences::initial_preferences(&storage);
        state
    });
    // If the address differs, its change isn't handled yet.
    let last_path = use_mut_ref(here);
    let sound = state.trouble.is_empty() && state.pending.is_none();
    // Link of the hand's tab; empty while the link is invalid or pending.
    let tab = use_mut_ref(String::new);
    tab.replace(if sound {
        link::hand_path(&state.draft)
    } else {
        String::new()
    });
    // Sends the path of the hand to the embedding page.
    let post_hand = use_mut_ref(|| None::<Callback<String>>);
    // Back, forward, another link, or a message of the embedding page.
    {
        let connection = Rc::clone(&post_hand);
        let (state, tab) = (state.dispatcher(), Rc::clone(&tab));
        let last_path = Rc::clone(&last_path);
        use_effect_with((), move |()| {
            connection.replace(widget::connector().map(|connect| connect(state.clone())));
            let has_changed = *last_path.borrow() != here();
            let follow = move || {
                let path = here();
                last_path.replace(path.clone());
                // An open sheet belongs to the previous address.
                state.dispatch(PageAction::View(ViewAction::ShowSheet(None)));
                state.dispatch(match link::screen(&path) {
                    Some(screen) => PageAction::View(ViewAction::GoTo(screen)),
                    None if path == *tab.borrow() => {
                        PageAction::View(ViewAction::GoTo(Screen::Score))
                    }
                    None => open::open_action(&path),
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
    let is_waiting = state.pending.is_some();
    use_effect_with(
        (link::for_state(&state), state.turn, sound, is_waiting),
        move |(path, turn, sound, is_waiting)| {
            again.replace(None);
            if widget::is_embedded() {
                // The embedding page receives the path and keeps its own history. The hand of a link whose rule set
                // is loading isn't shown yet.
                if let Some(post_hand) = post_hand.borrow().as_ref().filter(|_| !is_waiting) {
                    post_hand.emit(path.clone());
                }
                return;
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
    use_stored_table(&state, sound);
    use_stored_hand(&state);
    use_stored_game(&state);
    let dispatcher = state.dispatcher();
    use_effect_with(state.pending.clone(), move |pending| {
        if let Some(pending) = pending.clone() {
            open::load(pending, dispatcher);
        }
    });
    use_effect_with(Rc::clone(&state.saved_houses), move |saved| {
        storage.save(HOUSES, &SavedHouse::write(saved));
    });
    state
}

/// Stores rules and winds for the next visit. The rules of a shared link don't replace the user's own.
#[hook]
fn use_stored_table(state: &PageState, sound: bool) {
    let draft = &state.draft;
    let table = Draft::empty(
        draft.house.clone(),
        state.winner_to_offer(),
        draft.entry.context.prevailing,
    );
    let own =
        sound && !state.shows_rule_set_prompt && state.own_rules_while_others_shown().is_none();
    let shell = open::shell(&table);
    let storage = use_storage();
    use_effect_with(
        (link::hand_path(&table), shell, own),
        move |(table, shell, own)| {
            if *own {
                storage.save(TABLE, table);
                storage.save(SHELL, shell);
            }
        },
    );
}

/// Stores an unfinished hand until it is complete. A hand from a link is stored at its first change.
#[hook]
fn use_stored_hand(state: &PageState) {
    let path = if state.draft.is_begun() || is_of_game(state) {
        link::hand_path(&state.draft)
    } else {
        String::new()
    };
    let changed = state.can_undo() || state.can_redo();
    let storage = use_storage();
    use_effect_with((path, changed), move |(path, changed)| {
        if *changed {
            storage.save(HAND, path);
        }
    });
}

/// Stores the game for which the hand is entered, at each change.
#[hook]
fn use_stored_game(state: &PageState) {
    let game = state
        .editing
        .as_ref()
        .map(|editing| format!("{} {}", editing.game, editing.place));
    let first = use_mut_ref(|| true);
    let storage = use_storage();
    use_effect_with(game.unwrap_or_default(), move |game| {
        // The stored one is resumed first.
        if !first.replace(false) {
            storage.enter_for(game);
        }
    });
}

/// Returns true if the hand is entered for a game.
fn is_of_game(state: &PageState) -> bool {
    !state.draft.is_empty() && state.editing.is_some()
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
