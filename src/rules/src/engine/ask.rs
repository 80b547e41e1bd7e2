//! Asking the elements that a house plays.

use arrayvec::ArrayVec;

use crate::decomposition::{Reading, SetMask};
use crate::hands::WinBy;
use crate::schema::{ElementSet, Line, Lines, MOST, Plan, Planned, WonHand};
use crate::tiles::{BonusTiles, Tile};

impl Plan {
    /// What is met however the hand is read.
    pub fn ask_hand(&self, won: &WonHand, found: &mut Found) {
        for ask in &self.tiles {
            found.note(
                ask,
                (ask.when)(won).into(),
                SetMask::WHOLE,
                BonusTiles::NONE,
            );
        }
        for ask in &self.wins {
            found.note(ask, (ask.when)(won).into(), SetMask::NONE, BonusTiles::NONE);
        }
        let circumstances = &won.context.circumstances;
        for ask in &self.circumstances {
            let (of, when) = ask.when;
            if circumstances.has_any(of) {
                found.note(ask, when(won).into(), SetMask::NONE, BonusTiles::NONE);
            }
        }
        for ask in &self.times_of_win {
            found.note(ask, (ask.when)(won), SetMask::NONE, BonusTiles::NONE);
        }
        let held = won.hand.bonus();
        if held.is_empty() {
            return;
        }
        for ask in &self.bonus {
            let bonus = (ask.when)(held);
            found.note(ask, (!bonus.is_empty()).into(), SetMask::NONE, bonus);
        }
        for ask in &self.each_bonus {
            let bonus: BonusTiles = held.iter().filter(|&tile| (ask.when)(tile, won)).collect();
            found.note(ask, bonus.len(), SetMask::NONE, bonus);
        }
        for ask in &self.each_family {
            let whole = held.and(ask.when).whole_families();
            found.note(ask, whole.len() / 4, SetMask::NONE, whole);
        }
    }

    /// What is met without a complete hand.
    pub fn ask_incomplete(&self, won: &WonHand, found: &mut Found) {
        let bonus = if won.context.win.by() == WinBy::BonusTiles {
            let flowers = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
            won.hand.bonus().and(flowers)
        } else {
            BonusTiles::NONE
        };
        for ask in &self.incomplete {
            found.note(ask, (ask.when)(won).into(), SetMask::NONE, bonus);
        }
    }

    /// What is met in one reading.
    pub fn ask_reading(&self, won: &WonHand, reading: &Reading, found: &mut Found) {
        for ask in &self.hands {
            let met = (ask.when)(reading, won);
            found.note(ask, met.into(), SetMask::WHOLE, BonusTiles::NONE);
        }
        if reading.is_irregular() {
            for ask in &self.irregular {
                let met = (ask.when)(reading, won);
                found.note(ask, met.into(), SetMask::WHOLE, BonusTiles::NONE);
            }
        }
        for ask in &self.sets {
            let parts = (ask.when)(reading, won);
            found.note(ask, (!parts.is_empty()).into(), parts, BonusTiles::NONE);
        }
        if reading.pungs().sets() >= 2 {
            for ask in &self.pungs {
                let parts = (ask.when)(reading, won);
                found.note(ask, (!parts.is_empty()).into(), parts, BonusTiles::NONE);
            }
        }
        if !reading.pungs().is_empty() {
            self.ask_pungs(won, reading, found);
        }
        let honors = reading.dragons().union(reading.winds());
        if !honors.is_empty() {
            for ask in &self.each_honor {
                found.note_pungs(ask, reading, honors, won);
            }
        }
        for ask in &self.each_set {
            let parts = reading.sets_where(|set| (ask.when)(set, won));
            found.note(ask, parts.sets(), parts, BonusTiles::NONE);
        }
        for ask in &self.times_of_reading {
            found.note(
                ask,
                (ask.when)(reading, won),
                SetMask::NONE,
                BonusTiles::NONE,
            );
        }
    }

