//! Adding up what one reading of a hand is worth.

use std::cmp::Ordering;

use crate::decomposition::{Completed, Reading, SetMask, Shape};
use crate::engine::{Found, sink};
use crate::schema::{
    AxisTallies, AxisTally, Combine, Competition, ElementSet, ElementTable, House, LeftOut, Line,
    Lines, NoRoom, Subtotal, Tally, WonHand,
};
use crate::tiles::BonusTiles;
use crate::{COMPETING_SETS, DORA_AND_BETS};

/// The reading of a hand that wins without being complete.
const INCOMPLETE: Reading = Reading {
    shape: Shape::Incomplete,
    completed: Completed::Whole,
};

impl Tally {
    /// What a hand is worth that wins without being complete; `None` if it doesn't.
    pub(crate) fn incomplete(house: &House, won: &WonHand) -> Option<Self> {
        let plan = house.plan(won.closed);
        if !plan.has_incomplete() {
            return None;
        }
        let mut found = Found::new();
        plan.ask_incomplete(won, &mut found);
        let &line = found.lines.iter().max_by_key(|line| line.value)?;
        Some(Self {
            reading: INCOMPLETE,
            lines: Lines::from_iter([line]),
            axes: AxisTallies::new(),
            met: ElementSet::NONE.with(line.id()),
            no_room: Box::default(),
            total: line.value,
            qualifying: line.value,
            counted: line.value.min(house.limit()),
        })
    }

    /// A reading of which nothing was counted yet.
    #[inline]
    pub(crate) fn of_nothing(reading: &Reading) -> Self {
        Self {
            reading: *reading,
            lines: Lines::new(),
            axes: AxisTallies::new(),
            met: ElementSet::NONE,
            no_room: Box::default(),
            total: 0,
            qualifying: 0,
            counted: 0,
        }
    }

    /// Counts what a reading is worth, after what is met however the hand is read. That alone stays
    /// found.
    pub(crate) fn count(&mut self, house: &House, won: &WonHand, found: &mut Found) {
        let table = house.table();
        let whole = found.mark();
        let combine = house.rule_set().combine;
        self.no_room = found.ask_table(won, &self.reading, table, combine, &mut self.lines);
        let met = found.met;
        found.back_to(whole);
        if !table.alone.intersection(met).is_empty() {
            self.lines.retain(|line| !table.alone.contains(line.id()));
        }
        self.met = met;
        self.total = total(&self.lines);
        self.qualifying = qualifying(&self.lines, table, self.total);
        self.counted = house.limit_of(met).min(self.total);
        if DORA_AND_BETS && !house.axes().is_empty() && table.tiered.intersection(met).is_empty() {
            let axes = house.axes().iter();
            let reading = &self.reading;
            self.axes
                .extend(axes.map(|table| axis(won, reading, table)));
        }
    }

    /// What a reading is worth with every selection of what competes in it to which nothing more could
    /// be added; nothing where nothing competes.
    pub(crate) fn selections(house: &House, won: &WonHand, reading: &Reading) -> Vec<Self> {
        let table = house.table();
        let Some((competition, mut found)) = compete(house, won, reading) else {
            return Vec::new();
        };
        let (lines, rivals) = candidates(house, won, reading, &mut found);
        let all = (competition.all)(&lines, &rivals, table, competition.may_join).into_iter();
        all.map(|mut lines| {
            found.ask_subtotals(won, reading, table, &mut lines);
            let total = total(&lines);
            Self {
                reading: *reading,
                axes: AxisTallies::new(),
                met: found.met,
                no_room: Box::default(),
                total,
                qualifying: qualifying(&lines, table, total),
                counted: house.limit_of(found.met).min(total),
                lines,
            }
        })
        .collect()
    }

