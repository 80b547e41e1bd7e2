//! The other readings of the hand, and what they would have paid.

use yew::prelude::*;

use super::layout::groups;
use crate::components::tag::tag;
use crate::language::translate;
use crate::outcome::{Alternatives, Counted, Other, ScoredWin};
use crate::words;

/// Every other reading of the hand, the best first, with what it would have paid.
pub fn others(win: &ScoredWin, further: &Alternatives) -> Html {
    if further.others.is_empty() {
        return Html::default();
    }
    let house = &win.draft.house;
    let element = |one: &Counted| {
        let times = (one.times > 1).then(|| format!(" × {}", one.times));
        tag("li")
            .child(translate(one.name))
            .child_if(times)
            .child(" ")
            .child(tag("span").class("line-worth").child(one.total))
    };
    let line = |other: &Other| {
        let score = &other.score;
        let paid = if score.below_minimum {
            tr!("Too low to win with.").to_owned()
        } else {
            let amount = words::amount(house.money(), score.payments.received(win.winner()));
            tr!("It would have paid {0}.", amount)
        };
        let span = |class| tag("span").class(class);
        let counts = other.counts.iter().map(element);
        tag("li")
            .class("line")
            .with("data-reading", score.best.counted.to_string())
            .child(span("line-tiles").child(groups(&other.layout.groups, &[])))
            .child(span("line-name").child(paid))
            .child(span("line-worth").child(words::value(house, score.best.counted)))
            .child(tag("ul").class("counts line-says").children(counts))
    };
    let summary = tag("summary")
        .child(tr!("Other readings of the hand"))
        .child(" ")
        .child(tag("span").class("count").child(further.others.len()));
    let lines = further.others.iter().map(line);
    tag("details")
        .class("more part")
        .with("data-readings", "")
        .child(summary)
        .child(tag("ul").class("lines").children(lines))
        .done()
}
