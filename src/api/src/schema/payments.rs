//! Payments between players.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use tilewise_rules::{Account, BySeat, Money, Payments, PotKey, Seat};

use super::values::AmountJson;
#[cfg(test)]
use super::words;

/// A payment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Transfer"))]
pub struct TransferJson {
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    from: &'static str,
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    to: &'static str,
    /// In the money of the rule set: a whole number, or one with at most two decimals.
    amount: AmountJson,
    reason: &'static str,
    clause: &'static str,
}

/// An amount of a player that no other seat pays or receives.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Collected"))]
pub struct CollectedJson {
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    seat: char,
    amount: AmountJson,
    reason: &'static str,
    clause: &'static str,
}

/// Returns the stakes that players receive; the pot of drawn hands is in `pot` and `payments`.
pub fn collected(payments: &Payments, money: Money) -> impl Iterator<Item = CollectedJson> {
    let all = payments.transfers().iter();
    let all = all.filter(|one| one.from != Account::Pot(PotKey::Draws));
    all.filter_map(move |one| {
        let seat = one.to.seat()?;
        one.from.seat().is_none().then(|| CollectedJson {
            seat: seat.letter(),
            amount: AmountJson::new(one.amount, money),
            reason: one.reason.text,
            clause: one.reason.clause,
        })
    })
}

/// Returns the payments between players, in order.
pub fn among_players(payments: &Payments, money: Money) -> impl Iterator<Item = TransferJson> {
    let all = payments.transfers().iter();
    let among = all.filter(|one| one.from.seat().is_some() && one.to.seat().is_some());
    among.map(move |one| TransferJson::new(one, money))
}

/// Returns the amounts that players pay and no player receives.
pub fn fines(payments: &Payments, money: Money) -> impl Iterator<Item = CollectedJson> {
    let all = payments.transfers().iter();
    let fines = all.filter(|one| one.to == Account::Bank);
    fines.filter_map(move |one| {
        Some(CollectedJson {
            seat: one.from.seat()?.letter(),
            amount: AmountJson::new(one.amount, money),
            reason: one.reason.text,
            clause: one.reason.clause,
        })
    })
}

/// Returns what the bank gains, if anything.
pub fn bank(payments: &Payments, money: Money) -> Option<AmountJson> {
    let gained = payments.net_of(Account::Bank);
    (gained != 0).then(|| AmountJson::new(gained, money))
}

impl TransferJson {
    fn new(one: &tilewise_rules::Transfer, money: Money) -> Self {
        Self {
            from: one.from.key(),
            to: one.to.key(),
            amount: AmountJson::new(one.amount, money),
            reason: one.reason.text,
            clause: one.reason.clause,
        }
    }
}

/// An input without effect.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Ignored"))]
pub struct UnusedInputJson {
    /// The field, such as `win.from`.
    pub at: String,
    /// The reason.
    pub message: String,
}

/// The gain or loss of each player; with the change of a pot they sum to 0. Elsewhere, a number for each
/// player.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Payments"))]
#[serde(rename_all = "UPPERCASE")]
pub struct NetJson {
    e: AmountJson,
    s: AmountJson,
    w: AmountJson,
    n: AmountJson,
}

/// Returns the gain or loss of each player.
pub fn net(net: &BySeat<i64>, money: Money) -> NetJson {
    let of = |seat| AmountJson::new(net[seat], money);
    NetJson {
        e: of(Seat::East),
        s: of(Seat::South),
        w: of(Seat::West),
        n: of(Seat::North),
    }
}
