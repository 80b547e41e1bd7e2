//! Press on a tile key, from pointer down to pointer up.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget, KeyboardEvent, MouseEvent, Window};
use yew::prelude::*;

use super::RadialMenuState;
use crate::browser::window;
use crate::score::entry::keystrokes::key;
use crate::score::entry::slide::{Reach, reach};
use crate::store::{HandAction, Key, PageAction};
use crate::ui::dom::target;

/// Duration in milliseconds of a long press, which opens the radial menu.
const REST: u32 = 350;
/// Milliseconds after a slide in which a click belongs to it.
const ECHO: u32 = 120;

/// Current press, and its effect on the next click.
#[derive(Default)]
struct Board {
    press: Option<Press>,
    /// True if the next click ends a slide and has to be ignored.
    slid: bool,
}

struct Press {
    key: Key,
    start: (i32, i32),
    reach: Reach,
    left: bool,
    open: bool,
}

/// Effect of an event.
enum Then {
    Ignore,
    Draw,
    /// Opens the radial menu if the finger doesn't move.
    Wait,
    /// Ends a slide, with an action if tiles are entered; a click may follow.
    Slid(Option<PageAction>),
}

/// Listens to presses on the tile keys; returns the state of the menu to draw.
#[hook]
pub fn use_press(onaction: &Callback<PageAction>) -> Option<RadialMenuState> {
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
    Some(RadialMenuState {
        key: press.key,
        middle: press.start,
        reach: press.reach,
        left: press.left,
    })
}

fn listen(
    board: &Rc<RefCell<Board>>,
    again: &UseForceUpdateHandle,
    onaction: &Callback<PageAction>,
) -> Vec<EventListener> {
    let Some(window) = window() else {
        return Vec::new();
    };
    // Timer of a long press, or of the click after a slide.
    let rest = Rc::new(RefCell::new(None));
    // In the capture phase: the click after a slide has to be stopped before other handlers.
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
                Then::Ignore => {}
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
    // Where the keys scroll, an open radial menu stops scrolling.
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
            _ => Then::Ignore,
        }
    }
}

fn down(board: &mut Board, event: &Event) -> Then {
    // A second finger cancels the slide, and isn't a tap.
    board.slid = board.press.is_some();
    if board.slid {
        return board.cancel();
    }
    let finger: &MouseEvent = event.unchecked_ref();
    let pressed = target(event).and_then(|target| target.closest(".keys [data-tile]").ok()?);
    let Some(pressed) = pressed.filter(|_| finger.button() == 0 && !finger.ctrl_key()) else {
        return Then::Ignore;
    };
    let name = pressed.get_attribute("data-tile").unwrap_or_default();
    // Bonus tiles don't form sets.
    let Some(key @ (Key::Tile(_) | Key::Red(_))) = key(&name) else {
        return Then::Ignore;
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
        return Then::Ignore;
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
        Then::Ignore
    } else {
        Then::Draw
    }
}

fn up(board: &mut Board, event: &Event) -> Then {
    // A fast finger may have moved since the last event.
    slid(board, event);
    let Some(press) = board.press.take() else {
        return Then::Ignore;
    };
    // A finger that didn't move makes a slow tap.
    if !press.left {
        return if press.open { Then::Draw } else { Then::Ignore };
    }
    board.slid = true;
    Then::Slid(match press.reach {
        Reach::Slide(way) => Some(PageAction::Hand(HandAction::Enter(way.mode(), press.key))),
        Reach::Key | Reach::Beyond => None,
    })
}

fn escape(board: &mut Board, event: &Event) -> Then {
    let pressed: &KeyboardEvent = event.unchecked_ref();
    if board.press.is_none() || pressed.key() != "Escape" {
        return Then::Ignore;
    }
    event.prevent_default();
    event.stop_immediate_propagation();
    // The finger is still down: its release isn't a tap.
    board.slid = true;
    board.cancel()
}

/// Cancels the press when the window loses the focus; ignores blur events of elements.
fn away(board: &mut Board, event: &Event) -> Then {
    match event.target() {
        Some(target) if target.has_type::<Window>() => board.cancel(),
        _ => Then::Ignore,
    }
}

fn click(board: &mut Board, event: &Event) -> Then {
    if std::mem::take(&mut board.slid) {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
    Then::Ignore
}

fn hold_still(board: &mut Board, event: &Event) -> Then {
    if board.press.as_ref().is_some_and(|press| press.open) {
        event.prevent_default();
    }
    Then::Ignore
}

/// Returns the position of the pointer in the window.
pub fn place(finger: &MouseEvent) -> (i32, i32) {
    (finger.client_x(), finger.client_y())
}
