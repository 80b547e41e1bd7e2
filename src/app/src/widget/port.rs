//! Connection to the embedding page, and its messages.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::mem;
use std::rc::Rc;

use gloo::events::EventListener;
use tilewise_api::RefusalReport;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;
use yew::prelude::*;

use super::incoming::{self, Message};
use super::outgoing;
use crate::browser::window;
use crate::i18n::Language;
use crate::outcome::HandOutcome;
use crate::preferences::initial_preferences;
use crate::storage::StorageContext;
use crate::store::user_preferences::{Preferences, Theme};
use crate::store::{Draft, LinkAction, PageAction, PageState, RulesAction, ViewAction};
use crate::{link, rule_sets};

/// Maximal number of messages that wait for a rule set.
const MOST: usize = 50;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["window", "parent"], js_name = postMessage)]
    fn post(text: &str, to: &str);
}

/// The connection to the embedding page.
struct Port {
    state: UseReducerDispatcher<PageState>,
    /// The hand that was sent last.
    sent: Option<Draft>,
    /// The sent hand with the requests since then.
    draft: Draft,
    /// True if the embedding page requested the hand that is sent next.
    is_requested: bool,
    preferences: Preferences,
    /// Messages that wait for a rule set, oldest first.
    waiting: VecDeque<String>,
}

type SharedPort = Rc<RefCell<Port>>;

/// Listens to the embedding page through `frame.js`. Returns a callback that sends the hand of a path, unless
/// it was sent already.
pub fn connect(state: UseReducerDispatcher<PageState>) -> Callback<String> {
    let Some(window) = window() else {
        return Callback::noop();
    };
    let search = window.location().search().unwrap_or_default();
    let theme = search
        .trim_start_matches('?')
        .split('&')
        .find_map(|one| Theme::from_key(one.strip_prefix("theme=")?));
    let preferences = Preferences {
        theme: theme.unwrap_or_default(),
        // An embedded page stores nothing.
        ..initial_preferences(&StorageContext::default())
    };
    state.dispatch(PageAction::View(ViewAction::SetPreferences(preferences)));
    let port = Rc::new(RefCell::new(Port {
        state,
        sent: None,
        draft: Draft::new(rule_sets::first_house()),
        is_requested: true,
        preferences,
        waiting: VecDeque::new(),
    }));
    let receiver = Rc::clone(&port);
    let on_message = move |event: &Event| {
        let event: &MessageEvent = event.unchecked_ref();
        if let Some(text) = event.data().as_string() {
            receive(&receiver, text);
        }
    };
    EventListener::new(&window, "tilewise", on_message).forget();
    Callback::from(move |path: String| post_hand(&port, &path))
}

/// Sends the message that the page is ready to receive.
pub fn post_ready() {
    post(&outgoing::ready(), "*");
}

/// Sends the errors of a message.
pub fn post_errors(refusal: &RefusalReport) {
    post(&outgoing::errors(refusal), "*");
}

fn post_hand(port: &SharedPort, path: &str) {
    let Some(Ok(draft)) = link::read(path) else {
        return;
    };
    let before = {
        let mut port = port.borrow_mut();
        port.draft = draft.clone();
        port.sent.replace(draft.clone())
    };
    if before.is_none() {
        post_ready();
        let here = window().and_then(|window| window.location().hash().ok());
        post_errors_of_link(here.unwrap_or_default().trim_start_matches('#'));
    }
    if before.as_ref() == Some(&draft) {
        return;
    }
    let outcome = HandOutcome::from_draft(&draft);
    post(&outgoing::hand(&draft, &outcome), "*");
    let is_requested = mem::take(&mut port.borrow_mut().is_requested);
    if let Some(wrong) = outgoing::wrong(&draft, &outcome).filter(|_| is_requested) {
        post(&wrong, "*");
    }
}

/// Sends the errors of the link with which the page was opened.
fn post_errors_of_link(path: &str) {
    if link::missing_rule_set(path).is_some() || !matches!(link::read(path), Some(Err(_))) {
        return;
    }
    let path = link::decode(path);
    let parts = path.trim_start_matches("/score/");
    let (rules, hand) = parts.split_once('/').unwrap_or((parts, ""));
    if let Err(refusal) = incoming::house(rules) {
        post_errors(&refusal);
    }
    if let Err(refusal) = Message::Hand(hand).draft(&Draft::new(rule_sets::first_house())) {
        post_errors(&refusal);
    }
}

/// Queues a message, and handles it after those before it.
fn receive(port: &SharedPort, text: String) {
    let waits = {
        let mut port = port.borrow_mut();
        let waits = !port.waiting.is_empty();
        if port.waiting.len() < MOST {
            port.waiting.push_back(text);
        }
        waits
    };
    if !waits {
        handle_queue(port);
    }
}

/// Handles the queue, up to the first message whose rule set isn't loaded.
fn handle_queue(port: &SharedPort) {
    loop {
        let Some(text) = port.borrow().waiting.front().cloned() else {
            return;
        };
        let missing = incoming::json(&text)
            .and_then(|json| incoming::read(&json).ok().and_then(|one| one.missing()));
        if let Some(chunk) = missing.and_then(rule_sets::chunk) {
            let port = Rc::clone(port);
            return chunk.load(move || {
                // Handled even if the rule set can't be loaded.
                handle(&port, &text);
                handle_queue(&port);
            });
        }
        handle(port, &text);
    }
}

fn handle(port: &SharedPort, text: &str) {
    port.borrow_mut().waiting.pop_front();
    let Some(json) = incoming::json(text) else {
        return;
    };
    let done = incoming::read(&json).and_then(|message| {
        let draft = message.draft(&port.borrow().draft)?;
        apply(port, &message, draft);
        Ok(())
    });
    if let Err(refusal) = done {
        post_errors(&refusal);
    }
}

/// Applies a message.
fn apply(port: &SharedPort, message: &Message, draft: Option<Draft>) {
    let action = port.borrow_mut().action(message, draft);
    let state = port.borrow().state.clone();
    if let Some(action) = action {
        if let PageAction::Rules(RulesAction::Switch(_)) = action {
            state.dispatch(PageAction::View(ViewAction::ShowSheet(None)));
        }
        state.dispatch(action);
    }
}

impl Port {
    /// Returns the action of a message, with the hand or the rules that it requests.
    fn action(&mut self, message: &Message, draft: Option<Draft>) -> Option<PageAction> {
        if let Message::Look { language, theme } = message {
            self.preferences = Preferences {
                language: Language::from_tag(language).unwrap_or(self.preferences.language),
                theme: *theme,
                ..self.preferences
            };
            return Some(PageAction::View(ViewAction::SetPreferences(
                self.preferences,
            )));
        }
        let draft = draft?;
        let action = if let Message::Rules(_) = message {
            PageAction::Rules(RulesAction::Switch(Box::new(draft.house.clone())))
        } else {
            self.is_requested = self.sent.as_ref() != Some(&draft);
            PageAction::Link(LinkAction::Open(Ok(Box::new(draft.clone()))))
        };
        self.draft = draft;
        Some(action)
    }
}
