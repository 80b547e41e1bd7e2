//! The root: what all screens share, the screen that is shown, and what lies over it.

use std::rc::Rc;

use gloo::events::EventListener;
use yew::prelude::*;

use super::address::use_address;
use super::button::Button;
use super::deferred::DEFERRED;
use super::further::FURTHER;
use super::house::house_button;
use super::icon::{Icon, drawing};
use super::live::use_live;
use super::loading::loading;
use super::nav::nav;
use super::on_click::on_click;
use super::opening::{self, OPENING};
use super::over::over;
use super::preferences::use_settings;
use super::score::Score;
use super::screens::{Beside, SCREENS};
use super::stateful::Stateful;
use super::table::TABLE;
use super::tag::tag;
use super::use_chunk::use_chunk;
use super::use_details::use_details;
use crate::browser::{IDLE, window};
use crate::components::use_effect_with::use_effect_with;
use crate::language::speak_of;
use crate::outcome::Outcome;
use crate::state::{Action, Draft, ScoreScreen, Screen, Sheet, State};
use crate::{first_paint, rule_sets, words};

/// The page: hand and house with their history, preferences, saved houses, the address.
#[component]
pub fn App() -> Html {
    let handle = use_address();
    let dispatcher = handle.dispatcher();
    let onaction = use_callback(dispatcher.clone(), |action, state| state.dispatch(action));
    let state = use_loaded(&handle);
    let draft = &state.draft;
    let _speaking = speak_of(draft.house.rule_set().table_key());
    let outcome = use_outcome(draft);
    let details = use_details(draft, &outcome);
    // What keeps the focus comes with it, which other screens need at once.
    let other_screen = !matches!(state.screen, Screen::Score);
    let wanted = other_screen || state.sheet.is_some() || !draft.is_empty();
    let onload = use_deferred(wanted, other_screen, state.sheet);
    let spoken = match &state.notice {
        Some(notice) => words::full_sentence(notice),
        // What a hand comes to belongs to its screen.
        None if other_screen => String::new(),
        None => spoken(draft, &outcome),
    };
    let spoken = state
        .trouble
        .iter()
        .map(words::full_sentence)
        .chain([spoken]);
    let live = use_live(spoken.collect::<Vec<_>>().join(" "));
    use_settings(state.preferences);
    use_effect_with((), |()| first_paint::taken());
    // Another screen and back leave it as it was.
    let score = use_mut_ref(ScoreScreen::default);
    let onscreens = use_chunk(
        (other_screen || state.sheet.is_some()).then_some(&SCREENS),
        0,
    );
    // Neither draws without the other.
    let onscreens = {
        let onload = onload.clone();
        Callback::from(move |event: MouseEvent| {
            onload.emit(event.clone());
            onscreens.emit(event);
        })
    };
    let opening = opening::get().ok();
    use_beginning(&state, &onaction);
    let screens = SCREENS.get().ok().filter(|_| opening.is_some());
    let ruled_by = screens.and_then(|screens| (screens.ruled_by)(&state));
    let visit = opening.map(|opening| (opening.visit)(&state, &onaction));
    let visit = visit.unwrap_or_default();
    let beside = screen(&state, &onaction, &onscreens);
    let screen = beside.unwrap_or_else(|| {
        let score = Score {
            state: Rc::clone(&state),
            dispatcher,
            screen: score,
            outcome: Rc::clone(&outcome),
            details: Rc::clone(&details),
            onload,
        };
        score.html()
    });
    let house = ruled_by.unwrap_or_else(|| {
        let own = opening.map(|opening| (opening.own)(&state));
        house_button(&state, own, &onaction)
    });
    let top = tag("header")
        .class("top")
        .child(tag("h1").class("brand").child("Tilewise"))
        .child(nav(&state))
        .child(house)
        .child(settings_button(&onaction));
    let over = over(&state, &outcome, &details, &onaction, &onscreens);
    [top.done(), visit, screen, over, live]
        .into_iter()
        .collect()
}

/// The state with what has come since it was changed last, which it is told then.
#[hook]
fn use_loaded(handle: &UseReducerHandle<State>) -> Rc<State> {
    let state = Rc::new(State::clone(handle));
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

/// Begins what is to be done once, when the hand that the page opens with is here.
#[hook]
fn use_beginning(state: &Rc<State>, onaction: &Callback<Action>) {
    let begins = opening::get().ok().filter(|_| state.pending.is_none());
    let begun = use_mut_ref(|| false);
    let (state, onaction) = (Rc::clone(state), onaction.clone());
    use_effect_with(begins.is_some(), move |_| {
        if let Some(opening) = begins.filter(|_| !begun.replace(true)) {
            // A hand that was entered for a game when the page was left is its still.
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

/// What the draft comes to: worked out once for each hand.
#[hook]
fn use_outcome(draft: &Rc<Draft>) -> Rc<Outcome> {
    let is_here = DEFERRED.get().is_ok();
    let read = use_memo((Rc::clone(draft), is_here), |(draft, _)| {
        Rc::new(match DEFERRED.get() {
            Ok(deferred) => (deferred.outcome)(draft),
            Err(_) => Outcome::counted(draft),
        })
    });
    (*read).clone()
}

/// What the draft comes to, in words.
fn spoken(draft: &Draft, outcome: &Outcome) -> String {
    match (DEFERRED.get(), outcome) {
        (Ok(deferred), _) => (deferred.spoken)(draft, outcome),
        (Err(_), Outcome::Growing { to_go }) => words::to_go(*to_go),
        (Err(_), _) => String::new(),
    }
}

/// The screen beside this one, if that is what is shown.
fn screen(
    state: &State,
    onaction: &Callback<Action>,
    onload: &Callback<MouseEvent>,
) -> Option<Html> {
    let place = match &state.screen {
        Screen::Score => return None,
        Screen::Table(place) | Screen::Fouls(place) | Screen::Rules(place) => place,
    };
    let house = &state.draft.house;
    let screens = opening::get().and_then(|_| SCREENS.get());
    Some(match (screens, &state.screen) {
        (Ok(screens), Screen::Table(_)) => (screens.table)(Beside::of(place, house, onaction)),
        (Ok(screens), Screen::Rules(_)) => (screens.rules)(Beside::of(place, house, onaction)),
        (Ok(screens), _) => (screens.fouls)(place, state, onaction),
        (Err(why), _) => tag("main")
            .class("fouls")
            .child(loading(why, onload.clone()))
            .done(),
    })
}

/// Sees to it that what is drawn later is there when it is wanted, then what goes further, and all
/// rule sets for a sheet that compares them; answers how to ask once more.
#[hook]
fn use_deferred(wanted: bool, other_screen: bool, open: Option<Sheet>) -> Callback<MouseEvent> {
    let touched = use_touched();
    let wait = if wanted || touched { 0 } else { IDLE };
    let ondeferred = use_chunk(Some(&DEFERRED), wait);
    // It comes next, and not beside what a result waits for; nothing else is drawn without it.
    let with_it = other_screen || open.is_some() || DEFERRED.get().is_ok();
    let onopening = use_chunk(with_it.then_some(&OPENING), 0);
    let onfurther = use_chunk(DEFERRED.get().ok().map(|_| &FURTHER), 0);
    let come = use_force_update();
    use_effect_with(open, move |open| {
        if *open == Some(Sheet::Compare) {
            rule_sets::load_all(move || come.force_update());
        }
    });
    // Before anything of it is drawn: its styles would move what is there.
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

/// Whether the page was touched: then what handles all that can be done with it is wanted at once.
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
