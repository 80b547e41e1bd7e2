//! Open decisions of the rule books, their defaults, and the options that change them.

use tilewise_rules::{RuleConfig, RuleOption, RuleSet};
use yew::prelude::*;

use super::{links, part};
use crate::components::tag::{Tag, tag};
use crate::evidence::{OpenDecision, RuleSetEvidence};
use crate::language::{is_english, translate};
use crate::rules::{HouseAnswer, find_answers};
use crate::{rule_sets, words};

/// Draws a table's open decisions, and the values of its options that aren't confirmed by a primary source.
pub fn open(table: &RuleSetEvidence, rule_set: Option<&'static RuleSet>) -> Html {
    let settled_by_book = rule_set.map(own).unwrap_or_default();
    let one = |open: &OpenDecision| decision(open, rule_set, &settled_by_book);
    let hint = tag("p").class("rules-hint").child(tr!(
        "Where a text can be read in two ways, one was taken. Where tables take the other, a house rule changes it."
    ));
    let english = (!is_english()).then(|| {
        tag("p")
            .class("rules-hint")
            .child(tr!("What has no house rule stands here in English."))
    });
    let summary = tag("summary")
        .child(tag("strong").child(tr!("What the book leaves open")))
        .child(" ")
        .child(tag("small").child(tr!("{0} {0:decision|decisions}", table.open.len())));
    let list = tag("ul").class("evidence-open");
    let inside = tag("details")
        .class("evidence-book")
        .with("data-left-open", table.key)
        .child(summary)
        .child(hint)
        .child_if(english)
        .child(list.children(table.open.iter().map(one)));
    html! { <>{ inside.done() }{ unread(table.key) }</> }
}

/// Returns the defaults of a rule set's options.
fn own(rule_set: &'static RuleSet) -> Vec<HouseAnswer> {
    find_answers(&RuleConfig::with_defaults(rule_set), "")
}

/// Draws a decision: its option and value, or a sentence in English.
fn decision(open: &OpenDecision, rule_set: Option<&'static RuleSet>, all: &[HouseAnswer]) -> Tag {
    let of = |key: &&str| all.iter().find(|one| one.choice.key == *key);
    let rules: Vec<&HouseAnswer> = open.options.iter().filter_map(of).collect();
    let content = if rules.is_empty() || is_english() || rule_set.is_none() {
        vec![
            tag("span")
                .with("lang", "en")
                .child(format!("{}.", open.decision)),
        ]
    } else {
        rules.iter().map(|one| answer(one.choice, one)).collect()
    };
    let changed = rules.iter().map(|one| translate(one.choice.name));
    let changed = (!rules.is_empty() && is_english()).then(|| {
        let rules = changed.collect::<Vec<_>>().join(" · ");
        tag("small").child(tr!("House rule: {0}", rules))
    });
    tag("li")
        .with("data-open", open.name)
        .child(tag("cite").child(open.name))
        .child(tag("span").children(content).child(" ").child_if(changed))
        .child(
            tag("span")
                .class("evidence-links")
                .children(links(&open.links, open.name)),
        )
}

/// Draws an option and its default.
fn answer(choice: &RuleOption, settled: &HouseAnswer) -> Tag {
    tag("span")
        .class("evidence-answer")
        .child(translate(choice.name))
        .child(" ")
        .child(tag("strong").child(settled.answer.clone()))
}

/// Draws the values without a primary source: quoted by others, or assumed.
fn unread(key: &str) -> Html {
    let here = rule_sets::here();
    let variants = rule_sets::variants(key).iter();
    let all: Vec<Tag> = variants
        .filter_map(|listed| {
            let rule_set = here.iter().find(|one| one.key == listed.key)?;
            let unread = own(rule_set);
            let unread: Vec<String> = unread
                .iter()
                .filter_map(|one| {
                    let how = words::source_note(one.confidence?)?;
                    let name = translate(one.choice.name);
                    Some(tr!("{0}: {1} ({2})", name, one.answer.clone(), how))
                })
                .collect();
            let name = listed.variant.map_or(listed.name, |variant| variant.name);
            let title = tr!("{0}: {1} {1:answer|answers}", name, unread.len());
            let list = unread.iter().map(|text| tag("li").child(text.clone()));
            (!unread.is_empty()).then(|| {
                tag("details")
                    .class("evidence-book")
                    .with("data-unread", listed.key)
                    .child(tag("summary").child(tag("strong").child(title)))
                    .child(tag("ul").class("evidence-facts").children(list))
            })
        })
        .collect();
    if all.is_empty() {
        return Html::default();
    }
    let hint = tag("p").class("rules-hint").child(tr!(
        "Answers marked like this are not checked against the rule book."
    ));
    let inside = tag("div").child(hint).children(all);
    part(tr!("Answers not checked against the rule book"), inside)
}
