//! The Score screen.

use yew::prelude::*;

use super::address::use_address;
use super::circumstances::circumstances;
use super::from_whom::from_whom;
use super::house::HouseRules;
use super::keys::keys;
use super::live::Live;
use super::modes::modes;
use super::result::result;
use super::selection::selection;
use super::theme::ThemeButton;
use super::tray::tray;
use super::undo_keys::use_undo_keys;
use super::winds::winds;
use crate::outcome::Outcome;
use crate::words;

/// The Score screen: tray, keys, who won from whom, and the result.
#[component]
pub fn Score() -> Html {
    let state = use_address();
    let onaction = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    use_undo_keys(&onaction);

    let draft = &state.draft;
    let outcome = use_memo(draft.clone(), |draft| Outcome::of(draft));
    let spoken = match &state.notice {
        Some(notice) => words::sentence(notice),
        None => words::spoken(draft, &outcome),
    };
    let spoken = state
        .trouble
        .iter()
        .map(|one| words::sentence(one))
        .chain([spoken]);
    html! {
        <>
            <header class="top">
                <h1 class="brand">{ "Tilewise" }</h1>
                <HouseRules draft={draft.clone()} onaction={onaction.clone()} />
                <ThemeButton />
            </header>
            <main class="board">
                <section class="play" aria-label="The hand">
                    { tray(&state, &onaction) }
                    if let Some(spot) = state.picked {
                        { selection(draft, spot, &onaction) }
                    } else {
                        { modes(&state, &onaction) }
                    }
                    { keys(&state, &onaction) }
                </section>
                <section class="how" aria-label="How it was won">
                    <div class="seats">
                        { winds(&draft.entry.situation, &onaction) }
                        { from_whom(draft, &onaction) }
                    </div>
                    { circumstances(draft, &onaction) }
                </section>
                { result(&state, &outcome, &onaction) }
            </main>
            <Live says={spoken.collect::<Vec<_>>().join(" ")} />
        </>
    }
}
