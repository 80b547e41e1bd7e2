//! Payments of a win.

use tilewise_rules::{BySeat, Money, Seat, Transfer};
use yew::prelude::*;

use super::payment_diagram::payment_diagram;
use crate::components::tag::{Tag, tag};
use crate::table_hooks::{account, who};
use crate::words;

/// Length from which amounts take two per line: "+$1.50" fits next to three others on any phone.
const LONG_AMOUNT: usize = 6;

/// Draws the gain or loss of each player.
pub fn shares(net: &BySeat<i64>, winner: Option<Seat>, money: Money) -> Html {
    let all = net.iter().map(|(seat, &amount)| {
        let text = words::signed(money, amount);
        (seat, amount, text)
    });
    let all: Vec<_> = all.collect();
    let is_long = all
        .iter()
        .any(|(.., text)| text.chars().count() > LONG_AMOUNT || text.contains(','));
    let share = |(seat, amount, text): (Seat, i64, String)| {
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
            .child(tag("dd").child(text))
    };
    let class = if is_long {
        "shares shares-long"
    } else {
        "shares"
    };
    let all = all.into_iter().map(share);
    tag("dl").class(class).children(all).done()
}

/// Draws all payments: as a diagram, and as a list with reasons and clauses.
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

/// Draws a payment with its reason and clause.
pub fn transfer(one: &Transfer, money: Money) -> [Tag; 2] {
    let amount = words::short_amount(money, one.amount);
    let text = match one.from.seat() {
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
        .class("line-text")
        .child(words::rule_sentence(one.reason.text))
        .child(" ")
        .child(tag("cite").child(one.reason.clause));
    [tag("span").class("line-name").child(text), why]
}
