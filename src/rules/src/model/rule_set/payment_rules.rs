//! The payments of a rule set for a win.

use crate::hands::Win;
use crate::model::{HandValue, Money, Payments, RuleOptions, Tally, Winner, WonHand};
use crate::tiles::Seat;

/// The payments of a rule set for a win.
#[derive(Clone, Copy)]
pub struct PaymentRules {
    /// Returns the unit of its payments.
    pub money: fn(&RuleOptions) -> Money,
    /// Returns the worth of a win in the unit of payments, before it is divided among the players.
    pub points: fn(&RuleOptions, &Tally) -> i64,
    /// Returns the payments for a win.
    pub settle: fn(&WonHand, &Tally) -> Payments,
    /// Returns the payments for an ordinary hand of this value, won by this seat in this way, without
    /// liability.
    pub pays: fn(&RuleOptions, Seat, Win, HandValue) -> Payments,
    /// The basis of payments, if they aren't determined by the value.
    pub basis: Option<BasisRule>,
    /// Returns what winners, in turn order, take out of a pot with this amount; `None` if there is no pot.
    pub pot: Option<TakesPot>,
    /// Returns the winner for the event of several winners, if that event accepts hands.
    pub winner: Option<fn(&WonHand, &Tally) -> Winner>,
}

impl PaymentRules {
    /// The base: points, of which nobody pays any.
    pub const BASE: Self = Self {
        money: |_| Money::POINTS,
        points: |_, tally| i64::from(tally.counted),
        settle: |_, _| Payments::none(),
        pays: |_, _, _, _| Payments::none(),
        basis: None,
        pot: None,
        winner: None,
    };
}

/// Returns what winners, in turn order, take out of a pot with this amount.
pub type TakesPot = fn(&RuleOptions, &[Seat], u32) -> Payments;

/// The conversion of the value of a hand to a payment.
#[derive(Clone, Copy, Debug)]
pub struct BasisRule {
    /// The field of the JSON interface with the number of units paid.
    pub units_key: &'static str,
    /// Returns the basis.
    pub of: fn(&RuleOptions, &Tally) -> Basis,
    /// Returns the basis of a hand with this value. A hand of the highest level has no value on further axes.
    pub of_value: fn(&RuleOptions, HandValue) -> Basis,
}

/// The basis of a payment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    /// The level.
    pub level: Option<&'static Level>,
    /// The number of units of the highest level.
    pub units: u16,
    /// The base of which all shares are multiples.
    pub base: i64,
}

/// A named level of payment, as mangan.
#[derive(Debug, PartialEq, Eq)]
pub struct Level {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
}
