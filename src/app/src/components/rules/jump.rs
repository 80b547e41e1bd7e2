//! The parts of a rule set, and the way to each, for the page is long.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::browser::window;
use crate::components::tag::tag;
use crate::language::translate;

/// A part: its id in the page, and its name.
pub type Part = (String, String);

/// The part of a name.
pub fn part(name: &'static str) -> Part {
    (id(name), translate(name).to_owned())
}

/// The heading of a part, to which one can jump.
pub fn heading(part: Part) -> Html {
    let (id, name) = part;
    tag("h3")
        .class("rules-group")
        .with("id", id)
        .with("tabindex", "-1")
        .child(name)
        .done()
}

/// The way to each part. `name` is the id of what names them all.
pub fn jumps(parts: Vec<Part>, name: &'static str) -> Html {
    let one = |(id, name): Part| {
        let onclick = {
            let id = id.clone();
            Callback::from(move |_: MouseEvent| lead_to(&id))
        };
        let button = tag("button")
            .with("type", "button")
            .class("chip")
            .with("data-jump", id)
            .on_click(onclick)
            .child(name);
        tag("li").child(button)
    };
    let list = tag("ul").with("role", "list");
    tag("nav")
        .class("jumps")
        .with("aria-labelledby", name)
        .child(list.children(parts.into_iter().map(one)))
        .done()
}

/// Leads the eye and the focus to what has this id.
pub fn lead_to(id: &str) {
    let document = window().and_then(|window| window.document());
    let there = document
        .and_then(|document| document.get_element_by_id(id))
        .and_then(|there| there.dyn_into::<HtmlElement>().ok());
    if let Some(there) = there {
        there.scroll_into_view();
        // Refused only by what can't have it.
        let _ = there.focus();
    }
}

fn id(part: &str) -> String {
    format!("rules-{}", part.to_ascii_lowercase().replace(' ', "-"))
}
