//! Discards of an incomplete hand, the best first, each with the remaining distance.

use yew::prelude::*;

use super::waits::{self, notes};
use crate::components::on_click::on_click;
use crate::components::tag::{Tag, tag};
use crate::components::tile::tile;
use crate::outcome::{DiscardOption, WaitTile};
use crate::state::{Draft, PageAction};
use crate::words;

/// Number of discards that are visible at once; the others are collapsed.
const IN_SIGHT: usize = 4;

/// Draws the discards of a draft; a tap on a tile discards it.
pub fn discards(draft: &Draft, all: &[DiscardOption], onaction: &Callback<PageAction>) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let list = |some: &[DiscardOption]| {
        let rows = some.iter().map(|one| row(draft, one, onaction));
        tag("ul").class("discards-list").children(rows)
    };
    let (first, others) = all.split_at(all.len().min(IN_SIGHT));
    let others = (!others.is_empty()).then(|| {
        tag("details")
            .class("more")
            .child(tag("summary").child(tr!("{0} more", others.len())))
            .child(list(others))
    });
    tag("div")
        .class("discards")
        .with("data-discards", "")
        .child(tag("h2").class("label").child(tr!("What to discard")))
        .child(list(first))
        .child_if(others)
        .done()
}

/// Draws a discard with the remaining distance and the accepted tiles.
fn row(draft: &Draft, one: &DiscardOption, onaction: &Callback<PageAction>) -> Tag {
    let next = PageAction::Step(Box::new(draft.discarding(one.tile)));
    let accepts = if one.waits.is_empty() {
        let tiles = one.accepts.iter().copied().map(accepted);
        tag("span").class("discard-accepts").children(tiles)
    } else {
        waits::brief(&one.waits, &draft.house)
    };
    let caption = tag("span")
        .class("discard-text")
        .with("aria-hidden", "true")
        .child(tag("b").child(words::shanten(one.shanten)))
        .child(" ")
        .child(tag("span").child(words::tiles(one.left.into())));
    let button = tag("button")
        .class("discard")
        .with("type", "button")
        .with("data-discard", one.tile.to_string())
        .with("data-shanten", one.shanten.to_string())
        .with("aria-label", label(draft, one))
        .child(tile(&one.tile.to_string()))
        .child(caption)
        .child(accepts.with("aria-hidden", "true"))
        .on_click(on_click(onaction, next));
    tag("li").child(button)
}

/// Draws a tile that brings the hand nearer, with its number of copies left.
fn accepted(wait: WaitTile) -> Tag {
    tag("span")
        .class("discard-accepted")
        .child(tile(&wait.tile.to_string()))
        .child(wait.left.to_string())
}

/// Returns the row as a sentence.
fn label(draft: &Draft, one: &DiscardOption) -> String {
    let text = tr!(
        "Discard {0}: {1}, {2}",
        one.tile,
        words::shanten(one.shanten),
        words::tiles(one.left.into())
    );
    let waits = one
        .waits
        .iter()
        .map(|wait| waits::wait_text(wait, &draft.house));
    let all = [text]
        .into_iter()
        .chain(waits)
        .chain(notes(&one.waits, &draft.house));
    all.collect::<Vec<_>>().join(". ")
}
