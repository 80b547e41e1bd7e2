//! Debts that are carried from hand to hand: where each comes from, and what the next win does to it.

use tilewise_ledger::{PlayerDebt, Table};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::table::view::{TableView, href};
use crate::table::{Route, hand_with_counters, house, name};

/// The event in which a debtor pays a debt off.
const PAY_OFF: &str = "carry-cut";

/// Draws the debts, if there are any.
pub fn carried_debts(locale: Locale, at: &TableView, table: &Table) -> Html {
    if table.carried.is_empty() {
        return Html::default();
    }
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
            <ul>{ for table.carried.iter().map(|debt| line(locale, table, debt)) }</ul>
            if can_pay_off {
                <a
                    class="button"
                    data-action="pay-off"
                    href={href(&Route::Event(Some(PAY_OFF.to_owned())).into())}
                >
                    { tr!(locale, "Pay a debt off") }
                </a>
            }
        </section>
    }
}

/// Draws a debt.
fn line(locale: Locale, table: &Table, debt: &PlayerDebt) -> Html {
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
                    { tr!(
                        locale,
                        "If {0} wins off {1}, the debt grows to {2} plus the points of that win.",
                        creditor.clone(),
                        debtor.clone(),
                        i64::from(outlook.grown)
                    ) }
                    { " " }
                    { tr!(
                        locale,
                        "If {0} wins off {1}, {2} is paid and the debt ends. If only {1} wins, off another player, the debt stays. After any other win it is paid in full.",
                        debtor,
                        creditor,
                        i64::from(outlook.halved)
                    ) }
                </small>
            }
        </li>
    }
}
