//! What has happened in the hand that is played, and binds what comes later in it.

use tilewise_rules::{BonusTiles, Effect, EffectValue, Event, Fact, Facts, Ruling, Seat};

use super::Table;
use crate::{PlayerId, Refusal};

/// What has happened in the hand that is played.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct HandState {
    /// The bonus tiles of each player, as far as they were entered.
    bonus_tiles: Vec<(PlayerId, BonusTiles)>,
    /// Who is paid for no kong, with clause and sentence.
    unpaid_kongs: Vec<(PlayerId, Clause)>,
    /// Why nobody may win.
    drawn: Option<Clause>,
}

/// A clause and what it says.
type Clause = (&'static str, &'static str);

/// The event that pays for a kong.
const KONG: &str = "kong";

impl Table {
    /// Refuses what an earlier event of the hand excludes, and answers what the hand knows: which bonus
    /// tiles the player has already.
    pub(super) fn check_event(&self, event: &Event, facts: &mut Facts) -> Result<(), Refusal> {
        let Some(seat) = facts.seat("seat") else {
            return Ok(());
        };
        let player = self.seats()[seat];
        if event.key == KONG {
            let mut unpaid = self.hand.unpaid_kongs.iter();
            if let Some((_, (clause, says))) = unpaid.find(|one| one.0 == player) {
                return Err(Refusal::NotAllowed(clause, says));
            }
        }
        if let Some(&Fact::Bonus(tiles)) = facts.fact("tiles")
            && event.question("held_before").is_some()
        {
            let shown = self.bonus_tiles(player);
            let held = match facts.fact("held_before") {
                Some(Fact::Bonus(held)) => *held,
                _ => BonusTiles::NONE,
            };
            if let Some(tile) = shown.and(tiles).iter().next() {
                return Err(Refusal::BonusTileTwice(tile, player));
            }
            self.check_bonus_tiles(player, held.union(tiles))?;
            facts.set("held_before", Fact::Bonus(held.union(shown)));
        }
        Ok(())
    }

    /// Refuses bonus tiles of a player that another one has: there is one of each.
    pub(super) fn check_bonus_tiles(
        &self,
        player: PlayerId,
        tiles: BonusTiles,
    ) -> Result<(), Refusal> {
        let others = self.hand.bonus_tiles.iter();
        for &(other, shown) in others.filter(|one| one.0 != player) {
            if let Some(tile) = shown.and(tiles).iter().next() {
                return Err(Refusal::BonusTileTwice(tile, other));
            }
        }
        Ok(())
    }

    /// The bonus tiles of a player in this hand, as far as they were entered.
    fn bonus_tiles(&self, player: PlayerId) -> BonusTiles {
        let mut all = self.hand.bonus_tiles.iter();
        let found = all.find(|one| one.0 == player);
        found.map_or(BonusTiles::NONE, |one| one.1)
    }

    /// Refuses a win where nobody may win, or not this player.
    pub(super) fn check_winner(&self, player: PlayerId) -> Result<(), Refusal> {
        if let Some((clause, says)) = self.hand.drawn {
            return Err(Refusal::NotAllowed(clause, says));
        }
        self.is_alive(player)
    }

    /// Notes what a ruling means for the rest of the hand.
    pub(super) fn note_ruling(&mut self, facts: &Facts, ruling: &Ruling) {
        let seat = facts.seat("seat");
        let player = seat.map(|seat| self.seats()[seat]);
        let clause = (ruling.clause, ruling.verdict);
        for Effect { key, value, .. } in &ruling.effects {
            match (*key, value, player) {
                ("may_win", EffectValue::Flag(false), Some(player)) => self.dies(player),
                ("may_not_win", EffectValue::Seats(barred), _) => {
                    for seat in Seat::ALL.into_iter().filter(|&seat| barred[seat]) {
                        self.dies(self.seats()[seat]);
                    }
                }
                ("may_be_paid_for_kongs", EffectValue::Flag(false), Some(player)) => {
                    self.hand.unpaid_kongs.push((player, clause));
                }
                ("drawn", EffectValue::Flag(true), _) => self.hand.drawn = Some(clause),
                _ => {}
            }
        }
        if let (Some(player), Some(&Fact::Bonus(tiles))) = (player, facts.fact("tiles")) {
            let held = match facts.fact("held_before") {
                Some(Fact::Bonus(held)) => *held,
                _ => BonusTiles::NONE,
            };
            let all = &mut self.hand.bonus_tiles;
            match all.iter_mut().find(|one| one.0 == player) {
                Some((_, shown)) => *shown = shown.union(held).union(tiles),
                None => all.push((player, held.union(tiles))),
            }
        }
    }
}
