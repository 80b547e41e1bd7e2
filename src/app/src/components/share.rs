//! The sheet on which something is given to others: a link, its QR code, lines for a page.

pub mod code;
pub mod field;
mod page;

use yew::prelude::*;

use self::code::Code;
use self::field::Field;
use self::page::Page;
use super::button::Button;
use super::on_click::on_click;
use super::tag::tag;
use crate::browser::window;
use crate::components::stateful::Stateful;
use crate::inject::inject_styles;
use crate::language::translate;
use crate::link;
use crate::share::{Shared, link};
use crate::state::{Action, Screen, Sheet, State};

static STYLES: &str = include_str!("../../../../styles/deferred/share.css");

/// The button that opens the sheet.
pub fn share_button(shared: Shared, onaction: &Callback<Action>) -> Html {
    let button = Button {
        class: "button",
        hook: ("data-action", "share".to_owned()),
        ..Button::default()
    };
    let open = Action::Sheet(Some(Sheet::Share(shared)));
    button.draw(tr!("Share"), on_click(onaction, open))
}

/// What the sheet holds.
pub fn share(shared: Shared, state: &State, is_scored: bool, onaction: &Callback<Action>) -> Html {
    inject_styles(STYLES);
    let is_table = state.screen == Screen::Score;
    // An empty tray is nothing but its house.
    let shared = match shared {
        Shared::Shown if is_table && state.draft.is_empty() => Shared::House,
        shared => shared,
    };
    let given = match shared {
        Shared::Shown => linked(&shown(state)),
        Shared::House => linked(&link::house_path(&state.draft.house)),
        Shared::Page => page(state, is_scored),
    };
    tag("div")
        .class("shared")
        .child_if(is_table.then(|| options(shared, state, onaction)))
        .child(given)
        .done()
}

/// The path of what is shown, with the house that the page may leave out for itself.
fn shown(state: &State) -> String {
    match &state.screen {
        Screen::Rules(place) if place.is_empty() || place.starts_with('/') => {
            link::rules_path(&format!("{}{place}", state.draft.house))
        }
        _ => link::of(state),
    }
}

/// What can be shared.
fn options(now: Shared, state: &State, onaction: &Callback<Action>) -> Html {
    let choice = |shared: Shared, key: &str, says: &'static str| {
        let button = Button {
            class: "segment",
            hook: ("data-shared", key.to_owned()),
            pressed: Some(now == shared),
            ..Button::default()
        };
        button.draw(
            translate(says),
            on_click(onaction, Action::Sheet(Some(Sheet::Share(shared)))),
        )
    };
    let hand = (!state.draft.is_empty()).then(|| choice(Shared::Shown, "hand", text!("This hand")));
    tag("div")
        .class("group group-wrap")
        .with("role", "group")
        .with("aria-label", tr!("What to share"))
        .child_if(hand)
        .child(choice(Shared::House, "house", text!("House rules")))
        .child(choice(Shared::Page, "page", text!("For a web page")))
        .done()
}

/// A link, and its code.
fn linked(path: &str) -> Html {
    let link = AttrValue::from(link(&address(), path));
    let button = Button {
        class: "button button-main",
        hook: ("data-action", "send".to_owned()),
        ..Button::default()
    };
    let field = Field {
        id: "share-link",
        label: tr!("A link to this").into(),
        text: link.clone(),
        long: false,
    };
    // A file of its own, for whoever shares: each call of the browser weighs in the first load.
    let script = tag("script").with("src", "send.js").with("async", "async");
    let send = tag("tilewise-send")
        .with("link", link.clone())
        .child(button.draw(tr!("Send …"), Callback::noop()));
    let code = Code { link }.html();
    let parts = [field.html(), script.done(), send.done(), code];
    parts.into_iter().collect()
}

/// The lines for a page of somebody else.
fn page(state: &State, is_scored: bool) -> Html {
    let draft = &state.draft;
    let page = Page {
        address: address().into(),
        house: draft.house.to_string().into(),
        hand: is_scored.then(|| draft.entry.to_string()),
        kept: state.kept.clone(),
    };
    page.html()
}

/// The address of the page as it stands in the browser.
pub fn address() -> String {
    let href = window().and_then(|window| window.location().href().ok());
    href.unwrap_or_default()
}
