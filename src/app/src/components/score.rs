//! The Score screen.

use yew::prelude::*;

use super::address::use_address;
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
use super::undo_keys::use_undo_keys;
use super::winds::Winds;
use crate::outcome::Outcome;
use crate::words;

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
    let spoken = state
        .trouble
        .iter()
        .map(|one| words::sentence(one))
        .chain([spoken]);
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
