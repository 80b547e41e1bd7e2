//! Payments of a win.

use tilewise_rules::{BySeat, Money, RuleConfig, Seat, Transfer};
use yew::prelude::*;

use super::payment_diagram::payment_diagram;
use crate::i18n::Locale;
use crate::store::Players;
use crate::ui::phrases;

/// Length from which amounts take two per line: "+$1.50" fits next to three others on any phone.
const LONG_AMOUNT: usize = 6;

/// Draws the gain or loss of each player.
pub fn shares(
    locale: Locale,
    net: &BySeat<i64>,
    winner: Option<Seat>,
    money: Money,
    players: &Players,
) -> Html {
    let all = net.iter().map(|(seat, &amount)| {
        let text = phrases::signed(money, amount);
        (seat, amount, text)
    });
    let all: Vec<_> = all.collect();
    let is_long = all
        .iter()
        .any(|(.., text)| text.chars().count() > LONG_AMOUNT || text.contains(','));
    let share = |(seat, amount, text): (Seat, i64, String)| {
        let won = Some(seat) == winner;
        let name = phrases::player_name(locale, players, seat);
        html! {
            <div
                class={classes!("share", won.then_some("share-winner"))}
                data-payment={seat.letter().to_string()}
                data-amount={money.decimal(amount).to_string()}
            >
                <dt title={name.clone()}>{ name }</dt>
                <dd>{ text }</dd>
            </div>
        }
    };
    html! {
        <dl class={classes!("shares", is_long.then_some("shares-long"))}>
            { for all.into_iter().map(share) }
        </dl>
    }
}

/// Draws all payments: as a diagram, and as a list with reasons and clauses. A house may carry them as debts.
pub fn transfers(
    locale: Locale,
    all: &[Transfer],
    winner: Seat,
    house: &RuleConfig,
    players: &Players,
) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let money = house.money();
    let carry_rule = house.rule_set().game.progression.carry_rule(house);
    let line = |one: &Transfer| {
        let who = format!("{}-{}", one.from.key(), one.to.key());
        html! { <li class="line" data-transfer={who}>{ transfer(locale, one, money, players) }</li> }
    };
    html! {
        <div class="part">
            <h2 class="label">{ tr!(locale, "Who pays whom") }</h2>
            if let Some(rule) = carry_rule {
                <p class="line-text" data-carried="">
                    { phrases::rule_sentence(locale, rule.instead_of_payment.text) }
                    { " " }
                    <cite>{ rule.instead_of_payment.clause }</cite>
                </p>
            }
            { payment_diagram(locale, all, winner, money, players) }
            <ul class="lines">{ for all.iter().map(line) }</ul>
        </div>
    }
}

/// Draws a payment with its reason and clause.
pub fn transfer(locale: Locale, one: &Transfer, money: Money, players: &Players) -> Html {
    let amount = phrases::short_amount(money, one.amount);
    let text = match one.from.seat() {
        Some(_) => tr!(
            locale,
            "{0} pays {1} {2}",
            phrases::account(locale, players, one.from),
            phrases::account(locale, players, one.to),
            amount
        ),
        None => tr!(
            locale,
            "{0} takes {1}: {2}",
            phrases::account(locale, players, one.to),
            amount,
            phrases::account(locale, players, one.from)
        ),
    };
    html! {
        <>
            <span class="line-name">{ text }</span>
            <span class="line-text">
                { phrases::rule_sentence(locale, one.reason.text) }
                { " " }
                <cite>{ one.reason.clause }</cite>
            </span>
        </>
    }
}
