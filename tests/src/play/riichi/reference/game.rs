//! the next hand after a result, and the end of the game.

use super::table::BySeat;
use super::tiles::Seat;
use crate::play::riichi::options::{DealerStays, Options};

/// Result of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandResult {
    /// The winners.
    Won(Vec<Seat>),
    /// A draw, with the waiting players.
    Exhaustive(Vec<Seat>),
    ///
    Abortive,
}

/// State of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealState {
    /// The round: East, South, West.
    pub round: Seat,
    /// Number of the hand within the round, 1 to 4: the dealer.
    pub number: u8,
    /// The counters.
    pub honba: i64,
    /// The bets on the table.
    pub bets: i64,
}

/// Reason for the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEndReason {
    ///
    Tobi,
    ///
    DealerStops,
    ///
    Goal,
    ///
    Rounds,
}

/// returns whether the dealer stays.
pub fn dealer_stays(end: &HandResult, options: &Options) -> bool {
    match end {
        HandResult::Won(winners) => winners.contains(&Seat::East),
        HandResult::Exhaustive(tenpai) => {
            options.dealer_stays == DealerStays::Tenpai && tenpai.contains(&Seat::East)
        }
        HandResult::Abortive => true,
    }
}

/// Returns the next deal. The scores are by the seats of the finished hand.
///
/// # Errors
/// The reason for the end of the game.
pub fn next(
    hand: DealState,
    end: &HandResult,
    scores: BySeat,
    options: &Options,
) -> Result<DealState, GameEndReason> {
    if options.tobi && scores.iter().any(|&score| score < 0) {
        return Err(GameEndReason::Tobi);
    }
    let stays = dealer_stays(end, options);
    let won = matches!(end, HandResult::Won(_));
    let next = DealState {
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
            Err(GameEndReason::DealerStops)
        } else {
            Ok(next)
        };
    }
    if extra && reached {
        return Err(GameEndReason::Goal);
    }
    if hand.number < 4 {
        return Ok(DealState {
            number: hand.number + 1,
            ..next
        });
    }
    let round = match hand.round {
        Seat::East => Seat::South,
        Seat::South if options.extra_round && !reached => Seat::West,
        _ => return Err(GameEndReason::Rounds),
    };
    Ok(DealState {
        round,
        number: 1,
        ..next
    })
}

/// Returns whether the dealer is first. Equal scores are ordered by distance from the first East.
fn is_first(hand: DealState, scores: BySeat) -> bool {
    let sat = |seat: Seat| (usize::from(hand.number) - 1 + seat.place()) % 4;
    Seat::East.others().iter().all(|&other| {
        let (own, others) = (scores[0], scores[other.place()]);
        own > others || own == others && sat(Seat::East) < sat(other)
    })
}

#[cfg(test)]
mod tests;
