//! Addition of the value of one reading.

use crate::decomposition::{Completed, Reading, SetMask, Shape};
use crate::evaluate::{ElementTable, Matches, RuleConfig, insert_sorted};
use crate::hands::Win;
use crate::model::{
    AxisTallies, AxisTally, BlockedCombination, BlockedElement, Combine, Competition, Counting,
    ElementSet, Line, Lines, Subtotal, Tally, WonHand,
};
use crate::tiles::BonusTiles;

/// The reading of a hand that wins without being complete.
const INCOMPLETE: Reading = Reading {
    shape: Shape::Incomplete,
    completed: Completed::Whole,
};

/// Returns the value of a hand that wins without being complete; `None` if it doesn't.
pub(crate) fn count_incomplete(house: &RuleConfig, won: &WonHand) -> Option<Tally> {
    let evaluator = house.evaluator(won.closed);
    if !evaluator.may_win_incomplete(won) {
        return None;
    }
    let mut matches = Matches::new();
    evaluator.match_incomplete(won, &mut matches);
    let is_incomplete = |line: &&Line| {
        evaluator
            .incomplete
            .iter()
            .any(|one| one.element == line.id())
    };
    let incomplete = matches
        .lines
        .iter()
        .filter(is_incomplete)
        .max_by_key(|line| line.value);
    let lines: Lines = match incomplete {
        Some(&line) => Lines::from_iter([line]),
        // A win by bonus tiles without such an element: those that count for any win.
        None => matches.lines.iter().copied().collect(),
    };
    let total = total(&lines);
    (!lines.is_empty()).then(|| Tally {
        reading: INCOMPLETE,
        axes: AxisTallies::new(),
        met: lines.iter().map(|line| line.id()).collect(),
        blocked: Box::default(),
        total,
        qualifying: total,
        counted: total.min(house.limit()),
        lines,
    })
}

/// Returns whether a win by bonus tiles has a complete hand too.
pub(crate) fn completes_hand(house: &RuleConfig, won: &WonHand) -> bool {
    matches!(won.context.win, Win::BonusTiles { from }
        if house.bonus_win_completes(from, won.hand.winning_tile()))
}

/// Counts a reading after the elements that don't depend on it, and restores the matches to those.
pub(crate) fn count_reading(
    tally: &mut Tally,
    house: &RuleConfig,
    won: &WonHand,
    matches: &mut Matches,
) {
    let table = house.table();
    let whole = matches.checkpoint();
    let combine = house.rule_set().scoring.combine;
    tally.blocked = matches.match_table(won, &tally.reading, table, combine, &mut tally.lines);
    let met = matches.met;
    matches.rollback(whole);
    if !table.exclusive.intersection(met).is_empty() {
        tally
            .lines
            .retain(|line| !table.exclusive.contains(line.id()));
    }
    tally.met = met;
    tally.total = total(&tally.lines);
    tally.qualifying = qualifying(&tally.lines, table, tally.total);
    tally.counted = house.limit_of(met).min(tally.total);
    if !house.axes().is_empty() && table.tiered.intersection(met).is_empty() {
        let axes = house.axes().iter();
        let reading = &tally.reading;
        tally
            .axes
            .extend(axes.map(|table| axis(won, reading, table)));
    }
}

/// Returns the tallies of every maximal selection in a reading; empty if nothing competes.
pub(crate) fn selections(house: &RuleConfig, won: &WonHand, reading: &Reading) -> Vec<Tally> {
    let table = house.table();
    let Some((competition, mut matches)) = compete(house, won, reading) else {
        return Vec::new();
    };
    let (lines, candidates) = candidates(house, won, reading, &mut matches);
    let all =
        (competition.all)(&lines, &candidates, table.includes(), competition.may_join).into_iter();
    all.map(|mut lines| {
        matches.match_subtotals(won, reading, table, &mut lines);
        let total = total(&lines);
        Tally {
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
    (competition.blocked)(&lines, &candidates, table.includes(), competition.may_join)
}

/// Returns the tally of the first exclusive element that is met, if any.
pub(crate) fn with_exclusive_element(tally: &Tally, house: &RuleConfig) -> Option<Tally> {
    let met = house
        .table()
        .exclusive
        .intersection(tally.met)
        .iter()
        .next()?;
    let element = &house.rule_set().scoring.elements[met.place()];
    let value = house.worth(element).value(house.limits(), true);
    let line = Line {
        element: met.0,
        count: 1,
        value,
        parts: SetMask::NONE,
        bonus: BonusTiles::NONE,
    };
    Some(Tally {
        reading: tally.reading,
        lines: Lines::from_iter([line]),
        axes: AxisTallies::new(),
        met: tally.met,
        blocked: Box::default(),
        total: value,
        qualifying: value,
        counted: value.min(house.limit()),
    })
}

/// Returns whether the value is below the minimum.
pub(crate) fn is_below_minimum(tally: &Tally, house: &RuleConfig) -> bool {
    (house.rule_set().scoring.qualifying_value)(house, tally) < house.minimum()
}

/// Returns the competition and the matches without competing combinations, if the rule set has one.
fn compete(house: &RuleConfig, won: &WonHand, reading: &Reading) -> Option<(Competition, Matches)> {
    let Combine::Best(competition) = house.rule_set().scoring.combine else {
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
    let totals = lines.iter().map(|line| line.total());
    totals.fold(0, u16::saturating_add)
}

/// Computes the sums of a reading whose lines have changed.
pub(crate) fn recount(tally: &mut Tally, house: &RuleConfig) {
    tally.total = total(&tally.lines);
    tally.qualifying = qualifying(&tally.lines, house.table(), tally.total);
    tally.counted = house.limit_of(tally.met).min(tally.total);
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
                blocked =
                    (competition.best)(lines, &candidates, table.includes(), competition.may_join);
            }
            Combine::Counted(counting) => {
                blocked = self.count_combinations(won, reading, table, counting, lines);
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

    /// Counts the combinations of sets that a rule set selects, and returns the blocked elements.
    #[inline(never)]
    fn count_combinations(
        &mut self,
        won: &WonHand,
        reading: &Reading,
        table: &ElementTable,
        counting: Counting,
        lines: &mut Lines,
    ) -> Box<[BlockedElement]> {
        let met = self.met;
        let combinations = self.valued_combinations(won, reading, table);
        let (counted, blocked) =
            (counting.combinations)(won, reading, &combinations, table.includes());
        let counting = counted.iter().fold(met, |met, line| met.with(line.id()));
        self.count(table.included_in_any(counting), lines);
        for line in counted {
            lines.push(line);
            let last = lines.len() - 1;
            insert_sorted(lines, last);
        }
        blocked
    }

    /// Returns the combinations of sets in one reading, each with the value of its concealment.
    fn valued_combinations(
        &mut self,
        won: &WonHand,
        reading: &Reading,
        table: &ElementTable,
    ) -> Vec<Line> {
        let evaluator = table.evaluator(won.closed);
        let mut lines = evaluator.combinations(won, reading, self);
        let concealed = won.concealed_parts(reading);
        for line in &mut lines {
            let value = table.concealed.get(usize::from(line.element));
            if let Some(&value) = value.filter(|_| concealed.includes(line.parts)) {
                line.value = value;
            }
        }
        lines.retain(|line| line.value > 0);
        lines
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
            total = total.saturating_add(line.total());
            lines.push(line);
            let last = lines.len() - 1;
            insert_sorted(lines, last);
        }
    }
}
