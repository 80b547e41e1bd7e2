//! The payments, circumstances and options of a rule configuration.

use std::ops::Range;

use tilewise_rules::{CircumstanceRule, RuleConfig, Seat, Section};
use yew::prelude::*;

use super::jump::{heading, part};
use super::value_table::value_table;
use crate::i18n::Locale;
use crate::rules::contents::{HouseAnswer, PAID, ValuePayments, payments, value_tables};
use crate::store::{PageAction, Sheet, ViewAction};
use crate::ui::phrases;

/// The title of the circumstances.
pub const CIRCUMSTANCES: &str = text!("Circumstances");
/// The title of the options.
pub const SETTLED: &str = text!("Your house rules");

/// Renders the payments for each value.
pub fn pays(locale: Locale, house: &RuleConfig) -> Html {
    if let ([axis], Some(tables)) = (house.rule_set().scoring.axes, value_tables(house)) {
        return html! {
            <section data-pays="">
                { heading(part(locale, PAID)) }
                <p class="rules-hint">
                    { tr!(locale, "Every amount leads to a hand that is worth it; a grey one has none.") }
                </p>
                { for tables.iter().map(|table| value_table(locale, house, axis, table)) }
            </section>
        };
    }
    let rows = payments(house);
    if rows.is_empty() {
        return Html::default();
    }
    let money = house.money();
    let paid = |amount: i64| phrases::short_amount(money, -amount);
    let row = |row: &ValuePayments| {
        let value = phrases::hand_value(locale, house, row.value, &row.axes);
        let amounts = [
            row.discard[Seat::West],
            row.discard[Seat::East],
            row.self_draw[Seat::East],
        ];
        html! {
            <tr data-value={row.value.to_string()}>
                <th scope="row">{ value }</th>
                for amount in amounts {
                    <td>{ paid(amount) }</td>
                }
            </tr>
        }
    };
    let columns = [
        tr!(locale, "Value"),
        tr!(locale, "Discarder"),
        tr!(locale, "Each other"),
        tr!(locale, "Self-draw, each"),
    ];
    html! {
        <section data-pays="">
            { heading(part(locale, PAID)) }
            <table class="rules-pays">
                <caption>
                    { tr!(locale, "When anybody but East wins, and nobody is liable for it") }
                </caption>
                <thead>
                    <tr>
                        for label in columns {
                            <th scope="col">{ label }</th>
                        }
                    </tr>
                </thead>
                <tbody>{ for rows.iter().map(row) }</tbody>
            </table>
        </section>
    }
}

/// Renders the circumstances of the rule set.
pub fn circumstances(locale: Locale, all: &[&'static CircumstanceRule]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    html! {
        <section>
            { heading(part(locale, CIRCUMSTANCES)) }
            <dl class="rules-facts">
                for one in all {
                    <div data-circumstance={one.circumstance.key()}>
                        <dt>{ locale.translate(one.name) }</dt>
                        <dd>{ rule_text(locale, one.description, one.clause) }</dd>
                    </div>
                }
            </dl>
        </section>
    }
}

/// Renders the options by subject, in the order of the first option of each. With `onaction`, it has a button
/// to change them.
pub fn options(
    locale: Locale,
    house: &RuleConfig,
    all: &[HouseAnswer],
    onaction: Option<&Callback<PageAction>>,
) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let rule_set = house.rule_set();
    let subject = |(section, places): (&'static Section, Range<usize>)| {
        let of_part = &rule_set.settings.options[places];
        let is_here =
            |one: &&HouseAnswer| of_part.iter().any(|choice| choice.key == one.choice.key);
        let first = all.iter().position(|one| is_here(&one))?;
        let here = all.iter().filter(is_here);
        let drawn = html! {
            <div key={section.name}>
                <h4 class="rules-subject">{ locale.translate(section.name) }</h4>
                <dl class="rules-facts">{ for here.map(|one| option(locale, one)) }</dl>
            </div>
        };
        Some((first, drawn))
    };
    let mut subjects: Vec<_> = rule_set.sections().filter_map(subject).collect();
    subjects.sort_by_key(|(first, _)| *first);
    let onchange = onaction.map(|onaction| {
        onaction.reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(Some(Sheet::House))))
    });
    let is_doubtful = all.iter().any(|one| {
        one.confidence
            .and_then(|one| phrases::source_note(locale, one))
            .is_some()
    });
    html! {
        <section>
            { heading(part(locale, SETTLED)) }
            if let Some(onclick) = onchange {
                <button type="button" class="button" data-action="change-rules" {onclick}>
                    { tr!(locale, "Change the house rules") }
                </button>
            }
            if is_doubtful {
                <p class="rules-hint" data-doubtful="">
                    { tr!(locale, "Answers marked like this are not checked against the rule book.") }
                </p>
            }
            { for subjects.into_iter().map(|(_, subject)| subject) }
        </section>
    }
}

/// Renders an option with its value.
fn option(locale: Locale, one: &HouseAnswer) -> Html {
    html! {
        <div data-choice={one.choice.key}>
            <dt>{ locale.translate(one.choice.name) }</dt>
            <dd>
                { rule_text(locale, one.choice.description, one.choice.clause) }
                <strong>
                    { &one.answer }
                    if !one.by_book {
                        { tr!(locale, " (not the book’s)") }
                    }
                    if let Some(text) = one.confidence.and_then(|one| phrases::source_note(locale, one)) {
                        <small class="source-note">{ format!(" ({text})") }</small>
                    }
                </strong>
            </dd>
        </div>
    }
}

/// Renders the text of a rule with its clause.
fn rule_text(locale: Locale, text: &'static str, clause: &'static str) -> Html {
    html! {
        <>
            { phrases::rule_sentence(locale, text) }
            { " " }
            <cite>{ clause }</cite>
        </>
    }
}
