//! Other readings of the hand, and their payments.

use tilewise_rules::{Gap, RuleConfig, Sentence, sentence};
use yew::prelude::*;

use super::layout::groups;
use crate::components::tag::tag;
use crate::language::translate;
use crate::outcome::{Alternatives, CountedElement, OtherReading, OtherSelection, ScoredWin};
use crate::words;

/// Draws the other readings of the hand, the best first, each with its payment.
pub fn others(win: &ScoredWin, further: &Alternatives) -> Html {
    if further.others.is_empty() {
        return Html::default();
    }
    let house = &win.draft.house;
    let element = |one: &CountedElement| {
        let times = (one.times > 1).then(|| format!(" × {}", one.times));
        tag("li")
            .child(translate(one.name))
            .child_if(times)
            .child(" ")
            .child(tag("span").class("line-worth").child(one.total))
    };
    let line = |other: &OtherReading| {
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
            .child(tag("ul").class("counts line-text").children(counts))
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

/// Draws the other combinations of elements in this reading, with their values.
pub fn combinations(house: &RuleConfig, further: &Alternatives) -> Html {
    if further.combinations.is_empty() {
        return Html::default();
    }
    let line = |one: &OtherSelection| {
        let (with, without) = (names(&one.with), names(&one.without));
        let text = match (&one.with[..], &one.without[..]) {
            ([], _) => tr!("Without {0}", without),
            (_, []) => tr!("With {0}", with),
            _ => tr!("{0} instead of {1}", with, without),
        };
        tag("li")
            .class("line")
            .with("data-combination", one.total.to_string())
            .child(tag("span").class("line-name").child(text))
            .child(
                tag("span")
                    .class("line-worth")
                    .child(words::value(house, one.total)),
            )
    };
    let summary = tag("summary")
        .child(tr!("Other combinations of this reading"))
        .child(" ")
        .child(tag("span").class("count").child(further.combinations.len()));
    let lines = further.combinations.iter().map(line);
    tag("details")
        .class("more part")
        .with("data-combinations", "")
        .child(summary)
        .child(tag("ul").class("lines").children(lines))
        .done()
}

/// Joins the names of elements, with their counts.
fn names(all: &[(&'static str, u8)]) -> Gap {
    let one = |&(name, times): &(&'static str, u8)| match times {
        1 => name.into(),
        times => sentence!("{0} × {1}", name, u16::from(times)).into(),
    };
    Sentence::joined("{0}, {1}", all.iter().map(one))
}
