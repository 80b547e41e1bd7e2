//! Keeps the focus in the hand when what had it goes.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};
use yew::prelude::*;

use super::rose::press::target;
use crate::state::{Draft, Spot};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub draft: Rc<Draft>,
    pub picked: Option<Spot>,
}

/// What had the focus last, and where in the tray it was then or before.
#[derive(Default)]
struct Last {
    element: Option<Element>,
    place: usize,
}

impl Last {
    /// Something has the focus.
    fn notes(&mut self, now: Option<Element>) {
        let ours = now.filter(|one| is_within(one, ".play"));
        if let Some(place) = ours.as_ref().and_then(|one| place(one, ".spot")) {
            self.place = place;
        }
        self.element = ours;
    }

    fn is_gone(&self) -> bool {
        self.element
            .as_ref()
            .is_some_and(|one| !is_within(one, "body"))
    }
}

const SPOTS: &str = ".tray .spot";

/// Draws nothing. When what had the focus in the hand is gone, the tile of the tray in its place has
/// it; in an empty tray the first tile key.
#[component]
pub fn Keeper(_: &Props) -> Html {
    let last = use_mut_ref(Last::default);
    {
        let last = last.clone();
        use_effect_with((), move |()| {
            let active = document().and_then(|document| document.active_element());
            last.borrow_mut().notes(active);
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "focusin", move |event| {
                    // Somebody else was quicker to give it to something near.
                    if last.borrow().is_gone() {
                        return lead(&last);
                    }
                    last.borrow_mut().notes(target(event));
                })
            });
            move || drop(listener)
        });
    }
    use_effect(move || {
        let gone = last.borrow().is_gone();
        if gone && document().is_some_and(|document| is_nowhere(&document)) {
            lead(&last);
        }
    });
    Html::default()
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Gives the focus to what is where in the tray it was.
fn lead(last: &RefCell<Last>) {
    let place = {
        let mut last = last.borrow_mut();
        last.element = None;
        last.place
    };
    if let Some(next) = document().and_then(|document| next(&document, place)) {
        let _ = next.focus();
    }
}

/// Whether nothing has the focus.
fn is_nowhere(document: &Document) -> bool {
    let active = document.active_element();
    active.is_none_or(|one| !is_within(&one, "body *"))
}

/// Whether an element is such a one, or lies in one.
pub fn is_within(element: &Element, selector: &str) -> bool {
    element.closest(selector).is_ok_and(|found| found.is_some())
}

/// The place of an element among those of the tray, or of it that are such.
pub fn place(element: &Element, selector: &str) -> Option<usize> {
    let spots = element
        .closest(".tray")
        .ok()??
        .query_selector_all(selector)
        .ok()?;
    (0..spots.length()).position(|place| spots.item(place).is_some_and(|one| one == **element))
}

/// What is to have the focus, when what had it at a place of the tray is gone.
fn next(document: &Document, place: usize) -> Option<HtmlElement> {
    let spots = document.query_selector_all(SPOTS).ok()?;
    let place = u32::try_from(place)
        .ok()?
        .min(spots.length().saturating_sub(1));
    Some(match spots.item(place) {
        Some(spot) => spot.unchecked_into(),
        None => document
            .query_selector(".keys .key")
            .ok()??
            .unchecked_into(),
    })
}
