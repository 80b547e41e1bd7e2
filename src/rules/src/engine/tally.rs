//! Addition of the value of one reading.

use std::cmp::Ordering;

use crate::decomposition::{Completed, Reading, SetMask, Shape};
use crate::engine::{Matches, insert_sorted};
use crate::schema::{
    AxisTallies, AxisTally, BlockedCombination, BlockedElement, Combine, Competition, ElementSet,
    ElementTable, Line, Lines, RuleConfig, Subtotal, Tally, WonHand,
};
use crate::tiles::BonusTiles;

/// The reading of a hand that wins without being complete.
const INCOMPLETE: Reading = Reading {
    shape: Shape::Incomplete,
    completed: Completed::Whole,
};

impl Tally {
    /// Returns the value of a hand that wins without being complete; `None` if it doesn't.
    pub(crate) fn incomplete(house: &RuleConfig, won: &WonHand) -> Option<Self> {
        let evaluator = house.evaluator(won.closed);
        if !evaluator.has_incomplete() {
            return None;
        }
        let mut matches = Matches::new();
        evaluator.match_incomplete(won, &mut matches);
        let &line = matches.lines.iter().max_by_key(|line| line.value)?;
        Some(Self {
            reading: INCOMPLETE,
            lines: Lines::from_iter([line]),
            axes: AxisTallies::new(),
            met: ElementSet::NONE.with(line.id()),
            blocked: Box::default(),
            total: line.value,
            qualifying: line.value,
            counted: line.value.min(house.limit()),
        })
    }

    /// Creates an empty tally.
    #[inline]
    pub(crate) fn empty(reading: &Reading) -> Self {
        Self {
            reading: *reading,
            lines: Lines::new(),
            axes: AxisTallies::new(),
            met: ElementSet::NONE,
            blocked: Box::default(),
            total: 0,
            qualifying: 0,
            counted: 0,
        }
    }

    /// Counts a reading after the elements that don't depend on it, and restores the matches to those.
    pub(crate) fn count(&mut self, house: &RuleConfig, won: &WonHand, matches: &mut Matches) {
        let table = house.table();
        let whole = matches.checkpoint();
        let combine = house.rule_set().combine;
        self.blocked = matches.match_table(won, &self.reading, table, combine, &mut self.lines);
        let met = matches.met;
        matches.rollback(whole);
        if !table.exclusive.intersection(met).is_empty() {
            self.lines
                .retain(|line| !table.exclusive.contains(line.id()));
        }
        self.met = met;
        self.total = total(&self.lines);
        self.qualifying = qualifying(&self.lines, table, self.total);
        self.counted = house.limit_of(met).min(self.total);
        if !house.axes().is_empty() && table.tiered.intersection(met).is_empty() {
            let axes = house.axes().iter();
            let reading = &self.reading;
            self.axes
                .extend(axes.map(|table| axis(won, reading, table)));
        }
    }

    /// Returns the tallies of every maximal selection in a reading; empty if nothing competes.
    pub(crate) fn selections(house: &RuleConfig, won: &WonHand, reading: &Reading) -> Vec<Self> {
        let table = house.table();
        let Some((competition, mut matches)) = compete(house, won, reading) else {
            return Vec::new();
        };
        let (lines, candidates) = candidates(house, won, reading, &mut matches);
        let all = (competition.all)(&lines, &candidates, table, competition.may_join).into_iter();
        all.map(|mut lines| {
            matches.match_subtotals(won, reading, table, &mut lines);
            let total = total(&lines);
            Self {
                reading: *reading,
                axes: AxisTallies::new(),
                met: matches.met,
                blocked: Box::default(),
                total,
                qualifying: qualifying(&lines, table, total),
                counted: house.limit_of(matches.met).min(total),
                lines,
            }
        })
        .collect()
    }

    /// Returns the blocked combinations of a reading, with the elements that consume their sets.
    pub(crate) fn blocked_combinations(
        house: &RuleConfig,
        won: &WonHand,
        reading: &Reading,
    ) -> Vec<BlockedCombination> {
        let table = house.table();
        let Some((competition, mut matches)) = compete(house, won, reading) else {
            return Vec::new();
        };
        let (lines, candidates) = candidates(house, won, reading, &mut matches);
        (competition.blocked)(&lines, &candidates, table, competition.may_join)
    }

