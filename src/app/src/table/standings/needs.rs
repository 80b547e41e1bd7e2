//! The requirements of all players in the current hand.

use tilewise_ledger::{Goal, MinimalHands, PlayerId, Requirement, Table, Value, WinMethod};
use tilewise_rules::{RuleConfig, Seat};
use yew::prelude::*;

use super::end::overall;
use crate::i18n::Locale;
use crate::table::view::href;
use crate::table::{Route, amount, house, name};
use crate::ui::phrases;

/// Renders the requirements of all players; empty before the last round and after the end.
pub fn needs(locale: Locale, table: &Table) -> Html {
    if table.end_reason.is_some() || !table.is_last_round() {
        return Html::default();
    }
    html! {
        <details class="more needs" open={true}>
            <summary>{ tr!(locale, "What each needs in this hand") }</summary>
            <ul>{ for Seat::ALL.map(|seat| player_needs(locale, table, table.seats()[seat])) }</ul>
        </details>
    }
}

/// Renders the requirements of a player, with a link to example hands.
fn player_needs(locale: Locale, table: &Table, player: PlayerId) -> Html {
    let mut all = table.requirements(player, &table.usual_goals());
    let first = all.first().map(|need| need.goal);
    all.retain(|need| !need.is_met);
    // If all goals are met, the first one is shown.
    let met = first.filter(|_| all.is_empty());
    html! {
        <li data-needs={player.0.to_string()}>
            <a class="need-player" href={href(&Route::Need(player).into())}>
                <strong>{ name(table, player) }</strong>
                { " " }
                { tr!(locale, "With example hands") }
            </a>
            <ul>
                if let Some(goal) = met {
                    <li>
                        <span class="need-goal">{ goal_text(locale, table, goal) }</span>
                        <span class="need-way">{ tr!(locale, "Already reached.") }</span>
                    </li>
                }
                for need in &all {
                    <li>
                        <span class="need-goal">{ goal_text(locale, table, need.goal) }</span>
                        { ways(locale, table, need) }
                    </li>
                }
            </ul>
        </li>
    }
}

/// Renders the values for each win method, or a single text for all methods.
fn ways(locale: Locale, table: &Table, need: &Requirement) -> Html {
    if let Some(text) = alike(locale, need) {
        return html! { <span class="need-way">{ text }</span> };
    }
    html! {
        for (way, hands) in &need.methods {
            <span class="need-way">
                { by(locale, table, *way) }
                { ": " }
                { least(locale, house(table), hands) }
            </span>
        }
    }
}

/// Returns a single text for all win methods if any win is enough for each of them, or none for any.
pub(crate) fn alike(locale: Locale, need: &Requirement) -> Option<String> {
    let mut all = need.methods.iter().map(|(_, hands)| hands);
    let text = if all.clone().all(|hands| hands.any_hand) {
        tr!(locale, "any win")
    } else if all.all(is_out_of_reach) {
        tr!(locale, "no win is enough")
    } else {
        return None;
    };
    Some(phrases::with_full_stop(locale, text))
}

pub(crate) fn is_out_of_reach(hands: &MinimalHands) -> bool {
    !hands.any_hand && hands.values.is_empty()
}

pub(crate) fn goal_text(locale: Locale, table: &Table, goal: Goal) -> String {
    match goal {
        Goal::First => tr!(locale, "First place").to_owned(),
        Goal::Place(place) => tr!(locale, "Place {0} or better", place),
        Goal::NotLast => tr!(locale, "Not last").to_owned(),
        Goal::Before(other) => tr!(locale, "Ahead of {0}", name(table, other)),
        Goal::Positive => tr!(locale, "A positive score").to_owned(),
        Goal::Score(least) => tr!(locale, "At least {0} points", amount(house(table), least)),
        Goal::Overall(least) => {
            let least = overall(locale, house(table), least).unwrap_or_default();
            tr!(locale, "At least {0}", least)
        }
    }
}

pub(crate) fn by(locale: Locale, table: &Table, way: WinMethod) -> String {
    match way {
        WinMethod::SelfDraw => tr!(locale, "Self-draw").to_owned(),
        WinMethod::From(player) => tr!(locale, "from {0}", name(table, player)),
    }
}

fn least(locale: Locale, house: &RuleConfig, hands: &MinimalHands) -> String {
    if hands.any_hand {
        return tr!(locale, "any win").to_owned();
    }
    if is_out_of_reach(hands) {
        return tr!(locale, "no win is enough").to_owned();
    }
    let all = distinct(locale, house, hands).into_iter();
    all.map(|(_, text)| text).collect::<Vec<_>>().join(" / ")
}

/// Returns the lowest values with their labels, without adjacent duplicate labels.
pub(crate) fn distinct(
    locale: Locale,
    house: &RuleConfig,
    hands: &MinimalHands,
) -> Vec<(Value, String)> {
    let all = hands
        .values
        .iter()
        .map(|value| (*value, value_text(locale, house, *value)));
    let mut all: Vec<_> = all.collect();
    all.dedup_by(|one, other| one.1 == other.1);
    all
}

/// Returns a value as text: the level of payment, or what is counted.
pub fn value_text(locale: Locale, house: &RuleConfig, value: Value) -> String {
    if let Some(level) = value.level(house) {
        let level = locale.translate(level.name);
        return match value {
            Value::Units(units) if units > 1 => format!("{level} ×{units}"),
            _ => level.to_owned(),
        };
    }
    match value {
        Value::OnAxis { counted, on_axis } => {
            phrases::hand_value(locale, house, counted, &[on_axis])
        }
        Value::Counted(counted) | Value::Units(counted) => phrases::value(locale, house, counted),
    }
}
