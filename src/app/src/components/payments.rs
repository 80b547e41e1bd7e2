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
pub fn transfers(report: &Report, money: Money) -> Html {
    if report.transfers.is_empty() {
        return Html::default();
    }
    let line = |one: &Transfer| {
        html! {
            <li class="line" data-transfer={format!("{}-{}", one.from.letter(), one.to.letter())}>
                <span class="line-name">{ format!("{} pays {} {}", one.from, one.to, words::short_amount(money, one.amount)) }</span>
                <span class="line-says">
                    { words::sentence(one.grounds.says) }{ " " }<cite>{ one.grounds.clause }</cite>
                </span>
            </li>
        }
    };
    html! {
        <div class="part">
            <h2 class="label">{ "Who pays whom" }</h2>
            <ul class="lines">{ for report.transfers.iter().map(line) }</ul>
        </div>
    }
}