    /// Returns the tally of the first exclusive element that is met, if any.
    pub(crate) fn with_exclusive_element(&self, house: &RuleConfig) -> Option<Self> {
        let met = house
            .table()
            .exclusive
            .intersection(self.met)
            .iter()
            .next()?;
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
            blocked: Box::default(),
            total: value,
            qualifying: value,
            counted: value.min(house.limit()),
        })
    }

    /// Compares two lists of equal value: the greater has more of the first elements of the table.
    pub(crate) fn compare_lines(&self, other: &Self) -> Ordering {
        let mut pairs = self.lines.iter().zip(&other.lines);
        let differ = pairs.find(|(one, two)| (one.element, one.count) != (two.element, two.count));
        differ.map_or(Ordering::Equal, |(one, two)| {
            (two.element, one.count).cmp(&(one.element, two.count))
        })
    }

    pub(crate) fn is_below_minimum(&self, house: &RuleConfig) -> bool {
        (house.rule_set().qualifying_value)(house, self) < house.minimum()
    }
}

/// Returns the competition and the matches without competing combinations, if the rule set has one.
fn compete(house: &RuleConfig, won: &WonHand, reading: &Reading) -> Option<(Competition, Matches)> {
    let Combine::Best(competition) = house.rule_set().combine else {
        return None;
    };
    let mut matches = Matches::new();
    let evaluator = house.table().evaluator(won.closed);
    evaluator.match_hand(won, &mut matches);
    evaluator.match_reading(won, reading, &mut matches);
    Some((competition, matches))
}

/// Returns the matches of a reading, and its competing combinations.
fn candidates(
    house: &RuleConfig,
    won: &WonHand,
    reading: &Reading,
    matches: &mut Matches,
) -> (Lines, Vec<Line>) {
    let evaluator = house.table().evaluator(won.closed);
    let candidates = evaluator.combinations(won, reading, matches);
    let mut lines = Lines::new();
    matches.count(ElementSet::NONE, &mut lines);
    (lines, candidates)
}

/// Returns the value of a reading on a further axis.
fn axis(won: &WonHand, reading: &Reading, table: &ElementTable) -> AxisTally {
    let mut tally = AxisTally::default();
    let mut matches = Matches::new();
    table.evaluator(won.closed).match_hand(won, &mut matches);
    matches.match_table(won, reading, table, Combine::All, &mut tally.lines);
    tally.total = total(&tally.lines);
    tally
}

fn total(lines: &[Line]) -> u16 {
    lines.iter().map(|line| line.total()).sum()
}

/// Returns the sum of the lines that count towards the minimum.
fn qualifying(lines: &[Line], table: &ElementTable, total: u16) -> u16 {
    if table.bonus.is_empty() {
        return total;
    }
    let bonus = lines.iter().filter(|line| table.bonus.contains(line.id()));
    total - bonus.map(|line| line.total()).sum::<u16>()
}

impl Matches {
    /// Matches the elements that depend on the reading, puts the compatible lines into `lines`, and returns
    /// the blocked elements.
    fn match_table(
        &mut self,
        won: &WonHand,
        reading: &Reading,
        table: &ElementTable,
        combine: Combine,
        lines: &mut Lines,
    ) -> Box<[BlockedElement]> {
        let evaluator = table.evaluator(won.closed);
        evaluator.match_reading(won, reading, self);
        let mut blocked = Box::default();
        match combine {
            Combine::Best(competition) => {
                let candidates = evaluator.combinations(won, reading, self);
                self.count(ElementSet::NONE, lines);
                blocked = (competition.best)(lines, &candidates, table, competition.may_join);
            }
            Combine::All => {
                evaluator.match_combinations(won, reading, self);
                self.count(table.included_in_any(self.met), lines);
            }
        }
        if !evaluator.subtotals.is_empty() {
            self.match_subtotals(won, reading, table, lines);
        }
        blocked
    }

    /// Matches the elements that depend on the subtotal.
    fn match_subtotals(
        &mut self,
        won: &WonHand,
        reading: &Reading,
        table: &ElementTable,
        lines: &mut Lines,
    ) {
        let counting: ElementSet = lines.iter().map(|line| line.id()).collect();
        let mut total = total(lines);
        for rule in &table.evaluator(won.closed).subtotals {
            let subtotal = Subtotal {
                reading,
                lines,
                total,
                qualifying: qualifying(lines, table, total),
            };
            let count = (rule.when)(&subtotal, won);
            // They include nothing themselves.
            if count == 0 || table.included_in_any(counting).contains(rule.element) {
                continue;
            }
            self.met.insert(rule.element);
            let line = Line {
                element: rule.element.0,
                count,
                value: rule.value,
                parts: SetMask::NONE,
                bonus: BonusTiles::NONE,
            };
            total += line.total();
            lines.push(line);
            let last = lines.len() - 1;
            insert_sorted(lines, last);
        }
    }
}
