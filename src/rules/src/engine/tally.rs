//! Adding up what one reading of a hand is worth.

use crate::decomposition::{Completed, Reading, SetMask, Shape};
use crate::engine::{Found, best_together};
use crate::schema::{
    AxisTally, Combine, ElementSet, ElementTable, House, Line, Lines, NoRoom, Subtotal, Tally,
    WonHand,
};
use crate::tiles::BonusTiles;

/// The reading of a hand that wins without being complete.
const INCOMPLETE: Reading = Reading {
    shape: Shape::Incomplete,
    completed: Completed::Whole,
};

impl Tally {
    /// What a hand is worth that wins without being complete; `None` if it doesn't.
    pub(crate) fn incomplete(won: &WonHand) -> Option<Self> {
        let plan = won.house.plan(won.closed);
        if !plan.has_incomplete() {
            return None;
        }
        let mut found = Found::new();
        plan.ask_incomplete(won, &mut found);
        let &line = found.lines.iter().max_by_key(|line| line.value)?;
        Some(Self {
            reading: INCOMPLETE,
            lines: Lines::from_iter([line]),
            axes: Box::default(),
            met: ElementSet::NONE.with(line.id()),
            no_room: Box::default(),
            total: line.value,
            qualifying: line.value,
            counted: line.value.min(won.house.limit()),
        })
    }

    /// What a reading is worth, after what is met however the hand is read.
    pub(crate) fn new(won: &WonHand, whole: &Found, reading: &Reading) -> Self {
        let house = won.house;
        let table = house.table();
        let mut found = whole.more();
        let no_room = found.ask_table(won, reading, table, house.rule_set().combine);
        if !table.alone.intersection(found.met).is_empty() {
            found.lines.retain(|line| !table.alone.contains(line.id()));
        }
        let total = total(&found.lines);
        Self {
            reading: *reading,
            axes: axes(won, reading, found.met),
            met: found.met,
            no_room,
            total,
            qualifying: qualifying(&found.lines, table, total),
            counted: house.limit_of(found.met).min(total),
            lines: found.lines,
        }
    }

    /// The same hand by an element alone that it meets, where there is such a one.
    pub(crate) fn alone(&self, house: &House) -> Option<Self> {
        let met = house.table().alone.intersection(self.met).iter().next()?;
        let element = &house.rule_set().elements[met.place()];
        let value = house.worth(element).value(house.limits(), true);
        let line = Line {
            element: met.0,
            count: 1,
            value,
            parts: SetMask::NONE,
            bonus: BonusTiles::NONE,
        };
        Some(Self {
            reading: self.reading,
            lines: Lines::from_iter([line]),
            axes: Box::default(),
            met: self.met,
            no_room: Box::default(),
            total: value,
            qualifying: value,
            counted: value.min(house.limit()),
        })
    }

    pub(crate) fn is_below_minimum(&self, house: &House) -> bool {
        (house.rule_set().towards_minimum)(house, self) < house.minimum()
    }
}

/// What a reading is worth on each further axis.
fn axes(won: &WonHand, reading: &Reading, met: ElementSet) -> Box<[AxisTally]> {
    let axes = won.house.axes();
    if axes.is_empty() || !won.house.table().tiered.intersection(met).is_empty() {
        return Box::default();
    }
    axes.iter().map(|table| axis(won, reading, table)).collect()
}

/// What a reading is worth on one of them.
fn axis(won: &WonHand, reading: &Reading, table: &ElementTable) -> AxisTally {
    let mut found = Found::of_hand(won, table.plan(won.closed));
    found.ask_table(won, reading, table, Combine::All);
    AxisTally {
        total: total(&found.lines),
        lines: found.lines,
    }
}

fn total(lines: &[Line]) -> u16 {
    lines.iter().map(|line| line.total()).sum()
}

/// The sum of the lines that help to reach the minimum.
fn qualifying(lines: &[Line], table: &ElementTable, total: u16) -> u16 {
    if table.bonus.is_empty() {
        return total;
    }
    let bonus = lines.iter().filter(|line| table.bonus.contains(line.id()));
    total - bonus.map(|line| line.total()).sum::<u16>()
}

impl Found {
    /// Asks the elements of a table that look at the reading, and leaves the lines that count
    /// beside each other. What had no room is returned.
    fn ask_table(
        &mut self,
        won: &WonHand,
        reading: &Reading,
        table: &ElementTable,
        combine: Combine,
    ) -> Box<[NoRoom]> {
        let plan = table.plan(won.closed);
        plan.ask_reading(won, reading, self);
        let mut no_room = Box::default();
        match combine {
            Combine::All => {
                plan.ask_combinations(won, reading, self);
                let included = table.included_in_any(self.met);
                if !included.intersection(self.met).is_empty() {
                    self.lines.retain(|line| !included.contains(line.id()));
                }
            }
            Combine::Best(may_join) => {
                let rivals = plan.combinations(won, reading, self);
                no_room = best_together(self, &rivals, table, may_join);
            }
        }
        if !plan.subtotals.is_empty() {
            self.ask_subtotals(won, reading, table);
        }
        no_room
    }

    /// Asks the elements that look at the sum.
    fn ask_subtotals(&mut self, won: &WonHand, reading: &Reading, table: &ElementTable) {
        // They include nothing themselves.
        let counting = self.lines.iter().map(|line| line.id()).collect();
        let included = table.included_in_any(counting);
        for ask in &table.plan(won.closed).subtotals {
            if included.contains(ask.element) {
                continue;
            }
            let total = total(&self.lines);
            let subtotal = Subtotal {
                reading,
                lines: &self.lines,
                total,
                qualifying: qualifying(&self.lines, table, total),
            };
            let count = (ask.when)(&subtotal, won);
            self.note_count(ask, count);
        }
    }
}
