//! The way to the page around, and what is on it.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use gloo::events::EventListener;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;
use yew::UseReducerDispatcher;

use super::incoming::{self, Message};
use super::outgoing;
use crate::browser::window;
use crate::components::start_settings;
use crate::outcome::Outcome;
use crate::preferences::{Preferences, Theme};
use crate::state::{Action, Draft, State};
use crate::{link, rule_sets};

/// So many messages wait for a rule set at most.
const MOST: usize = 50;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["window", "parent"], js_name = postMessage)]
    fn post(text: &str, to: &str);
}

/// What is known of the state between two of its changes.
#[derive(Default)]
struct Port {
    state: Option<UseReducerDispatcher<State>>,
    /// The hand that was sent.
    sent: Option<Draft>,
    /// That, or what was asked for since then.
    draft: Draft,
    preferences: Preferences,
    /// What came while a rule set was on its way, the message that needs it first.
    waiting: VecDeque<String>,
}

thread_local! {
    static PORT: RefCell<Port> = RefCell::new(Port {
        draft: Draft::new(rule_sets::first_house()),
        ..Port::default()
    });
    /// Whether the page around asked for the hand that is sent next.
    static ASKED: Cell<bool> = const { Cell::new(true) };
}

/// Hears the page around, by way of `frame.js`.
pub fn listen(state: UseReducerDispatcher<State>) {
    let Some(window) = window() else {
        return;
    };
    let search = window.location().search().unwrap_or_default();
    let theme = search
        .trim_start_matches('?')
        .split('&')
        .find_map(|one| Theme::from_key(one.strip_prefix("theme=")?));
    let preferences = Preferences {
        theme: theme.unwrap_or_default(),
        ..start_settings()
    };
    state.dispatch(Action::Preferences(preferences));
    PORT.with_borrow_mut(|port| {
        port.state = Some(state);
        port.preferences = preferences;
    });
    let hear = |event: &web_sys::Event| {
        let event: &MessageEvent = event.unchecked_ref();
        if let Some(text) = event.data().as_string() {
            receive(text);
        }
    };
    EventListener::new(&window, "tilewise", hear).forget();
}

/// Tells the hand of a path, unless it was sent.
pub fn post_hand(path: &str) {
    let Some(Ok(draft)) = link::read(path) else {
        return;
    };
    let before = PORT.with_borrow_mut(|port| {
        port.draft = draft.clone();
        port.sent.replace(draft.clone())
    });
    if before.is_none() {
        post(&outgoing::ready(), "*");
        let here = window().and_then(|window| window.location().hash().ok());
        complain(here.unwrap_or_default().trim_start_matches('#'));
    }
    if before.as_ref() == Some(&draft) {
        return;
    }
    let outcome = Outcome::of(&draft);
    post(&outgoing::hand(&draft, &outcome), "*");
    if ASKED.replace(false)
        && let Some(wrong) = outgoing::wrong(&draft, &outcome)
    {
        post(&wrong, "*");
    }
}

/// Says what is wrong with the link in which the page was opened.
fn complain(path: &str) {
    if link::missing(path).is_some() || !matches!(link::read(path), Some(Err(_))) {
        return;
    }
    let path = link::decoded(path);
    let parts = path.trim_start_matches("/score/");
    let (rules, hand) = parts.split_once('/').unwrap_or((parts, ""));
    if let Err(refusal) = incoming::house(rules) {
        post(&outgoing::errors(&refusal), "*");
    }
    if let Err(refusal) = Message::Hand(hand).draft(&Draft::new(rule_sets::first_house())) {
        post(&outgoing::errors(&refusal), "*");
    }
}

/// Takes a message; those that came before it are done first.
fn receive(text: String) {
    let waits = PORT.with_borrow_mut(|port| {
        let waits = !port.waiting.is_empty();
        if port.waiting.len() < MOST {
            port.waiting.push_back(text);
        }
        waits
    });
    if !waits {
        work_off();
    }
}

/// Does what is waiting, up to the first message whose rule set is still to come.
fn work_off() {
    while let Some(text) = PORT.with_borrow(|port| port.waiting.front().cloned()) {
        let missing = incoming::json(&text)
            .and_then(|json| incoming::read(&json).ok().and_then(|one| one.missing()));
        if let Some(chunk) = missing.and_then(rule_sets::chunk) {
            return chunk.load(move || {
                // There or not, its time has come.
                finish(&text);
                work_off();
            });
        }
        finish(&text);
    }
}

fn finish(text: &str) {
    PORT.with_borrow_mut(|port| port.waiting.pop_front());
    let Some(json) = incoming::json(text) else {
        return;
    };
    let done = incoming::read(&json).and_then(|message| {
        let draft = PORT.with_borrow(|port| message.draft(&port.draft))?;
        follow(&message, draft);
        Ok(())
    });
    if let Err(refusal) = done {
        post(&outgoing::errors(&refusal), "*");
    }
}

/// Does what was asked.
fn follow(message: &Message, draft: Option<Draft>) {
    let action = PORT.with_borrow_mut(|port| match (message, draft) {
        (Message::Look { language, theme }, _) => {
            port.preferences = Preferences {
                language: language.unwrap_or(port.preferences.language),
                theme: *theme,
                ..port.preferences
            };
            Some(Action::Preferences(port.preferences))
        }
        (_, None) => None,
        (message, Some(draft)) => {
            let action = if let Message::Rules(_) = message {
                Action::House(Box::new(draft.house.clone()))
            } else {
                ASKED.set(port.sent.as_ref() != Some(&draft));
                Action::Open(Ok(Box::new(draft.clone())))
            };
            port.draft = draft;
            Some(action)
        }
    });
    let state = PORT.with_borrow(|port| port.state.clone());
    if let (Some(state), Some(action)) = (state, action) {
        if let Action::House(_) = action {
            state.dispatch(Action::Sheet(None));
        }
        state.dispatch(action);
    }
}
