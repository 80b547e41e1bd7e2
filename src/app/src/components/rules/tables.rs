//! The payments, circumstances and options of a rule configuration.

use std::ops::Range;

use tilewise_rules::{CircumstanceRule, RuleConfig, Seat, Section};
use yew::prelude::*;

use super::jump::{heading, part};
use super::value_table::value_table;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::{Tag, tag};
use crate::language::translate;
use crate::rules::{HouseAnswer, PAID, ValuePayments, payments, value_tables};
use crate::state::{PageAction, Sheet};
use crate::words;

/// The title of the circumstances.
pub const CIRCUMSTANCES: &str = text!("Circumstances");
/// The title of the options.
pub const SETTLED: &str = text!("Your house rules");

/// Renders the payments for each value.
pub fn pays(house: &RuleConfig) -> Html {
    if let ([axis], Some(tables)) = (house.rule_set().axes, value_tables(house)) {
        let each = tables.iter().map(|table| value_table(house, axis, table));
        let hint = tag("p").class("rules-hint").child(tr!(
            "Every amount leads to a hand that is worth it; a grey one has none."
        ));
        let section = tag("section").with("data-pays", "");
        return section
            .child(heading(part(PAID)))
            .child(hint)
            .children(each)
            .done();
    }
    let rows = payments(house);
    if rows.is_empty() {
        return Html::default();
    }
    let money = house.money();
    let paid = |amount: i64| words::short_amount(money, -amount);
    let row = |row: &ValuePayments| {
        let value = words::hand_value(house, row.value, &row.axes);
        let amounts = [
            row.discard[Seat::West],
            row.discard[Seat::East],
            row.self_draw[Seat::East],
        ];
        tag("tr")
            .with("data-value", row.value.to_string())
            .child(tag("th").with("scope", "row").child(value))
            .children(amounts.map(|amount| tag("td").child(paid(amount))))
    };
    let columns = [
        tr!("Value"),
        tr!("Discarder"),
        tr!("Each other"),
        tr!("Self-draw, each"),
    ];
    let columns = columns.map(|label| tag("th").with("scope", "col").child(label));
    let caption = tr!("When anybody but East wins, and nobody is liable for it");
    let table = tag("table")
        .class("rules-pays")
        .child(tag("caption").child(caption))
        .child(tag("thead").child(tag("tr").children(columns)))
        .child(tag("tbody").children(rows.iter().map(row)));
    let section = tag("section").with("data-pays", "");
    section.child(heading(part(PAID))).child(table).done()
}

/// Renders the circumstances of the rule set.
pub fn circumstances(all: &[&'static CircumstanceRule]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let one = |one: &&'static CircumstanceRule| {
        tag("div")
            .with("data-circumstance", one.circumstance.key())
            .child(tag("dt").child(translate(one.name)))
            .child(rule_text(one.description, one.clause))
    };
    let all = tag("dl").class("rules-facts").children(all.iter().map(one));
    tag("section")
        .child(heading(part(CIRCUMSTANCES)))
        .child(all)
        .done()
}

/// Renders the options by subject, in the order of the first option of each. With `onaction`, it has a button
/// to change them.
pub fn options(
    house: &RuleConfig,
    all: &[HouseAnswer],
    onaction: Option<&Callback<PageAction>>,
) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let one = |one: &HouseAnswer| {
        let confidence = one.confidence.and_then(words::source_note);
        let confidence = confidence.map(|text| {
            tag("small")
                .class("source-note")
                .child(format!(" ({text})"))
        });
        let answer = tag("strong")
            .child(one.answer.clone())
            .child_if((!one.by_book).then(|| tr!(" (not the book’s)")))
            .child_if(confidence);
        tag("div")
            .with("data-choice", one.choice.key)
            .child(tag("dt").child(translate(one.choice.name)))
            .child(rule_text(one.choice.description, one.choice.clause).child(answer))
    };
    let rule_set = house.rule_set();
    let subject = |(section, places): (&'static Section, Range<usize>)| {
        let of_part = &rule_set.options[places];
        let is_here =
            |one: &&HouseAnswer| of_part.iter().any(|choice| choice.key == one.choice.key);
        let first = all.iter().position(|one| is_here(&one))?;
        let here = all.iter().filter(is_here);
        let name = tag("h4")
            .class("rules-subject")
            .child(translate(section.name));
        let all = tag("dl").class("rules-facts").children(here.map(one));
        Some((first, tag("div").key(section.name).child(name).child(all)))
    };
    let mut subjects: Vec<_> = rule_set.sections().filter_map(subject).collect();
    subjects.sort_by_key(|(first, _)| *first);
    let change = Button {
        class: "button",
        hook: ("data-action", "change-rules".to_owned()),
        ..Button::default()
    };
    let change = onaction.map(|onaction| {
        let open = on_click(onaction, PageAction::Sheet(Some(Sheet::House)));
        change.draw(tr!("Change the house rules"), open)
    });
    let is_doubtful = all
        .iter()
        .any(|one| one.confidence.and_then(words::source_note).is_some());
    let doubtful = is_doubtful.then(|| {
        tag("p")
            .class("rules-hint")
            .with("data-doubtful", "")
            .child(tr!(
                "Answers marked like this are not checked against the rule book."
            ))
    });
    tag("section")
        .child(heading(part(SETTLED)))
        .child_if(change)
        .child_if(doubtful)
        .children(subjects.into_iter().map(|(_, subject)| subject))
        .done()
}

/// Renders the text of a rule with its clause.
fn rule_text(text: &'static str, clause: &'static str) -> Tag {
    tag("dd")
        .child(words::rule_sentence(text))
        .child(" ")
        .child(tag("cite").child(clause))
}
