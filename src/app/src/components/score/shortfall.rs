//! A hand below the minimum: how much it is short of it, and what would have been enough.

use tilewise_rules::{House, Improved, Improvement, Sentence, sentence};
use yew::prelude::*;

use crate::components::tag::tag;
use crate::outcome::{Alternatives, ScoredWin};
use crate::words;

/// So many things that would have been enough are named at once.
const NAMED: usize = 4;

/// The first thing that would have been enough, in sight beneath the headline.
pub fn hint(win: &ScoredWin, further: &Alternatives) -> Html {
    let house = &win.draft.house;
    if house.rule_set().no_win.is_some() && !further.enough.is_empty() {
        let says = if let [one] = &further.enough[..] {
            sentence!("this alone would have been enough: {0}", one.lift.name())
        } else {
            let names = further.enough.iter().take(NAMED);
            let names = names.map(|one| one.lift.name().into());
            sentence!(
                "one of these alone would have been enough: {0}",
                Sentence::joined("{0}, {1}", names)
            )
        };
        return in_sight(words::full_sentence(&says));
    }
    let first = further.enough.first();
    first.map_or_else(Html::default, |first| in_sight(says(house, first)))
}

fn in_sight(says: String) -> Html {
    let hint = tag("p").class("short-hint").with("data-short-hint", "");
    hint.child(says).done()
}

/// How much the hand is short, and everything that alone would have been enough.
pub fn short(win: &ScoredWin, further: &Alternatives) -> Html {
    if !win.below_minimum() {
        return Html::default();
    }
    let house = &win.draft.house;
    let title = match further.short {
        _ if house.rule_set().no_win.is_some() => tr!("What would have been enough").to_owned(),
        1 => tr!("One short").to_owned(),
        short => tr!("{0} short", words::value(house, short)),
    };
    let line = |one: &Improved| {
        let line = tag("li").class("line").with("data-enough", one.lift.name());
        line.child(says(house, one))
    };
    let nothing = further.enough.is_empty().then(|| {
        let line = tag("li").class("line");
        line.child(tr!("No single thing would have made it enough."))
    });
    let lines = tag("ul")
        .class("lines")
        .children(further.enough.iter().map(line))
        .child_if(nothing);
    tag("div")
        .class("part")
        .with("data-short", further.short.to_string())
        .child(tag("h2").class("label").child(title))
        .child(lines)
        .done()
}

/// What one thing would make of the hand, in words: "Self-draw would make it 3 fan."
fn says(house: &House, one: &Improved) -> String {
    let worth = words::value(house, one.score.best.counted);
    match one.lift {
        Improvement::SelfDraw => tr!("Self-draw would make it {0}.", worth),
        Improvement::RobbingTheKong => tr!("Robbing the kong would make it {0}.", worth),
        Improvement::Circumstance(rule) => tr!("“{0}” would make it {1}.", rule.name, worth),
        Improvement::Bonus(tile) => tr!("{0} beside the hand would make it {1}.", tile, worth),
        Improvement::Wait(tile) => tr!("Won on {0}, it would be {1}.", tile, worth),
    }
}
