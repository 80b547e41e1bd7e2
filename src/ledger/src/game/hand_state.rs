//! Facts about the hand in play that limit further events.

use tilewise_rules::{Answer, Answers, BonusTiles, Effect, EffectValue, Event, Ruling, Seat};

use super::Table;
use crate::{PlayerId, Refusal};

/// Facts about the hand in play.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct HandState {
    /// The bonus tiles of each player that were entered.
    bonus_tiles: Vec<(PlayerId, BonusTiles)>,
    /// The players who get no payment for kongs, with clause and sentence.
    unpaid_kongs: Vec<(PlayerId, ClauseText)>,
    /// The clause by which nobody may win.
    drawn: Option<ClauseText>,
}

/// A clause and its sentence.
type ClauseText = (&'static str, &'static str);

/// The event that pays for a kong.
const KONG: &str = "kong";

impl Table {
    /// Refuses an event that an earlier one of the hand excludes, and adds derived answers: the bonus tiles
    /// that the player has already.
    pub(super) fn check_event(&self, event: &Event, answers: &mut Answers) -> Result<(), Refusal> {
        let Some(seat) = answers.seat("seat") else {
            return Ok(());
        };
        let player = self.seats()[seat];
        if event.key == KONG {
            let mut unpaid = self.hand.unpaid_kongs.iter();
            if let Some((_, (clause, text))) = unpaid.find(|one| one.0 == player) {
                return Err(Refusal::NotAllowed(clause, text));
            }
        }
        let tiles = answers.all_bonus("tiles");
        if !tiles.is_empty() && event.question("held_before").is_some() {
            let entered = self.bonus_tiles(player);
            let held = answers.all_bonus("held_before");
            if let Some(tile) = entered.and(tiles).iter().next() {
                return Err(Refusal::BonusTileTwice(tile, player));
            }
            self.check_bonus_tiles(player, held.union(tiles))?;
            answers.set("held_before", Answer::Bonus(held.union(entered)));
        }
        Ok(())
    }

    /// Refuses bonus tiles that another player has: there is only one of each.
    pub(super) fn check_bonus_tiles(
        &self,
        player: PlayerId,
        tiles: BonusTiles,
    ) -> Result<(), Refusal> {
        let others = self.hand.bonus_tiles.iter();
        for &(other, entered) in others.filter(|one| one.0 != player) {
            if let Some(tile) = entered.and(tiles).iter().next() {
                return Err(Refusal::BonusTileTwice(tile, other));
            }
        }
        Ok(())
    }

    /// Returns the bonus tiles of a player that were entered in this hand.
    fn bonus_tiles(&self, player: PlayerId) -> BonusTiles {
        let mut all = self.hand.bonus_tiles.iter();
        let found = all.find(|one| one.0 == player);
        found.map_or(BonusTiles::NONE, |one| one.1)
    }

    /// Refuses a win if nobody may win, or not this player.
    pub(super) fn check_winner(&self, player: PlayerId) -> Result<(), Refusal> {
        if let Some((clause, text)) = self.hand.drawn {
            return Err(Refusal::NotAllowed(clause, text));
        }
        self.check_alive(player)
    }

    /// Records the effects of a ruling on the rest of the hand.
    pub(super) fn record_ruling(&mut self, answers: &Answers, ruling: &Ruling) {
        let seat = answers.seat("seat");
        let player = seat.map(|seat| self.seats()[seat]);
        let clause = (ruling.clause, ruling.verdict);
        for Effect { key, value, .. } in &ruling.effects {
            match (*key, value, player) {
                ("may_win", EffectValue::Flag(false), Some(player)) => self.mark_dead(player),
                ("may_not_win", EffectValue::Seats(barred), _) => {
                    for seat in Seat::ALL.into_iter().filter(|&seat| barred[seat]) {
                        self.mark_dead(self.seats()[seat]);
                    }
                }
                ("may_be_paid_for_kongs", EffectValue::Flag(false), Some(player)) => {
                    self.hand.unpaid_kongs.push((player, clause));
                }
                ("drawn", EffectValue::Flag(true), _) => self.hand.drawn = Some(clause),
                _ => {}
            }
        }
        let tiles = answers.all_bonus("tiles");
        if let Some(player) = player.filter(|_| !tiles.is_empty()) {
            let held = answers.all_bonus("held_before");
            let all = &mut self.hand.bonus_tiles;
            match all.iter_mut().find(|one| one.0 == player) {
                Some((_, entered)) => *entered = entered.union(held).union(tiles),
                None => all.push((player, held.union(tiles))),
            }
        }
    }
}
