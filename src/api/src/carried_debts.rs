//! Reading of debts that are carried from hand to hand.

use tilewise_rules::{CarriedDebt, CarriedDebts, CarriedWin, DebtFault, Seat};

use crate::diagnostics::{Diagnostics, Path};
use crate::schema::carried::{CarriedWinJson, DebtJson};
use crate::schema::keys::keys;
use crate::value::{JsonObject, JsonValue, SEAT};

/// The accepted input for debts.
pub const DEBTS: &str = "a list of debts, each with creditor, debtor, points and wins";
/// The accepted input for the wins of a hand.
pub const WINS: &str = "a list of wins, each with winner, payer and points";

/// Reads debts; impossible ones are errors.
pub fn debts(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<CarriedDebts> {
    let items: Vec<JsonValue> = value.items(DEBTS, diagnostics).collect();
    let read: Vec<Option<CarriedDebt>> = items.iter().map(|item| debt(item, diagnostics)).collect();
    let mut all = CarriedDebts::NONE;
    for (item, debt) in items.iter().zip(&read) {
        if let Some(Err(fault)) = debt.map(|debt| all.add(debt)) {
            refuse(fault, item.at, diagnostics);
        }
    }
    read.iter().all(Option::is_some).then_some(all)
}

fn refuse(fault: DebtFault, at: Path, diagnostics: &mut Diagnostics) {
    diagnostics.push_unparsed("bad-request", at, fault.to_string());
}

fn debt(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<CarriedDebt> {
    let fields = value.object(keys::<DebtJson>(), diagnostics)?;
    let creditor = seat(&fields, "creditor", diagnostics);
    let debtor = seat(&fields, "debtor", diagnostics);
    let points = number(&fields, "points", diagnostics);
    let wins = number(&fields, "wins", diagnostics);
    match CarriedDebt::new(creditor?, debtor?, points?, wins?) {
        Ok(debt) => Some(debt),
        Err(fault) => {
            refuse(fault, value.at, diagnostics);
            None
        }
    }
}

/// Reads the wins of a hand; the rules judge whether they fit together.
pub fn wins(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Vec<CarriedWin>> {
    let items: Vec<JsonValue> = value.items(WINS, diagnostics).collect();
    let read: Vec<Option<CarriedWin>> = items.iter().map(|item| win(item, diagnostics)).collect();
    read.into_iter().collect()
}

fn win(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<CarriedWin> {
    let fields = value.object(keys::<CarriedWinJson>(), diagnostics)?;
    let winner = seat(&fields, "winner", diagnostics);
    let payer = seat(&fields, "payer", diagnostics);
    let points = number(&fields, "points", diagnostics);
    Some(CarriedWin {
        winner: winner?,
        payer: payer?,
        points: points?,
    })
}

fn seat<'a>(fields: &JsonObject<'a>, key: &'a str, diagnostics: &mut Diagnostics) -> Option<Seat> {
    let value = fields.needed(key, SEAT, diagnostics);
    value.and_then(|value| value.seat(diagnostics))
}

fn number<'a>(fields: &JsonObject<'a>, key: &'a str, diagnostics: &mut Diagnostics) -> Option<u32> {
    let value = fields.needed(key, "a whole number", diagnostics);
    value.and_then(|value| value.number(u32::MAX.into(), diagnostics))
}
