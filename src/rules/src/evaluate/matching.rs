//! Matching of the elements of a rule configuration.

use arrayvec::ArrayVec;

use crate::decomposition::{Reading, SetMask};
use crate::evaluate::{CompiledRule, Evaluator};
use crate::hands::WinBy;
use crate::model::{ElementSet, ElementWorth, Line, Lines, MOST, WonHand};
use crate::tiles::{BonusTiles, Tile};

impl Evaluator {
    /// Matches the elements that don't depend on the reading.
    pub fn match_hand(&self, won: &WonHand, matches: &mut Matches) {
        for rule in &self.tiles {
            matches.record(
                rule,
                (rule.when)(won).into(),
                SetMask::WHOLE,
                BonusTiles::NONE,
            );
        }
        for rule in &self.wins {
            matches.record(
                rule,
                (rule.when)(won).into(),
                SetMask::NONE,
                BonusTiles::NONE,
            );
        }
        let circumstances = &won.context.circumstances;
        for rule in &self.circumstances {
            let (of, when) = rule.when;
            if circumstances.has_any(of) {
                matches.record(rule, when(won).into(), SetMask::NONE, BonusTiles::NONE);
            }
        }
        for rule in &self.times_of_win {
            matches.record(rule, (rule.when)(won), SetMask::NONE, BonusTiles::NONE);
        }
        let held = won.hand.bonus();
        if held.is_empty() {
            return;
        }
        for rule in &self.bonus {
            let bonus = (rule.when)(held);
            matches.record(rule, (!bonus.is_empty()).into(), SetMask::NONE, bonus);
        }
        for rule in &self.each_bonus {
            let bonus: BonusTiles = held.iter().filter(|&tile| (rule.when)(tile, won)).collect();
            matches.record(rule, bonus.len(), SetMask::NONE, bonus);
        }
        for rule in &self.each_family {
            let whole = held.and(rule.when).whole_families();
            matches.record(rule, whole.len() / 4, SetMask::NONE, whole);
        }
    }

    /// Matches the elements that need no complete hand.
    pub fn match_incomplete(&self, won: &WonHand, matches: &mut Matches) {
        let bonus = if won.context.win.by() == WinBy::BonusTiles {
            let flowers = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
            won.hand.bonus().and(flowers)
        } else {
            BonusTiles::NONE
        };
        for rule in self.incomplete.iter().chain(&self.any_win) {
            matches.record(rule, (rule.when)(won).into(), SetMask::NONE, bonus);
        }
    }

    /// Matches the elements of one reading.
    pub fn match_reading(&self, won: &WonHand, reading: &Reading, matches: &mut Matches) {
        for rule in &self.hands {
            let met = (rule.when)(reading, won);
            matches.record(rule, met.into(), SetMask::WHOLE, BonusTiles::NONE);
        }
        if reading.is_irregular() {
            for rule in &self.irregular {
                let met = (rule.when)(reading, won);
                matches.record(rule, met.into(), SetMask::WHOLE, BonusTiles::NONE);
            }
        }
        for rule in &self.sets {
            let parts = (rule.when)(reading, won);
            matches.record(rule, (!parts.is_empty()).into(), parts, BonusTiles::NONE);
        }
        if reading.pungs().sets() >= 2 {
            for rule in &self.pungs {
                let parts = (rule.when)(reading, won);
                matches.record(rule, (!parts.is_empty()).into(), parts, BonusTiles::NONE);
            }
        }
        if !reading.pungs().is_empty() {
            self.match_pungs(won, reading, matches);
        }
        let honors = reading.dragons().union(reading.winds());
        if !honors.is_empty() {
            for rule in &self.each_honor {
                matches.record_pungs(rule, reading, honors, won);
            }
        }
        for rule in &self.each_set {
            let parts = reading.sets_where(|set| (rule.when)(set, won));
            matches.record(rule, parts.sets(), parts, BonusTiles::NONE);
        }
        for rule in &self.times_of_reading {
            matches.record(
                rule,
                (rule.when)(reading, won),
                SetMask::NONE,
                BonusTiles::NONE,
            );
        }
        if !self.valued.is_empty() {
            self.match_valued(won, reading, matches);
        }
    }

    /// Matches the elements that count for each pung or kong.
    fn match_pungs(&self, won: &WonHand, reading: &Reading, matches: &mut Matches) {
        for rule in &self.each_pung {
            matches.record_pungs(rule, reading, reading.pungs(), won);
        }
        for rule in &self.times_of_pung {
            let (mut count, mut parts) = (0, SetMask::NONE);
            for place in reading.pungs().places() {
                let times = (rule.when)(reading.sets()[place], reading, won);
                count += times;
                if times > 0 {
                    parts = parts.with_set(place);
                }
            }
            matches.record(rule, count, parts, BonusTiles::NONE);
        }
    }

