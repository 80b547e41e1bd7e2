//! A swipe over the tray: to the left a step back, to the right forward again.

use std::cell::Cell;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};
use yew::prelude::*;

use crate::state::Action;

/// How far a finger must go across the tray, and at most how far up or down of that.
const FAR: f64 = 56.0;
const STEEP: f64 = 0.6;

/// What a swipe of so many pixels does.
fn swiped(right: f64, down: f64) -> Option<Action> {
    if right.abs() < FAR || down.abs() > right.abs() * STEEP {
        None
    } else if right < 0.0 {
        Some(Action::Undo)
    } else {
        Some(Action::Redo)
    }
}

/// Listens to swipes over the tray. A mouse has buttons for it.
#[hook]
pub fn use_swipes(onaction: &Callback<Action>) {
    use_effect_with(onaction.clone(), |onaction| {
        let onaction = onaction.clone();
        let listeners = web_sys::window().map(|window| {
            let start = std::rc::Rc::new(Cell::new(None));
            let begun = start.clone();
            let down = EventListener::new(&window, "pointerdown", move |event| {
                let finger = event.dyn_ref::<PointerEvent>();
                // A second finger means something else.
                let first = finger.filter(|finger| finger.is_primary());
                begun.set(first.filter(|finger| is_ours(finger)).map(place));
            });
            let up = EventListener::new(&window, "pointerup", move |event| {
                let finger = event.dyn_ref::<PointerEvent>();
                if let (Some(from), Some(finger)) = (start.take(), finger) {
                    let to = place(finger);
                    if let Some(action) = swiped(to.0 - from.0, to.1 - from.1) {
                        onaction.emit(action);
                    }
                }
            });
            [down, up]
        });
        move || drop(listeners)
    });
}

fn place(finger: &PointerEvent) -> (f64, f64) {
    (finger.client_x().into(), finger.client_y().into())
}

fn is_ours(finger: &PointerEvent) -> bool {
    let event: &Event = finger;
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let tray = target.and_then(|target| target.closest(".tray").ok()?);
    finger.pointer_type() != "mouse" && tray.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_is_back_and_right_is_forward() {
        for (right, down, does) in [
            (-60.0, 0.0, Some(Action::Undo)),
            (-120.0, 50.0, Some(Action::Undo)),
            (90.0, -30.0, Some(Action::Redo)),
            (50.0, 0.0, None),
            (-60.0, 60.0, None),
            (0.0, 200.0, None),
        ] {
            assert_eq!(swiped(right, down), does, "{right} {down}");
        }
    }
}
