//! The state of the page and its address, kept in step.

use gloo::timers::callback::Timeout;
use yew::prelude::*;
use yew_router::AnyRoute;
use yew_router::hooks::{use_location, use_navigator};

use crate::pace::Pace;
use crate::state::{Action, Draft, State};
use crate::{link, store};

/// The state, kept in step with the address: a change of one changes the other.
///
/// Each hand has one place in the browser's history: a tap rewrites it, the next hand gets its own.
/// So the Back button leads to the hand before, not through every tap.
#[hook]
pub fn use_address() -> UseReducerHandle<State> {
    let navigator = use_navigator();
    let location = use_location();
    let path = location.map_or_else(String::new, |location| {
        format!(
            "{}{}{}",
            location.path(),
            location.query_str(),
            location.hash()
        )
    });
    let first = path.clone();
    let state = use_reducer(|| {
        let otherwise = last_table();
        State::open(
            link::read(&first).unwrap_or_else(|| Ok(otherwise.clone())),
            otherwise,
        )
    });
    let opened_first = use_mut_ref(|| false);
    let written = use_mut_ref(|| (link::path(&state.draft), state.turn));
    let pace = use_mut_ref(Pace::default);
    let later = use_mut_ref(|| None::<Timeout>);

    // Back, forward, or another link.
    {
        let state = state.clone();
        let written = written.clone();
        use_effect_with(path, move |path| {
            // What the page opened with is read already, and so is what it wrote itself.
            let first = !opened_first.replace(true);
            if first || *path == written.borrow().0 && state.trouble.is_empty() {
                return;
            }
            let opened = link::read(path).unwrap_or_else(|| Ok(state.draft.cleared()));
            if opened.as_ref() != Ok(&*state.draft) {
                if let Ok(draft) = &opened {
                    *written.borrow_mut() = (link::path(draft), state.turn);
                }
                state.dispatch(Action::Open(opened.map(Box::new)));
            }
        });
    }
    // A tap.
    use_effect_with(
        (
            link::path(&state.draft),
            state.turn,
            state.trouble.is_empty(),
        ),
        move |(path, turn, sound)| {
            later.replace(None);
            let before = written.replace((path.clone(), *turn));
            if !sound || before.0 == *path {
                return;
            }
            let next_hand = before.1 != *turn;
            let route = AnyRoute::new(path.clone());
            let write = move || match navigator {
                Some(navigator) if next_hand => navigator.push(&route),
                Some(navigator) => navigator.replace(&route),
                None => {}
            };
            match pace.borrow_mut().write(now()) {
                Ok(()) => write(),
                Err(wait) => {
                    later.replace(Some(Timeout::new(wait, write)));
                }
            }
        },
    );
    let table = link::path(&state.draft.cleared());
    use_effect_with(table, |table| store::save(store::TABLE, table));
    state
}

/// The house and the seats of the last hand on this device.
fn last_table() -> Draft {
    store::load(store::TABLE)
        .and_then(|path| link::read(&path))
        .and_then(Result::ok)
        .map_or_else(Draft::default, |draft| draft.cleared())
}

fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}
