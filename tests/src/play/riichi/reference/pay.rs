//! payments.

use super::entry::{PaoCause, WinBy};
use super::tiles::Seat;
use crate::play::riichi::options::{Options, PaoComposite, PaoHonba};

/// The payment due for a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The winner.
    pub seat: Seat,
    /// Source of the winning tile.
    pub by: WinBy,
    /// 基本点
    pub base: i64,
    /// The units of yakuman in it.
    pub yakuman: u16,
    /// The liabilities for some of them, the first one first.
    pub liable: Vec<(PaoCause, u16, Seat)>,
    /// The discarder of the kong whose replacement won, liable for all.
    pub kong_feeder: Option<Seat>,
}

/// Returns the gains of East, South, West and North with counters, without bets.
pub fn net(due: &Due, honba: i64, options: &Options) -> [i64; 4] {
    let mut net = [0; 4];
    let mut pay = |from: Seat, amount: i64| {
        net[from.place()] -= amount;
        net[due.seat.place()] += amount;
    };
    for (base, liable) in parts(due, options) {
        let liable = liable.or(due.kong_feeder);
        match (due.by.from(), liable) {
            (None, None) => {
                for other in due.seat.others() {
                    pay(other, share(due.seat, other, base));
                }
            }
            // the sum that all three would pay.
            (None, Some(liable)) => {
                let shares = due.seat.others().map(|other| share(due.seat, other, base));
                pay(liable, shares.iter().sum());
            }
            //
            (Some(from), Some(liable)) if from != liable => {
                pay(from, whole(due.seat, base) / 2);
                pay(liable, whole(due.seat, base) / 2);
            }
            (Some(from), _) => pay(from, whole(due.seat, base)),
        }
    }
    let first = due.liable.first().map(|(_, _, seat)| *seat);
    let first = first.or(due.kong_feeder);
    let counters = honba * options.honba_each;
    match (due.by.from(), first) {
        (None, None) => {
            for other in due.seat.others() {
                pay(other, counters / 3);
            }
        }
        (None, Some(liable)) => pay(liable, counters),
        (Some(_), Some(liable)) if options.pao_honba == PaoHonba::Liable => pay(liable, counters),
        (Some(from), _) => pay(from, counters),
    }
    net
}

/// Splits the base into parts, each with its liable player.
fn parts(due: &Due, options: &Options) -> Vec<(i64, Option<Seat>)> {
    let Some((_, _, first)) = due.liable.first() else {
        return vec![(due.base, None)];
    };
    // D-12, R-100, D-20
    if !options.yakuman_add || options.pao_composite == PaoComposite::Whole {
        return vec![(due.base, Some(*first))];
    }
    let mut left = due.yakuman;
    let mut parts = Vec::new();
    for (_, units, seat) in &due.liable {
        let units = left.min(*units);
        left -= units;
        parts.push((8000 * i64::from(units), Some(*seat)));
    }
    parts.push((8000 * i64::from(left), None));
    parts
}

///
fn whole(winner: Seat, base: i64) -> i64 {
    rounded(base * if winner == Seat::East { 6 } else { 4 })
}

///
fn share(winner: Seat, payer: Seat, base: i64) -> i64 {
    let twice = winner == Seat::East || payer == Seat::East;
    rounded(base * if twice { 2 } else { 1 })
}

fn rounded(amount: i64) -> i64 {
    (amount + 99) / 100 * 100
}

#[cfg(test)]
mod tests;
