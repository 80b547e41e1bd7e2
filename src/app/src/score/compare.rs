//! Comparison of a hand between rule sets.

use tilewise_rules::{RuleConfig, Sentence, sentence};
use yew::prelude::*;

use super::payments::shares;
use super::waits::values;
use crate::i18n::Locale;
use crate::outcome::{CountedElement, ElementDifference, HandOutcome, HouseComparison, ScoredWin};
use crate::store::{PageAction, Players, RulesAction, ViewAction, all};
use crate::ui::phrases;

/// Draws the hand in all rule sets: value, payers, and the causes of differences.
pub fn compare(
    locale: Locale,
    all: &[HouseComparison],
    here: &RuleConfig,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let one = |one: &HouseComparison| compared(locale, one, one.house == *here, players, onaction);
    html! { <div class="compared">{ for all.iter().map(one) }</div> }
}

/// Draws the rule sets whose hands have another number of tiles.
pub fn not_compared(locale: Locale, houses: &[RuleConfig]) -> Html {
    if houses.is_empty() {
        return Html::default();
    }
    let name = |house: &RuleConfig| {
        let rule_set = house.rule_set();
        let identity = rule_set.identity;
        let name = identity
            .variant
            .map_or(identity.name, |variant| variant.all);
        locale
            .of_part(rule_set.table_key())
            .translate(name)
            .to_owned()
    };
    let names: Vec<String> = houses.iter().map(name).collect();
    html! {
        <p class="compared-dropped" data-other-size="">
            { tr!(
                locale,
                "Not compared, because their hands have another number of tiles: {0}.",
                names.join(locale.translate(text!(", ")))
            ) }
        </p>
    }
}

fn compared(
    locale: Locale,
    one: &HouseComparison,
    here: bool,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let house = &one.house;
    let locale = locale.of_part(house.rule_set().table_key());
    let own = house
        .answers()
        .filter(|(_, _, is_default)| !is_default)
        .count();
    let content = match &one.outcome {
        HandOutcome::Scored(win) => scored(locale, one, win, players),
        HandOutcome::Waiting(list) if !list.is_empty() => values(locale, &one.waits, house),
        other => {
            let message =
                phrases::with_full_stop(locale, &phrases::outcome(locale, house, None, other));
            html! { <p class="compared-none">{ message }</p> }
        }
    };
    html! {
        <section class="compared-one" data-rule-set={house.rule_set().identity.key}>
            <h3>
                { locale.translate(house.rule_set().identity.name) }
                if own > 0 {
                    <span class="choice-mark">{ phrases::house_rules(locale, own) }</span>
                }
            </h3>
            if !one.same.is_empty() {
                <p class="compared-same" data-same={one.same.len().to_string()}>
                    { same(locale, &one.same) }
                </p>
            }
            { content }
            if !here {
                { go(locale, house, onaction) }
            }
            if !one.dropped.is_empty() {
                <p class="compared-dropped" data-dropped="">{ dropped(locale, one) }</p>
            }
        </section>
    }
}

/// Draws the button that continues with a rule configuration.
fn go(locale: Locale, house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let onclick = {
        let (house, onaction) = (house.clone(), onaction.clone());
        move |_: MouseEvent| {
            onaction.emit(PageAction::Rules(RulesAction::Switch(Box::new(
                house.clone(),
            ))));
            onaction.emit(PageAction::View(ViewAction::ShowSheet(None)));
        }
    };
    html! {
        <button type="button" class="button" data-go={house.rule_set().identity.key} {onclick}>
            { tr!(locale, "Score it here") }
        </button>
    }
}

/// Returns the sentence that lists the input without use in these rules.
fn dropped(locale: Locale, one: &HouseComparison) -> String {
    phrases::full_sentence(
        locale,
        &sentence!("These rules don’t use {0}", all(&one.dropped)),
    )
}

/// Returns the sentence that lists the other rule sets with the same result.
fn same(locale: Locale, houses: &[RuleConfig]) -> String {
    let name = |house: &RuleConfig| {
        let rule_set = house.rule_set();
        rule_set
            .identity
            .variant
            .map_or(rule_set.identity.name, |variant| variant.name)
            .into()
    };
    let names = Sentence::joined("{0}, {1}", houses.iter().map(name));
    tr!(locale, "The same in {0}", names)
}

fn scored(locale: Locale, one: &HouseComparison, win: &ScoredWin, players: &Players) -> Html {
    let house = &one.house;
    let line = |(counted, difference): (&CountedElement, &ElementDifference)| {
        let mark = match difference {
            ElementDifference::None => None,
            ElementDifference::OnlyHere => Some(tr!(locale, "Only in these rules").to_owned()),
            ElementDifference::Others(worth) => Some(tr!(locale, "{0} in the other rules", *worth)),
        };
        html! {
            <li class="line" data-element={counted.key}>
                <span class="line-name">
                    { locale.translate(counted.name) }
                    if counted.times > 1 {
                        { format!(" × {}", counted.times) }
                    }
                    if let Some(mark) = mark {
                        <span class="line-mark" data-difference="">{ mark }</span>
                    }
                </span>
                <span class="line-worth">{ counted.total }</span>
            </li>
        }
    };
    let counted = win.counted().to_string();
    let lines = one.counts.iter().zip(&one.differences).map(line);
    html! {
        <>
            <div class="worth">
                <p class="worth-value" data-counted={counted.clone()}>
                    <strong>{ counted }</strong>
                    { " " }
                    <span>{ phrases::unit(locale, house) }</span>
                </p>
                if win.below_minimum() {
                    <p class="worth-below" data-below-minimum="">{ phrases::below_minimum(locale, house) }</p>
                } else {
                    { shares(locale, &win.net(), Some(win.winner()), win.money(), players) }
                }
            </div>
            <ul class="lines">{ for lines }</ul>
        </>
    }
}
