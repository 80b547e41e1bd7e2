//! Open decisions of the rule books, their defaults, and the options that change them.

use tilewise_rules::{RuleConfig, RuleOption, RuleSet};
use yew::prelude::*;

use super::{links, part};
use crate::i18n::Locale;
use crate::rule_sets;
use crate::rules::contents::{HouseAnswer, find_answers};
use crate::rules::figures::{OpenDecision, RuleSetEvidence};
use crate::ui::phrases;

/// Draws a table's open decisions, and the values of its options that aren't confirmed by a primary source.
pub fn open(locale: Locale, table: &RuleSetEvidence, rule_set: Option<&'static RuleSet>) -> Html {
    let settled_by_book = rule_set.map(|one| own(locale, one)).unwrap_or_default();
    let one = |open: &OpenDecision| decision(locale, open, rule_set, &settled_by_book);
    let hint = tr!(
        locale,
        "Where a text can be read in two ways, one was taken. Where tables take the other, a house rule changes it."
    );
    html! {
        <>
            <details class="evidence-book" data-left-open={table.key}>
                <summary>
                    <strong>{ tr!(locale, "What the book leaves open") }</strong>
                    { " " }
                    <small>{ tr!(locale, "{0} {0:decision|decisions}", table.open.len()) }</small>
                </summary>
                <p class="rules-hint">{ hint }</p>
                if !locale.is_english() {
                    <p class="rules-hint">
                        { tr!(locale, "What has no house rule stands here in English.") }
                    </p>
                }
                <ul class="evidence-open">{ for table.open.iter().map(one) }</ul>
            </details>
            { unread(locale, table.key) }
        </>
    }
}

/// Returns the defaults of a rule set's options.
fn own(locale: Locale, rule_set: &'static RuleSet) -> Vec<HouseAnswer> {
    find_answers(locale, &RuleConfig::with_defaults(rule_set), "")
}

/// Draws a decision: its option and value, or a sentence in English.
fn decision(
    locale: Locale,
    open: &OpenDecision,
    rule_set: Option<&'static RuleSet>,
    all: &[HouseAnswer],
) -> Html {
    let of = |key: &&str| all.iter().find(|one| one.choice.key == *key);
    let rules: Vec<&HouseAnswer> = open.options.iter().filter_map(of).collect();
    let content = if rules.is_empty() || locale.is_english() || rule_set.is_none() {
        html! { <span lang="en">{ format!("{}.", open.decision) }</span> }
    } else {
        rules
            .iter()
            .map(|one| answer(locale, one.choice, one))
            .collect()
    };
    let changed = rules.iter().map(|one| locale.translate(one.choice.name));
    let changed = (!rules.is_empty() && locale.is_english()).then(|| {
        let rules = changed.collect::<Vec<_>>().join(" · ");
        html! { <small>{ tr!(locale, "House rule: {0}", rules) }</small> }
    });
    html! {
        <li data-open={open.name}>
            <cite>{ open.name }</cite>
            <span>
                { content }
                { " " }
                { changed }
            </span>
            { links(locale, &open.links, open.name) }
        </li>
    }
}

/// Draws an option and its default.
fn answer(locale: Locale, choice: &RuleOption, settled: &HouseAnswer) -> Html {
    html! {
        <span class="evidence-answer">
            { locale.translate(choice.name) }
            { " " }
            <strong>{ &settled.answer }</strong>
        </span>
    }
}

/// Draws the values without a primary source: quoted by others, or assumed.
fn unread(locale: Locale, key: &str) -> Html {
    let here = rule_sets::here();
    let variants = rule_sets::variants(key).iter();
    let all: Vec<Html> = variants
        .filter_map(|listed| {
            let rule_set = here.iter().find(|one| one.identity.key == listed.key)?;
            let unread = own(locale, rule_set);
            let unread: Vec<String> = unread
                .iter()
                .filter_map(|one| {
                    let how = phrases::source_note(locale, one.confidence?)?;
                    let name = locale.translate(one.choice.name);
                    Some(tr!(locale, "{0}: {1} ({2})", name, one.answer.clone(), how))
                })
                .collect();
            let name = listed.variant.map_or(listed.name, |variant| variant.name);
            let title = tr!(locale, "{0}: {1} {1:answer|answers}", name, unread.len());
            (!unread.is_empty()).then(|| {
                html! {
                    <details class="evidence-book" data-unread={listed.key}>
                        <summary><strong>{ title }</strong></summary>
                        <ul class="evidence-facts">
                            for text in unread {
                                <li>{ text }</li>
                            }
                        </ul>
                    </details>
                }
            })
        })
        .collect();
    if all.is_empty() {
        return Html::default();
    }
    let inside = html! {
        <div>
            <p class="rules-hint">
                { tr!(locale, "Answers marked like this are not checked against the rule book.") }
            </p>
            { for all }
        </div>
    };
    part(
        tr!(locale, "Answers not checked against the rule book"),
        inside,
    )
}
