//! Modes: the set that a tap on a tile key enters.

use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::share_kind::ShareKind;
use crate::store::{HandAction, Mode, PageAction, PageState, Sheet, ViewAction};
use crate::ui::icon::{Icon, drawing};

/// Draws the modes: a row for the concealed tiles, a row for claimed sets.
pub fn modes(
    locale: Locale,
    state: &PageState,
    mode: Mode,
    is_sticky: bool,
    onaction: &Callback<PageAction>,
) -> Html {
    let locale = locale.of_part(state.draft.house.rule_set().table_key());
    let now = state.draft.mode(mode);
    let button = |mode: Mode| {
        let is_claimed = Mode::CLAIMED.contains(&mode);
        let text = locale.translate(mode.description());
        let title = if is_claimed {
            tr!(locale, "{0}. Tap twice for several sets.", text)
        } else {
            text.to_owned()
        };
        let stays = is_sticky && is_claimed && now == mode;
        html! {
            <button
                type="button"
                class={classes!("segment", stays.then_some("segment-stays"))}
                data-mode={mode.key()}
                {title}
                aria-pressed={(now == mode).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SelectMode(mode)))}
            >
                { locale.translate(mode.name()) }
            </button>
        }
    };
    let group = |label: &'static str, name: &'static str, modes: &[Mode]| {
        html! {
            <div class="group" role="group" aria-label={label}>
                <span class="group-label" aria-hidden="true">{ name }</span>
                { for modes.iter().copied().map(button) }
            </div>
        }
    };
    html! {
        <div class="modes">
            { group(tr!(locale, "A tap enters, in the hand"), tr!(locale, "Hand"), &Mode::HAND) }
            <div class="modes-row">
                { group(tr!(locale, "A tap enters, claimed"), tr!(locale, "Melded"), &Mode::CLAIMED) }
                { steps(locale, state, onaction) }
            </div>
        </div>
    }
}

/// Draws the buttons for redo, to share the hand, and to clear it.
fn steps(locale: Locale, state: &PageState, onaction: &Callback<PageAction>) -> Html {
    let step =
        |action: PageAction, icon: Icon, key: &'static str, name: &'static str, can: bool| {
            let onclick = onaction.reform(move |_: MouseEvent| action.clone());
            html! {
                <button
                    type="button"
                    class="button button-bare"
                    data-action={key}
                    aria-label={name}
                    title={name}
                    aria-disabled={(!can).then_some("true")}
                    onclick={can.then_some(onclick)}
                >
                    { drawing(icon) }
                </button>
            }
        };
    let share = PageAction::View(ViewAction::ShowSheet(Some(Sheet::Share(ShareKind::View))));
    let (redoes, clears) = (state.can_redo(), !state.draft.is_empty());
    html! {
        <>
            { step(PageAction::Hand(HandAction::Redo), Icon::Redo, "redo", tr!(locale, "Redo"), redoes) }
            { step(share, Icon::Share, "share", tr!(locale, "Share"), true) }
            { step(PageAction::Hand(HandAction::Clear), Icon::Clear, "clear", tr!(locale, "Clear the hand"), clears) }
        </>
    }
}
