//! The search for the least hands.

use tilewise_rules::{House, Seat, Win};

use super::{Hands, Value, Wish};
use crate::{Input, PlayerId, Seated, Standings, Table, Won};

/// Everything that a player could win with in one way, by what it pays.
pub(super) struct Search<'a> {
    table: &'a Table,
    player: PlayerId,
    seat: Seat,
    win: Win,
    values: Vec<Value>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        table: &'a Table,
        (player, seat): (PlayerId, Seat),
        win: Win,
        values: &[Value],
    ) -> Self {
        let house = &table.rules.house;
        let mut values = values.to_vec();
        values.retain(|value| value.can_be(house, win));
        values.sort_by_cached_key(|value| value.payments(house, seat, win).received(seat));
        Self {
            table,
            player,
            seat,
            win,
            values,
        }
    }

    /// The least hands that do it. Whoever is paid more has more of everybody who pays: what a
    /// value does, a higher one does too.
    pub(super) fn least(&self, wish: Wish) -> Hands {
        let does = |value: &Value| {
            let after = self.after(*value);
            after.is_some_and(|after| wish.is_met(self.player, &after))
        };
        let first = self.values.partition_point(|value| !does(value));
        let (less, enough) = self.values.split_at(first);
        let is_won = |value: &Value| self.after(*value).is_some();
        let any = !enough.is_empty() && !less.iter().rev().any(is_won);
        let least = least_of(&self.table.rules.house, &self.values, enough);
        Hands { least, any }
    }

    /// The places after the player has won so; nothing, if that can't be.
    fn after(&self, value: Value) -> Option<Standings> {
        let facts = value.facts(&self.table.rules.house, self.seat, self.win);
        let mut after = self.table.clone();
        let won = Input::Won(Seated::here(Won::Counted(facts)));
        after.tell(&won).ok()?;
        Some(after.standings())
    }
}

/// Those of which none is more than another in every respect.
fn least_of(house: &House, all: &[Value], enough: &[Value]) -> Vec<Value> {
    let on_axis = all.iter().filter_map(|value| match value {
        Value::OnAxis { on_axis, .. } => Some(*on_axis),
        _ => None,
    });
    let floor = on_axis.min().unwrap_or(0);
    let counts = |value: Value| match value {
        Value::Counted(counted) => (counted, floor),
        Value::OnAxis { counted, on_axis } => (counted, on_axis),
        Value::Units(units) => (house.limits().hand.saturating_mul(units), floor),
    };
    let mut enough = enough.to_vec();
    enough.sort_by_key(|value| counts(*value));
    let mut least: Vec<Value> = Vec::new();
    for value in enough {
        let before = least.last();
        if before.is_none_or(|before| counts(*before).1 > counts(value).1) {
            least.push(value);
        }
    }
    least
}
