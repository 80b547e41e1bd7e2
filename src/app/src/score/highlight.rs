//! Highlights the tiles of a line in the tray.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent};
use yew::prelude::*;

use crate::store::{PageAction, Spot};

/// Draws a line of a list that highlights its tiles while it is hovered or focused. After a touch they stay
/// highlighted until another line is touched.
pub fn line(
    key: &'static str,
    spots: &[Spot],
    onaction: &Callback<PageAction>,
    content: Html,
) -> Html {
    let light = {
        let spots = spots.to_vec();
        onaction.reform(move |()| PageAction::Light(spots.clone()))
    };
    let dark = onaction.reform(|()| PageAction::Light(Vec::new()));
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

/// Returns true if the pointer stays within the line.
fn is_within(event: &MouseEvent) -> bool {
    let line = |target: Option<EventTarget>| {
        let element = target?.dyn_into::<Element>().ok()?;
        element.closest(".line").ok()?
    };
    line(event.target()) == line(event.related_target())
}
