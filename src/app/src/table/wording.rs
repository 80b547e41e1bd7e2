//! A game in words.

use tilewise_ledger::{Holder, PARTS, PlayerId, Table};
use tilewise_rules::{House, Position, PotKey, Seat};

use crate::words;

/// The name of a player.
pub fn name(table: &Table, player: PlayerId) -> &str {
    table.players.get(player.place()).map_or("", String::as_str)
}

/// Whose account it is.
pub fn holder(table: &Table, holder: Holder) -> String {
    match (holder, holder.pot()) {
        (Holder::Player(player), _) => name(table, player).to_owned(),
        (_, Some(PotKey::Bets)) => tr!("the bets").to_owned(),
        (_, Some(PotKey::Draws)) => tr!("the pot").to_owned(),
        (_, Some(PotKey::Jackpot)) => tr!("the jackpot").to_owned(),
        (Holder::Bank | Holder::Pot(_), _) => tr!("the bank").to_owned(),
    }
}

/// The seat of a player who sits at the table.
pub fn seat_of(table: &Table, player: PlayerId) -> Option<Seat> {
    table.seat_of(player)
}

/// Hundredths in the smallest unit of the house.
fn units(house: &House, hundredths: i64) -> i64 {
    hundredths / (PARTS / house.money().parts)
}

/// An amount: "25,000", "$1.50".
pub fn amount(house: &House, hundredths: i64) -> String {
    let all = units(house, hundredths);
    let sign = if all < 0 { "−" } else { "" };
    format!("{sign}{}", words::short_amount(house.money(), all.abs()))
}

/// An amount with its sign: "+64".
pub fn signed(house: &House, hundredths: i64) -> String {
    words::signed(house.money(), units(house, hundredths))
}

/// A wind in one sign.
pub fn wind(seat: Seat) -> &'static str {
    words::sign(seat)
}

/// Which hand is played: "East 3".
pub fn position(position: Position) -> String {
    tr!("{0} {1}", position.round, u16::from(position.deal))
}

/// How many counters lie on the table, if any.
pub fn counters(position: Position) -> Option<String> {
    let counters = i64::from(position.counters);
    (counters > 0).then(|| tr!("{0} {0:counter|counters}", counters))
}
