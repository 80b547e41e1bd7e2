//! Who pays whom for a win.

use crate::element::Case;
use crate::house::House;
use crate::payment::Payments;
use crate::score::Tally;

/// What a win is worth before it is shared out.
pub(super) fn points(_: &House, tally: &Tally) -> i64 {
    tally.counted.into()
}

/// The payments of a win.
pub(super) fn settle(case: &Case, tally: &Tally) -> Payments {
    if let Some(liable) = super::pao::liable(case, tally) {
        let mut payments = Payments::none();
        payments.pay(liable.payer, case.situation.seat, 1, liable.grounds);
        return payments;
    }
    Payments::none()
}
