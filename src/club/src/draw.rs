//! The draw of a round: who sits where.
//!
//! The same input gives the same draw on every machine, whatever the order of its players: members are sorted by
//! ID, all arithmetic is in integers, and all chance comes from `SplitMix64` (`draw/random.rs`) with the seed that is
//! shown.

mod cost;
mod error;
mod homes;
mod input;
mod ladder;
mod meetings;
mod notes;
mod numbers;
mod random;
mod rota;
mod search;
mod sizes;
mod waiting;
mod winds;

#[cfg(test)]
mod tests;

pub use error::DrawError;
pub use input::{ChartSeating, DrawInput, DrawPlayer, LastTable};
pub use meetings::Meetings;
pub use notes::{DrawNote, draw_notes};
pub use numbers::night_numbers;
pub use rota::RotaPart;
pub use sizes::{TableCounts, TableSizes};

use cost::Weighing;
use homes::Arrangement;
use random::SeededRandom;
use search::search;

use crate::MemberId;

/// The draw of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The round of the night, from 1.
    pub round: u32,
    /// How the tables were found.
    pub method: DrawMethod,
    /// The number from which anybody can repeat the draw.
    pub seed: u64,
    /// The tables; the first one is table 1.
    pub tables: Vec<DrawnTable>,
    /// The members who wait this round.
    pub waiting: Vec<MemberId>,
}

/// A table of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnTable {
    /// The members: East, South, West and North of the first hand. A table of three has no North; at a table of five,
    /// the last one sits out first.
    pub seats: Vec<MemberId>,
}

/// How the tables of a round are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawMethod {
    /// By chance, as by drawing cards, with few repeated meetings.
    Random,
    /// By a fixed chart for a number of rounds, with the fewest repeated meetings.
    Chart {
        /// The number of rounds of the chart.
        rounds: u32,
    },
    /// Members with similar points sit together: ordered by points and cut into tables. To avoid a repeated meeting of
    /// the night, or to give a newcomer a mentor, a member may change with one of a neighbouring table.
    Swiss,
    /// The winner of each table goes up a table, the last one goes down, the others stay.
    ///
    /// Table 1 is the highest: its winner stays, as does the last one of the lowest table. At tables of three and five
    /// it is the same: one goes up, one goes down. Whoever arrives comes to the lowest table; in the first round all
    /// arrive, and the draw is random. A member who has waited goes on from the table of the last game. If members
    /// left, arrived or wait, the tables are filled from the first one in this order: for each table those who come up
    /// to it, those who stay, by place, those who come down.
    Ladder,
    /// Members of four teams: one of each at a table. Two of a team share a table only if it can't be avoided.
    Teams,
}

/// Draws a round.
///
/// As few members as possible wait ([`TableSizes`]), and those who wait are the ones who have waited least. The tables
/// are arranged by the method and then improved by exchanges of members, by these rules, of which each one outweighs
/// all following ones:
///
/// 1. The pairs of [`DrawInput::separate`] sit at different tables.
/// 2. By teams: no two of a team sit together.
/// 3. Members keep the tables of the chart or of the ladder; in a Swiss draw, those next to it.
/// 4. Newcomers have a mentor at the table.
/// 5. By chance or by teams: each member can sit at the wind that the member has had least.
/// 6. Members who have met tonight don't meet again; the second time counts four times as much, the third nine times.
/// 7. In a Swiss draw: members keep the table of their points.
/// 8. There are no more newcomers than mentors at a table with a mentor.
/// 9. Members who have met earlier in the season don't meet again, counted as those of the night.
///
/// In the end the winds of each table are those that its members have had least.
///
/// # Errors
/// If there is no such draw. What can't be avoided otherwise is no error, but is reported by [`draw_notes`].
pub fn draw(input: &DrawInput) -> Result<Draw, DrawError> {
    let players = input.sorted_players()?;
    let mut random = SeededRandom::for_round(input.seed, input.round);
    let mut order: Vec<usize> = (0..players.len()).collect();
    random.shuffle(&mut order);

    let sizes = input.table_sizes(players.len())?;
    let seats: usize = sizes.iter().sum();
    let mut waiting = waiting::fair(&players, &order, players.len() - seats);
    let mut exchanged = Vec::new();
    loop {
        let seated: Vec<usize> = order
            .iter()
            .copied()
            .filter(|player| !waiting.contains(player))
            .collect();
        let arrangement = Arrangement::new(input, &players, &seated, &sizes);
        let weighing = Weighing::new(input, &players, arrangement.homes);
        let tables = search(&weighing, &arrangement.tables, &mut random);
        let Some(pair) = weighing.separate_pair(&tables) else {
            let name = |player: usize| players[player].member.clone();
            let tables = tables.iter().map(|table| DrawnTable {
                seats: winds::seats(&players, table, &mut random)
                    .into_iter()
                    .map(name)
                    .collect(),
            });
            return Ok(Draw {
                round: input.round,
                method: input.method,
                seed: input.seed,
                tables: tables.collect(),
                waiting: waiting.iter().copied().map(name).collect(),
            });
        };
        if !waiting::exchange(&players, &mut waiting, pair, &mut exchanged) {
            let [one, other] = pair.map(|player| players[player].member.clone());
            return Err(DrawError::NotSeparate(one, other));
        }
    }
}
