//! Who pays whom.

use tilewise_rules::{Money, Transfer};
use yew::prelude::*;

use crate::outcome::Report;
use crate::words;

/// What each player gains or loses.
pub fn shares(report: &Report, money: Money) -> Html {
    html! {
        <dl class="shares">
            { for report.net.iter().map(|(seat, &amount)| {
                let class = if seat == report.winner { "share share-winner" } else { "share" };
                html! {
                    <div {class} data-payment={seat.letter().to_string()}
                        data-amount={money.decimal(amount).to_string()}>
                        <dt>{ seat.name() }</dt>
                        <dd>{ words::signed(money, amount) }</dd>
                    </div>
                }
            }) }
        </dl>
    }
}

/// Every payment, with its reason and clause.
pub fn transfers(all: &[Transfer], money: Money) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let line = |one: &Transfer| {
        let who = format!("{}-{}", one.from.letter(), one.to.letter());
        html! { <li class="line" data-transfer={who}>{ transfer(one, money) }</li> }
    };
    html! {
        <div class="part">
            <h2 class="label">{ "Who pays whom" }</h2>
            <ul class="lines">{ for all.iter().map(line) }</ul>
        </div>
    }
}

/// One payment, with its reason and clause.
pub fn transfer(one: &Transfer, money: Money) -> Html {
    let amount = words::short_amount(money, one.amount);
    html! {
        <>
            <span class="line-name">{ format!("{} pays {} {amount}", one.from, one.to) }</span>
            <span class="line-says">
                { words::sentence(one.grounds.says) }{ " " }<cite>{ one.grounds.clause }</cite>
            </span>
        </>
    }
}
