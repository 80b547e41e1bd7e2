//! how the game goes on after a hand, and when it is over.

use super::table::BySeat;
use super::tiles::Seat;
use crate::play::riichi::options::{DealerStays, Options};

/// How a hand ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// These won.
    Won(Vec<Seat>),
    /// Nobody won, and these waited.
    Exhaustive(Vec<Seat>),
    ///
    Abortive,
}

/// A hand that was played, or that is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The round: East, South, West.
    pub round: Seat,
    /// Which hand of it, 1 to 4: whose deal it is.
    pub number: u8,
    /// The counters.
    pub honba: i64,
    /// The bets on the table.
    pub bets: i64,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    ///
    Tobi,
    ///
    DealerStops,
    ///
    Goal,
    ///
    Rounds,
}

/// whether the dealer stays.
pub fn dealer_stays(end: &End, options: &Options) -> bool {
    match end {
        End::Won(winners) => winners.contains(&Seat::East),
        End::Exhaustive(tenpai) => {
            options.dealer_stays == DealerStays::Tenpai && tenpai.contains(&Seat::East)
        }
        End::Abortive => true,
    }
}

/// The next hand, or why there is none. The scores are by the seats of the hand that was played.
///
/// # Errors
/// Why the game is over.
pub fn next(hand: Hand, end: &End, scores: BySeat, options: &Options) -> Result<Hand, Over> {
    if options.tobi && scores.iter().any(|&score| score < 0) {
        return Err(Over::Tobi);
    }
    let stays = dealer_stays(end, options);
    let won = matches!(end, End::Won(_));
    let next = Hand {
        honba: if won && !stays { 0 } else { hand.honba + 1 },
        bets: if won { 0 } else { hand.bets },
        ..hand
    };
    let reached = scores.iter().any(|&score| score >= options.goal_points);
    let extra = hand.round == Seat::West;
    if stays {
        let last = extra || hand.round == Seat::South && hand.number == 4;
        let ahead = is_first(hand, scores) && scores[0] >= options.goal_points;
        return if options.dealer_stops && last && ahead {
            Err(Over::DealerStops)
        } else {
            Ok(next)
        };
    }
    if extra && reached {
        return Err(Over::Goal);
    }
    if hand.number < 4 {
        return Ok(Hand {
            number: hand.number + 1,
            ..next
        });
    }
    let round = match hand.round {
        Seat::East => Seat::South,
        Seat::South if options.extra_round && !reached => Seat::West,
        _ => return Err(Over::Rounds),
    };
    Ok(Hand {
        round,
        number: 1,
        ..next
    })
}

/// Whether the dealer is first: of equal scores, who is nearer to the first East.
fn is_first(hand: Hand, scores: BySeat) -> bool {
    let sat = |seat: Seat| (usize::from(hand.number) - 1 + seat.place()) % 4;
    Seat::East.others().iter().all(|&other| {
        let (own, others) = (scores[0], scores[other.place()]);
        own > others || own == others && sat(Seat::East) < sat(other)
    })
}

#[cfg(test)]
mod tests;
