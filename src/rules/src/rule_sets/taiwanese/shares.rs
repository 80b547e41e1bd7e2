//! Shares of the payers of a win of known value (T-65 to T-68, T-76).

use super::options::choice;
use crate::hands::Win;
use crate::model::{Payments, Reason, RuleOptions};
use crate::tiles::Seat;

const WIN: &Reason = &Reason {
    clause: "T-65",
    text: "win",
};
const DEALER: &Reason = &Reason {
    clause: "T-67",
    text: "dealer",
};
const LIABILITY: &Reason = &Reason {
    clause: "T-76",
    text: "liability",
};
const PENALTY: &Reason = &Reason {
    clause: "T-77",
    text: "penalty",
};

/// The value of a false win in tai (T-77).
const FALSE_WIN: u16 = 8;

/// The stakes of a house: what a payment consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HouseStakes {
    /// The payment for a win without any tai.
    pub base: i64,
    /// The payment for one tai.
    pub unit: i64,
    /// The tai that every payment from or to the dealer adds.
    pub dealer: i64,
}

impl HouseStakes {
    /// Returns the stakes of a house in a hand with this streak of the dealer.
    pub fn new(house: &RuleOptions, streak: u8) -> Self {
        let dealer_tai = i64::from(house.number(const { choice("dealer_tai") }));
        let streak_tai = i64::from(house.number(const { choice("streak_tai") }));
        Self {
            base: house.number(const { choice("base") }).into(),
            unit: house.number(const { choice("unit") }).into(),
            dealer: dealer_tai + streak_tai * i64::from(streak),
        }
    }

    /// Returns the base and the tai, without the dealer's part.
    const fn plain(self, tai: u16) -> i64 {
        self.base + self.unit * tai as i64
    }

    /// Returns the dealer's part of a payment between two players.
    fn dealer_part(self, from: Seat, to: Seat) -> i64 {
        if from == Seat::East || to == Seat::East {
            self.unit * self.dealer
        } else {
            0
        }
    }

    /// Returns the whole payment from one player to another for these tai (T-65).
    pub fn amount(self, from: Seat, to: Seat, tai: u16) -> i64 {
        self.plain(tai) + self.dealer_part(from, to)
    }
}

/// The player who pays for others, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LiablePayer {
    /// The player.
    pub seat: Seat,
    /// Whether the discarder pays half of it (T-76).
    pub halves: bool,
}

/// Returns the payments for a win of these tai, to which the cap is already applied.
pub(super) fn pay(
    stakes: HouseStakes,
    winner: Seat,
    win: Win,
    tai: u16,
    liable: Option<LiablePayer>,
) -> Payments {
    // T-70: no liability for a win by bonus tiles.
    let liable = liable.filter(|_| !matches!(win, Win::BonusTiles { .. }));
    match (liable, win.from()) {
        (Some(liable), None) => self_drawn_with_liability(stakes, winner, tai, liable.seat),
        (Some(liable), Some(from)) if liable.seat != from => {
            let whole = stakes.amount(from, winner, tai);
            let mut payments = Payments::none();
            if liable.halves {
                let half = whole / 2 + whole % 2;
                payments.pay(from, winner, half, WIN);
                payments.pay(liable.seat, winner, half, LIABILITY);
            } else {
                payments.pay(liable.seat, winner, whole, LIABILITY);
            }
            payments
        }
        (_, from) => {
            let mut payments = Payments::none();
            for payer in winner.others() {
                if from.is_none_or(|from| from == payer) {
                    payments.pay(payer, winner, stakes.plain(tai), WIN);
                    payments.pay(payer, winner, stakes.dealer_part(payer, winner), DEALER);
                }
            }
            payments
        }
    }
}

/// Returns the payments of a self-draw for which one player pays all three shares.
fn self_drawn_with_liability(
    stakes: HouseStakes,
    winner: Seat,
    tai: u16,
    liable: Seat,
) -> Payments {
    let shares = winner.others().into_iter();
    let whole = shares
        .map(|payer| stakes.amount(payer, winner, tai))
        .sum::<i64>();
    let mut payments = Payments::none();
    payments.pay(liable, winner, whole, LIABILITY);
    payments
}

