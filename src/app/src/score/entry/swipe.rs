//! Swipes over the tray: to the left undo, to the right redo.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::radial_menu::press::place;
use crate::browser::window;
use crate::store::{HandAction, PageAction};
use crate::ui::dom::{is_within, target};

/// Minimal distance of a swipe in pixels, and its maximal vertical part.
const FAR: f64 = 56.0;
const STEEP: f64 = 0.6;

/// Returns the action of a swipe by its distance in pixels.
fn swiped(right: f64, down: f64) -> Option<PageAction> {
    if right.abs() < FAR || down.abs() > right.abs() * STEEP {
        None
    } else if right < 0.0 {
        Some(PageAction::Hand(HandAction::Undo))
    } else {
        Some(PageAction::Hand(HandAction::Redo))
    }
}

/// Listens to swipes over the tray.
#[hook]
pub fn use_swipes(onaction: &Callback<PageAction>) {
    use_effect_with(onaction.clone(), |onaction| {
        let onaction = onaction.clone();
        let listeners = window().map(|window| {
            let start = Rc::new(Cell::new(None));
            let begun = start.clone();
            let down = EventListener::new(&window, "pointerdown", move |event| {
                let tray = target(event).is_some_and(|target| is_within(&target, ".tray"));
                begun.set(tray.then(|| place(event.unchecked_ref())));
            });
            let up = EventListener::new(&window, "pointerup", move |event| {
                if let Some(from) = start.take() {
                    let to = place(event.unchecked_ref());
                    if let Some(action) = swiped((to.0 - from.0).into(), (to.1 - from.1).into()) {
                        onaction.emit(action);
                    }
                }
            });
            [down, up]
        });
        move || drop(listeners)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_is_back_and_right_is_forward() {
        for (right, down, does) in [
            (-60.0, 0.0, Some(PageAction::Hand(HandAction::Undo))),
            (-120.0, 50.0, Some(PageAction::Hand(HandAction::Undo))),
            (90.0, -30.0, Some(PageAction::Hand(HandAction::Redo))),
            (50.0, 0.0, None),
            (-60.0, 60.0, None),
            (0.0, 200.0, None),
        ] {
            assert_eq!(swiped(right, down), does, "{right} {down}");
        }
    }
}
