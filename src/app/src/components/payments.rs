//! Who pays whom.

use tilewise_rules::{BySeat, Seat, Transfer};
use yew::prelude::*;

use crate::words;

#[derive(Properties, PartialEq)]
pub struct SharesProps {
    pub net: BySeat<i64>,
    pub winner: Seat,
}

/// What each player gains or loses.
#[component]
pub fn Shares(props: &SharesProps) -> Html {
    html! {
        <dl class="shares">
            { for props.net.iter().map(|(seat, &amount)| {
                let class = if seat == props.winner { "share share-winner" } else { "share" };
                html! {
                    <div {class} data-payment={seat.letter().to_string()}
                        data-amount={amount.to_string()}>
                        <dt>{ seat.name() }</dt>
                        <dd>{ words::signed(amount) }</dd>
                    </div>
                }
            }) }
        </dl>
    }
}

#[derive(Properties, PartialEq)]
pub struct TransfersProps {
    pub transfers: Vec<Transfer>,
}

/// Every payment, with its reason and clause.
#[component]
pub fn Transfers(props: &TransfersProps) -> Html {
    if props.transfers.is_empty() {
        return Html::default();
    }
    let line = |one: &Transfer| {
        html! {
            <li class="line" data-transfer={format!("{}-{}", one.from.letter(), one.to.letter())}>
                <span class="line-name">{ format!("{} pays {} {}", one.from, one.to, one.amount) }</span>
                <span class="line-says">
                    { words::sentence(one.grounds.says) }{ " " }<cite>{ one.grounds.clause }</cite>
                </span>
            </li>
        }
    };
    html! {
        <div class="part">
            <h2 class="label">{ "Who pays whom" }</h2>
            <ul class="lines">{ for props.transfers.iter().map(line) }</ul>
        </div>
    }
}