    /// Matches the elements that determine their own values, in one reading.
    pub fn match_valued(&self, won: &WonHand, reading: &Reading, matches: &mut Matches) {
        for rule in &self.valued {
            let (concealed, when) = rule.when;
            let value = rule.value;
            for one in when(reading, won, ElementWorth { value, concealed }) {
                if one.count == 0 || one.value == 0 {
                    continue;
                }
                matches.met.insert(rule.element);
                let element = rule.element.0;
                if let Some(last) = matches.lines.last_mut()
                    && (last.element, last.value) == (element, one.value)
                {
                    last.count = last.count.saturating_add(one.count);
                    last.parts = last.parts.union(one.parts);
                    continue;
                }
                matches.lines.push(Line {
                    element,
                    count: one.count,
                    value: one.value,
                    parts: one.parts,
                    bonus: BonusTiles::NONE,
                });
            }
        }
    }

    /// Matches the combinations of sets in one reading, with one line for equal results.
    pub fn match_combinations(&self, won: &WonHand, reading: &Reading, matches: &mut Matches) {
        for rule in &self.combinations {
            let all = (rule.when)(reading, won);
            let parts = all.iter().copied().fold(SetMask::NONE, SetMask::union);
            let count = u8::try_from(all.len()).unwrap_or(u8::MAX);
            matches.record(rule, count, parts, BonusTiles::NONE);
        }
    }

    /// Returns the combinations of sets in one reading, a line each. They compete, so they aren't recorded as
    /// matches.
    pub fn combinations(
        &self,
        won: &WonHand,
        reading: &Reading,
        matches: &mut Matches,
    ) -> Vec<Line> {
        let mut lines = Vec::new();
        for rule in &self.combinations {
            let all = (rule.when)(reading, won);
            for &parts in &all {
                matches.met.insert(rule.element);
                lines.push(Line {
                    element: rule.element.0,
                    count: 1,
                    value: rule.value,
                    parts,
                    bonus: BonusTiles::NONE,
                });
            }
        }
        lines
    }
}

/// The most lines of a table: two for each element.
const MOST_LINES: usize = 2 * MOST;

/// The matched elements: a buffer for a whole table, reused for each reading.
#[derive(Debug)]
pub(crate) struct Matches {
    /// A line for each match, in the order of evaluation.
    pub lines: ArrayVec<Line, MOST_LINES>,
    /// All elements that are met, including those that another includes.
    pub met: ElementSet,
}

/// The size of the matches at some time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checkpoint {
    lines: usize,
    met: ElementSet,
}

impl Matches {
    /// Creates an empty buffer.
    #[inline]
    pub fn new() -> Self {
        Self {
            lines: ArrayVec::new(),
            met: ElementSet::NONE,
        }
    }

    /// Returns the current size.
    pub const fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            lines: self.lines.len(),
            met: self.met,
        }
    }

    /// Removes the matches after a checkpoint.
    pub fn rollback(&mut self, checkpoint: Checkpoint) {
        self.lines.truncate(checkpoint.lines);
        self.met = checkpoint.met;
    }

    #[inline]
    fn record<F>(&mut self, rule: &CompiledRule<F>, count: u8, parts: SetMask, bonus: BonusTiles) {
        if count == 0 {
            return;
        }
        self.met.insert(rule.element);
        self.lines.push(Line {
            element: rule.element.0,
            count,
            value: rule.value,
            parts,
            bonus,
        });
    }

    /// Adds a line for an element that counts once for each of these pungs that fits.
    #[inline]
    fn record_pungs(
        &mut self,
        rule: &CompiledRule<fn(Tile, &WonHand) -> bool>,
        reading: &Reading,
        pungs: SetMask,
        won: &WonHand,
    ) {
        let fits = |place: &usize| (rule.when)(reading.sets()[*place].set.tile, won);
        let parts = pungs.places().filter(fits);
        let parts = parts.fold(SetMask::NONE, SetMask::with_set);
        self.record(rule, parts.sets(), parts, BonusTiles::NONE);
    }

    /// Returns all lines except those of some elements, in the order of the table.
    pub fn count(&self, but: ElementSet, lines: &mut Lines) {
        if but.intersection(self.met).is_empty() {
            *lines = Lines::from_slice(&self.lines);
        } else {
            let counting = self.lines.iter().filter(|line| !but.contains(line.id()));
            *lines = counting.copied().collect();
        }
        // The lines are few and mostly sorted.
        for place in 1..lines.len() {
            insert_sorted(lines, place);
        }
    }
}

/// Moves a line down to its position among the sorted lines below it.
pub(crate) fn insert_sorted(lines: &mut [Line], mut place: usize) {
    while place > 0 && lines[place - 1].element > lines[place].element {
        lines.swap(place - 1, place);
        place -= 1;
    }
}
