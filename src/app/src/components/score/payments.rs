//! Who pays whom.

use tilewise_rules::{Money, Seat, Transfer};
use yew::prelude::*;

use super::payment_diagram::payment_diagram;
use crate::language::translate;
use crate::outcome::ScoredWin;
use crate::words;

/// What each player gains or loses.
pub fn shares(win: &ScoredWin) -> Html {
    let money = win.money();
    html! {
        <dl class="shares">
            { for win.net().iter().map(|(seat, &amount)| {
                let class = if seat == win.winner() { "share share-winner" } else { "share" };
                html! {
                    <div {class} data-payment={seat.letter().to_string()}
                        data-amount={money.decimal(amount).to_string()}>
                        <dt>{ translate(seat.name()) }</dt>
                        <dd>{ words::signed(money, amount) }</dd>
                    </div>
                }
            }) }
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
    html! {
        <>
            <span class="line-name">{ tr!("{0} pays {1} {2}", one.from.name(), one.to.name(), amount) }</span>
            <span class="line-says">
                { words::says(one.reason.says) }{ " " }<cite>{ one.reason.clause }</cite>
            </span>
        </>
    }
}
