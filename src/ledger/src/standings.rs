//! Who is first.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use tilewise_rules::{BySeat, Deal, Overall, Seat, Standing};

use crate::{Holder, PlayerId, Table};

/// A player's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who.
    pub player: PlayerId,
    /// The place, from 1. Those whom the rule set doesn't tell apart share it.
    pub place: usize,
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
        let by_player = |of: Option<BySeat<Overall>>, player| {
            let seat = Seat::ALL.into_iter().find(|&seat| seats[seat] == player)?;
            Some(of?[seat])
        };
        let overall = self.overall(|standing| *standing);
        let rule = self.rules.house.rule_set().progression.overall;
        let of_gains = overall.filter(|_| rule.is_some_and(|rule| rule.is_gain));
        // Where uma breaks a tie, it says who is before whom; a foul doesn't.
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
                let place = Place {
                    player,
                    place: 1,
                    score: self.accounts.of(holder),
                    gained,
                    overall: by_player(overall, player),
                    without_penalties: by_player(of_places, player),
                    is_gain: by_player(of_gains, player)
                        .map_or(gained > 0, |overall| overall > Overall::default()),
                };
                let is_there = !self.absent.contains(&player);
                let order = (is_there, place.score, by_player(of_places, player));
                (place, Reverse(order))
            })
            .collect();
        all.sort_by_key(|one| one.1);
        for next in 1..all.len() {
            let is_tied = all[next].1 == all[next - 1].1;
            all[next].0.place = if is_tied {
                all[next - 1].0.place
            } else {
                next + 1
            };
        }
        Standings(all.into_iter().map(|one| one.0).collect())
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
