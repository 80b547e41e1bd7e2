//! Who pays whom.

use tilewise_rules::{BySeat, Money, Seat, Transfer};
use yew::prelude::*;

use super::payment_diagram::payment_diagram;
use crate::at_table::{account, who};
use crate::components::tag::{Tag, tag};
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
        let name = who(seat);
        tag("div")
            .class(class)
            .with("data-payment", seat.letter().to_string())
            .with("data-amount", money.decimal(amount).to_string())
            .child(tag("dt").with("title", name.clone()).child(name))
            .child(tag("dd").child(says))
    };
    let class = if is_long {
        "shares shares-long"
    } else {
        "shares"
    };
    let all = all.into_iter().map(share);
    tag("dl").class(class).children(all).done()
}

/// Every payment: round the table, and as a list with its reason and clause.
pub fn transfers(all: &[Transfer], winner: Seat, money: Money) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let line = |one: &Transfer| {
        let who = format!("{}-{}", one.from.key(), one.to.key());
        tag("li")
            .class("line")
            .with("data-transfer", who)
            .children(transfer(one, money))
    };
    tag("div")
        .class("part")
        .child(tag("h2").class("label").child(tr!("Who pays whom")))
        .child(payment_diagram(all, winner, money))
        .child(tag("ul").class("lines").children(all.iter().map(line)))
        .done()
}

/// One payment, with its reason and clause.
pub fn transfer(one: &Transfer, money: Money) -> [Tag; 2] {
    let amount = words::short_amount(money, one.amount);
    let says = match one.from.seat() {
        Some(_) => tr!(
            "{0} pays {1} {2}",
            account(one.from),
            account(one.to),
            amount
        ),
        None => tr!(
            "{0} takes {1}: {2}",
            account(one.to),
            amount,
            account(one.from)
        ),
    };
    let why = tag("span")
        .class("line-says")
        .child(words::says(one.reason.says))
        .child(" ")
        .child(tag("cite").child(one.reason.clause));
    [tag("span").class("line-name").child(says), why]
}
