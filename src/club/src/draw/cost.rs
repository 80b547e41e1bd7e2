//! The cost of a table, which the search minimises.

use std::ops::Add;

use super::homes::Homes;
use super::winds::{MOST_SEATS, least_cost, seat_costs};
use super::{DrawInput, DrawPlayer};
use crate::{DrawMethod, Experience};

/// The cost of tables. A part outweighs all following parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct DrawCost {
    /// Pairs that are to sit at different tables.
    separate: u32,
    /// Pairs of one team, in a draw by teams.
    teammates: u32,
    /// Distance from the tables of the method, if it is worse than a repeated meeting.
    firm: u64,
    /// Newcomers without a mentor.
    unguided: u32,
    /// Winds that members have had before others, squared; unless the method gives the tables.
    winds: u32,
    /// Meetings in earlier rounds of the night, squared for each pair.
    tonight: u32,
    /// Distance from the tables of the method, if a repeated meeting is worse.
    soft: u64,
    /// Newcomers who share a mentor with another one.
    crowded: u32,
    /// Meetings in earlier nights of the season, squared for each pair.
    season: u32,
}

impl DrawCost {
    /// The least cost.
    pub(super) const ZERO: Self = Self {
        separate: 0,
        teammates: 0,
        firm: 0,
        unguided: 0,
        winds: 0,
        tonight: 0,
        soft: 0,
        crowded: 0,
        season: 0,
    };

    /// Returns the whole cost.
    pub(super) const fn all_parts(self) -> Self {
        self
    }

    /// Returns the cost without the parts that are less than meetings in earlier rounds of the night.
    pub(super) const fn greater_parts(self) -> Self {
        Self {
            soft: 0,
            crowded: 0,
            season: 0,
            ..self
        }
    }
}

impl Add for DrawCost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            separate: self.separate + other.separate,
            teammates: self.teammates + other.teammates,
            firm: self.firm.saturating_add(other.firm),
            unguided: self.unguided + other.unguided,
            winds: self.winds.saturating_add(other.winds),
            tonight: self.tonight.saturating_add(other.tonight),
            soft: self.soft.saturating_add(other.soft),
            crowded: self.crowded + other.crowded,
            season: self.season.saturating_add(other.season),
        }
    }
}

/// What is known of two players at one table.
#[derive(Clone, Copy, Debug, Default)]
struct PairCost {
    separate: bool,
    teammates: bool,
    tonight: u32,
    season: u32,
}

/// The data from which the cost of a table is computed.
#[derive(Clone, Debug)]
pub(super) struct Weighing {
    /// The costs of pairs, by both players.
    pairs: Vec<Vec<PairCost>>,
    experience: Vec<Experience>,
    homes: Homes,
    /// The winds so far of each player; empty if they don't matter for the tables.
    winds: Vec<WindCosts>,
}

/// The costs of the seats of a player, at tables of three, and of four and five.
#[derive(Clone, Copy, Debug)]
struct WindCosts {
    of_three: [u32; MOST_SEATS],
    of_more: [u32; MOST_SEATS],
}

impl Weighing {
    /// Looks up what is known of the players.
    pub(super) fn new(input: &DrawInput, players: &[&DrawPlayer], homes: Homes) -> Self {
        let index = |member| {
            players
                .binary_search_by(|player| player.member.cmp(member))
                .ok()
        };
        let squared = |count: u32| count.min(1000).pow(2);
        let pair = |one: &DrawPlayer, other: &DrawPlayer| PairCost {
            separate: false,
            teammates: input.method == DrawMethod::Teams
                && !one.team.is_empty()
                && one.team == other.team,
            tonight: squared(input.met_tonight.count(&one.member, &other.member)),
            season: squared(input.met_before.count(&one.member, &other.member)),
        };
        let mut pairs = vec![vec![PairCost::default(); players.len()]; players.len()];
        for (one, player) in players.iter().enumerate() {
            for (other, second) in players.iter().enumerate().skip(one + 1) {
                pairs[one][other] = pair(player, second);
                pairs[other][one] = pairs[one][other];
            }
        }
        for (one, other) in input.separate {
            if let (Some(one), Some(other)) = (index(one), index(other))
                && one != other
            {
                pairs[one][other].separate = true;
                pairs[other][one].separate = true;
            }
        }
        let winds = players.iter().map(|player| WindCosts {
            of_three: seat_costs(player, 3),
            of_more: seat_costs(player, 4),
        });
        Self {
            pairs,
            experience: players.iter().map(|player| player.experience).collect(),
            winds: if homes.firm.is_empty() {
                winds.collect()
            } else {
                Vec::new()
            },
            homes,
        }
    }

    /// Returns the cost of players at a table.
    pub(super) fn cost(&self, table: usize, players: &[usize]) -> DrawCost {
        DrawCost {
            winds: self.wind_cost(players),
            ..self.bound(table, players)
        }
    }

    /// Returns the cost of players at a table without that of the winds, which takes longer: the cost is not less.
    pub(super) fn bound(&self, table: usize, players: &[usize]) -> DrawCost {
        let mut cost = DrawCost::ZERO;
        let (mut newcomers, mut mentors) = (0_u32, 0_u32);
        for (place, &player) in players.iter().enumerate() {
            let pairs = &self.pairs[player];
            for &other in &players[place + 1..] {
                let pair = &pairs[other];
                cost.separate += u32::from(pair.separate);
                cost.teammates += u32::from(pair.teammates);
                cost.tonight += pair.tonight;
                cost.season += pair.season;
            }
            match self.experience[player] {
                Experience::Newcomer => newcomers += 1,
                Experience::Mentor => mentors += 1,
                Experience::Usual => {}
            }
            if let Some(firm) = self.homes.firm.get(player) {
                cost.firm = cost.firm.saturating_add(firm[table]);
            }
            if let Some(soft) = self.homes.soft.get(player) {
                cost.soft = cost.soft.saturating_add(soft[table]);
            }
        }
        if mentors == 0 {
            cost.unguided = newcomers;
        } else {
            cost.crowded = newcomers.saturating_sub(mentors);
        }
        cost
    }

    fn wind_cost(&self, players: &[usize]) -> u32 {
        if self.winds.is_empty() || players.len() > MOST_SEATS {
            return 0;
        }
        let mut costs = [[0; MOST_SEATS]; MOST_SEATS];
        for (cost, &player) in costs.iter_mut().zip(players) {
            let winds = &self.winds[player];
            *cost = if players.len() == 3 {
                winds.of_three
            } else {
                winds.of_more
            };
        }
        least_cost(&costs[..players.len()])
    }

    /// Returns a pair that sits at one table, but is to sit at different ones.
    pub(super) fn separate_pair(&self, tables: &[Vec<usize>]) -> Option<[usize; 2]> {
        tables.iter().find_map(|table| {
            let mut pairs = table
                .iter()
                .flat_map(|&one| table.iter().map(move |&other| [one, other]));
            pairs.find(|[one, other]| self.pairs[*one][*other].separate)
        })
    }
}
