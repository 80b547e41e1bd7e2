//! Double taps on buttons that write an entry: the second tap is ignored.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};
use yew::prelude::{hook, use_effect_with, use_mut_ref};

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

/// The last tap, and the one whose repetition is ignored.
#[derive(Default)]
struct Taps {
    last: Option<Tap>,
    guarded: Option<Tap>,
}

/// Ignores a second tap soon after one that has written an entry, and at its position. `guarded_taps` is the
/// number of such taps: when it grows, the last tap was one.
#[hook]
pub fn use_double_taps(guarded_taps: u32) {
    let taps = use_mut_ref(Taps::default);
    {
        let taps = Rc::clone(&taps);
        use_effect_with(guarded_taps, move |&count| {
            let mut taps = taps.borrow_mut();
            taps.guarded = taps.last.filter(|_| count > 0);
        });
    }
    use_effect_with((), move |()| {
        let clicks = document().map(|document| {
            let options = EventListenerOptions {
                phase: EventListenerPhase::Capture,
                passive: false,
            };
            let taps = Rc::clone(&taps);
            EventListener::new_with_options(&document, "click", options, move |event| {
                on_tap(&mut taps.borrow_mut(), event);
            })
        });
        // After a navigation a tap is intended.
        let navigations = window().map(|window| {
            EventListener::new(&window, "popstate", move |_| {
                taps.borrow_mut().guarded = None;
            })
        });
        move || drop((clicks, navigations))
    });
}

fn on_tap(taps: &mut Taps, event: &Event) {
    let Some(event) = event.dyn_ref::<MouseEvent>() else {
        return;
    };
    // Clicks by keyboard have no position.
    let tap = (event.detail() > 0).then(|| Tap {
        time: event.time_stamp(),
        at: [event.client_x(), event.client_y()],
    });
    let guarded = taps.guarded.take();
    if tap
        .zip(guarded)
        .is_some_and(|(tap, first)| is_double(first, tap))
    {
        event.prevent_default();
        event.stop_propagation();
        taps.guarded = guarded;
    } else {
        taps.last = tap;
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
