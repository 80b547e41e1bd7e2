//! Debts that are carried from hand to hand: where each comes from, and what the next win does to it.

use tilewise_ledger::{PlayerDebt, Table};
use tilewise_rules::{CarryRule, Sentence};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::table::view::{TableView, href};
use crate::table::{Route, hand_with_counters, house, name};

/// Draws the debts, if there are any.
pub fn carried_debts(locale: Locale, at: &TableView, table: &Table) -> Html {
    let rules = house(table);
    let rule = rules.rule_set().game.progression.carry_rule(rules);
    let Some(rule) = rule.filter(|_| !table.carried.is_empty()) else {
        return Html::default();
    };
    let may_pay_off = |debt: &PlayerDebt| {
        table
            .debt_outlook(debt)
            .is_some_and(|outlook| outlook.may_cut)
    };
    let can_pay_off =
        at.writes() && table.end_reason.is_none() && table.carried.iter().any(may_pay_off);
    html! {
        <section class="carried-debts" data-debts="" aria-label={tr!(locale, "Debts")}>
            <h2>{ tr!(locale, "Debts") }</h2>
            <ul>{ for table.carried.iter().map(|debt| line(locale, table, rule, debt)) }</ul>
            if can_pay_off {
                <a
                    class="button"
                    data-action="pay-off"
                    href={href(&Route::Event(Some(rule.pay_off.to_owned())).into())}
                >
                    { tr!(locale, "Pay a debt off") }
                </a>
            }
        </section>
    }
}

/// Draws a debt.
fn line(locale: Locale, table: &Table, rule: &CarryRule, debt: &PlayerDebt) -> Html {
    let (creditor, debtor) = (name(table, debt.creditor), name(table, debt.debtor));
    let points = i64::from(debt.points);
    let origins = debt.origins.iter().map(|origin| {
        tr!(
            locale,
            "{0}: {1}",
            hand_with_counters(locale, house(table), origin.position, origin.repeats),
            i64::from(origin.points)
        )
    });
    let origins: Vec<String> = origins.collect();
    let of_rules = locale.of_part(house(table).rule_set().table_key());
    let after = |text, points: u32| {
        let gaps = vec![
            creditor.clone().into(),
            debtor.clone().into(),
            points.into(),
        ];
        of_rules.sentence(&Sentence::new(text, gaps))
    };
    html! {
        <li data-creditor={debt.creditor.0.to_string()} data-debtor={debt.debtor.0.to_string()}>
            <strong>
                { tr!(locale, "{0} owes {1} {2}", debtor.clone(), creditor.clone(), points) }
            </strong>
            if debt.wins > 1 {
                { " " }
                <span>{ tr!(locale, "{0} {0:win|wins} in a row", i64::from(debt.wins)) }</span>
            }
            if !origins.is_empty() {
                <small>{ origins.join(" · ") }</small>
            }
            if let Some(outlook) = table.debt_outlook(debt) {
                <small>
                    { after(rule.if_creditor_wins, outlook.grown) }
                    { " " }
                    { after(rule.if_others_win, outlook.halved) }
                </small>
            }
        </li>
    }
}
