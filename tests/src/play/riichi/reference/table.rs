//! several winners, draws, end of the game.

use super::entry::WinBy;
use super::pay::{Due, net};
use super::tiles::Seat;
use super::worth::Level;
use crate::play::riichi::options::{
    LastBets, Options, SeveralBets, SeveralHonba, SeveralWinners, Uma, UmaTies,
};

/// Gains or scores of East, South, West and North.
pub type BySeat = [i64; 4];

/// A claim to win on a discard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The payment due.
    pub due: Due,
    /// Whether the claimant is in riichi.
    pub riichi: bool,
}

/// Stakes on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableStakes {
    /// The counters.
    pub honba: i64,
    /// The bets of previous hands.
    pub bets: i64,
    /// The players who have bet in this hand.
    pub declared: Vec<Seat>,
}

/// Returns the gains of all seats for wins on one discard, including bets, and the winners, the nearest
/// first. No winners if three are too many.
pub fn several(
    from: Seat,
    claims: &[Claim],
    table: &TableStakes,
    options: &Options,
) -> (Vec<Seat>, BySeat) {
    let mut claims = claims.to_vec();
    claims.sort_by_key(|claim| claim.due.seat.turns_after(from));
    match options.several_winners {
        SeveralWinners::Two if claims.len() == 3 => claims.clear(),
        SeveralWinners::Nearest => claims.truncate(1),
        SeveralWinners::All | SeveralWinners::Two => {}
    }
    let mut all = [0; 4];
    for (number, claim) in claims.iter().enumerate() {
        let nearest = number == 0;
        let counters = nearest || options.several_honba == SeveralHonba::Each;
        let gains = net(&claim.due, if counters { table.honba } else { 0 }, options);
        for (sum, gain) in all.iter_mut().zip(gains) {
            *sum += gain;
        }
    }
    let seats: Vec<Seat> = claims.iter().map(|claim| claim.due.seat).collect();
    if let Some(nearest) = seats.first() {
        all[nearest.place()] += 1000 * table.bets;
        for owner in &table.declared {
            let own_first = options.several_bets == SeveralBets::OwnFirst;
            let to = if own_first && seats.contains(owner) {
                owner
            } else {
                nearest
            };
            all[to.place()] += 1000;
        }
    }
    (seats, all)
}

/// returns the gains of all seats in a draw.
pub fn exhaustive_draw(tenpai: &[Seat], options: &Options) -> BySeat {
    let ready = i64::try_from(tenpai.len()).unwrap_or(0);
    if ready == 0 || ready == 4 {
        return [0; 4];
    }
    Seat::ALL.map(|seat| {
        if tenpai.contains(&seat) {
            options.noten_total / ready
        } else {
            -options.noten_total / (4 - ready)
        }
    })
}

/// returns the gains of all seats in a draw with nagashi, where some discarded only terminals and
/// honours.
pub fn nagashi(seats: &[Seat], options: &Options) -> BySeat {
    let mut all = [0; 4];
    for &seat in seats {
        let due = Due {
            seat,
            by: WinBy::SelfDraw,
            base: Level::Mangan.base(),
            yakuman: 0,
            liable: Vec::new(),
            kong_feeder: None,
        };
        for (sum, gain) in all.iter_mut().zip(net(&due, 0, options)) {
            *sum += gain;
        }
    }
    all
}

/// returns the final scores in tenths of a point. The input is in seating order, with the
/// remaining bets.
pub fn final_scores(scores: BySeat, bets: i64, chombo: BySeat, options: &Options) -> BySeat {
    let order = placed(scores);
    let mut scores = scores;
    if options.last_bets == LastBets::Winner {
        let firsts = match options.uma_ties {
            UmaTies::Seat => vec![order[0]],
            UmaTies::Shared => tied(&scores, &order, 0),
        };
        let winners = i64::try_from(firsts.len()).unwrap_or(1);
        for first in firsts {
            scores[first] += 1000 * bets / winners;
        }
    }
    let mut places = uma(scores, options).map(|points| 10 * i64::from(points));
    places[0] += 4 * (options.return_points - options.start_points) / 100;
    let mut all = [0; 4];
    for player in 0..4 {
        all[player] = (scores[player] - options.return_points) / 100;
    }
    match options.uma_ties {
        UmaTies::Seat => {
            for (place, &player) in order.iter().enumerate() {
                all[player] += places[place];
            }
        }
        UmaTies::Shared => {
            let mut place = 0;
            while place < 4 {
                let together = tied(&scores, &order, place);
                let many = together.len();
                let pool: i64 = places[place..place + many].iter().sum();
                for (part, player) in parts(pool, many).into_iter().zip(together) {
                    all[player] += part;
                }
                place += many;
            }
        }
    }
    // A chombo that was paid at once costs nothing more.
    if !options.chombo_pays_at_once {
        for player in 0..4 {
            all[player] -= 10 * options.chombo * chombo[player];
        }
    }
    all
}

/// Returns the players in order of rank; equal scores in seating order.
fn placed(scores: BySeat) -> [usize; 4] {
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|&player| (-scores[player], player));
    order
}

/// Returns the players with the same score as the one at a place, by seat.
fn tied(scores: &BySeat, order: &[usize; 4], place: usize) -> Vec<usize> {
    let same = |player: &&usize| scores[**player] == scores[order[place]];
    order.iter().filter(same).copied().collect()
}

/// splits a pool into equal parts; the remainder goes to the first ones.
fn parts(pool: i64, many: usize) -> Vec<i64> {
    let count = i64::try_from(many).unwrap_or(1);
    let rest = pool.rem_euclid(count);
    (0..count)
        .map(|number| pool.div_euclid(count) + i64::from(number < rest))
        .collect()
}

///
fn uma(scores: BySeat, options: &Options) -> [i32; 4] {
    match options.uma {
        Uma::Fixed(places) => places,
        Uma::Floating => match scores.iter().filter(|&&score| score >= 30_000).count() {
            1 => [12, -1, -3, -8],
            2 => [8, 4, -4, -8],
            3 => [8, 3, 1, -12],
            _ => [0; 4],
        },
    }
}

#[cfg(test)]
mod tests;
