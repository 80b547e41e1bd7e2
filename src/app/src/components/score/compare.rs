//! Comparison of a hand between rule sets.

use tilewise_rules::{RuleConfig, Sentence, sentence};
use yew::prelude::*;

use super::payments::shares;
use super::waits::values;
use crate::components::button::Button;
use crate::components::tag::tag;
use crate::language::{translate, translation_scope};
use crate::outcome::{CountedElement, ElementDifference, HandOutcome, HouseComparison, ScoredWin};
use crate::state::{PageAction, all};
use crate::words;

/// Draws the hand in all rule sets: value, payers, and the causes of differences.
pub fn compare(
    all: &[HouseComparison],
    here: &RuleConfig,
    onaction: &Callback<PageAction>,
) -> Html {
    let one = |one: &HouseComparison| compared(one, one.house == *here, onaction);
    let all = all.iter().map(one);
    tag("div").class("compared").children(all).done()
}

fn compared(one: &HouseComparison, here: bool, onaction: &Callback<PageAction>) -> Html {
    let house = &one.house;
    let _scope = translation_scope(house.rule_set().table_key());
    let own = house
        .answers()
        .filter(|(_, _, is_default)| !is_default)
        .count();
    let content = match &one.outcome {
        HandOutcome::Scored(win) => scored(one, win),
        HandOutcome::Waiting(list) if !list.is_empty() => values(&one.waits, house),
        other => {
            let message = words::sentence(&words::outcome(house, None, other));
            tag("p").class("compared-none").child(message).done()
        }
    };
    let ongo = {
        let (house, onaction) = (house.clone(), onaction.clone());
        Callback::from(move |_: MouseEvent| {
            onaction.emit(PageAction::House(Box::new(house.clone())));
            onaction.emit(PageAction::Sheet(None));
        })
    };
    let go = Button {
        class: "button",
        hook: ("data-go", house.rule_set().key.to_owned()),
        ..Button::default()
    };
    let own = (own > 0).then(|| {
        let mark = tag("span").class("choice-mark");
        mark.child(words::house_rules(own))
    });
    let dropped = (!one.dropped.is_empty()).then(|| {
        let message = sentence!("These rules don’t use {0}", all(&one.dropped));
        tag("p")
            .class("compared-dropped")
            .with("data-dropped", "")
            .child(words::full_sentence(&message))
    });
    let same = (!one.same.is_empty()).then(|| {
        tag("p")
            .class("compared-same")
            .with("data-same", one.same.len().to_string())
            .child(same(&one.same))
    });
    let title = tag("h3").child(translate(house.rule_set().name));
    tag("section")
        .class("compared-one")
        .with("data-rule-set", house.rule_set().key)
        .child(title.child_if(own))
        .child_if(same)
        .child(content)
        .child_if((!here).then(|| go.draw(tr!("Score it here"), ongo)))
        .child_if(dropped)
        .done()
}

/// Returns the sentence that lists the other rule sets with the same result.
fn same(houses: &[RuleConfig]) -> String {
    let name = |house: &RuleConfig| {
        let rule_set = house.rule_set();
        rule_set
            .variant
            .map_or(rule_set.name, |variant| variant.name)
            .into()
    };
    let names = Sentence::joined("{0}, {1}", houses.iter().map(name));
    tr!("The same in {0}", names)
}

fn scored(one: &HouseComparison, win: &ScoredWin) -> Html {
    let house = &one.house;
    let line = |(counted, difference): (&CountedElement, &ElementDifference)| {
        let times = (counted.times > 1).then(|| format!(" × {}", counted.times));
        let mark = match difference {
            ElementDifference::None => None,
            ElementDifference::OnlyHere => Some(tr!("Only in these rules").to_owned()),
            ElementDifference::Others(worth) => Some(tr!("{0} in the other rules", *worth)),
        };
        let span = |class| tag("span").class(class);
        let mark = mark.map(|mark| span("line-mark").with("data-difference", "").child(mark));
        let name = span("line-name")
            .child(translate(counted.name))
            .child_if(times)
            .child_if(mark);
        tag("li")
            .class("line")
            .with("data-element", counted.key)
            .child(name)
            .child(span("line-worth").child(counted.total))
    };
    let below = win.below_minimum().then(|| words::below_minimum(house));
    let counted = win.counted().to_string();
    let value = tag("p")
        .class("worth-value")
        .with("data-counted", counted.clone())
        .child(tag("strong").child(counted))
        .child(" ")
        .child(tag("span").child(words::unit(house)));
    let paid = match below {
        Some(below) => tag("p")
            .class("worth-below")
            .with("data-below-minimum", "")
            .child(below)
            .done(),
        None => shares(&win.net(), Some(win.winner()), win.money()),
    };
    let lines = one.counts.iter().zip(&one.differences).map(line);
    let all = [
        tag("div").class("worth").child(value).child(paid),
        tag("ul").class("lines").children(lines),
    ];
    all.into_iter().collect()
}
