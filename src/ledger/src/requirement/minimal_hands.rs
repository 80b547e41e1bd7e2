//! The search for minimal hands.

use tilewise_rules::{RuleConfig, Seat, Win};

use super::{Goal, MinimalHands, Value};
use crate::{AtSeating, GameEvent, PlayerId, Standings, Table, WinRecord};

/// All values that a player could win with by one method, ordered by payment.
pub(super) struct GoalSearch<'a> {
    table: &'a Table,
    player: PlayerId,
    seat: Seat,
    win: Win,
    values: Vec<Value>,
}

impl<'a> GoalSearch<'a> {
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

    /// Returns the minimal hands that reach a goal. A higher payment takes more from every payer, so a value
    /// suffices if a lower one does.
    pub(super) fn minimal_hands(&self, goal: Goal) -> MinimalHands {
        let does = |value: &Value| {
            let after = self.after(*value);
            after.is_some_and(|after| goal.is_met(self.player, &after))
        };
        let first = self.values.partition_point(|value| !does(value));
        let (less, enough) = self.values.split_at(first);
        let is_won = |value: &Value| self.after(*value).is_some();
        let any = !enough.is_empty() && !less.iter().rev().any(is_won);
        let least = minimal_values(&self.table.rules.house, &self.values, enough);
        MinimalHands {
            values: least,
            any_hand: any,
        }
    }

    /// Returns the standings after the win, or `None` if it is refused.
    fn after(&self, value: Value) -> Option<Standings> {
        let answers = value.to_answers(&self.table.rules.house, self.seat, self.win);
        let mut after = self.table.clone();
        let won = GameEvent::Win(AtSeating::current(WinRecord::Counted(answers)));
        after.apply(&won).ok()?;
        Some(after.standings())
    }
}

/// Returns the values of which none is higher than another on every axis.
fn minimal_values(house: &RuleConfig, all: &[Value], enough: &[Value]) -> Vec<Value> {
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
