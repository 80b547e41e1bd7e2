//! Undo and redo by keyboard.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::browser::window;
use crate::store::{HandAction, PageAction};

/// Listens to Ctrl+Z for undo, and to Shift+Ctrl+Z or Ctrl+Y for redo.
#[hook]
pub fn use_undo_keys(onaction: &Callback<PageAction>) {
    use_effect_with(onaction.clone(), |onaction| {
        let onaction = onaction.clone();
        let listener = window().map(|window| {
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
                    ("z" | "Z", false) => onaction.emit(PageAction::Hand(HandAction::Undo)),
                    ("z" | "Z", true) | ("y" | "Y", _) => {
                        onaction.emit(PageAction::Hand(HandAction::Redo));
                    }
                    _ => {}
                }
            })
        });
        move || drop(listener)
    });
}
