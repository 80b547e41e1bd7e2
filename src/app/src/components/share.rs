//! Share sheet: a link, its QR code, code for another page.

pub mod code;
pub mod field;
mod page;

use yew::prelude::*;

use self::code::LinkQrCode;
use self::field::Field;
use self::page::Page;
use super::button::Button;
use super::on_click::on_click;
use super::tag::tag;
use crate::browser::window;
use crate::components::stateful::Stateful;
use crate::language::translate;
use crate::link;
use crate::share::{ShareKind, link};
use crate::state::{PageAction, PageState, Screen, Sheet};

/// Button that opens the sheet.
pub fn share_button(shared: ShareKind, onaction: &Callback<PageAction>) -> Html {
    let button = Button {
        class: "button",
        hook: ("data-action", "share".to_owned()),
        ..Button::default()
    };
    let open = PageAction::Sheet(Some(Sheet::Share(shared)));
    button.draw(tr!("Share"), on_click(onaction, open))
}

/// Draws the sheet.
pub fn share(
    shared: ShareKind,
    state: &PageState,
    is_scored: bool,
    onaction: &Callback<PageAction>,
) -> Html {
    let is_table = state.screen == Screen::Score;
    // Without tiles only the house rules are shared.
    let shared = match shared {
        ShareKind::View if is_table && state.draft.is_empty() => ShareKind::House,
        shared => shared,
    };
    let content = match shared {
        ShareKind::View => linked(&current_path(state)),
        ShareKind::House => linked(&link::house_path(&state.draft.house)),
        ShareKind::Page => page(state, is_scored),
    };
    tag("div")
        .class("shared")
        .child_if(is_table.then(|| options(shared, state, onaction)))
        .child(content)
        .done()
}

/// Returns the path of the screen with the house rules, which the page's own address may omit.
fn current_path(state: &PageState) -> String {
    match &state.screen {
        Screen::Rules(place) if place.is_empty() || place.starts_with('/') => {
            link::rules_path(&format!("{}{place}", state.draft.house))
        }
        _ => link::for_state(state),
    }
}

/// Draws the choice of what to share.
fn options(now: ShareKind, state: &PageState, onaction: &Callback<PageAction>) -> Html {
    let choice = |shared: ShareKind, key: &str, label: &'static str| {
        let button = Button {
            class: "segment",
            hook: ("data-shared", key.to_owned()),
            pressed: Some(now == shared),
            ..Button::default()
        };
        button.draw(
            translate(label),
            on_click(onaction, PageAction::Sheet(Some(Sheet::Share(shared)))),
        )
    };
    let hand =
        (!state.draft.is_empty()).then(|| choice(ShareKind::View, "hand", text!("This hand")));
    tag("div")
        .class("group group-wrap")
        .with("role", "group")
        .with("aria-label", tr!("What to share"))
        .child_if(hand)
        .child(choice(ShareKind::House, "house", text!("House rules")))
        .child(choice(ShareKind::Page, "page", text!("For a web page")))
        .done()
}

/// Draws a link and its QR code.
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
    // A separate file, so that its browser calls aren't part of the first load.
    let script = tag("script").with("src", "send.js").with("async", "async");
    let send = tag("tilewise-send")
        .with("link", link.clone())
        .child(button.draw(tr!("Send …"), Callback::noop()));
    let code = LinkQrCode { link }.html();
    let parts = [field.html(), script.done(), send.done(), code];
    parts.into_iter().collect()
}

/// Draws the code that embeds the page in another one.
fn page(state: &PageState, is_scored: bool) -> Html {
    let draft = &state.draft;
    let page = Page {
        address: address().into(),
        house: draft.house.to_string().into(),
        hand: is_scored.then(|| draft.entry.to_string()),
        saved: state.saved_houses.clone(),
    };
    page.html()
}

/// Returns the full address of the page.
pub fn address() -> String {
    let href = window().and_then(|window| window.location().href().ok());
    href.unwrap_or_default()
}
