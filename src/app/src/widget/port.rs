//! Connection to the embedding page, and its messages.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use gloo::events::EventListener;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;
use yew::UseReducerDispatcher;

use super::incoming::{self, Message};
use super::outgoing;
use crate::browser::window;
use crate::outcome::HandOutcome;
use crate::preferences::start as start_settings;
use crate::storage::StorageContext;
use crate::store::preferences::{Preferences, Theme};
use crate::store::{Draft, PageAction, PageState};
use crate::{link, rule_sets};

/// Maximal number of messages that wait for a rule set.
const MOST: usize = 50;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["window", "parent"], js_name = postMessage)]
    fn post(text: &str, to: &str);
}

/// State of the connection between two changes of the page's state.
#[derive(Default)]
struct Port {
    state: Option<UseReducerDispatcher<PageState>>,
    /// The hand that was sent last.
    sent: Option<Draft>,
    /// The sent hand with the requests since then.
    draft: Draft,
    preferences: Preferences,
    /// Messages that wait for a rule set, oldest first.
    waiting: VecDeque<String>,
}

thread_local! {
    static PORT: RefCell<Port> = RefCell::new(Port {
        draft: Draft::new(rule_sets::first_house()),
        ..Port::default()
    });
    /// True if the embedding page requested the hand that is sent next.
    static ASKED: Cell<bool> = const { Cell::new(true) };
}

/// Listens to the embedding page through `frame.js`.
pub fn listen(state: UseReducerDispatcher<PageState>) {
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
        // An embedded page stores nothing.
        ..start_settings(&StorageContext::default())
    };
    state.dispatch(PageAction::Preferences(preferences));
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

/// Sends the hand of a path, unless it was sent already.
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
    let outcome = HandOutcome::from_draft(&draft);
    post(&outgoing::hand(&draft, &outcome), "*");
    if ASKED.replace(false)
        && let Some(wrong) = outgoing::wrong(&draft, &outcome)
    {
        post(&wrong, "*");
    }
}

/// Sends the errors of the link with which the page was opened.
fn complain(path: &str) {
    if link::missing(path).is_some() || !matches!(link::read(path), Some(Err(_))) {
        return;
    }
    let path = link::decode(path);
    let parts = path.trim_start_matches("/score/");
    let (rules, hand) = parts.split_once('/').unwrap_or((parts, ""));
    if let Err(refusal) = incoming::house(rules) {
        post(&outgoing::errors(&refusal), "*");
    }
    if let Err(refusal) = Message::Hand(hand).draft(&Draft::new(rule_sets::first_house())) {
        post(&outgoing::errors(&refusal), "*");
    }
}

/// Queues a message, and handles it after those before it.
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

/// Handles the queue, up to the first message whose rule set isn't loaded.
fn work_off() {
    while let Some(text) = PORT.with_borrow(|port| port.waiting.front().cloned()) {
        let missing = incoming::json(&text)
            .and_then(|json| incoming::read(&json).ok().and_then(|one| one.missing()));
        if let Some(chunk) = missing.and_then(rule_sets::chunk) {
            return chunk.load(move || {
                // Handled even if the rule set can't be loaded.
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

/// Applies a message.
fn follow(message: &Message, draft: Option<Draft>) {
    let action = PORT.with_borrow_mut(|port| match (message, draft) {
        (Message::Look { language, theme }, _) => {
            port.preferences = Preferences {
                language: language.unwrap_or(port.preferences.language),
                theme: *theme,
                ..port.preferences
            };
            Some(PageAction::Preferences(port.preferences))
        }
        (_, None) => None,
        (message, Some(draft)) => {
            let action = if let Message::Rules(_) = message {
                PageAction::House(Box::new(draft.house.clone()))
            } else {
                ASKED.set(port.sent.as_ref() != Some(&draft));
                PageAction::Open(Ok(Box::new(draft.clone())))
            };
            port.draft = draft;
            Some(action)
        }
    });
    let state = PORT.with_borrow(|port| port.state.clone());
    if let (Some(state), Some(action)) = (state, action) {
        if let PageAction::House(_) = action {
            state.dispatch(PageAction::Sheet(None));
        }
        state.dispatch(action);
    }
}
