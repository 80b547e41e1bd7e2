//! What each player needs in the hand that is played.

use tilewise_ledger::{Hands, Need, Table, Value, Way, Wish};
use tilewise_rules::{House, Seat};
use yew::prelude::*;

use super::end::overall;
use super::href;
use crate::components::tag::{Tag, tag};
use crate::language::translate;
use crate::table::{Step, amount, house, name};
use crate::words;

/// What each player needs, shown in the last round without being asked.
pub fn needs(table: &Table) -> Html {
    if table.over.is_some() || !table.is_last_round() {
        return Html::default();
    }
    let one = |seat: Seat| {
        let player = table.seats()[seat];
        let mut all = table.needs(player, &table.usual_wishes());
        let first = all.first().map(|need| need.wish);
        all.retain(|need| !need.is_met);
        // Who has all of it has the first of it.
        let has = first.filter(|_| all.is_empty());
        let has = has.map(|one| {
            let says = tag("span").class("need-way");
            wished(table, one).child(says.child(tr!("Already reached.")))
        });
        let all = all.iter();
        let all = all.map(|need| wished(table, need.wish).child(ways(table, need)));
        let who = tag("a")
            .class("need-who")
            .with("href", href(&Step::Need(player).into()))
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

/// A wish, before what does it.
fn wished(table: &Table, one: Wish) -> Tag {
    let says = tag("span").class("need-wish").child(wish(table, one));
    tag("li").child(says)
}

/// What does it, won how: said once where that makes no difference.
fn ways(table: &Table, need: &Need) -> Html {
    if let Some(says) = alike(need) {
        return tag("span").class("need-way").child(says).done();
    }
    let way = |(way, hands): &(Way, Hands)| {
        let way = tag("span").class("need-way").child(by(table, *way));
        way.child(": ").child(least(house(table), hands))
    };
    need.ways.iter().map(way).collect()
}

/// What is to be said once of all ways: that any win does it, or none.
pub(super) fn alike(need: &Need) -> Option<String> {
    let mut all = need.ways.iter().map(|(_, hands)| hands);
    let says = if all.clone().all(|hands| hands.any) {
        tr!("any win")
    } else if all.all(is_out_of_reach) {
        tr!("no win is enough")
    } else {
        return None;
    };
    Some(words::sentence(says))
}

pub(super) fn is_out_of_reach(hands: &Hands) -> bool {
    !hands.any && hands.least.is_empty()
}

pub(super) fn wish(table: &Table, wish: Wish) -> String {
    match wish {
        Wish::First => tr!("First place").to_owned(),
        Wish::Place(place) => tr!("Place {0} or better", place),
        Wish::NotLast => tr!("Not last").to_owned(),
        Wish::Before(other) => tr!("Ahead of {0}", name(table, other)),
        Wish::Positive => tr!("A positive score").to_owned(),
        Wish::Score(least) => tr!("At least {0} points", amount(house(table), least)),
        Wish::Overall(least) => {
            let least = overall(house(table), least).unwrap_or_default();
            tr!("At least {0}", least)
        }
    }
}

pub(super) fn by(table: &Table, way: Way) -> String {
    match way {
        Way::SelfDraw => tr!("Self-draw").to_owned(),
        Way::From(player) => tr!("from {0}", name(table, player)),
    }
}

fn least(house: &House, hands: &Hands) -> String {
    if hands.any {
        return tr!("any win").to_owned();
    }
    if is_out_of_reach(hands) {
        return tr!("no win is enough").to_owned();
    }
    let all = distinct(house, hands).into_iter();
    all.map(|(_, says)| says).collect::<Vec<_>>().join(" / ")
}

/// The least values, each with what it is called: once where several are called the same.
pub(super) fn distinct(house: &House, hands: &Hands) -> Vec<(Value, String)> {
    let all = hands
        .least
        .iter()
        .map(|value| (*value, said(house, *value)));
    let mut all: Vec<_> = all.collect();
    all.dedup_by(|one, other| one.1 == other.1);
    all
}

pub(super) fn said(house: &House, value: Value) -> String {
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
