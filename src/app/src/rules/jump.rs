//! Sections of a rule set, and links to each, since the page is long.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::Locale;

/// Section: its id in the page, and its name.
pub type PageSection = (String, String);

/// Returns the section of a name.
pub fn part(locale: Locale, name: &'static str) -> PageSection {
    (id(name), locale.translate(name).to_owned())
}

/// Draws the heading of a section, with its id.
pub fn heading(part: PageSection) -> Html {
    let (id, name) = part;
    html! { <h3 class="rules-group" {id} tabindex="-1">{ name }</h3> }
}

/// Draws the links to the sections. `name` is the id of the list's heading.
pub fn jumps(parts: Vec<PageSection>, name: &'static str) -> Html {
    let one = |(id, name): PageSection| {
        let onclick = {
            let id = id.clone();
            move |_: MouseEvent| lead_to(&id)
        };
        html! {
            <li>
                <button type="button" class="chip" data-jump={id} {onclick}>{ name }</button>
            </li>
        }
    };
    html! {
        <nav class="jumps" aria-labelledby={name}>
            <ul role="list">{ for parts.into_iter().map(one) }</ul>
        </nav>
    }
}

/// Scrolls to the element with this id and focuses it.
pub fn lead_to(id: &str) {
    let document = window().and_then(|window| window.document());
    let there = document
        .and_then(|document| document.get_element_by_id(id))
        .and_then(|there| there.dyn_into::<HtmlElement>().ok());
    if let Some(there) = there {
        there.scroll_into_view();
        // Fails only if the element can't have the focus.
        let _ = there.focus();
    }
}

fn id(part: &str) -> String {
    format!("rules-{}", part.to_ascii_lowercase().replace(' ', "-"))
}
