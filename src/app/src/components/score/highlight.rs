//! What is touched lights its tiles in the tray.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent};
use yew::prelude::*;

use crate::state::{Action, Spot};

/// The line of a list that these tiles made: to come upon it by mouse, finger or keyboard lights
/// them; to leave it puts them out. What a finger touched stays lit until it touches another.
pub fn line(key: &'static str, spots: &[Spot], onaction: &Callback<Action>, content: Html) -> Html {
    let light = {
        let spots = spots.to_vec();
        onaction.reform(move |()| Action::Light(spots.clone()))
    };
    let dark = onaction.reform(|()| Action::Light(Vec::new()));
    let onpointerover = {
        let light = light.clone();
        Callback::from(move |event: PointerEvent| {
            if !is_within(&event) {
                light.emit(());
            }
        })
    };
    let onpointerout = {
        let dark = dark.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" && !is_within(&event) {
                dark.emit(());
            }
        })
    };
    html! {
        <li class="line" data-element={key} data-light={(!spots.is_empty()).then_some("")}
            {onpointerover} {onpointerout}
            onfocusin={light.reform(|_: FocusEvent| ())}
            onfocusout={dark.reform(|_: FocusEvent| ())}>
            { content }
        </li>
    }
}

/// Whether the pointer only went from one part of a line to another.
fn is_within(event: &MouseEvent) -> bool {
    let line = |target: Option<EventTarget>| {
        let element = target?.dyn_into::<Element>().ok()?;
        element.closest(".line").ok()?
    };
    line(event.target()) == line(event.related_target())
}
