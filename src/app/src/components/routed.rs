//! The Score screen, and the address that belongs to it.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;
use yew_router::AnyRoute;
use yew_router::hooks::{use_location, use_navigator};

use super::circumstances::Circumstances;
use super::from_whom::FromWhom;
use super::house::HouseRules;
use super::keys::Keys;
use super::live::Live;
use super::modes::Modes;
use super::result::Result;
use super::selection::Selection;
use super::theme::ThemeButton;
use super::tray::Tray;
use super::winds::Winds;
use crate::outcome::Outcome;
use crate::pace::Pace;
use crate::state::{Action, Draft, State};
use crate::{link, store, words};

/// The Score screen: tray, keys, who won from whom, and the result.
#[component]
pub fn Score() -> Html {
    let state = use_address();
    let onaction = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    use_undo_keys(&onaction);

    let draft = &state.draft;
    let outcome = use_memo(draft.clone(), Outcome::of);
    let spoken = match &state.notice {
        Some(notice) => words::sentence(notice),
        None => words::spoken(draft, &outcome),
    };
    let spoken = state.trouble.iter().map(|one| words::sentence(one)).chain([spoken]);
    html! {
        <>
            <header class="top">
                <h1 class="brand">{ "Tilewise" }</h1>
                <HouseRules house={draft.house.clone()} onaction={onaction.clone()} />
                <ThemeButton />
            </header>
            <main class="board">
                <section class="play" aria-label="The hand">
                    <Tray
                        draft={draft.clone()}
                        picked={state.picked}
                        notice={state.notice.clone()}
                        trouble={state.trouble.clone()}
                        onaction={onaction.clone()}
                    />
                    if let Some(spot) = state.picked {
                        <Selection draft={draft.clone()} {spot} onaction={onaction.clone()} />
                    } else {
                        <Modes
                            mode={state.mode}
                            can_redo={state.can_redo()}
                            can_clear={!draft.is_empty()}
                            onaction={onaction.clone()}
                        />
                    }
                    <Keys
                        draft={draft.clone()}
                        mode={state.mode}
                        can_undo={state.can_undo()}
                        onaction={onaction.clone()}
                    />
                </section>
                <section class="how" aria-label="How it was won">
                    <div class="seats">
                        <Winds situation={draft.entry.situation.clone()} onaction={onaction.clone()} />
                        <FromWhom situation={draft.entry.situation.clone()} onaction={onaction.clone()} />
                    </div>
                    <Circumstances draft={draft.clone()} onaction={onaction.clone()} />
                </section>
                <Result draft={draft.clone()} outcome={(*outcome).clone()} {onaction} />
            </main>
            <Live says={spoken.collect::<Vec<_>>().join(" ")} />
        </>
    }
}

/// The state, kept in step with the address: a change of one changes the other.
#[hook]
fn use_address() -> UseReducerHandle<State> {
    let navigator = use_navigator();
    let location = use_location();
    let path = location.map_or_else(String::new, |location| {
        format!("{}{}{}", location.path(), location.query_str(), location.hash())
    });
    let first = path.clone();
    let state = use_reducer(|| {
        let otherwise = last_table();
        State::open(link::read(&first).unwrap_or_else(|| Ok(otherwise.clone())), otherwise)
    });
    let seen = use_mut_ref(|| path.clone());
    let written = use_mut_ref(|| (link::path(&state.draft), state.turn));
    let pace = use_mut_ref(Pace::default);
    let later = use_mut_ref(|| None::<Timeout>);

    // Back, forward, or another link.
    {
        let state = state.clone();
        let written = written.clone();
        use_effect_with(path, move |path| {
            if *path == *seen.borrow() || *path == written.borrow().0 {
                return;
            }
            seen.replace(path.clone());
            let opened = link::read(path).unwrap_or_else(|| Ok(state.draft.cleared()));
            if opened.as_ref() != Ok(&state.draft) {
                if let Ok(draft) = &opened {
                    *written.borrow_mut() = (link::path(draft), state.turn);
                }
                state.dispatch(Action::Open(opened));
            }
        });
    }
    // A tap.
    use_effect_with(
        (link::path(&state.draft), state.turn, state.trouble.is_empty()),
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
        .and_then(std::result::Result::ok)
        .map_or_else(Draft::default, |draft| draft.cleared())
}

fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}

/// Ctrl+Z takes a step back, with Shift (or Ctrl+Y) forward again.
#[hook]
fn use_undo_keys(onaction: &Callback<Action>) {
    use_effect_with(onaction.clone(), |onaction| {
        let onaction = onaction.clone();
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "keydown", move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                let typing = event
                    .target()
                    .is_some_and(|target| target.has_type::<web_sys::HtmlInputElement>());
                if typing || !(event.ctrl_key() || event.meta_key()) {
                    return;
                }
                match (event.key().as_str(), event.shift_key()) {
                    ("z" | "Z", false) => onaction.emit(Action::Undo),
                    ("z" | "Z", true) | ("y" | "Y", _) => onaction.emit(Action::Redo),
                    _ => {}
                }
            })
        });
        move || drop(listener)
    });
}