    /// What competes in a reading and has no room beside what counts, and what takes it.
    pub(crate) fn left_out(house: &House, won: &WonHand, reading: &Reading) -> Vec<LeftOut> {
        let table = house.table();
        let Some((competition, mut found)) = compete(house, won, reading) else {
            return Vec::new();
        };
        let (lines, rivals) = candidates(house, won, reading, &mut found);
        (competition.left_out)(&lines, &rivals, table, competition.may_join)
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
            axes: AxisTallies::new(),
            met: self.met,
            no_room: Box::default(),
            total: value,
            qualifying: value,
            counted: value.min(house.limit()),
        })
    }

    /// How two lists compare that are worth the same: the one is greater that has more of what stands
    /// first in the table.
    pub(crate) fn compare_lines(&self, other: &Self) -> Ordering {
        let mut pairs = self.lines.iter().zip(&other.lines);
        let differ = pairs.find(|(one, two)| (one.element, one.count) != (two.element, two.count));
        differ.map_or(Ordering::Equal, |(one, two)| {
            (two.element, one.count).cmp(&(one.element, two.count))
        })
    }

    pub(crate) fn is_below_minimum(&self, house: &House) -> bool {
        (house.rule_set().towards_minimum)(house, self) < house.minimum()
    }
}

/// What is found in a reading but for what competes, where something does.
fn compete(house: &House, won: &WonHand, reading: &Reading) -> Option<(Competition, Found)> {
    let Combine::Best(competition) = house.rule_set().combine else {
        return None;
    };
    if !COMPETING_SETS {
        return None;
    }
    let mut found = Found::new();
    let plan = house.table().plan(won.closed);
    plan.ask_hand(won, &mut found);
    plan.ask_reading(won, reading, &mut found);
    Some((competition, found))
}

/// What is found in a reading, and what competes there.
fn candidates(
    house: &House,
    won: &WonHand,
    reading: &Reading,
    found: &mut Found,
) -> (Lines, Vec<Line>) {
    let plan = house.table().plan(won.closed);
    let rivals = plan.combinations(won, reading, found);
    let mut lines = Lines::new();
    found.count(ElementSet::NONE, &mut lines);
    (lines, rivals)
}

/// What a reading is worth on a further axis.
fn axis(won: &WonHand, reading: &Reading, table: &ElementTable) -> AxisTally {
    let mut tally = AxisTally::default();
    let mut found = Found::new();
    table.plan(won.closed).ask_hand(won, &mut found);
    found.ask_table(won, reading, table, Combine::All, &mut tally.lines);
    tally.total = total(&tally.lines);
    tally
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
    /// Asks the elements of a table that look at the reading, and puts those lines into `lines` that
    /// count beside each other. What had no room is returned.
    fn ask_table(
        &mut self,
        won: &WonHand,
        reading: &Reading,
        table: &ElementTable,
        combine: Combine,
        lines: &mut Lines,
    ) -> Box<[NoRoom]> {
        let plan = table.plan(won.closed);
        plan.ask_reading(won, reading, self);
        let mut no_room = Box::default();
        match combine {
            Combine::Best(competition) if COMPETING_SETS => {
                let rivals = plan.combinations(won, reading, self);
                self.count(ElementSet::NONE, lines);
                no_room = (competition.best)(lines, &rivals, table, competition.may_join);
            }
            Combine::All | Combine::Best(_) => {
                plan.ask_combinations(won, reading, self);
                self.count(table.included_in_any(self.met), lines);
            }
        }
        if !plan.subtotals.is_empty() {
            self.ask_subtotals(won, reading, table, lines);
        }
        no_room
    }

    /// Asks the elements that look at the sum.
    fn ask_subtotals(
        &mut self,
        won: &WonHand,
        reading: &Reading,
        table: &ElementTable,
        lines: &mut Lines,
    ) {
        let counting: ElementSet = lines.iter().map(|line| line.id()).collect();
        let mut total = total(lines);
        for ask in &table.plan(won.closed).subtotals {
            let subtotal = Subtotal {
                reading,
                lines,
                total,
                qualifying: qualifying(lines, table, total),
            };
            let count = (ask.when)(&subtotal, won);
            // They include nothing themselves.
            if count == 0 || table.included_in_any(counting).contains(ask.element) {
                continue;
            }
            self.met.insert(ask.element);
            let line = Line {
                element: ask.element.0,
                count,
                value: ask.value,
                parts: SetMask::NONE,
                bonus: BonusTiles::NONE,
            };
            total += line.total();
            lines.push(line);
            let last = lines.len() - 1;
            sink(lines, last);
        }
    }
}
