//! Share sheet: a link, its QR code, code for another page.

pub mod code;
pub mod code_carousel;
pub mod collected_codes;
pub mod embed;
mod embed_form;
pub mod field;
pub mod picture;
pub mod qr;

use yew::prelude::*;

use self::code::LinkQrCode;
use self::embed_form::EmbedForm;
use self::field::Field;
use crate::browser::window;
use crate::i18n::Locale;
use crate::link;
use crate::share::embed::link;
use crate::store::share_kind::ShareKind;
use crate::store::{PageAction, PageState, Screen, Sheet, ViewAction};

/// Button that opens the sheet.
pub fn share_button(locale: Locale, shared: ShareKind, onaction: &Callback<PageAction>) -> Html {
    let onclick = onaction.reform(move |_: MouseEvent| open_sheet(shared));
    html! {
        <button type="button" class="button" data-action="share" {onclick}>{ tr!(locale, "Share") }</button>
    }
}

/// Returns the action that opens the sheet.
fn open_sheet(shared: ShareKind) -> PageAction {
    PageAction::View(ViewAction::ShowSheet(Some(Sheet::Share(shared))))
}

/// Draws the sheet.
pub fn share(
    locale: Locale,
    shared: ShareKind,
    state: &PageState,
    is_scored: bool,
    onaction: &Callback<PageAction>,
) -> Html {
    let is_score_screen = state.screen == Screen::Score;
    // Without tiles only the house rules are shared.
    let shared = match shared {
        ShareKind::View if is_score_screen && state.draft.is_empty() => ShareKind::House,
        shared => shared,
    };
    let content = match shared {
        ShareKind::View => linked(locale, &current_path(state)),
        ShareKind::House => linked(locale, &link::house_path(&state.draft.house)),
        ShareKind::Embed => embed_form(state, is_scored),
    };
    html! {
        <div class="shared">
            if is_score_screen {
                { options(locale, shared, state, onaction) }
            }
            { content }
        </div>
    }
}

/// Returns the path of the screen with the house rules, which the page's own address may omit.
fn current_path(state: &PageState) -> String {
    match &state.screen {
        Screen::Rules(place) if place.is_empty() || place.starts_with('/') => {
            link::rules_path(&format!("{}{place}", state.draft.house))
        }
        Screen::Practice(place) if place.is_empty() => {
            link::practice_path(&state.draft.house.to_string())
        }
        _ => link::for_state(state),
    }
}

/// Draws the choice of what to share.
fn options(
    locale: Locale,
    now: ShareKind,
    state: &PageState,
    onaction: &Callback<PageAction>,
) -> Html {
    let choice = |shared: ShareKind, key: &'static str, label: &'static str| {
        html! {
            <button
                type="button"
                class="segment"
                data-shared={key}
                aria-pressed={(now == shared).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| open_sheet(shared))}
            >
                { locale.translate(label) }
            </button>
        }
    };
    html! {
        <div class="group group-wrap" role="group" aria-label={tr!(locale, "What to share")}>
            if !state.draft.is_empty() {
                { choice(ShareKind::View, "hand", text!("This hand")) }
            }
            { choice(ShareKind::House, "house", text!("House rules")) }
            { choice(ShareKind::Embed, "page", text!("For a web page")) }
        </div>
    }
}

/// Draws a link and its QR code.
fn linked(locale: Locale, path: &str) -> Html {
    let link = AttrValue::from(link(&address(), path));
    html! {
        <>
            <Field id="share-link" label={tr!(locale, "A link to this")} text={link.clone()} />
            // A separate file, so that its browser calls aren't part of the first load.
            <script src="send.js" async=true />
            <tilewise-send link={link.clone()}>
                <button type="button" class="button button-main" data-action="send">
                    { tr!(locale, "Send …") }
                </button>
            </tilewise-send>
            <LinkQrCode {link} />
        </>
    }
}

/// Draws the code that embeds the page in another one.
fn embed_form(state: &PageState, is_scored: bool) -> Html {
    let draft = &state.draft;
    html! {
        <EmbedForm
            address={address()}
            house={draft.house.to_string()}
            hand={is_scored.then(|| draft.entry.to_string())}
            saved={state.saved_houses.clone()}
        />
    }
}

/// Returns the full address of the page.
pub fn address() -> String {
    let href = window().and_then(|window| window.location().href().ok());
    href.unwrap_or_default()
}
