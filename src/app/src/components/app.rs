//! Root component: the parts that all screens share, the current screen, and the overlay.

use std::rc::Rc;

use gloo::events::EventListener;
use yew::prelude::*;

use super::address::use_address;
use super::analysis_chunk::FURTHER;
use super::house::house_button;
use super::icon::{Icon, drawing};
use super::live_region::use_live_region;
use super::loading::loading;
use super::nav::nav;
use super::overlay::overlay;
use super::persistence_chunk::{self, OPENING};
use super::preferences::use_settings;
use super::result_chunk::DEFERRED;
use super::score::ScorePage;
use super::secondary_screens::{SCREENS, ScreenProps};
use super::table::TABLE;
use super::use_chunk::use_chunk;
use super::use_details::use_details;
use crate::browser::{IDLE, window};
use crate::language::translation_scope;
use crate::outcome::HandOutcome;
use crate::state::{Draft, PageAction, PageState, ScoreScreen, Screen, Sheet};
use crate::{first_paint, rule_sets, words};

/// The page: hand and house rules with their history, preferences, saved house rules, the address.
#[component]
pub fn App() -> Html {
    let handle = use_address();
    let dispatcher = handle.dispatcher();
    let onaction = use_callback(dispatcher.clone(), |action, state| state.dispatch(action));
    let state = use_loaded(&handle);
    let draft = &state.draft;
    let _scope = translation_scope(draft.house.rule_set().table_key());
    let outcome = use_outcome(draft);
    let details = use_details(draft, &outcome);
    // Other screens need the focus handling of this chunk at once.
    let other_screen = !matches!(state.screen, Screen::Score);
    let wanted = other_screen || state.sheet.is_some() || !draft.is_empty();
    let onload = use_deferred(wanted, other_screen, state.sheet);
    let announcement = match &state.notice {
        Some(notice) => words::full_sentence(notice),
        // The announcement of a hand belongs to the Score screen.
        None if other_screen => String::new(),
        None => announcement(draft, &outcome),
    };
    let announcement = state
        .trouble
        .iter()
        .map(words::full_sentence)
        .chain([announcement]);
    let live = use_live_region(announcement.collect::<Vec<_>>().join(" "));
    use_settings(state.preferences);
    use_effect_with((), |()| first_paint::mark_rendered());
    // Keeps the state of the Score screen while another screen is shown.
    let score = use_mut_ref(ScoreScreen::default);
    let onscreens = use_chunk(
        (other_screen || state.sheet.is_some()).then_some(&SCREENS),
        0,
    );
    // Both chunks are needed to draw.
    let onscreens = {
        let onload = onload.clone();
        Callback::from(move |event: MouseEvent| {
            onload.emit(event.clone());
            onscreens.emit(event);
        })
    };
    let opening = persistence_chunk::get().ok();
    use_beginning(&state, &onaction);
    let screens = SCREENS.get().ok().filter(|_| opening.is_some());
    let ruled_by = screens.and_then(|screens| (screens.ruled_by)(&state));
    let banner = opening.map(|opening| (opening.foreign_rules_banner)(&state, &onaction));
    let banner = banner.unwrap_or_default();
    let secondary = screen(&state, &onaction, &onscreens);
    let screen = secondary.unwrap_or_else(|| {
        html! {
            <ScorePage
                state={Rc::clone(&state)}
                {dispatcher}
                screen={score}
                outcome={Rc::clone(&outcome)}
                details={Rc::clone(&details)}
                {onload}
            />
        }
    });
    let house = ruled_by.unwrap_or_else(|| {
        let own = opening.map(|opening| (opening.own)(&state));
        house_button(&state, own, &onaction)
    });
    html! {
        <>
            <header class="top">
                <h1 class="brand">{ "Tilewise" }</h1>
                { nav(&state) }
                { house }
                { settings_button(&onaction) }
            </header>
            { banner }
            { screen }
            { overlay(&state, &outcome, &details, &onaction, &onscreens) }
            { live }
        </>
    }
}

/// Returns the state, updated by chunks that have loaded since its last change.
#[hook]
fn use_loaded(handle: &UseReducerHandle<PageState>) -> Rc<PageState> {
    let state = Rc::new(PageState::clone(handle));
    let loaded = DEFERRED.get().ok().filter(|_| !state.is_loaded());
    let loaded = loaded.map(|deferred| (deferred.loaded)());
    let dispatcher = handle.dispatcher();
    use_effect_with(loaded.is_some(), {
        let loaded = loaded.clone();
        move |_| {
            if let Some(loaded) = loaded {
                dispatcher.dispatch(loaded);
            }
        }
    });
    match loaded {
        Some(loaded) => state.reduce(loaded),
        None => state,
    }
}

