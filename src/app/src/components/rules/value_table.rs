//! Table of payments by value.

use tilewise_rules::{Axis, RuleConfig};
use yew::prelude::*;

use crate::components::tag::{Tag, tag};
use crate::language::translate;
use crate::rules::{Cell, CellPayment, LevelRow, ValueTable};
use crate::words;

/// Draws the payments of each value for East and other winners, with a hand for each.
pub fn value_table(house: &RuleConfig, axis: &Axis, table: &ValueTable) -> Html {
    let (key, caption, how) = if table.dealer {
        (
            "dealer",
            tr!("East wins"),
            tr!("By discard; below it self-drawn, from each."),
        )
    } else {
        (
            "other",
            tr!("Another player wins"),
            tr!("By discard; below it self-drawn, from each and from East."),
        )
    };
    let named = format!("values-{key}");
    let caption = tag("caption")
        .with("id", named.clone())
        .child(tag("strong").child(caption))
        .child(" ")
        .child(how);
    let column = |value| {
        let head = tag("th").with("scope", "col");
        head.child(words::value(house, value))
    };
    let head = tag("tr")
        .child(tag("td"))
        .children(table.columns.clone().map(column));
    let row = |(on_axis, cells): &(u16, Vec<Cell>)| {
        let label = words::axis_value(axis, *on_axis);
        let cell = |(value, paid): (u16, &Cell)| {
            let worth = words::hand_value(house, value, &[*on_axis]);
            let level = paid.iter().flatten().find_map(|paid| paid.level);
            let level = level.map(|level| translate(level.name).to_owned());
            let name = match level {
                Some(level) => tr!("{0}, {1}", worth, level),
                None => worth,
            };
            drawn(house, &name, paid, tag("td"))
        };
        tag("tr")
            .with("data-row", on_axis.to_string())
            .child(tag("th").with("scope", "row").child(label))
            .children(table.columns.clone().zip(cells).map(cell))
    };
    let span = table.columns.len();
    let level = |row: &LevelRow| level(house, row, span);
    let table = tag("table")
        .class("values")
        .with("data-values", key)
        .child(caption)
        .child(tag("thead").child(head))
        .child(tag("tbody").children(table.rows.iter().map(row)))
        .child(tag("tbody").children(table.levels.iter().map(level)));
    // It scrolls on its own if it is too wide, also by keyboard.
    tag("div")
        .class("values-around")
        .with("role", "region")
        .with("tabindex", "0")
        .with("aria-labelledby", named)
        .child(table)
        .done()
}

/// Draws the row of a level: its name, and its lowest value.
fn level(house: &RuleConfig, row: &LevelRow, span: usize) -> Tag {
    let name = translate(row.level.name);
    let name = if row.units > 1 {
        tr!("{0} ×{1}", name.to_owned(), row.units)
    } else {
        name.to_owned()
    };
    let (first, last) = (row.values.start, row.values.end.saturating_sub(1));
    let from = (row.units == 0).then(|| {
        let from = words::values(house, first, last);
        tag("span").child(from)
    });
    let head = tag("th")
        .with("scope", "row")
        .child(name.clone())
        .child(" ")
        .child_if(from);
    let cell = tag("td").with("colspan", span.to_string());
    tag("tr")
        .class("values-level")
        .with("data-level", row.level.key)
        .child(head)
        .child(drawn(house, &name, &row.paid, cell))
}

/// Draws the payments of a value, each linked to a hand with that value.
fn drawn(house: &RuleConfig, name: &str, paid: &Cell, cell: Tag) -> Tag {
    let ways = [(tr!("By discard"), "ron"), (tr!("Self-drawn"), "tsumo")];
    let level = paid.iter().flatten().find_map(|paid| paid.level);
    let amount = |((way, key), paid): ((&'static str, &'static str), &Option<CellPayment>)| {
        let Some(paid) = paid else {
            return tag("span").with("data-way", key).child("–");
        };
        let amounts = amounts(house, &paid.amounts);
        let text = amounts.join("/");
        let all = amounts.iter().enumerate().flat_map(|(at, one)| {
            let divided = (at > 0).then(|| tag("wbr").done());
            let end = if at + 1 < amounts.len() { "/" } else { "" };
            [divided.unwrap_or_default(), format!("{one}{end}").into()]
        });
        let name = tr!("{0}, {1}: {2}", name.to_owned(), way.to_owned(), text);
        match &paid.hand {
            Some(hand) => tag("a")
                .with("href", format!("#{hand}"))
                .with("aria-label", name),
            None => tag("span").class("values-none"),
        }
        .with("data-way", key)
        .children(all)
    };
    cell.with("data-reached", level.map(|level| level.key))
        .children(ways.into_iter().zip(paid).map(amount))
}

fn amounts(house: &RuleConfig, all: &[i64]) -> Vec<String> {
    let money = house.money();
    let one = |&amount: &i64| words::short_amount(money, amount);
    all.iter().map(one).collect()
}
