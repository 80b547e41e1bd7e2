//! Paying for all.

use crate::element::Case;
use crate::payment::Grounds;
use crate::score::Tally;
use crate::tile::Seat;

/// Who pays for all, and why.
pub(super) struct Liable {
    /// Who pays.
    pub payer: Seat,
    /// Why.
    pub grounds: &'static Grounds,
}

/// Who pays for all, if anybody.
pub(super) fn liable(_: &Case, _: &Tally) -> Option<Liable> {
    None
}
