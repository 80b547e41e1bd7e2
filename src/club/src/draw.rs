//! The draw of a round: who sits where.
//!
//! The same input, in any order, gives the same draw on every machine: members are sorted by ID, arithmetic uses
//! integers, and random numbers come from `SplitMix64` (`draw/random.rs`) with the published seed.

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
    /// Table 1 is the highest: its winner stays, as does the last one of the lowest table. New members start at the
    /// lowest table; the first round is random. A member who has waited continues from the table of the last game. If
    /// members left, arrived or wait, tables are filled from the first: with members who come up to it, those who
    /// stay, by place, and those who come down.
    Ladder,
    /// Members of four teams: one of each at a table. Two of a team share a table only if it can't be avoided.
    Teams,
}

/// Draws a round.
///
/// As few members as possible wait ([`TableSizes`]): those who have waited least. The tables are arranged by the
/// method and then improved by exchanges of members, by these rules in order of priority:
///
/// 1. The pairs of [`DrawInput::separate`] sit at different tables.
/// 2. In a draw by teams: no two members of a team sit together.
/// 3. Members keep the tables of the chart or of the ladder; in a Swiss draw, those next to it.
/// 4. Newcomers have a mentor at the table.
/// 5. In a random draw or by teams: each member can sit at the wind that the member has had least.
/// 6. Members who have met tonight don't meet again; `n` earlier meetings of a pair cost `n` squared.
/// 7. In a Swiss draw: members keep the table of their points.
/// 8. A table with a mentor has no more newcomers than mentors.
/// 9. Members who have met earlier in the season don't meet again, with the same cost.
///
/// Finally each table gets the winds that its members have had least.
///
/// # Errors
/// If no draw is possible or a pair can't be separated. Other broken rules are no error: [`draw_notes`] reports them.
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
