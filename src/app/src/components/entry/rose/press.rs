//! One press on a tile key, from finger down to finger up.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget, KeyboardEvent, PointerEvent, Window};
use yew::prelude::*;

use super::Shown;
use crate::entry::{self, Reach, reach};
use crate::state::{Action, Key};

/// How long a finger rests on a key until the rose shows: milliseconds.
const REST: u32 = 350;
/// A click so soon after a slide is the end of the slide: milliseconds.
const ECHO: f64 = 120.0;
/// Half of the rose, which keeps it within the window.
const HALF: (f64, f64) = (138.0, 152.0);

/// The press that there is, and the click that it may end in.
#[derive(Default)]
struct Board {
    press: Option<Press>,
    /// When the last slide ended.
    ended: Option<f64>,
}

struct Press {
    key: Key,
    pointer: i32,
    start: (f64, f64),
    middle: (f64, f64),
    reach: Reach,
    left: bool,
    open: bool,
}

/// What comes of an event.
enum Then {
    Nothing,
    Draw,
    /// The rose opens if the finger of this number rests.
    Wait(i32),
    Enter(Action),
}

/// Listens to presses on the tile keys; what is to be shown of one.
#[hook]
pub fn use_press(onaction: &Callback<Action>) -> Option<Shown> {
    let board = use_mut_ref(Board::default);
    let again = use_force_update();
    {
        let board = board.clone();
        use_effect_with(onaction.clone(), move |onaction| {
            let listeners = listen(&board, &again, onaction);
            move || drop(listeners)
        });
    }
    let board = board.borrow();
    let press = board.press.as_ref().filter(|press| press.open)?;
    Some(Shown {
        key: press.key,
        middle: press.middle,
        reach: press.reach,
        left: press.left,
    })
}

fn listen(
    board: &Rc<RefCell<Board>>,
    again: &UseForceUpdateHandle,
    onaction: &Callback<Action>,
) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let rest = Rc::new(RefCell::new(None));
    // Before the page hears of it: a slide ends in a click that is none.
    let early = EventListenerOptions {
        passive: false,
        ..EventListenerOptions::run_in_capture_phase()
    };
    let on = |target: &EventTarget, name: &'static str, does: fn(&mut Board, &Event) -> Then| {
        let (board, again, onaction) = (board.clone(), again.clone(), onaction.clone());
        let rest = rest.clone();
        EventListener::new_with_options(target, name, early, move |event| {
            let then = does(&mut board.borrow_mut(), event);
            match then {
                Then::Nothing => {}
                Then::Draw => again.force_update(),
                Then::Enter(action) => {
                    again.force_update();
                    onaction.emit(action);
                }
                Then::Wait(pointer) => {
                    let (board, again) = (board.clone(), again.clone());
                    rest.replace(Some(Timeout::new(REST, move || {
                        board.borrow_mut().open(pointer);
                        again.force_update();
                    })));
                }
            }
        })
    };
    let mut all = vec![
        on(&window, "pointerdown", down),
        on(&window, "pointermove", slid),
        on(&window, "pointerup", up),
        on(&window, "pointercancel", |board, _| board.cancel()),
        on(&window, "blur", away),
        on(&window, "keydown", escape),
        on(&window, "click", click),
        on(&window, "contextmenu", hold_still),
    ];
    // Where the page scrolls on the keys, it stops to once the rose is there.
    let keys = window
        .document()
        .and_then(|document| document.query_selector(".keys").ok()?);
    all.extend(keys.map(|keys| on(&keys, "touchmove", hold_still)));
    all
}

impl Board {
    fn open(&mut self, pointer: i32) {
        if let Some(press) = &mut self.press {
            press.open |= press.pointer == pointer;
        }
    }

    fn cancel(&mut self) -> Then {
        match self.press.take() {
            Some(press) if press.open => Then::Draw,
            _ => Then::Nothing,
        }
    }
}

