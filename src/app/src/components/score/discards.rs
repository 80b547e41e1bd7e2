//! What a hand that is no win can discard: the best first, each with what the others then are.

use yew::prelude::*;

use super::waits::{self, notes};
use crate::components::on_click::on_click;
use crate::components::tag::{Tag, tag};
use crate::components::tile::tile;
use crate::outcome::{Discarded, Wait};
use crate::state::{Action, Draft};
use crate::words;

/// So many are in sight at once; the others unfold.
const IN_SIGHT: usize = 4;

/// What a draft can discard; a tap on a tile discards it.
pub fn discards(draft: &Draft, all: &[Discarded], onaction: &Callback<Action>) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let list = |some: &[Discarded]| {
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

/// A tile to discard, how far the others then are, and what they accept.
fn row(draft: &Draft, one: &Discarded, onaction: &Callback<Action>) -> Tag {
    let next = Action::Step(Box::new(draft.discarding(one.tile)));
    let accepts = if one.waits.is_empty() {
        let tiles = one.accepts.iter().copied().map(accepted);
        tag("span").class("discard-accepts").children(tiles)
    } else {
        waits::brief(&one.waits, &draft.house)
    };
    let says = tag("span")
        .class("discard-says")
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
        .child(says)
        .child(accepts.with("aria-hidden", "true"))
        .on_click(on_click(onaction, next));
    tag("li").child(button)
}

/// A tile that brings a hand nearer, and how many of it are left.
fn accepted(wait: Wait) -> Tag {
    tag("span")
        .class("discard-accepted")
        .child(tile(&wait.tile.to_string()))
        .child(wait.left.to_string())
}

/// All of that in words.
fn label(draft: &Draft, one: &Discarded) -> String {
    let says = tr!(
        "Discard {0}: {1}, {2}",
        one.tile,
        words::shanten(one.shanten),
        words::tiles(one.left.into())
    );
    let waits = one.waits.iter().map(|wait| waits::says(wait, &draft.house));
    let all = [says]
        .into_iter()
        .chain(waits)
        .chain(notes(&one.waits, &draft.house));
    all.collect::<Vec<_>>().join(". ")
}
