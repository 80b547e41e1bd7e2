//! Hands that are worth what somebody needs.

use tilewise_rules::{House, OnTable, Payments, Seat, Win, WinInput, check, notation, score};

use super::{Value, Way};
use crate::{PlayerId, Table};

/// Hands that a house knows, from which examples are taken. Made once for a house.
#[derive(Clone, Debug)]
pub struct Examples(Vec<WinInput>);

impl Examples {
    /// Those of a house: what its rule set gives for the values of its table, else for its scoring
    /// elements, the cheapest first.
    pub fn of(house: &House) -> Self {
        let rule_set = house.rule_set();
        if !rule_set.axes.is_empty() {
            let all = house.values_in_hands().into_iter();
            return Self(all.map(|one| one.entry).collect());
        }
        let all = rule_set.elements.iter().map(|element| element.example);
        let all = all.filter_map(|text| notation::parse(text).ok());
        let all = all.filter(|entry| entry.context.circumstances.is_empty());
        Self(all.collect())
    }

    /// A hand that is worth this at a table when a player wins it so, if there is one.
    pub fn of_value(
        &self,
        table: &Table,
        (player, way): (PlayerId, Way),
        value: Value,
    ) -> Option<WinInput> {
        let seat = table.seat_of(player)?;
        let win = match way {
            Way::SelfDraw => Win::SelfDraw,
            Way::From(other) => Win::Discard {
                from: table.seat_of(other)?,
            },
        };
        let mut all = self.0.iter().filter_map(|entry| {
            let mut entry = entry.clone();
            won_so(&mut entry, seat, win);
            entry.context.prevailing = Some(table.position.round);
            entry.context.on_table = OnTable::NOTHING;
            if table.bets.contains(&player) {
                let declared = Seat::ALL.map(|other| other == seat);
                entry.context.on_table.declared = Some(declared);
            }
            is_worth(&table.rules.house, &entry, value).then_some(entry)
        });
        all.next()
    }
}

/// The same hand, won by this seat in this way.
fn won_so(entry: &mut WinInput, seat: Seat, win: Win) {
    entry.context.seat = Some(seat);
    entry.context.by = Some(win.by());
    entry.context.from = win.from();
    for meld in &mut entry.hand.melds {
        // Who gave it says nothing here, and it may not be the winner.
        meld.from = None;
    }
}

/// Whether it can be, is worth just that, and nobody is liable for it.
fn is_worth(house: &House, entry: &WinInput, value: Value) -> bool {
    let Ok((hand, context)) = check(house, entry) else {
        return false;
    };
    let Some(score) = score(house, &hand, &context).filter(|score| !score.below_minimum) else {
        return false;
    };
    let plain = value.payments(house, context.seat, context.win);
    let pays = |payments: &Payments, other: Seat| -payments.net()[other];
    let mut others = context.seat.others().into_iter();
    if others.any(|other| pays(&score.payments, other) != pays(&plain, other)) {
        return false;
    }
    let best = &score.best;
    match value {
        Value::OnAxis { counted, on_axis } => {
            best.counted == counted && best.axis_totals().eq([on_axis])
        }
        Value::Counted(counted) => {
            best.counted == counted && (house.rule_set().axes.is_empty() || !best.axes.is_empty())
        }
        Value::Units(units) => {
            let basis = score.basis(house);
            best.axes.is_empty() && basis.is_some_and(|(_, basis)| basis.units == units)
        }
    }
}
