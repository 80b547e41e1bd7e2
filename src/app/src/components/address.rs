//! The state of the page and its address, kept in step.
//!
//! By hand and not with `yew-router`: that one would be a sixth of what the page may weigh (22 KB
//! of 130), throws on fragments such as `#hello` or `#//`, and on the hundredth change within half a
//! minute, where browsers refuse.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::state::{Action, Draft, Kept, State};
use crate::{link, store};

/// How long to wait when the browser refuses to change the address, in milliseconds.
const PAUSE: u32 = 2000;

/// The state, kept in step with the address: a change of one changes the other.
///
/// Each hand has one place in the browser's history: a tap rewrites it, the next hand gets its own.
/// So the Back button leads to the hand before, not through every tap.
#[hook]
pub fn use_address() -> UseReducerHandle<State> {
    let state = use_reducer(|| {
        let otherwise = last_table();
        let mut state = State::open(
            link::read(&here()).unwrap_or_else(|| Ok(otherwise.clone())),
            otherwise,
        );
        let kept = store::load(store::HOUSES).map(|text| Kept::read(&text));
        state.kept = kept.unwrap_or_default().into();
        state
    });
    // Back, forward, or another link.
    {
        let state = state.dispatcher();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "popstate", move |_| {
                    // The front door leads to an empty tray, and there is nothing wrong with it.
                    let link = link::read(&here()).unwrap_or_else(|| Err(Vec::new()));
                    state.dispatch(Action::Open(link.map(Box::new)));
                })
            });
            move || drop(listener)
        });
    }
    // A tap. A broken link stays in the address until then.
    let sound = state.trouble.is_empty();
    let written = use_mut_ref(|| (link::path(&state.draft), state.turn));
    let again = use_mut_ref(|| None::<Timeout>);
    use_effect_with(
        (link::path(&state.draft), state.turn, sound),
        move |(path, turn, sound)| {
            again.replace(None);
            let before = written.replace((path.clone(), *turn));
            if !sound || before.0 == *path || here() == *path {
                return;
            }
            let next_hand = before.1 != *turn;
            if write(path, next_hand).is_none() {
                let path = path.clone();
                let later = Timeout::new(PAUSE, move || {
                    // Refused once more, it waits for the next tap.
                    let _ = write(&path, next_hand);
                });
                again.replace(Some(later));
            }
        },
    );
    let table = link::path(&state.draft.cleared());
    use_effect_with(table, |table| store::save(store::TABLE, table));
    use_effect_with(Rc::clone(&state.kept), |kept| {
        store::save(store::HOUSES, &Kept::write(kept));
    });
    state
}

/// The house and the seats of the last hand on this device.
fn last_table() -> Draft {
    store::load(store::TABLE)
        .and_then(|path| link::read(&path))
        .and_then(Result::ok)
        .map_or_else(Draft::default, |draft| draft.cleared())
}

/// What stands after the `#` of the address.
fn here() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Writes the address; `None` if the browser refuses.
fn write(path: &str, next_hand: bool) -> Option<()> {
    let history = web_sys::window()?.history().ok()?;
    let address = format!("#{path}");
    if next_hand {
        history.push_state_with_url(&JsValue::NULL, "", Some(&address))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
    }
    .ok()
}
