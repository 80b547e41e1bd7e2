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
    html! {
        <div class="shared">
            if is_table {
                { options(shared, state, onaction) }
            }
            { match shared {
                Shared::Shown => linked(&shown(state)),
                Shared::House => linked(&link::house_path(&state.draft.house)),
                Shared::Page => page(state, is_scored),
            } }
        </div>
    }
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
    html! {
        <div class="group group-wrap" role="group" aria-label={tr!("What to share")}>
            if !state.draft.is_empty() {
                { choice(Shared::Shown, "hand", text!("This hand")) }
            }
            { choice(Shared::House, "house", text!("House rules")) }
            { choice(Shared::Page, "page", text!("For a web page")) }
        </div>
    }
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
    html! {
        <>
            { field.html() }
            // A file of its own, for whoever shares: each call of the browser weighs in the first load.
            <script src="send.js" async=true></script>
            <tilewise-send link={link.clone()}>{ button.draw(tr!("Send …"), Callback::noop()) }</tilewise-send>
            { Code { link }.html() }
        </>
    }
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