/// Starts the tasks that run once, when the first hand is loaded.
#[hook]
fn use_beginning(state: &Rc<PageState>, onaction: &Callback<PageAction>) {
    let begins = persistence_chunk::get()
        .ok()
        .filter(|_| state.pending.is_none());
    let begun = use_mut_ref(|| false);
    let (state, onaction) = (Rc::clone(state), onaction.clone());
    use_effect_with(begins.is_some(), move |_| {
        if let Some(opening) = begins.filter(|_| !begun.replace(true)) {
            // Continues a hand that was entered for a game when the page was closed.
            if let Some(game) = (opening.begin)(&state.draft) {
                TABLE.load(move || {
                    if let Ok(table) = TABLE.get() {
                        (table.resume)(&game, &onaction);
                    }
                });
            }
        }
    });
}

/// Computes the outcome of the draft, once per hand.
#[hook]
fn use_outcome(draft: &Rc<Draft>) -> Rc<HandOutcome> {
    let is_here = DEFERRED.get().is_ok();
    let read = use_memo((Rc::clone(draft), is_here), |(draft, _)| {
        Rc::new(match DEFERRED.get() {
            Ok(deferred) => (deferred.outcome)(draft),
            Err(_) => HandOutcome::from_tile_count(draft),
        })
    });
    (*read).clone()
}

/// Returns the outcome of the draft as a sentence.
fn announcement(draft: &Draft, outcome: &HandOutcome) -> String {
    match (DEFERRED.get(), outcome) {
        (Ok(deferred), _) => (deferred.announcement)(draft, outcome),
        (Err(_), HandOutcome::Growing { to_go }) => words::to_go(*to_go),
        (Err(_), _) => String::new(),
    }
}

/// Draws the current screen, if it isn't the Score screen.
fn screen(
    state: &PageState,
    onaction: &Callback<PageAction>,
    onload: &Callback<MouseEvent>,
) -> Option<Html> {
    let place = match &state.screen {
        Screen::Score => return None,
        Screen::Table(place) | Screen::Fouls(place) | Screen::Rules(place) => place,
    };
    let house = &state.draft.house;
    let screens = persistence_chunk::get().and_then(|_| SCREENS.get());
    Some(match (screens, &state.screen) {
        (Ok(screens), Screen::Table(_)) => {
            (screens.table)(ScreenProps::new(place, house, onaction))
        }
        (Ok(screens), Screen::Rules(_)) => {
            (screens.rules)(ScreenProps::new(place, house, onaction))
        }
        (Ok(screens), _) => (screens.fouls)(place, state, onaction),
        (Err(why), _) => html! { <main class="fouls">{ loading(why, onload.clone()) }</main> },
    })
}

/// Loads the result chunk when it is needed, then the analysis chunk, and all rule sets for the comparison
/// sheet. Returns the callback that retries.
#[hook]
fn use_deferred(wanted: bool, other_screen: bool, open: Option<Sheet>) -> Callback<MouseEvent> {
    let touched = use_touched();
    let wait = if wanted || touched { 0 } else { IDLE };
    let ondeferred = use_chunk(Some(&DEFERRED), wait);
    // It loads after the result chunk, so that a result doesn't wait for it.
    let with_it = other_screen || open.is_some() || DEFERRED.get().is_ok();
    let onopening = use_chunk(with_it.then_some(&OPENING), 0);
    let onfurther = use_chunk(DEFERRED.get().ok().map(|_| &FURTHER), 0);
    let come = use_force_update();
    use_effect_with(open, move |open| {
        if *open == Some(Sheet::Compare) {
            rule_sets::load_all(move || come.force_update());
        }
    });
    // Before anything is drawn: new styles would move the layout.
    use_memo(DEFERRED.get().is_ok(), |_| {
        if let Ok(deferred) = DEFERRED.get() {
            (deferred.begin)();
        }
    });
    let first = match DEFERRED.get() {
        Ok(_) => onfurther,
        Err(_) => ondeferred,
    };
    Callback::from(move |event: MouseEvent| {
        onopening.emit(event.clone());
        first.emit(event);
    })
}

/// Returns true once the page was touched: its handlers are then needed at once.
#[hook]
fn use_touched() -> bool {
    let touched = use_state(|| false);
    {
        let touched = touched.clone();
        use_effect_with((), move |()| {
            let listener = window().map(|window| {
                EventListener::once(&window, first_paint::TOUCHED, move |_| touched.set(true))
            });
            move || drop(listener)
        });
    }
    *touched
}

/// Button that opens the languages and themes.
fn settings_button(onaction: &Callback<PageAction>) -> Html {
    let label = tr!("Language and look");
    let onclick = onaction.reform(|_: MouseEvent| PageAction::Sheet(Some(Sheet::Preferences)));
    html! {
        <button
            type="button"
            class="button button-bare"
            data-action="settings"
            aria-label={label}
            title={label}
            {onclick}
        >
            { drawing(Icon::Globe) }
        </button>
    }
}
