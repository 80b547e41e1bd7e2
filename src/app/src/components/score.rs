//! The Score screen.

use std::rc::Rc;

use yew::prelude::*;

use super::address::use_address;
use super::button::Button;
use super::circumstances::{circumstances, use_fold};
use super::from_whom::from_whom;
use super::house::house_button;
use super::icon::{Icon, drawing};
use super::keys::keys;
use super::later::LATER;
use super::live::use_live;
use super::loading::loading;
use super::modes::modes;
use super::nav::nav;
use super::on_click::on_click;
use super::preferences::use_settings;
use super::result::result;
use super::screens::SCREENS;
use super::tray::tray;
use super::use_chunk::use_chunk;
use super::winds::winds;
use crate::language::translate;
use crate::outcome::{Details, Outcome};
use crate::state::{Action, Draft, Screen, Sheet, State};
use crate::{books, link, words};

/// When the page has been drawn and nobody waits for the network: milliseconds.
const IDLE: u32 = 2_000;

/// The Score screen: tray, keys, who won from whom, and the result.
#[component]
pub fn Score() -> Html {
    let state = use_address();
    let onaction = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    let draft = &state.draft;
    let outcome = use_memo(draft.clone(), |draft| Outcome::of(draft));
    let details = {
        let outcome = Rc::clone(&outcome);
        use_memo((draft.clone(), LATER.get().is_ok()), move |(draft, _)| {
            let later = LATER.get();
            later.map_or(Details::None, |later| (later.details)(draft, &outcome))
        })
    };
    let asks = matches!(
        *outcome,
        Outcome::Scored(_) | Outcome::Waiting(_) | Outcome::Open { .. }
    );
    let wanted = asks || state.sheet.is_some() || !draft.is_empty();
    let onload = use_later(wanted, state.sheet);
    let spoken = match &state.notice {
        Some(notice) => words::told(notice),
        None => words::spoken(draft, &outcome),
    };
    let spoken = state.trouble.iter().map(words::told).chain([spoken]);
    let live = use_live(spoken.collect::<Vec<_>>().join(" "));
    use_settings(state.preferences);
    let elsewhere = use_screen(&state, &onaction);
    let fold = use_fold(draft, elsewhere.is_none());
    html! {
        <>
            <header class="top">
                <h1 class="brand">{ "Tilewise" }</h1>
                { nav(&state) }
                { house_button(&draft.house, &onaction) }
                { settings_button(&onaction) }
            </header>
            { elsewhere.unwrap_or_else(|| board(&state, &outcome, &details, fold, &onaction, &onload)) }
            { over(&state, &outcome, &onaction, &onload) }
            { live }
        </>
    }
}

/// The tray, the keys, how it was won, the result.
fn board(
    state: &State,
    outcome: &Outcome,
    details: &Details,
    fold: NodeRef,
    onaction: &Callback<Action>,
    onload: &Callback<MouseEvent>,
) -> Html {
    let draft = &state.draft;
    html! {
        <main class="board">
            <section class="play" aria-label={tr!("The hand")}>
                { tray(state, matches!(outcome, Outcome::Scored(_)), onaction) }
                if let (Some(spot), Ok(later)) = (state.picked, LATER.get()) {
                    { (later.entry.selection)(draft, spot, onaction) }
                } else {
                    { modes(state, onaction) }
                }
                { keys(state, onaction) }
                if let Ok(later) = LATER.get() {
                    { (later.entry.beside)(state, onaction) }
                }
            </section>
            <section class="how" aria-label={tr!("How it was won")}>
                <div class="seats">
                    { winds(&draft.entry.context, onaction) }
                    { from_whom(draft, onaction) }
                </div>
                { circumstances(draft, fold, onaction) }
                { more(draft, onaction) }
            </section>
            { result(state, outcome, details, onaction, onload) }
        </main>
    }
}

/// The screen beside this one, if that is what is shown.
#[hook]
fn use_screen(state: &State, onaction: &Callback<Action>) -> Option<Html> {
    let place = match &state.screen {
        Screen::Score => None,
        Screen::Fouls(place) | Screen::Rules(place) => Some(place),
    };
    let onload = use_chunk(place.map(|_| &SCREENS), 0);
    let place = place?;
    let house = &state.draft.house;
    Some(match (SCREENS.get(), &state.screen) {
        (Ok(screens), Screen::Rules(_)) => (screens.rules)(place, house, onaction),
        (Ok(screens), _) => (screens.fouls)(place, house, onaction),
        (Err(why), _) => html! { <main class="fouls">{ loading(why, onload) }</main> },
    })
}

/// Sees to it that what is drawn later is there when it is wanted, and all books for a sheet that
/// compares them; answers how to ask once more.
#[hook]
fn use_later(wanted: bool, open: Option<Sheet>) -> Callback<MouseEvent> {
    let onload = use_chunk(Some(&LATER), if wanted { 0 } else { IDLE });
    let come = use_force_update();
    use_effect_with(open, move |open| {
        if *open == Some(Sheet::Compare) {
            books::LATER.load(move || come.force_update());
        }
    });
    use_effect_with(LATER.get().is_ok(), |here| {
        if *here && let Ok(later) = LATER.get() {
            (later.begin)();
        }
    });
    onload
}

/// The button that opens the languages and themes.
fn settings_button(onaction: &Callback<Action>) -> Html {
    let says = tr!("Language and look");
    let button = Button {
        class: "button button-bare",
        hook: ("data-action", "settings".to_owned()),
        label: Some(says.to_owned()),
        title: Some(says.to_owned()),
        ..Button::default()
    };
    let open = Action::Sheet(Some(Sheet::Preferences));
    button.draw(drawing(Icon::Globe), on_click(onaction, open))
}

/// What else can be asked.
fn more(draft: &Draft, onaction: &Callback<Action>) -> Html {
    let open = |name: &'static str, key: &str, sheet: Sheet| {
        let button = Button {
            class: "button",
            hook: ("data-action", key.to_owned()),
            ..Button::default()
        };
        button.draw(
            translate(name),
            on_click(onaction, Action::Sheet(Some(sheet))),
        )
    };
    html! {
        <div class="asks">
            { open(text!("Already counted"), "quick", Sheet::Quick) }
            { open(text!("Type or paste"), "type", Sheet::Type) }
            { open(text!("Compare the books"), "compare", Sheet::Compare) }
            <a class="button" data-action="happened"
                href={format!("#{}", link::fouls_path(&draft.house.to_string()))}>
                { tr!("Something else happened") }
            </a>
        </div>
    }
}

/// What lies over the page.
fn over(
    state: &State,
    outcome: &Outcome,
    onaction: &Callback<Action>,
    onload: &Callback<MouseEvent>,
) -> Html {
    let sheet = LATER.get().map(|later| match state.sheet {
        Some(Sheet::Type | Sheet::Quick) => later.entry.sheet,
        _ => later.sheet,
    });
    match (state.sheet, sheet) {
        (None, _) => LATER.get().map(|later| (later.bar)()).unwrap_or_default(),
        (Some(which), Ok(sheet)) => sheet(which, state, outcome, onaction),
        (Some(_), Err(why)) => {
            let close = Button {
                class: "button",
                hook: ("data-action", "close".to_owned()),
                ..Button::default()
            };
            html! {
                <dialog class="sheet sheet-loading" open=true>
                    { loading(why, onload.clone()) }
                    { close.draw(tr!("Close"), on_click(onaction, Action::Sheet(None))) }
                </dialog>
            }
        }
    }
}