    /// What is met by pungs and kongs, each for itself.
    fn ask_pungs(&self, won: &WonHand, reading: &Reading, found: &mut Found) {
        for ask in &self.each_pung {
            found.note_pungs(ask, reading, reading.pungs(), won);
        }
        for ask in &self.times_of_pung {
            let (mut count, mut parts) = (0, SetMask::NONE);
            for place in reading.pungs().places() {
                let times = (ask.when)(reading.sets()[place], reading, won);
                count += times;
                if times > 0 {
                    parts = parts.with_set(place);
                }
            }
            found.note(ask, count, parts, BonusTiles::NONE);
        }
    }

    /// What combinations of sets make in one reading, all that make the same in one line.
    pub fn ask_combinations(&self, won: &WonHand, reading: &Reading, found: &mut Found) {
        for ask in &self.combinations {
            let all = (ask.when)(reading, won);
            let parts = all.iter().copied().fold(SetMask::NONE, SetMask::union);
            let count = u8::try_from(all.len()).unwrap_or(u8::MAX);
            found.note(ask, count, parts, BonusTiles::NONE);
        }
    }

    /// What combinations of sets make in one reading, each in a line of its own. They are met, and
    /// not found yet: they compete.
    pub fn combinations(&self, won: &WonHand, reading: &Reading, found: &mut Found) -> Vec<Line> {
        let mut lines = Vec::new();
        for ask in &self.combinations {
            let all = (ask.when)(reading, won);
            for &parts in &all {
                found.met.insert(ask.element);
                lines.push(Line {
                    element: ask.element.0,
                    count: 1,
                    value: ask.value,
                    parts,
                    bonus: BonusTiles::NONE,
                });
            }
        }
        lines
    }
}

/// What elements have found: room for all of a table, that is used again for each reading.
#[derive(Debug)]
pub(crate) struct Found {
    /// A line for each, as they were asked.
    pub lines: ArrayVec<Line, MOST>,
    /// What is met, whether it counts or is included in another.
    pub met: ElementSet,
}

/// How much is found at some time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    lines: usize,
    met: ElementSet,
}

impl Found {
    /// Nothing yet.
    #[inline]
    pub fn new() -> Self {
        Self {
            lines: ArrayVec::new(),
            met: ElementSet::NONE,
        }
    }

    /// What is found now.
    pub const fn mark(&self) -> Mark {
        Mark {
            lines: self.lines.len(),
            met: self.met,
        }
    }

    /// Forgets what was found since.
    pub fn back_to(&mut self, mark: Mark) {
        self.lines.truncate(mark.lines);
        self.met = mark.met;
    }

    #[inline]
    fn note<F>(&mut self, ask: &Planned<F>, count: u8, parts: SetMask, bonus: BonusTiles) {
        if count == 0 {
            return;
        }
        self.met.insert(ask.element);
        self.lines.push(Line {
            element: ask.element.0,
            count,
            value: ask.value,
            parts,
            bonus,
        });
    }

    /// Adds a line for an element that counts once for each of these pungs that fits.
    #[inline]
    fn note_pungs(
        &mut self,
        ask: &Planned<fn(Tile, &WonHand) -> bool>,
        reading: &Reading,
        pungs: SetMask,
        won: &WonHand,
    ) {
        let fits = |place: &usize| (ask.when)(reading.sets()[*place].set.tile, won);
        let parts = pungs.places().filter(fits);
        let parts = parts.fold(SetMask::NONE, SetMask::with_set);
        self.note(ask, parts.sets(), parts, BonusTiles::NONE);
    }

    /// Puts in order what counts: all lines but those of some elements.
    pub fn count(&self, but: ElementSet, lines: &mut Lines) {
        if but.intersection(self.met).is_empty() {
            *lines = Lines::from_slice(&self.lines);
        } else {
            let counting = self.lines.iter().filter(|line| !but.contains(line.id()));
            *lines = counting.copied().collect();
        }
        // Few, and most of them in order.
        for place in 1..lines.len() {
            sink(lines, place);
        }
    }
}

/// Moves a line down to its place among those below, which are in the order of the table.
pub(crate) fn sink(lines: &mut [Line], mut place: usize) {
    while place > 0 && lines[place - 1].element > lines[place].element {
        lines.swap(place - 1, place);
        place -= 1;
    }
}
