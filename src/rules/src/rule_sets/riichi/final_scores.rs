//! Final scores of a game.

use std::cmp::Reverse;

use super::options::choice;
use super::payment::{BET, BETS as TAKES_BETS, pays_chombo_at_once};
use crate::model::{Account, BySeat, OptionId, Payments, PotKey, RuleOptions};
use crate::sort::sort_short_by_key;
use crate::tiles::Seat;

/// Returns the final penalty for a chombo, in points of the table.
pub(super) fn each_chombo(house: &RuleOptions) -> i64 {
    if pays_chombo_at_once(house) {
        return 0;
    }
    1_000 * i64::from(house.number(const { choice("chombo") }))
}

/// Distributes the bets that are left at the end; none if the option leaves them on the table.
pub(super) fn bets_left(
    house: &RuleOptions,
    table: &BySeat<i64>,
    first_east: Seat,
    bets: i64,
) -> Payments {
    const STAY: usize = 1;
    const DEALER: usize = 2;
    const SPLIT: usize = 3;
    let mut payments = Payments::none();
    if bets <= 0 {
        return payments;
    }
    let all = BET * bets;
    let mut take = |seat: Seat, amount| {
        payments.transfer(Account::Pot(PotKey::Bets), seat.into(), amount, TAKES_BETS);
    };
    let order = places(table, first_east);
    match house.chosen(const { choice("last_bets") }) {
        STAY => {}
        DEALER => take(Seat::East, all),
        SPLIT => {
            for (&seat, part) in order.iter().zip(parts(all / 100, order.len())) {
                take(seat, 100 * part);
            }
        }
        _ => {
            let tied = tied(house, &order, table, 0);
            let each = all / i64::try_from(tied.len()).unwrap_or(1);
            for &seat in tied {
                take(seat, each);
            }
        }
    }
    payments
}

/// Splits a number into equal parts; the first parts receive the remainder.
fn parts(whole: i64, many: usize) -> impl Iterator<Item = i64> {
    let many = i64::try_from(many).unwrap_or(1);
    (0..many).map(move |number| whole.div_euclid(many) + i64::from(number < whole.rem_euclid(many)))
}

/// Final result of each player, in points of the table.
pub(super) struct Final {
    pub(super) uma: BySeat<i64>,
    /// Oka; `None` if the points at the start equal those of the return.
    pub(super) oka: Option<BySeat<i64>>,
    /// Sum of all parts, without chombo.
    pub(super) score: BySeat<i64>,
}

impl Final {
    /// Computes the final scores from the scores before [`bets_left`] and the bets that the players took. The
    /// oka follows from the points at the start.
    pub(super) fn new(
        house: &RuleOptions,
        table: &BySeat<i64>,
        bets_taken: &BySeat<i64>,
        first: Seat,
        start: i64,
    ) -> Self {
        let of_return = i64::from(house.number(const { choice("return_points") }));
        let excess = of_return - start;
        let order = places(table, first);
        let each = |of: &dyn Fn(Seat) -> i64| BySeat::new(Seat::ALL.map(of));
        let table = each(&|seat| table[seat] + bets_taken[seat]);
        let mut worth = uma(house, &table);
        let uma = shared(house, order, &table, worth);
        worth[0] += 4 * excess;
        let with_oka = shared(house, order, &table, worth);
        let oka = (excess != 0).then(|| each(&|seat| with_oka[seat] - uma[seat]));
        let exact = each(&|seat| table[seat] - of_return + with_oka[seat]);
        let score = if house.chosen(const { choice("final_rounding") }) == 0 {
            exact
        } else {
            let mut score = each(&|seat| in_thousands(table[seat]) - of_return + with_oka[seat]);
            let sum = |all: &BySeat<i64>| all.iter().map(|(_, one)| one).sum::<i64>();
            // The first place balances the rounding.
            score[order[0]] += sum(&exact) - sum(&score);
            score
        };
        Self { uma, oka, score }
    }
}

/// Rounds points of the table to thousands: 500 and less are dropped.
const fn in_thousands(points: i64) -> i64 {
    let more = if points.abs() % 1_000 > 500 { 1 } else { 0 };
    points.signum() * 1_000 * (points.abs() / 1_000 + more)
}

/// Returns the players by rank; seats in turn order from the first East break ties.
fn places(table: &BySeat<i64>, first_east: Seat) -> [Seat; 4] {
    let mut order = Seat::ALL;
    sort_short_by_key(&mut order, |&seat| {
        (Reverse(table[seat]), seat.turns_after(first_east))
    });
    order
}

/// Returns whether seats break ties.
pub(super) fn ties_by_seat(house: &RuleOptions) -> bool {
    house.chosen(const { choice("uma_ties") }) == 1
}

/// Returns the players who share a place; only one if seats break ties.
fn tied<'a>(
    house: &RuleOptions,
    order: &'a [Seat; 4],
    table: &BySeat<i64>,
    place: usize,
) -> &'a [Seat] {
    let rest = &order[place..];
    if ties_by_seat(house) {
        return &rest[..1];
    }
    let same = rest
        .iter()
        .take_while(|seat| table[**seat] == table[rest[0]]);
    &rest[..same.count()]
}

/// Returns the share of each player in the points of the places. Tied players share them, and a remainder
/// below a hundred goes to the first ones.
fn shared(
    house: &RuleOptions,
    order: [Seat; 4],
    table: &BySeat<i64>,
    worth: [i64; 4],
) -> BySeat<i64> {
    let mut all = BySeat::default();
    let mut place = 0;
    while place < 4 {
        let tied = tied(house, &order, table, place);
        let pool = worth[place..place + tied.len()].iter().sum::<i64>() / 100;
        for (&seat, part) in tied.iter().zip(parts(pool, tied.len())) {
            all[seat] = 100 * part;
        }
        place += tied.len();
    }
    all
}

/// Returns the uma of the places, in points of the table.
fn uma(house: &RuleOptions, table: &BySeat<i64>) -> [i64; 4] {
    const FLOATING: i64 = 30_000;
    const UMA: OptionId = choice("uma");
    if let Some(own) = house.places(UMA) {
        return own.map(|points| 1_000 * i64::from(points));
    }
    let places = match house.chosen(UMA) {
        0 => [15, 5, -5, -15],
        1 => [20, 10, -10, -20],
        2 => [30, 10, -10, -30],
        _ => match table
            .iter()
            .filter(|(_, score)| **score >= FLOATING)
            .count()
        {
            1 => [12, -1, -3, -8],
            2 => [8, 4, -4, -8],
            3 => [8, 3, 1, -12],
            _ => [0; 4],
        },
    };
    places.map(|points| 1_000 * points)
}
