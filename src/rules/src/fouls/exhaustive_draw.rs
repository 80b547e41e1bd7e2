//! Payments, dealer and counters after an exhaustive draw.

use super::effects::{Counters, DealerAfter};
use crate::fouls::Stakes;
use crate::model::{BySeat, Payments};
use crate::tiles::Seat;

/// Result of an exhaustive draw.
#[derive(Clone, Debug, PartialEq)]
pub struct ExhaustiveDraw {
    /// Number of tenpai players.
    pub tenpai: Tenpai,
    /// Noten payments.
    pub payments: Payments,
    /// Next dealer.
    pub dealer: DealerAfter,
    /// Treatment of the continuance counters.
    pub counters: Counters,
}

/// Number of tenpai players at a draw, as far as it matters to payments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tenpai {
    /// No player is tenpai: no payments.
    None,
    /// Some players are tenpai: the others pay them.
    Some,
    /// All players are tenpai: no payments.
    All,
}

impl Tenpai {
    fn from_seats(tenpai: BySeat<bool>) -> Self {
        match tenpai.iter().filter(|(_, tenpai)| **tenpai).count() {
            0 => Self::None,
            4 => Self::All,
            _ => Self::Some,
        }
    }
}

impl DealerAfter {
    /// Returns the next dealer after a draw: East stays dealer when tenpai.
    pub(super) fn after_draw(tenpai: BySeat<bool>) -> Self {
        if tenpai[Seat::East] {
            Self::Stays
        } else {
            Self::Rotates
        }
    }
}

impl Stakes {
    /// Returns the result of an exhaustive draw at which these players are tenpai.
    ///
    /// ```
    /// use tilewise_rules::fouls::{Counters, DealerAfter, Tenpai};
    /// use tilewise_rules::{BySeat, penalty_books};
    /// let stakes = penalty_books::WRC_2015.stakes.unwrap();
    /// let drawn = stakes.exhaustive_draw(&BySeat::new([true, false, false, false]));
    /// assert_eq!(drawn.tenpai, Tenpai::Some);
    /// assert_eq!(drawn.payments.net(), BySeat::new([3_000, -1_000, -1_000, -1_000]));
    /// assert_eq!((drawn.dealer, drawn.counters), (DealerAfter::Stays, Counters::Added));
    /// ```
    pub fn exhaustive_draw(&'static self, tenpai: &BySeat<bool>) -> ExhaustiveDraw {
        ExhaustiveDraw {
            tenpai: Tenpai::from_seats(*tenpai),
            payments: self.noten_payments(tenpai),
            dealer: DealerAfter::after_draw(*tenpai),
            counters: Counters::Added,
        }
    }

    /// Returns the payments of noten to tenpai players, in equal shares; none if no or all players are
    /// tenpai.
    ///
    /// ```
    /// use tilewise_rules::{BySeat, penalty_books};
    /// let stakes = penalty_books::WRC_2015.stakes.unwrap();
    /// let paid = stakes.noten_payments(&BySeat::new([true, false, false, false]));
    /// assert_eq!(paid.net(), BySeat::new([3_000, -1_000, -1_000, -1_000]));
    /// ```
    pub fn noten_payments(&'static self, tenpai: &BySeat<bool>) -> Payments {
        let mut payments = Payments::none();
        let ready = tenpai.iter().filter(|(_, tenpai)| **tenpai).count();
        let pairs = i64::try_from(ready * (4 - ready)).unwrap_or(0);
        if pairs == 0 {
            return payments;
        }
        for from in Seat::ALL.into_iter().filter(|seat| !tenpai[*seat]) {
            for to in Seat::ALL.into_iter().filter(|seat| tenpai[*seat]) {
                payments.pay(from, to, self.noten / pairs, &self.noten_pays);
            }
        }
        payments
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fouls::penalty_books;

    #[test]
    fn noten_pay_tenpai_and_east_stays_only_when_tenpai() {
        for book in penalty_books::ALL {
            let Some(stakes) = book.stakes else { continue };
            for (tenpai, who, net, dealer) in [
                ([false; 4], Tenpai::None, [0; 4], DealerAfter::Rotates),
                ([true; 4], Tenpai::All, [0; 4], DealerAfter::Stays),
                (
                    [false, true, false, true],
                    Tenpai::Some,
                    [-1_500, 1_500, -1_500, 1_500],
                    DealerAfter::Rotates,
                ),
                (
                    [true, true, true, false],
                    Tenpai::Some,
                    [1_000, 1_000, 1_000, -3_000],
                    DealerAfter::Stays,
                ),
            ] {
                let drawn = stakes.exhaustive_draw(&BySeat::new(tenpai));
                assert_eq!((drawn.tenpai, drawn.dealer), (who, dealer));
                assert_eq!(drawn.payments.net(), BySeat::new(net));
                assert_eq!(drawn.counters, Counters::Added);
            }
        }
    }
}
