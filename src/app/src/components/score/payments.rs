//! Who pays whom.

use tilewise_rules::{BySeat, Money, Seat, Transfer};
use yew::prelude::*;

use super::payment_diagram::payment_diagram;
use crate::components::table::name_at;
use crate::language::translate;
use crate::words;

/// Longer amounts stand two to a line: "+$1.50" has its place beside three others on any phone.
const LONG_AMOUNT: usize = 6;

/// What each player gains or loses.
pub fn shares(net: &BySeat<i64>, winner: Option<Seat>, money: Money) -> Html {
    let all = net.iter().map(|(seat, &amount)| {
        let says = words::signed(money, amount);
        (seat, amount, says)
    });
    let all: Vec<_> = all.collect();
    let is_long = all
        .iter()
        .any(|(.., says)| says.chars().count() > LONG_AMOUNT || says.contains(','));
    let share = |(seat, amount, says): (Seat, i64, String)| {
        let class = if Some(seat) == winner {
            "share share-winner"
        } else {
            "share"
        };
        html! {
            <div {class} data-payment={seat.letter().to_string()}
                data-amount={money.decimal(amount).to_string()}>
                <dt>{ name_at(seat).unwrap_or_else(|| translate(seat.name()).to_owned()) }</dt>
                <dd>{ says }</dd>
            </div>
        }
    };
    html! {
        <dl class={classes!("shares", is_long.then_some("shares-long"))}>
            { for all.into_iter().map(share) }
        </dl>
    }
}

/// Every payment: round the table, and as a list with its reason and clause.
pub fn transfers(all: &[Transfer], winner: Seat, money: Money) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let line = |one: &Transfer| {
        let who = format!("{}-{}", one.from.key(), one.to.key());
        html! { <li class="line" data-transfer={who}>{ transfer(one, money) }</li> }
    };
    html! {
        <div class="part">
            <h2 class="label">{ tr!("Who pays whom") }</h2>
            { payment_diagram(all, winner, money) }
            <ul class="lines">{ for all.iter().map(line) }</ul>
        </div>
    }
}

/// One payment, with its reason and clause.
pub fn transfer(one: &Transfer, money: Money) -> Html {
    let amount = words::short_amount(money, one.amount);
    let says = match one.from.seat() {
        Some(_) => tr!("{0} pays {1} {2}", one.from.name(), one.to.name(), amount),
        None => tr!("{0} takes {1}: {2}", one.to.name(), amount, one.from.name()),
    };
    html! {
        <>
            <span class="line-name">{ says }</span>
            <span class="line-says">
                { words::says(one.reason.says) }{ " " }<cite>{ one.reason.clause }</cite>
            </span>
        </>
    }
}
