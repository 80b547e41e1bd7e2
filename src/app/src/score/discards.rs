//! Discards of an incomplete hand, the best first, each with the remaining distance.

use yew::prelude::*;

use super::waits::{self, notes};
use crate::i18n::Locale;
use crate::outcome::{DiscardOption, WaitTile};
use crate::store::{Draft, HandAction, PageAction};
use crate::ui::phrases;
use crate::ui::tile::tile;

/// Number of discards that are visible at once; the others are collapsed.
const IN_SIGHT: usize = 4;

/// Draws the discards of a draft; a tap on a tile discards it.
pub fn discards(
    locale: Locale,
    draft: &Draft,
    all: &[DiscardOption],
    onaction: &Callback<PageAction>,
) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let list = |some: &[DiscardOption]| {
        html! {
            <ul class="discards-list">
                { for some.iter().map(|one| row(locale, draft, one, onaction)) }
            </ul>
        }
    };
    let (first, others) = all.split_at(all.len().min(IN_SIGHT));
    html! {
        <div class="discards" data-discards="">
            <h2 class="label">{ tr!(locale, "What to discard") }</h2>
            { list(first) }
            if !others.is_empty() {
                <details class="more">
                    <summary>{ tr!(locale, "{0} more", others.len()) }</summary>
                    { list(others) }
                </details>
            }
        </div>
    }
}

/// Draws a discard with the remaining distance and the accepted tiles.
fn row(
    locale: Locale,
    draft: &Draft,
    one: &DiscardOption,
    onaction: &Callback<PageAction>,
) -> Html {
    let next = Box::new(draft.after_discard(one.tile));
    let onclick =
        onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::Replace(next.clone())));
    html! {
        <li>
            <button
                type="button"
                class="discard"
                data-discard={one.tile.to_string()}
                data-shanten={one.shanten.to_string()}
                aria-label={label(locale, draft, one)}
                {onclick}
            >
                { tile(&one.tile.to_string()) }
                <span class="discard-text" aria-hidden="true">
                    <b>{ phrases::shanten(locale, one.shanten) }</b>
                    { " " }
                    <span>{ phrases::tiles(locale, one.left.into()) }</span>
                </span>
                if one.waits.is_empty() {
                    <span class="discard-accepts" aria-hidden="true">
                        { for one.accepts.iter().copied().map(accepted) }
                    </span>
                } else {
                    { waits::brief(locale, &one.waits, &draft.house) }
                }
            </button>
        </li>
    }
}

/// Draws a tile that brings the hand nearer, with its number of copies left.
fn accepted(wait: WaitTile) -> Html {
    html! {
        <span class="discard-accepted">
            { tile(&wait.tile.to_string()) }
            { wait.left }
        </span>
    }
}

/// Returns the row as a sentence.
fn label(locale: Locale, draft: &Draft, one: &DiscardOption) -> String {
    let text = tr!(
        locale,
        "Discard {0}: {1}, {2}",
        one.tile,
        phrases::shanten(locale, one.shanten),
        phrases::tiles(locale, one.left.into())
    );
    let waits = one
        .waits
        .iter()
        .map(|wait| waits::wait_text(locale, wait, &draft.house));
    let all = [text]
        .into_iter()
        .chain(waits)
        .chain(notes(locale, &one.waits, &draft.house));
    all.collect::<Vec<_>>().join(". ")
}
