//! Table of payments by value.

use tilewise_rules::{Axis, RuleConfig};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::rules::contents::{Cell, CellPayment, LevelRow, ValueTable};
use crate::ui::phrases;

/// Draws the payments of each value for East and other winners, with a hand for each.
pub fn value_table(locale: Locale, house: &RuleConfig, axis: &Axis, table: &ValueTable) -> Html {
    let (key, caption, how) = if table.dealer {
        (
            "dealer",
            tr!(locale, "East wins"),
            tr!(locale, "By discard; below it self-drawn, from each."),
        )
    } else {
        (
            "other",
            tr!(locale, "Another player wins"),
            tr!(
                locale,
                "By discard; below it self-drawn, from each and from East."
            ),
        )
    };
    let named = format!("values-{key}");
    let row = |(on_axis, cells): &(u16, Vec<Cell>)| {
        let label = phrases::axis_value(locale, axis, *on_axis);
        let cell = |(value, paid): (u16, &Cell)| {
            let worth = phrases::hand_value(locale, house, value, &[*on_axis]);
            let level = paid.iter().flatten().find_map(|paid| paid.level);
            let level = level.map(|level| locale.translate(level.name).to_owned());
            let name = match level {
                Some(level) => tr!(locale, "{0}, {1}", worth, level),
                None => worth,
            };
            html! { <td data-reached={reached(paid)}>{ payments(locale, house, &name, paid) }</td> }
        };
        html! {
            <tr data-row={on_axis.to_string()}>
                <th scope="row">{ label }</th>
                { for table.columns.clone().zip(cells).map(cell) }
            </tr>
        }
    };
    let span = table.columns.len();
    // It scrolls on its own if it is too wide, also by keyboard.
    html! {
        <div class="values-around" role="region" tabindex="0" aria-labelledby={named.clone()}>
            <table class="values" data-values={key}>
                <caption id={named}>
                    <strong>{ caption }</strong>
                    { " " }
                    { how }
                </caption>
                <thead>
                    <tr>
                        <td />
                        for value in table.columns.clone() {
                            <th scope="col">{ phrases::value(locale, house, value) }</th>
                        }
                    </tr>
                </thead>
                <tbody>{ for table.rows.iter().map(row) }</tbody>
                <tbody>{ for table.levels.iter().map(|row| level(locale, house, row, span)) }</tbody>
            </table>
        </div>
    }
}

/// Draws the row of a level: its name, and its lowest value.
fn level(locale: Locale, house: &RuleConfig, row: &LevelRow, span: usize) -> Html {
    let name = locale.translate(row.level.name);
    let name = if row.units > 1 {
        tr!(locale, "{0} ×{1}", name.to_owned(), row.units)
    } else {
        name.to_owned()
    };
    let (first, last) = (row.values.start, row.values.end.saturating_sub(1));
    html! {
        <tr class="values-level" data-level={row.level.key}>
            <th scope="row">
                { &name }
                { " " }
                if row.units == 0 {
                    <span>{ phrases::values(locale, house, first, last) }</span>
                }
            </th>
            <td colspan={span.to_string()} data-reached={reached(&row.paid)}>
                { payments(locale, house, &name, &row.paid) }
            </td>
        </tr>
    }
}

/// Returns the key of the level that a value reaches.
fn reached(paid: &Cell) -> Option<&'static str> {
    let level = paid.iter().flatten().find_map(|paid| paid.level);
    level.map(|level| level.key)
}

/// Draws the payments of a value, each linked to a hand with that value.
fn payments(locale: Locale, house: &RuleConfig, name: &str, paid: &Cell) -> Html {
    let ways = [
        (tr!(locale, "By discard"), "ron"),
        (tr!(locale, "Self-drawn"), "tsumo"),
    ];
    let amount = |((way, key), paid): ((&'static str, &'static str), &Option<CellPayment>)| {
        let Some(paid) = paid else {
            return html! { <span data-way={key}>{ "–" }</span> };
        };
        let amounts = amounts(house, &paid.amounts);
        let text = amounts.join("/");
        let all = amounts.iter().enumerate().map(|(at, one)| {
            let end = if at + 1 < amounts.len() { "/" } else { "" };
            html! {
                <>
                    if at > 0 {
                        <wbr />
                    }
                    { format!("{one}{end}") }
                </>
            }
        });
        let name = tr!(
            locale,
            "{0}, {1}: {2}",
            name.to_owned(),
            way.to_owned(),
            text
        );
        match &paid.hand {
            Some(hand) => html! {
                <a href={format!("#{hand}")} aria-label={name} data-way={key}>{ for all }</a>
            },
            None => html! { <span class="values-none" data-way={key}>{ for all }</span> },
        }
    };
    ways.into_iter().zip(paid).map(amount).collect()
}

fn amounts(house: &RuleConfig, all: &[i64]) -> Vec<String> {
    let money = house.money();
    let one = |&amount: &i64| phrases::short_amount(money, amount);
    all.iter().map(one).collect()
}