fn down(board: &mut Board, event: &Event) -> Then {
    let Some(pointer) = event.dyn_ref::<PointerEvent>() else {
        return Then::Nothing;
    };
    board.ended = None;
    // A second finger means something else.
    if board.press.is_some() {
        board.ended = Some(event.time_stamp());
        return board.cancel();
    }
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let pressed = target.and_then(|target| target.closest(".keys [data-tile]").ok()?);
    let Some(pressed) = pressed.filter(|_| pointer.button() == 0 && !pointer.ctrl_key()) else {
        return Then::Nothing;
    };
    let name = pressed.get_attribute("data-tile").unwrap_or_default();
    // A bonus tile makes no set.
    let Some(key @ Key::Tile(_)) = entry::key(&name) else {
        return Then::Nothing;
    };
    let at = pressed.get_bounding_client_rect();
    board.press = Some(Press {
        key,
        pointer: pointer.pointer_id(),
        start: (pointer.client_x().into(), pointer.client_y().into()),
        middle: within(at.x() + at.width() / 2.0, at.y() + at.height() / 2.0),
        reach: Reach::Key,
        left: false,
        open: false,
    });
    Then::Wait(pointer.pointer_id())
}

fn slid(board: &mut Board, event: &Event) -> Then {
    let Some((press, pointer)) = same(board, event) else {
        return Then::Nothing;
    };
    let reach = reach(
        f64::from(pointer.client_x()) - press.start.0,
        f64::from(pointer.client_y()) - press.start.1,
    );
    let was = (press.open, press.reach);
    press.reach = reach;
    if reach != Reach::Key {
        press.open = true;
        press.left = true;
    }
    if was == (press.open, reach) {
        Then::Nothing
    } else {
        Then::Draw
    }
}

fn up(board: &mut Board, event: &Event) -> Then {
    // A fast finger may be lifted elsewhere than it was last seen.
    slid(board, event);
    if same(board, event).is_none() {
        return Then::Nothing;
    }
    let Some(press) = board.press.take().filter(|press| press.open) else {
        return Then::Nothing;
    };
    // A finger that only rested was a slow tap.
    if press.left {
        board.ended = Some(event.time_stamp());
    }
    match press.reach {
        Reach::Way(way) => Then::Enter(Action::Enter(way.mode(), press.key)),
        Reach::Key | Reach::Beyond => Then::Draw,
    }
}

fn escape(board: &mut Board, event: &Event) -> Then {
    let pressed = event.dyn_ref::<KeyboardEvent>();
    if board.press.is_none() || pressed.is_none_or(|pressed| pressed.key() != "Escape") {
        return Then::Nothing;
    }
    event.prevent_default();
    event.stop_immediate_propagation();
    // The finger is down yet: whenever it is lifted, that is no tap.
    board.ended = Some(f64::INFINITY);
    board.cancel()
}

/// Another window takes over; that a key in the page loses the focus means nothing.
fn away(board: &mut Board, event: &Event) -> Then {
    match event.target() {
        Some(target) if target.has_type::<Window>() => board.cancel(),
        _ => Then::Nothing,
    }
}

fn click(board: &mut Board, event: &Event) -> Then {
    let ended = board.ended.take();
    if ended.is_some_and(|ended| event.time_stamp() - ended < ECHO) {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
    Then::Nothing
}

fn hold_still(board: &mut Board, event: &Event) -> Then {
    let open = board.press.as_ref().is_some_and(|press| press.open);
    if open && event.cancelable() {
        event.prevent_default();
    }
    Then::Nothing
}

/// The press that an event belongs to.
fn same<'a>(board: &'a mut Board, event: &'a Event) -> Option<(&'a mut Press, &'a PointerEvent)> {
    let pointer = event.dyn_ref::<PointerEvent>()?;
    let press = board.press.as_mut()?;
    (press.pointer == pointer.pointer_id()).then_some((press, pointer))
}

/// The middle of a rose that would like to stand here, moved so that all of it is in the window.
fn within(x: f64, y: f64) -> (f64, f64) {
    let fit = |at: f64, half: f64, all: Result<JsValue, JsValue>| match all.ok() {
        Some(all) => {
            let all = all.as_f64().unwrap_or(0.0);
            at.min(all - half).max(half)
        }
        None => at,
    };
    match web_sys::window() {
        Some(window) => (
            fit(x, HALF.0, window.inner_width()),
            fit(y, HALF.1, window.inner_height()),
        ),
        None => (x, y),
    }
}
