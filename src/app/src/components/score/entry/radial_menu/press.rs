//! One press on a tile key, from finger down to finger up. What is asked of the browser weighs in
//! the first load, so little is: each call that nothing else needs.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget, KeyboardEvent, MouseEvent, Window};
use yew::prelude::*;

use super::Shown;
use crate::browser::window;
use crate::components::dom::target;
use crate::components::use_effect_with::use_effect_with;
use crate::entry::{self, Reach, reach};
use crate::state::{Action, Key};

/// How long a finger rests on a key until the radial menu shows: milliseconds.
const REST: u32 = 350;
/// A click so soon after a slide is the end of the slide: milliseconds.
const ECHO: u32 = 120;

/// The press that there is, and the click that it may end in.
#[derive(Default)]
struct Board {
    press: Option<Press>,
    /// Whether the next click is the end of a slide, and none.
    slid: bool,
}

struct Press {
    key: Key,
    start: (i32, i32),
    reach: Reach,
    left: bool,
    open: bool,
}

/// What comes of an event.
enum Then {
    Nothing,
    Draw,
    /// The radial menu opens if the finger rests.
    Wait,
    /// The slide is over, perhaps with something entered; a click may come of it.
    Slid(Option<Action>),
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
        middle: press.start,
        reach: press.reach,
        left: press.left,
    })
}

fn listen(
    board: &Rc<RefCell<Board>>,
    again: &UseForceUpdateHandle,
    onaction: &Callback<Action>,
) -> Vec<EventListener> {
    let Some(window) = window() else {
        return Vec::new();
    };
    // The rest of a finger, or the echo of a slide.
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
                Then::Slid(action) => {
                    let board = board.clone();
                    rest.replace(Some(Timeout::new(ECHO, move || {
                        board.borrow_mut().slid = false;
                    })));
                    again.force_update();
                    if let Some(action) = action {
                        onaction.emit(action);
                    }
                }
                Then::Wait => {
                    let (board, again) = (board.clone(), again.clone());
                    rest.replace(Some(Timeout::new(REST, move || {
                        if let Some(press) = &mut board.borrow_mut().press {
                            press.open = true;
                        }
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
    // Where the page scrolls on the keys, it stops to once the radial menu is there.
    let keys = window
        .document()
        .and_then(|document| document.query_selector(".keys").ok()?);
    all.extend(keys.map(|keys| on(&keys, "touchmove", hold_still)));
    all
}

impl Board {
    fn cancel(&mut self) -> Then {
        match self.press.take() {
            Some(press) if press.open => Then::Draw,
            _ => Then::Nothing,
        }
    }
}

fn down(board: &mut Board, event: &Event) -> Then {
    // A second finger means something else, and no tap either.
    board.slid = board.press.is_some();
    if board.slid {
        return board.cancel();
    }
    let finger: &MouseEvent = event.unchecked_ref();
    let pressed = target(event).and_then(|target| target.closest(".keys [data-tile]").ok()?);
    let Some(pressed) = pressed.filter(|_| finger.button() == 0 && !finger.ctrl_key()) else {
        return Then::Nothing;
    };
    let name = pressed.get_attribute("data-tile").unwrap_or_default();
    // A bonus tile makes no set.
    let Some(key @ (Key::Tile(_) | Key::Red(_))) = entry::key(&name) else {
        return Then::Nothing;
    };
    board.press = Some(Press {
        key,
        start: place(finger),
        reach: Reach::Key,
        left: false,
        open: false,
    });
    Then::Wait
}

fn slid(board: &mut Board, event: &Event) -> Then {
    let Some(press) = &mut board.press else {
        return Then::Nothing;
    };
    let at = place(event.unchecked_ref());
    let reach = reach((at.0 - press.start.0).into(), (at.1 - press.start.1).into());
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
    let Some(press) = board.press.take() else {
        return Then::Nothing;
    };
    // A finger that only rested was a slow tap.
    if !press.left {
        return if press.open {
            Then::Draw
        } else {
            Then::Nothing
        };
    }
    board.slid = true;
    Then::Slid(match press.reach {
        Reach::Slide(way) => Some(Action::Enter(way.mode(), press.key)),
        Reach::Key | Reach::Beyond => None,
    })
}

fn escape(board: &mut Board, event: &Event) -> Then {
    let pressed: &KeyboardEvent = event.unchecked_ref();
    if board.press.is_none() || pressed.key() != "Escape" {
        return Then::Nothing;
    }
    event.prevent_default();
    event.stop_immediate_propagation();
    // The finger is down yet: when it is lifted, that is no tap.
    board.slid = true;
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
    if std::mem::take(&mut board.slid) {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
    Then::Nothing
}

fn hold_still(board: &mut Board, event: &Event) -> Then {
    if board.press.as_ref().is_some_and(|press| press.open) {
        event.prevent_default();
    }
    Then::Nothing
}

/// Where a finger is in the window.
pub fn place(finger: &MouseEvent) -> (i32, i32) {
    (finger.client_x(), finger.client_y())
}
