//! The parts of a rule set, and the way to each, for the page is long.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::browser::window;
use crate::components::tag::tag;
use crate::language::translate;

/// The heading of a part, to which one can jump.
pub fn heading(part: &'static str) -> Html {
    tag("h3")
        .class("rules-group")
        .with("id", id(part))
        .with("tabindex", "-1")
        .child(translate(part))
        .done()
}

/// The way to each part. `name` is the id of what names them all.
pub fn jumps(parts: &[&'static str], name: &'static str) -> Html {
    let one = |&part: &&'static str| {
        let onclick = Callback::from(move |_: MouseEvent| lead_to(&id(part)));
        let button = tag("button")
            .with("type", "button")
            .class("chip")
            .with("data-jump", id(part))
            .on_click(onclick)
            .child(translate(part));
        tag("li").child(button)
    };
    let list = tag("ul").with("role", "list");
    tag("nav")
        .class("jumps")
        .with("aria-labelledby", name)
        .child(list.children(parts.iter().map(one)))
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
