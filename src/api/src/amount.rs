//! Reading of amounts: numbers with few decimals.

use tilewise_ledger::PARTS;

use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::value::JsonValue;

/// An amount with two decimals.
pub const AMOUNT: &str = "an amount with at most two decimals";

/// The maximum absolute amount.
const MOST: i64 = 1_000_000_000_000;

/// Reads an amount, in hundredths.
pub fn amount(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<i64> {
    in_parts(value, PARTS, AMOUNT, diagnostics)
}

/// Reads a number in parts of a unit, such as hundredths.
pub fn in_parts(
    value: &JsonValue,
    parts: i64,
    want: &str,
    diagnostics: &mut Diagnostics,
) -> Option<i64> {
    let most = MOST * parts;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::float_cmp,
        reason = "whole and in the exact range of a double; rounding restores the decimal"
    )]
    let amount = match *value.json {
        Json::Whole(number) => number.checked_mul(parts),
        Json::Number(number) => {
            let whole = (number * parts as f64).round();
            let is_whole = whole / parts as f64 == number;
            (is_whole && whole.abs() <= most as f64).then_some(whole as i64)
        }
        _ => None,
    };
    let amount = amount.filter(|amount| (-most..=most).contains(amount));
    if amount.is_none() {
        value.refuse(want, diagnostics);
    }
    amount
}
