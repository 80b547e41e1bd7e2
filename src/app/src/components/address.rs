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

use super::preferences;
use crate::browser::window;
use crate::components::use_effect_with::use_effect_with;
use crate::state::{Action, Draft, SavedHouse, Screen, State};
use crate::{frame, link, open, rule_sets, storage};

/// How long to wait when the browser refuses to change the address, in milliseconds.
const PAUSE: u32 = 2000;

/// The state, kept in step with the address: a change of one changes the other.
///
/// Each hand has one place in the browser's history: a tap rewrites it, the next hand gets its own.
/// So the Back button leads to the hand before, not through every tap.
#[hook]
pub fn use_address() -> UseReducerHandle<State> {
    let state = use_reducer(|| {
        let mut state = start();
        let kept = storage::load(storage::HOUSES).map(|text| SavedHouse::read(&text));
        state.kept = kept.unwrap_or_default().into();
        state.preferences = preferences::start();
        state
    });
    // Back, forward, or another link; or what the page around says.
    {
        let state = state.dispatcher();
        use_effect_with((), move |()| {
            if let Some(frame) = frame::around() {
                (frame.listen)(state.clone());
            }
            let listener = window().map(|window| {
                EventListener::new(&window, "popstate", move |_| {
                    let path = here();
                    state.dispatch(match link::screen(&path) {
                        Some(screen) => Action::Screen(screen),
                        None => open::link(&path),
                    });
                })
            });
            move || drop(listener)
        });
    }
    // A tap. A broken link stays in the address until then.
    let sound = state.trouble.is_empty() && state.pending.is_none();
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
            if write(path, next_hand).is_none() {
                let path = path.clone();
                let timer = Timeout::new(PAUSE, move || {
                    // Refused once more, it waits for the next tap.
                    let _ = write(&path, next_hand);
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
    let own = sound && state.visits_from().is_none();
    use_effect_with((table, own), |(table, own)| {
        if *own {
            storage::save(storage::TABLE, table);
        }
    });
    use_kept_hand(&state);
    use_wanted(&state);
    use_effect_with(Rc::clone(&state.kept), |kept| {
        storage::save(storage::HOUSES, &SavedHouse::write(kept));
    });
    state
}

/// Keeps a hand that was begun until it is there in full. One that a link brought is kept as soon as
/// something is done with it.
#[hook]
fn use_kept_hand(state: &State) {
    let path = if state.draft.is_begun() {
        link::path(&state.draft)
    } else {
        String::new()
    };
    let changed = state.can_undo() || state.can_redo();
    use_effect_with((path, changed), |(path, changed)| {
        if *changed {
            storage::save(storage::HAND, path);
        }
    });
}

/// The path of the hand that was begun when the page was left. What can't be read is set aside.
fn kept_hand() -> Option<String> {
    let path = storage::load(storage::HAND).filter(|path| !path.is_empty())?;
    let is_read = link::missing(&path).is_some() || matches!(link::read(&path), Some(Ok(_)));
    if !is_read {
        storage::save(storage::UNREAD_HAND, &path);
        storage::save(storage::HAND, "");
    }
    is_read.then_some(path)
}

/// Loads the rule set that is waited for, then does what waited.
#[hook]
fn use_wanted(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with(state.pending.clone(), move |pending| {
        if let Some(pending) = pending.clone() {
            let chunk = rule_sets::chunk(pending.rule_set);
            let then = move || dispatcher.dispatch(open::arrived(&pending));
            match chunk {
                Some(chunk) => chunk.load(then),
                None => then(),
            }
        }
    });
}

/// The state in which the page opens: as its link says, else at the last table.
fn start() -> State {
    let path = here();
    let mut state = match link::screen(&path) {
        Some(screen) => {
            let mut state = at_path("");
            state.screen = screen;
            state
        }
        None => at_path(&path),
    };
    // What the last table was is no news on another screen.
    if state.screen != Screen::Score {
        state.notice = None;
    }
    state
}

fn at_path(path: &str) -> State {
    let (otherwise, last_winner) = last_table();
    let table = storage::load(storage::TABLE);
    let own = table.as_deref().and_then(link::house_of);
    // A link in the address wins over the hand that was begun.
    let begun = link::read(path).is_none().then(kept_hand).flatten();
    let path = begun.as_deref().unwrap_or(path);
    let link = link::read(path);
    let to = match link {
        Some(_) => Some(path.to_owned()),
        None => table,
    };
    let pending = to.as_deref().and_then(open::pending_link);
    let broken = link::readable(path).filter(|_| !frame::is_embedded());
    let mut state = match (link, broken) {
        _ if pending.is_some() => State::open(Ok(otherwise), Draft::default()),
        (None, _) => State::open(Ok(otherwise.clone()), otherwise),
        (Some(Err(_)), Some(broken)) => State::open_broken(broken, &otherwise),
        (Some(link), _) => State::open(link, otherwise),
    };
    if let Some(pending) = pending {
        state.want(pending);
    }
    state.own_house = own.map(Into::into);
    state.last_winner = last_winner;
    state
}

/// The house and the wind of the last hand on this device, and who won it.
fn last_table() -> (Draft, Option<Seat>) {
    storage::load(storage::TABLE)
        .and_then(|path| link::read(&path))
        .and_then(Result::ok)
        .map_or_else(Default::default, |draft| {
            (draft.cleared(), draft.entry.context.seat)
        })
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
