//! Places of the players.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use tilewise_rules::fouls::Ranking;
use tilewise_rules::{BySeat, Deal, Overall, Seat, Standing};

use crate::{Holder, PlayerId, Table};
use tilewise_rules::sort_short_by_key;

/// The place and scores of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerStanding {
    /// The player.
    pub player: PlayerId,
    /// The place, from 1; shared if the rule set doesn't break the tie. `None` for a player who isn't ranked:
    /// never seated, or excluded by a foul.
    pub place: Option<usize>,
    /// The score, in hundredths.
    pub score: i64,
    /// The score minus the starting score.
    pub gained: i64,
    /// The overall score, if the rule set has one and the player is seated.
    pub overall: Option<Overall>,
    /// The overall score without penalties.
    pub without_penalties: Option<Overall>,
    /// Whether the player has a gain: by overall score if that counts gains and losses, else by score.
    pub is_gain: bool,
}

/// The standings of all players, in order of place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings(pub Vec<PlayerStanding>);

impl Standings {
    /// Returns the standing of a player.
    pub fn for_player(&self, player: PlayerId) -> Option<&PlayerStanding> {
        self.0.iter().find(|place| place.player == player)
    }
}

impl Table {
    /// Returns the current standings of all players.
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
        // Players who missed the game or are disqualified get only penalties.
        let counted = |of: Option<BySeat<Overall>>, player| {
            let points = by_player(of, player)?;
            match ranking(player) {
                Ranking::ByScore | Ranking::NotRanked => Some(points),
                Ranking::NoPoints | Ranking::Disqualified => Some(self.penalty(player)),
            }
        };
        let overall = self.overall(|standing| *standing);
        let rule = self.rules.house.rule_set().game.progression.overall;
        let breaks_ties = rule.is_some_and(|rule| (rule.breaks_ties)(&self.rules.house));
        let of_gains = overall.filter(|_| rule.is_some_and(|rule| rule.is_gain));
        // Fouls don't affect places.
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
                let place = PlayerStanding {
                    player,
                    place: is_ranked.then_some(1),
                    score: self.accounts.balance(holder),
                    gained,
                    overall: counted(overall, player),
                    without_penalties: by_player(of_places, player),
                    is_gain: counted(of_gains, player)
                        .map_or(gained > 0, |overall| overall > Overall::default()),
                };
                let is_there = !self.away.contains(&player);
                let tie = by_player(of_places, player).filter(|_| breaks_ties);
                let order = (is_ranked, is_there, place.score, tie);
                (place, Reverse(order))
            })
            .collect();
        sort_short_by_key(&mut all, |one| one.1);
        for next in 1..all.len() {
            let is_tied = all[next].1 == all[next - 1].1;
            let above = all[next - 1].0.place;
            let place = &mut all[next].0.place;
            *place = place.and(if is_tied { above } else { Some(next + 1) });
        }
        Standings(all.into_iter().map(|one| one.0).collect())
    }

    /// Returns the penalty on the overall score of a player, without chombo.
    fn penalty(&self, player: PlayerId) -> Overall {
        let penalty = self.penalties.get(player.place()).copied();
        penalty.unwrap_or_default()
    }

    fn overall(
        &self,
        change: impl for<'a> FnOnce(&Standing<'a>) -> Standing<'a>,
    ) -> Option<BySeat<Overall>> {
        let house = &self.rules.house;
        let overall = house.rule_set().game.progression.overall?;
        Some(self.standing(None, Deal::Stays, |standing| {
            (overall.of)(house, &change(standing))
        }))
    }
}
