//! The requirements of all players in the current hand.

use tilewise_ledger::{Goal, MinimalHands, Requirement, Table, Value, WinMethod};
use tilewise_rules::{RuleConfig, Seat};
use yew::prelude::*;

use super::end::overall;
use super::href;
use crate::components::tag::{Tag, tag};
use crate::language::translate;
use crate::table::{Route, amount, house, name};
use crate::words;

/// Renders the requirements of all players; empty before the last round and after the end.
pub fn needs(table: &Table) -> Html {
    if table.end_reason.is_some() || !table.is_last_round() {
        return Html::default();
    }
    let one = |seat: Seat| {
        let player = table.seats()[seat];
        let mut all = table.requirements(player, &table.usual_goals());
        let first = all.first().map(|need| need.goal);
        all.retain(|need| !need.is_met);
        // If all goals are met, the first one is shown.
        let has = first.filter(|_| all.is_empty());
        let has = has.map(|one| {
            let status = tag("span").class("need-way");
            wished(table, one).child(status.child(tr!("Already reached.")))
        });
        let all = all.iter();
        let all = all.map(|need| wished(table, need.goal).child(ways(table, need)));
        let who = tag("a")
            .class("need-player")
            .with("href", href(&Route::Need(player).into()))
            .child(tag("strong").child(name(table, player)))
            .child(" ")
            .child(tr!("With example hands"));
        tag("li")
            .with("data-needs", player.0.to_string())
            .child(who)
            .child(tag("ul").children(has.into_iter().chain(all)))
    };
    let summary = tag("summary").child(tr!("What each needs in this hand"));
    tag("details")
        .class("more needs")
        .with("open", "open")
        .child(summary)
        .child(tag("ul").children(Seat::ALL.map(one)))
        .done()
}

/// Renders the label of a goal.
fn wished(table: &Table, one: Goal) -> Tag {
    let label = tag("span").class("need-goal").child(goal_text(table, one));
    tag("li").child(label)
}

/// Renders the values for each win method, or a single text for all methods.
fn ways(table: &Table, need: &Requirement) -> Html {
    if let Some(text) = alike(need) {
        return tag("span").class("need-way").child(text).done();
    }
    let way = |(way, hands): &(WinMethod, MinimalHands)| {
        let way = tag("span").class("need-way").child(by(table, *way));
        way.child(": ").child(least(house(table), hands))
    };
    need.methods.iter().map(way).collect()
}

/// Returns a single text for all win methods if any win is enough for each of them, or none for any.
pub(super) fn alike(need: &Requirement) -> Option<String> {
    let mut all = need.methods.iter().map(|(_, hands)| hands);
    let text = if all.clone().all(|hands| hands.any_hand) {
        tr!("any win")
    } else if all.all(is_out_of_reach) {
        tr!("no win is enough")
    } else {
        return None;
    };
    Some(words::sentence(text))
}

pub(super) fn is_out_of_reach(hands: &MinimalHands) -> bool {
    !hands.any_hand && hands.values.is_empty()
}

pub(super) fn goal_text(table: &Table, goal: Goal) -> String {
    match goal {
        Goal::First => tr!("First place").to_owned(),
        Goal::Place(place) => tr!("Place {0} or better", place),
        Goal::NotLast => tr!("Not last").to_owned(),
        Goal::Before(other) => tr!("Ahead of {0}", name(table, other)),
        Goal::Positive => tr!("A positive score").to_owned(),
        Goal::Score(least) => tr!("At least {0} points", amount(house(table), least)),
        Goal::Overall(least) => {
            let least = overall(house(table), least).unwrap_or_default();
            tr!("At least {0}", least)
        }
    }
}

pub(super) fn by(table: &Table, way: WinMethod) -> String {
    match way {
        WinMethod::SelfDraw => tr!("Self-draw").to_owned(),
        WinMethod::From(player) => tr!("from {0}", name(table, player)),
    }
}

fn least(house: &RuleConfig, hands: &MinimalHands) -> String {
    if hands.any_hand {
        return tr!("any win").to_owned();
    }
    if is_out_of_reach(hands) {
        return tr!("no win is enough").to_owned();
    }
    let all = distinct(house, hands).into_iter();
    all.map(|(_, text)| text).collect::<Vec<_>>().join(" / ")
}

/// Returns the lowest values with their labels, without adjacent duplicate labels.
pub(super) fn distinct(house: &RuleConfig, hands: &MinimalHands) -> Vec<(Value, String)> {
    let all = hands
        .values
        .iter()
        .map(|value| (*value, value_text(house, *value)));
    let mut all: Vec<_> = all.collect();
    all.dedup_by(|one, other| one.1 == other.1);
    all
}

pub(super) fn value_text(house: &RuleConfig, value: Value) -> String {
    if let Some(level) = value.level(house) {
        let level = translate(level.name);
        return match value {
            Value::Units(units) if units > 1 => format!("{level} ×{units}"),
            _ => level.to_owned(),
        };
    }
    match value {
        Value::OnAxis { counted, on_axis } => words::hand_value(house, counted, &[on_axis]),
        Value::Counted(counted) | Value::Units(counted) => words::value(house, counted),
    }
}
