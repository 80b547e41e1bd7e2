//! Keeps the focus in the hand when what had it goes.

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

const SPOTS: &str = ".tray .spot";

/// Draws nothing. When what had the focus in the hand is gone, the tile of the tray in its place has
/// it; in an empty tray the first tile key.
#[component]
pub fn Keeper(_: &Props) -> Html {
    let last = use_mut_ref(Last::default);
    {
        let last = last.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "focusin", move |event| {
                    let target = target(event);
                    let ours = target.filter(|one| is_within(one, ".play"));
                    let mut last = last.borrow_mut();
                    if let Some(place) = ours.as_ref().and_then(|one| place(one, ".spot")) {
                        last.place = place;
                    }
                    last.element = ours;
                })
            });
            move || drop(listener)
        });
    }
    use_effect(move || {
        let mut last = last.borrow_mut();
        let gone = last
            .element
            .as_ref()
            .is_some_and(|one| !is_within(one, "body"));
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(document) = document.filter(|document| gone && is_nowhere(document)) {
            last.element = None;
            let place = last.place;
            // The element that takes the focus says so itself.
            drop(last);
            if let Some(next) = next(&document, place) {
                let _ = next.focus();
            }
        }
    });
    Html::default()
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
