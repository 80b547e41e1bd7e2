//! Payments: T-65 to T-68, T-73, T-76, T-77.

use tilewise_rules::Seat;

use crate::play::sixteen_tiles::SixteenTileWin;
use crate::play::taiwanese::options::Options;

/// Returns what one player pays another for these tai (T-65, T-67).
pub fn amount(options: &Options, tai: i64, between: [Seat; 2], streak: u8) -> i64 {
    let dealer = if between.contains(&Seat::East) {
        options.number("dealer_tai") + options.number("streak_tai") * i64::from(streak)
    } else {
        0
    };
    options.number("base") + options.number("unit") * (tai + dealer)
}

/// Returns the gain of each seat (T-68, T-76).
pub(super) fn net(
    win: &SixteenTileWin,
    options: &Options,
    counted: i64,
    liable: Option<Seat>,
) -> [i64; 4] {
    let mut net = [0; 4];
    for payer in win.seat.others() {
        if win.from.is_some() && win.from != Some(payer) {
            continue;
        }
        let owed = amount(options, counted, [win.seat, payer], win.streak);
        let mut pay = |seat: Seat, points: i64| {
            net[seat as usize] -= points;
            net[win.seat as usize] += points;
        };
        match liable {
            Some(liable) if liable != payer => {
                if win.from.is_some() && options.word("liability_discard") == "half" {
                    let half = (owed + 1) / 2;
                    pay(payer, half);
                    pay(liable, half);
                } else {
                    pay(liable, owed);
                }
            }
            _ => pay(payer, owed),
        }
    }
    net
}

/// T-73: returns the winners on one discard who are paid, nearest first.
pub fn paid_winners(options: &Options, from: Seat, winners: &[Seat]) -> Vec<Seat> {
    let mut near: Vec<Seat> = winners.to_vec();
    near.sort_by_key(|seat| seat.turns_after(from));
    let only_nearest = match options.word("several_winners") {
        "all" => false,
        "nearest" => true,
        _ => near.len() == 2,
    };
    if only_nearest {
        near.truncate(1);
    }
    near
}

/// T-73: returns the gains when some players win on one discard, each with counted tai.
pub fn several(options: &Options, from: Seat, winners: &[(Seat, i64)], streak: u8) -> [i64; 4] {
    let seats: Vec<Seat> = winners.iter().map(|(seat, _)| *seat).collect();
    let paid = paid_winners(options, from, &seats);
    let mut net = [0; 4];
    for &(seat, tai) in winners.iter().filter(|(seat, _)| paid.contains(seat)) {
        let points = amount(options, tai, [seat, from], streak);
        net[seat as usize] += points;
        net[from as usize] -= points;
    }
    net
}

/// T-77: returns the gains after a false win.
pub fn false_win(options: &Options, seat: Seat, streak: u8) -> [i64; 4] {
    let mut net = [0; 4];
    for other in seat.others() {
        let points = amount(options, 8, [seat, other], streak);
        net[other as usize] += points;
        net[seat as usize] -= points;
    }
    net
}
