//! Who is first.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use tilewise_rules::fouls::Ranking;
use tilewise_rules::{BySeat, Deal, Overall, Seat, Standing};

use crate::{Holder, PlayerId, Table};

/// A player's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who.
    pub player: PlayerId,
    /// The place, from 1. Those whom the rule set doesn't tell apart share it. Nothing for a player who
    /// isn't ranked: who has never sat at the table, or whom a foul excludes.
    pub place: Option<usize>,
    /// The score, in hundredths.
    pub score: i64,
    /// How far it is above what the player began with; below, under zero.
    pub gained: i64,
    /// What that is worth beyond the table, where the rule set has it: of those who sit there.
    pub overall: Option<Overall>,
    /// The same without what fouls take off it.
    pub without_penalties: Option<Overall>,
    /// Whether it is a gain: overall, where that is counted in gains and losses, else at the table.
    pub is_gain: bool,
}

/// The places of all players, the first one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings(pub Vec<Place>);

impl Standings {
    /// The place of a player.
    pub fn of(&self, player: PlayerId) -> Option<&Place> {
        self.0.iter().find(|place| place.player == player)
    }
}

impl Table {
    /// The places of all players, as things stand.
    pub fn standings(&self) -> Standings {
        let seats = self.seats();
        let by_player = |of: Option<BySeat<Overall>>, player: PlayerId| {
            let seat = Seat::ALL.into_iter().find(|&seat| seats[seat] == player)?;
            Some(of?[seat])
        };
        let ranking = |player: PlayerId| {
            let ranking = self.rankings.get(player.place()).copied();
            ranking.unwrap_or_default()
        };
        // Who missed the game or is out has no points of it, but those that are taken.
        let counted = |of: Option<BySeat<Overall>>, player| {
            let points = by_player(of, player)?;
            match ranking(player) {
                Ranking::ByScore | Ranking::NotRanked => Some(points),
                Ranking::NoPoints | Ranking::Disqualified => Some(self.penalty(player)),
            }
        };
        let overall = self.overall(|standing| *standing);
        let rule = self.rules.house.rule_set().progression.overall;
        let breaks_ties = rule.is_some_and(|rule| (rule.breaks_ties)(&self.rules.house));
        let of_gains = overall.filter(|_| rule.is_some_and(|rule| rule.is_gain));
        // A foul is no part of the places.
        let of_places = self.overall(|standing| Standing {
            chombo: const { &BySeat::new([0; 4]) },
            penalties: const { &BySeat::new([Overall::points(0); 4]) },
            ..*standing
        });
        let players = (0..=u8::MAX).map(PlayerId).zip(&*self.players);
        let mut all: Vec<_> = players
            .map(|(player, _)| {
                let holder = Holder::Player(player);
                let gained = self.accounts.gained(holder);
                let is_ranked = ranking(player) == Ranking::ByScore && self.takes_part(player);
                let place = Place {
                    player,
                    place: is_ranked.then_some(1),
                    score: self.accounts.of(holder),
                    gained,
                    overall: counted(overall, player),
                    without_penalties: by_player(of_places, player),
                    is_gain: counted(of_gains, player)
                        .map_or(gained > 0, |overall| overall > Overall::default()),
                };
                let is_there = !self.absent.contains(&player);
                let tie = by_player(of_places, player).filter(|_| breaks_ties);
                let order = (is_ranked, is_there, place.score, tie);
                (place, Reverse(order))
            })
            .collect();
        all.sort_by_key(|one| one.1);
        for next in 1..all.len() {
            let is_tied = all[next].1 == all[next - 1].1;
            let above = all[next - 1].0.place;
            let place = &mut all[next].0.place;
            *place = place.and(if is_tied { above } else { Some(next + 1) });
        }
        Standings(all.into_iter().map(|one| one.0).collect())
    }

    /// What fouls add to the overall score of a player, chombo apart.
    fn penalty(&self, player: PlayerId) -> Overall {
        let penalty = self.penalties.get(player.place()).copied();
        penalty.unwrap_or_default()
    }

    fn overall(
        &self,
        change: impl for<'a> FnOnce(&Standing<'a>) -> Standing<'a>,
    ) -> Option<BySeat<Overall>> {
        let house = &self.rules.house;
        let overall = house.rule_set().progression.overall?;
        Some(self.standing(None, Deal::Stays, |standing| {
            (overall.of)(house, &change(standing))
        }))
    }
}
