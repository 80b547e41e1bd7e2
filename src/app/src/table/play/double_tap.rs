//! Double taps on buttons that write an entry: the second tap is ignored.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};

use crate::browser::window;
use crate::ui::dom::document;

/// Maximal time in milliseconds and distance in pixels between the two taps.
const SOON: f64 = 350.0;
const NEAR: i32 = 16;

/// Time and position of a tap.
#[derive(Clone, Copy)]
struct Tap {
    time: f64,
    at: [i32; 2],
}

thread_local! {
    static LAST: Cell<Option<Tap>> = const { Cell::new(None) };
    static GUARDED: Cell<Option<Tap>> = const { Cell::new(None) };
}

/// Starts to listen to taps. It is called once.
pub fn listen() {
    if let Some(document) = document() {
        let options = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        EventListener::new_with_options(&document, "click", options, on_tap).forget();
    }
    // After a navigation a tap is intended.
    if let Some(window) = window() {
        EventListener::new(&window, "popstate", |_| GUARDED.set(None)).forget();
    }
}

/// Marks the current tap as one that has written an entry: a second one at its position is ignored.
pub fn guard() {
    GUARDED.set(LAST.get());
}

fn on_tap(event: &Event) {
    let Some(event) = event.dyn_ref::<MouseEvent>() else {
        return;
    };
    // Clicks by keyboard have no position.
    let tap = (event.detail() > 0).then(|| Tap {
        time: event.time_stamp(),
        at: [event.client_x(), event.client_y()],
    });
    let guarded = GUARDED.take();
    if tap
        .zip(guarded)
        .is_some_and(|(tap, first)| is_double(first, tap))
    {
        event.prevent_default();
        event.stop_propagation();
        GUARDED.set(guarded);
    } else {
        LAST.set(tap);
    }
}

fn is_double(first: Tap, second: Tap) -> bool {
    let near = first.at.iter().zip(second.at);
    second.time - first.time < SOON
        && near
            .into_iter()
            .all(|(one, other)| (one - other).abs() < NEAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_tap_soon_and_near_is_none() {
        let tap = |time, x, y| Tap { time, at: [x, y] };
        let first = tap(1_000.0, 50, 700);
        assert!(is_double(first, tap(1_200.0, 55, 690)));
        assert!(!is_double(first, tap(1_400.0, 50, 700)));
        assert!(!is_double(first, tap(1_200.0, 50, 600)));
    }
}
