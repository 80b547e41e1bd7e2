//! Debts that are carried from hand to hand.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tilewise_rules::{CarriedDebt, CarriedDebts, CarriedWin, CarryStep, Money, Seat};

use super::payments::{NetJson, TransferJson, among_players, net};
#[cfg(test)]
use super::words;

/// A debt between two players, by the seats of the hand.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Debt"))]
pub struct DebtJson {
    /// The player who is owed the points.
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    creditor: char,
    /// The player who owes them.
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    debtor: char,
    /// At least 1.
    points: u32,
    /// The number of wins in a row, at least 1.
    wins: u32,
}

impl DebtJson {
    fn new(debt: CarriedDebt) -> Self {
        let [creditor, debtor] = debt.parties().map(Seat::letter);
        Self {
            creditor,
            debtor,
            points: debt.points(),
            wins: debt.wins(),
        }
    }
}

/// Returns the list of debts.
pub fn list(debts: &CarriedDebts) -> Vec<DebtJson> {
    debts.iter().map(DebtJson::new).collect()
}

/// What a player owes a winner for one hand.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "CarriedWin"))]
pub struct CarriedWinJson {
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    winner: char,
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    payer: char,
    /// At least 1.
    points: u32,
}

impl CarriedWinJson {
    /// Creates it.
    pub const fn new(win: CarriedWin) -> Self {
        Self {
            winner: win.winner.letter(),
            payer: win.payer.letter(),
            points: win.points,
        }
    }
}

/// What is due now and what is carried, if the debts before the win are given.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Carried"))]
pub struct CarriedJson {
    /// The payments that are due now.
    transfers: Vec<TransferJson>,
    /// Their sum for each player.
    payments: NetJson,
    /// The debts afterwards, by the seats of this hand.
    debts: Vec<DebtJson>,
}

impl CarriedJson {
    /// Creates it.
    pub fn new(step: &CarryStep, money: Money) -> Self {
        Self {
            transfers: among_players(&step.payments, money).collect(),
            payments: net(&step.payments.net(), money),
            debts: list(&step.debts),
        }
    }
}
