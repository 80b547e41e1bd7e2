//! The input of a draw.

use std::collections::BTreeSet;

use super::{DrawError, Meetings, TableSizes};
use crate::{DrawMethod, Experience, MemberId, SeasonPoints};

/// The input of [`draw`](crate::draw()).
#[derive(Clone, Copy, Debug)]
pub struct DrawInput<'a> {
    /// Everybody who is there this round, in any order.
    pub players: &'a [DrawPlayer],
    /// The round of the night, from 1.
    pub round: u32,
    /// How the tables are found.
    pub method: DrawMethod,
    /// The number from which anybody can repeat the draw.
    pub seed: u64,
    /// The round of the chart, for a draw by chart; ignored by other methods.
    pub chart: Option<ChartSeating<'a>>,
    /// Meetings in earlier rounds of this night.
    pub met_tonight: &'a Meetings,
    /// Meetings in earlier nights of the season.
    pub met_before: &'a Meetings,
    /// Pairs of members who never sit at one table. Pairs with a member who isn't there are ignored: such a pair is
    /// noted once and for all nights. So is a pair of one and the same member.
    pub separate: &'a [(MemberId, MemberId)],
    /// The sizes of tables that are allowed besides four.
    pub sizes: TableSizes,
}

/// A member who is there for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawPlayer {
    /// The member.
    pub member: MemberId,
    /// The experience, for newcomers who need a mentor at the table.
    pub experience: Experience,
    /// The team; empty for none.
    pub team: String,
    /// The points so far, for a Swiss draw.
    pub points: SeasonPoints,
    /// The number of rounds that the member has waited this night.
    pub waited: u32,
    /// How often the member was East, South, West and North of the first hand this night.
    pub winds: [u32; 4],
    /// The last table of this night, for the ladder; `None` for a member who has not played yet.
    pub last_table: Option<LastTable>,
}

impl DrawPlayer {
    /// Returns a member who has just arrived: without team, points and earlier rounds.
    pub const fn arriving(member: MemberId) -> Self {
        Self {
            member,
            experience: Experience::Usual,
            team: String::new(),
            points: SeasonPoints::ZERO,
            waited: 0,
            winds: [0; 4],
            last_table: None,
        }
    }
}

/// The table at which a member has played last, and the place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTable {
    /// The number of the table, from 1.
    pub table: u32,
    /// The place at the table, from 1. Members who are equal have the same place; the seed decides which one of them
    /// goes up or down.
    pub place: u32,
    /// The number of members at the table.
    pub players: u32,
}

/// A round of a chart, and who has which number in it.
#[derive(Clone, Copy, Debug)]
pub struct ChartSeating<'a> {
    /// The tables: the numbers of their members, from 0.
    pub tables: &'a [Vec<usize>],
    /// The members by their numbers, as from [`night_numbers`](crate::night_numbers).
    pub numbers: &'a [MemberId],
}

impl<'a> DrawInput<'a> {
    /// Returns the players by ID.
    pub(super) fn sorted_players(&self) -> Result<Vec<&'a DrawPlayer>, DrawError> {
        let mut players: Vec<_> = self.players.iter().collect();
        players.sort_by(|one, other| one.member.cmp(&other.member));
        let twice = players
            .windows(2)
            .find(|pair| pair[0].member == pair[1].member);
        match twice {
            Some(pair) => Err(DrawError::NamedTwice(pair[0].member.clone())),
            None => Ok(players),
        }
    }

    /// Returns the sizes of the tables for the number of players who are there.
    pub(super) fn table_sizes(&self, players: usize) -> Result<Vec<usize>, DrawError> {
        let DrawMethod::Chart { .. } = self.method else {
            let counts = self.sizes.counts(players);
            if counts.tables() == 0 {
                return Err(DrawError::TooFewPlayers {
                    present: players,
                    least: self.sizes.least(),
                });
            }
            if self.method == DrawMethod::Teams {
                let teams: BTreeSet<_> = self.players.iter().map(|player| &player.team).collect();
                if teams.iter().filter(|team| !team.is_empty()).count() < 2 {
                    return Err(DrawError::TooFewTeams);
                }
            }
            return Ok(counts.sizes());
        };
        let chart = self.chart.ok_or(DrawError::NoChart)?;
        let sizes: Vec<_> = chart.tables.iter().map(Vec::len).collect();
        let seats = sizes.iter().sum();
        let are_tables = sizes.iter().all(|size| (3..=5).contains(size));
        if seats == 0 || seats > players || !are_tables {
            return Err(DrawError::ChartDoesNotFit {
                present: players,
                seats,
            });
        }
        Ok(sizes)
    }
}
