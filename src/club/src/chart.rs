//! Fixed seating charts: who sits where in a number of rounds, with few repeated meetings.
//!
//! The charts are in `chart/charts.txt`, a line each, written by the example `charts`:
//!
//! ```text
//! 9 3 ABCDEFGH BCFGDEHI AFGIBCEH
//! ```
//!
//! is the chart of 9 players and 3 rounds. The players are `A` to `Z` and `a` to `n`. Each four letters are a table;
//! those without a letter wait. The winds are not stored: [`winds`] finds them.

use std::collections::BTreeMap;

mod chart_winds;

#[cfg(test)]
mod tests;

const CHARTS: &str = include_str!("chart/charts.txt");

/// A fixed chart: tables of four for a number of rounds.
///
/// After each round, the numbers of rounds that two players have waited differ by at most one, and so do the numbers
/// of times that a player has had each wind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The rounds.
    pub rounds: Vec<ChartRound>,
}

/// A round of a chart. Players are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRound {
    /// The tables: the players who are East, South, West and North.
    pub tables: Vec<[usize; 4]>,
    /// The players who wait, in order.
    pub waiting: Vec<usize>,
}

impl Chart {
    /// Returns the chart for 8 to 40 players and 3 to 12 rounds.
    ///
    /// ```
    /// use tilewise_club::Chart;
    /// let chart = Chart::for_players(16, 5).unwrap();
    /// assert_eq!(chart.rounds.len(), 5);
    /// assert_eq!(chart.rounds[0].tables.len(), 4);
    /// assert_eq!(chart.repeats(), 0);
    /// assert_eq!(Chart::for_players(7, 5), None);
    /// ```
    pub fn for_players(players: usize, rounds: u32) -> Option<Self> {
        let key = format!("{players} {rounds} ");
        let line = CHARTS.lines().find_map(|line| line.strip_prefix(&key))?;
        let mut tables = line.split(' ').map(tables).collect::<Option<Vec<_>>>()?;
        chart_winds::seat(players, &mut tables)?;
        let rounds = tables
            .into_iter()
            .map(|tables| ChartRound {
                waiting: (0..players)
                    .filter(|player| !tables.iter().flatten().any(|other| other == player))
                    .collect(),
                tables,
            })
            .collect();
        Some(Self { rounds })
    }

    /// Returns the number of meetings at a table of players who have met before.
    pub fn repeats(&self) -> u32 {
        let mut meetings: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for (seat, &one) in table.iter().enumerate() {
                for &other in &table[..seat] {
                    *meetings
                        .entry((one.min(other), one.max(other)))
                        .or_default() += 1;
                }
            }
        }
        meetings.values().map(|meetings| meetings - 1).sum()
    }

    /// Returns a lower bound of the number of repeated meetings in a chart.
    ///
    /// It is the largest of three bounds: by the number of pairs, by the number of opponents of a player, and, with
    /// two or three tables, by the meetings of the first round that each later round repeats.
    ///
    /// ```
    /// use tilewise_club::Chart;
    /// // 24 players meet 23 others, and each of them has 24 opponents.
    /// assert_eq!(Chart::lower_bound(24, 8), 12);
    /// ```
    pub fn lower_bound(players: usize, rounds: u32) -> u32 {
        let players = u32::try_from(players).unwrap_or(u32::MAX).max(1);
        let (tables, waiting) = (players / 4, players % 4);
        let opponents = players - 1;
        let meetings = (6 * tables).saturating_mul(rounds);
        let by_pairs = meetings.saturating_sub(players.saturating_mul(opponents) / 2);

        let waits = waiting.saturating_mul(rounds);
        let (fewest, wait_once_more) = (waits / players, waits % players);
        let of_player = |waits| (3 * rounds.saturating_sub(waits)).saturating_sub(opponents);
        let of_all = (players - wait_once_more).saturating_mul(of_player(fewest))
            + wait_once_more.saturating_mul(of_player(fewest + 1));
        let by_player = of_all.div_ceil(2);

        // Four players from two tables are at least two pairs that have met, from three tables one. Each of those who
        // have waited avoids one.
        let again = match tables {
            2 => 4,
            3 => 3_u32,
            _ => 0,
        };
        let by_round = again.saturating_sub(waiting) * rounds.saturating_sub(1);
        by_pairs.max(by_player).max(by_round)
    }
}

/// Reads the tables of a round; the order of their players is that of the text.
fn tables(text: &str) -> Option<Vec<[usize; 4]>> {
    let (tables, rest) = text.as_bytes().as_chunks::<4>();
    let tables = tables.iter().map(|table| {
        let [a, b, c, d] = table.map(player);
        Some([a?, b?, c?, d?])
    });
    if rest.is_empty() {
        tables.collect()
    } else {
        None
    }
}

fn player(letter: u8) -> Option<usize> {
    match letter {
        b'A'..=b'Z' => Some(usize::from(letter - b'A')),
        b'a'..=b'n' => Some(usize::from(letter - b'a') + 26),
        _ => None,
    }
}
