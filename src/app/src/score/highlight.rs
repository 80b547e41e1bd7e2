//! Highlights the tiles of a line in the tray.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent};
use yew::prelude::*;

use crate::store::{PageAction, Spot, ViewAction};

/// Draws a line of a list that highlights its tiles while it is hovered or focused. After a touch they stay
/// highlighted until another line is touched. What was overlooked in an exercise is marked.
pub fn line(
    key: &'static str,
    spots: &[Spot],
    is_overlooked: bool,
    onaction: &Callback<PageAction>,
    content: Html,
) -> Html {
    let highlight = {
        let spots = spots.to_vec();
        onaction.reform(move |()| PageAction::View(ViewAction::Highlight(spots.clone())))
    };
    let clear_highlight = onaction.reform(|()| PageAction::View(ViewAction::Highlight(Vec::new())));
    let onpointerover = {
        let highlight = highlight.clone();
        Callback::from(move |event: PointerEvent| {
            if !is_within(&event) {
                highlight.emit(());
            }
        })
    };
    let onpointerout = {
        let clear_highlight = clear_highlight.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" && !is_within(&event) {
                clear_highlight.emit(());
            }
        })
    };
    html! {
        <li class="line" data-element={key} data-light={(!spots.is_empty()).then_some("")}
            data-overlooked={is_overlooked.then_some("")}
            {onpointerover} {onpointerout}
            onfocusin={highlight.reform(|_: FocusEvent| ())}
            onfocusout={clear_highlight.reform(|_: FocusEvent| ())}>
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