/// Returns the payments for a false win to each of the others (T-77).
pub(super) fn false_win(stakes: HouseStakes, seat: Seat) -> Payments {
    let mut payments = Payments::none();
    for other in seat.others() {
        payments.pay(seat, other, stakes.amount(seat, other, FALSE_WIN), PENALTY);
    }
    payments
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::BySeat;
    use crate::tiles::Wind::{East, North, South, West};

    const FIVE_AND_ONE: HouseStakes = HouseStakes {
        base: 5,
        unit: 1,
        dealer: 1,
    };

    fn repeated(streak: i64) -> HouseStakes {
        HouseStakes {
            dealer: 1 + 2 * streak,
            ..FIVE_AND_ONE
        }
    }

    #[track_caller]
    fn pays(stakes: HouseStakes, winner: Seat, win: Win, tai: u16, net: [i64; 4]) {
        let payments = pay(stakes, winner, win, tai, None);
        assert_eq!(payments.net(), BySeat::new(net));
    }

    const fn discard(from: Seat) -> Win {
        Win::Discard { from }
    }

    #[test]
    fn dealers_part_is_in_payments_from_or_to_east() {
        // T-280, T-281, T-289.
        pays(repeated(0), South, Win::SelfDraw, 3, [-9, 25, -8, -8]);
        pays(repeated(1), South, Win::SelfDraw, 6, [-14, 36, -11, -11]);
        pays(repeated(1), East, discard(South), 2, [10, -10, 0, 0]);
        pays(repeated(2), East, Win::SelfDraw, 16, [78, -26, -26, -26]);
        pays(repeated(3), West, discard(North), 0, [0, 0, 5, -5]);
    }

    #[test]
    fn stakes_are_those_of_the_house() {
        // T-290, T-297.
        let hundreds = HouseStakes {
            base: 300,
            unit: 100,
            dealer: 5,
        };
        let net = [-1200, -700, -700, 2600];
        pays(hundreds, North, Win::SelfDraw, 4, net);
        let southern = |streak: i64| HouseStakes {
            dealer: 2 * streak,
            ..FIVE_AND_ONE
        };
        pays(southern(2), East, Win::SelfDraw, 4, [39, -13, -13, -13]);
        pays(southern(4), South, discard(West), 4, [0, 9, -9, 0]);
    }

    #[test]
    fn no_dealers_part_is_no_line() {
        let southern = HouseStakes {
            dealer: 0,
            ..FIVE_AND_ONE
        };
        let payments = pay(southern, East, Win::SelfDraw, 1, None);
        assert_eq!(payments.transfers().len(), 3);
        let payments = pay(repeated(0), South, Win::SelfDraw, 1, None);
        let reasons: Vec<_> = payments
            .transfers()
            .iter()
            .map(|one| one.reason.text)
            .collect();
        assert_eq!(reasons, ["win", "win", "win", "dealer"]);
    }

    #[track_caller]
    fn liable(
        stakes: HouseStakes,
        (winner, win): (Seat, Win),
        tai: u16,
        (seat, halves): (Seat, bool),
        net: [i64; 4],
    ) {
        let liable = Some(LiablePayer { seat, halves });
        let payments = pay(stakes, winner, win, tai, liable);
        assert_eq!(payments.net(), BySeat::new(net));
    }

    #[test]
    fn the_liable_player_pays_the_shares_of_the_others() {
        // T-282, T-294, T-295.
        let drawn = (South, Win::SelfDraw);
        liable(repeated(0), drawn, 3, (West, false), [0, 25, -25, 0]);
        let from_east = (South, discard(East));
        liable(repeated(0), from_east, 3, (West, true), [-5, 10, -5, 0]);
        liable(repeated(0), from_east, 3, (West, false), [0, 9, -9, 0]);
        let from_west = (East, discard(West));
        liable(repeated(1), from_west, 8, (North, true), [16, 0, -8, -8]);
        liable(repeated(1), from_west, 7, (North, true), [16, 0, -8, -8]);
        // The liable discarder pays as ever.
        liable(repeated(1), from_west, 8, (West, true), [16, 0, -16, 0]);
        let drawn = (East, Win::SelfDraw);
        liable(repeated(2), drawn, 9, (North, false), [57, 0, 0, -57]);
    }

    #[test]
    fn bonus_wins_have_no_liability() {
        let by = Win::BonusTiles { from: None };
        let net = [-14, 40, -13, -13];
        liable(repeated(0), (South, by), 8, (West, false), net);
    }

    #[test]
    fn false_win_pays_each_of_the_others() {
        // T-296.
        let net = |streak, seat| false_win(repeated(streak), seat).net();
        assert_eq!(net(0, South), BySeat::new([14, -40, 13, 13]));
        assert_eq!(net(2, East), BySeat::new([-54, 18, 18, 18]));
    }
}
