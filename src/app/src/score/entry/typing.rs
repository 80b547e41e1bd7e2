//! Keyboard input: tiles in notation, Backspace, and pasted text.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Element, Event, KeyboardEvent};
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::use_locale;
use crate::score::entry::keystrokes::{TypingResult, key, split_prefix, type_letter};
use crate::score::entry::paste::parse_paste;
use crate::storage::{StorageContext, TYPING, use_storage};
use crate::store::{Draft, HandAction, PageAction, Sheet, Spot, ViewAction};
use crate::ui::dom::{is_within, place_in_tray, target};

/// Properties of [`Typing`].
#[derive(Properties, PartialEq)]
pub struct TypingProps {
    /// Hand to which the keys apply.
    pub draft: Rc<Draft>,
    /// Receives the actions of the keys.
    pub onaction: Callback<PageAction>,
}

/// Returns true if letters work without a focused element; in the hand they always do.
pub fn is_everywhere(storage: &StorageContext) -> bool {
    storage.load(TYPING).as_deref() != Some("hand")
}

/// Keyboard listener, with the letters typed so far.
#[component]
pub fn Typing(props: &TypingProps) -> Html {
    let locale = use_locale();
    let word = use_mut_ref(String::new);
    let again = use_force_update();
    let storage = use_storage();
    let draft = use_mut_ref(|| props.draft.clone());
    draft.replace(props.draft.clone());
    {
        let (word, keyed) = (word.clone(), draft.clone());
        use_effect_with(props.onaction.clone(), move |onaction| {
            let listeners = window().map(|window| {
                let (onkey, onpaste) = (onaction.clone(), onaction.clone());
                let early = EventListenerOptions {
                    passive: false,
                    ..EventListenerOptions::run_in_capture_phase()
                };
                let keys =
                    EventListener::new_with_options(&window, "keydown", early, move |event| {
                        let draft = keyed.borrow().clone();
                        if let Some(actions) = pressed(&word, &draft, &storage, event) {
                            event.prevent_default();
                            event.stop_immediate_propagation();
                            again.force_update();
                            for action in actions {
                                onkey.emit(action);
                            }
                        }
                    });
                let paste = EventListener::new(&window, "paste", move |event| {
                    let draft = draft.borrow().clone();
                    if let Some(actions) = paste(&draft, event) {
                        event.prevent_default();
                        for action in actions {
                            onpaste.emit(action);
                        }
                    }
                });
                [keys, paste]
            });
            move || drop(listeners)
        });
    }
    let word = word.borrow();
    if word.is_empty() {
        return Html::default();
    }
    let (set, _) = split_prefix(&word);
    html! {
        <p class="typing" role="status" data-typing="">
            <b>{ word.clone() }</b>
            if let Some(mode) = set {
                { locale.translate(mode.description()) }
            }
        </p>
    }
}

/// Target of a key press.
struct KeyTarget {
    target: Element,
    /// True for elements of the hand: tiles, modes, keys.
    in_hand: bool,
}

impl KeyTarget {
    /// Returns `None` where letters have another meaning.
    fn from_event(event: &Event, storage: &StorageContext) -> Option<Self> {
        let target = target(event).filter(|target| !is_within(target, FIELDS))?;
        let in_hand = is_within(&target, ".play");
        let nowhere = !is_within(&target, "body *") && is_everywhere(storage);
        (in_hand || nowhere).then_some(Self { target, in_hand })
    }
}

/// Selector of elements in which letters are text.
const FIELDS: &str = "input, textarea, select";

/// Returns the actions of a key; `None` if it has none.
fn pressed(
    word: &Rc<RefCell<String>>,
    draft: &Draft,
    storage: &StorageContext,
    event: &Event,
) -> Option<Vec<PageAction>> {
    let event: &KeyboardEvent = event.unchecked_ref();
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let place = KeyTarget::from_event(event, storage)?;
    let mut word = word.borrow_mut();
    let name = event.key();
    match name.as_str() {
        "?" => {
            return Some(vec![PageAction::View(ViewAction::ShowSheet(Some(
                Sheet::Type,
            )))]);
        }
        "Escape" if !word.is_empty() => {
            word.clear();
            return Some(Vec::new());
        }
        "Backspace" if word.pop().is_some() => return Some(Vec::new()),
        "Backspace" | "Delete" if place.in_hand || name == "Backspace" => {
            return match (spot(&place.target), name.as_str()) {
                (Some(spot), _) => Some(vec![PageAction::Hand(HandAction::Remove(spot))]),
                (None, "Backspace") => Some(vec![PageAction::Hand(HandAction::Undo)]),
                (None, _) => None,
            };
        }
        "Enter" | " " => {
            let (set, rest) = split_prefix(&word);
            let tile = place.target.get_attribute("data-tile");
            let (Some(mode), true, Some(key)) =
                (set, rest.is_empty(), tile.and_then(|tile| key(&tile)))
            else {
                return None;
            };
            word.clear();
            return Some(vec![PageAction::Hand(HandAction::Enter(mode, key))]);
        }
        _ => {}
    }
    let mut letters = name.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return None;
    };
    // Caps Lock doesn't change the meaning of a letter.
    let letter = if event.shift_key() {
        letter.to_ascii_uppercase()
    } else {
        letter.to_ascii_lowercase()
    };
    match type_letter(&word, letter, draft) {
        TypingResult::Other => None,
        TypingResult::More(more) => {
            *word = more;
            Some(Vec::new())
        }
        TypingResult::Done(actions) => {
            word.clear();
            Some(actions)
        }
        TypingResult::Wrong(message) => {
            word.clear();
            Some(vec![PageAction::Hand(HandAction::ShowNotice(message))])
        }
    }
}

/// Returns the spot of the tray that a button represents.
fn spot(button: &Element) -> Option<Spot> {
    if is_within(button, ".spot-winning") {
        return Some(Spot::Winning);
    }
    let at = |kind| place_in_tray(button, kind).filter(|_| is_within(button, kind));
    at(".spot-meld")
        .map(Spot::Meld)
        .or_else(|| at(".spot-bonus").map(Spot::Bonus))
        .or_else(|| at(".spot").map(Spot::Concealed))
}

/// Returns the actions for pasted text: a hand, or the sheet in which it can be corrected.
fn paste(draft: &Draft, event: &Event) -> Option<Vec<PageAction>> {
    if is_within(&target(event)?, FIELDS) {
        return None;
    }
    let event: &ClipboardEvent = event.unchecked_ref();
    let data = event.clipboard_data()?;
    let text = data.get_data("text").ok()?;
    match parse_paste(&text, draft) {
        Ok(action) => Some(vec![action]),
        Err(errors) if errors.is_empty() => None,
        Err(_) => {
            let text = PageAction::View(ViewAction::KeepHandText(text.into()));
            Some(vec![
                text,
                PageAction::View(ViewAction::ShowSheet(Some(Sheet::Type))),
            ])
        }
    }
}
