//! The elements that a house plays, sorted by what they look at.
//!
//! Scoring asks each kind of element in a loop of its own: one loop over all kinds spends a
//! quarter of its time on guessing wrongly which kind comes next.

use crate::decomposition::{ReadSet, Reading, SetMask};
use crate::engine::{Line, Lines};
use crate::hands::WinBy;
use crate::schema::{Element, ElementId, ElementSet, Limit, When, WonHand};
use crate::tiles::{BonusTile, BonusTiles, Tile};

/// Elements that are asked alike.
type Asks<F> = Vec<Ask<F>>;

/// One element: its place in the table, and how it is asked.
#[derive(Clone, Copy, Debug)]
struct Ask<F> {
    element: ElementId,
    /// What it is worth in an open hand and in a closed one.
    value: [u16; 2],
    when: F,
}

/// The elements of a table that a house plays.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    tiles: Asks<fn(&WonHand) -> bool>,
    wins: Asks<fn(&WonHand) -> bool>,
    times_of_win: Asks<fn(&WonHand) -> u8>,
    bonus: Asks<fn(BonusTiles) -> BonusTiles>,
    each_bonus: Asks<fn(BonusTile, &WonHand) -> bool>,
    each_family: Asks<BonusTiles>,
    hands: Asks<fn(&Reading, &WonHand) -> bool>,
    sets: Asks<fn(&Reading, &WonHand) -> SetMask>,
    each_pung: Asks<fn(Tile, &WonHand) -> bool>,
    each_set: Asks<fn(ReadSet, &WonHand) -> bool>,
    times_of_set: Asks<fn(ReadSet, &WonHand) -> u8>,
    alone: Asks<fn(&WonHand) -> bool>,
}

impl Plan {
    /// Those elements of a table that are played.
    pub fn new(elements: &[Element], played: ElementSet, limit: Limit) -> Self {
        let mut plan = Self::default();
        for (id, one) in (0..=u8::MAX).map(ElementId).zip(elements) {
            if !played.contains(id) {
                continue;
            }
            let value = [false, true].map(|closed| one.worth.value(limit, closed));
            let element = id;
            match one.when {
                When::Tiles(when) => plan.tiles.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::Win(when) => plan.wins.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::TimesOfWin(when) => plan.times_of_win.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::Bonus(when) => plan.bonus.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::EachBonus(when) => plan.each_bonus.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::EachFamily(when) => plan.each_family.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::Hand(when) => plan.hands.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::Sets(when) => plan.sets.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::EachSet(when) => plan.each_set.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::EachPung(when) => plan.each_pung.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::TimesOfSet(when) => plan.times_of_set.push(Ask {
                    element,
                    value,
                    when,
                }),
                When::Alone(when) => plan.alone.push(Ask {
                    element,
                    value,
                    when,
                }),
            }
        }
        plan
    }

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

    /// Whether any hand wins without being complete.
    pub const fn has_incomplete(&self) -> bool {
        !self.alone.is_empty()
    }

    /// What is met without a complete hand.
    pub fn ask_incomplete(&self, won: &WonHand, found: &mut Found) {
        let bonus = if won.context.win.by() == WinBy::BonusTiles {
            let flowers = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
            won.hand.bonus().and(flowers)
        } else {
            BonusTiles::NONE
        };
        for ask in &self.alone {
            found.note(ask, (ask.when)(won).into(), SetMask::NONE, bonus);
        }
    }

    /// What is met in one reading.
    pub fn ask_reading(&self, won: &WonHand, reading: &Reading, found: &mut Found) {
        for ask in &self.hands {
            let met = (ask.when)(reading, won);
            found.note(ask, met.into(), SetMask::WHOLE, BonusTiles::NONE);
        }
        for ask in &self.sets {
            let parts = (ask.when)(reading, won);
            found.note(ask, (!parts.is_empty()).into(), parts, BonusTiles::NONE);
        }
        let pungs = reading.sets_where(|set| set.set.is_alike());
        if !pungs.is_empty() {
            for ask in &self.each_pung {
                let mut parts = SetMask::NONE;
                for (place, set) in reading.sets().iter().enumerate() {
                    if pungs.has_set(place) && (ask.when)(set.set.tile, won) {
                        parts = parts.with_set(place);
                    }
                }
                found.note(ask, parts.sets(), parts, BonusTiles::NONE);
            }
        }
        for ask in &self.each_set {
            let parts = reading.sets_where(|set| (ask.when)(set, won));
            found.note(ask, parts.sets(), parts, BonusTiles::NONE);
        }
        for ask in &self.times_of_set {
            let times = |set: &ReadSet| (ask.when)(*set, won);
            let count = reading.sets().iter().map(times).sum();
            let parts = reading.sets_where(|set| times(&set) > 0);
            found.note(ask, count, parts, BonusTiles::NONE);
        }
    }
}

/// What elements have found.
#[derive(Debug)]
pub(crate) struct Found {
    /// A line for each, in the order of the table.
    pub lines: Lines,
    /// What is met, whether it counts or is included in another.
    pub met: ElementSet,
    closed: bool,
}

impl Found {
    /// Nothing yet.
    pub fn new(won: &WonHand) -> Self {
        Self {
            lines: Lines::new(),
            met: ElementSet::NONE,
            closed: won.hand.claimed().next().is_none(),
        }
    }

    #[inline]
    fn note<F>(&mut self, ask: &Ask<F>, count: u8, parts: SetMask, bonus: BonusTiles) {
        if count == 0 {
            return;
        }
        let value = ask.value[usize::from(self.closed)];
        if value > 0 {
            self.met.insert(ask.element);
            self.add(Line {
                element: ask.element.0,
                count,
                value,
                parts,
                bonus,
            });
        }
    }

    /// Adds a line where the table has it.
    fn add(&mut self, line: Line) {
        self.lines.push(line);
        let lines = &mut self.lines[..];
        let mut place = lines.len() - 1;
        while place > 0 && lines[place - 1].element > line.element {
            lines[place] = lines[place - 1];
            place -= 1;
        }
        lines[place] = line;
    }

    /// The same, to find more.
    pub fn more(&self) -> Self {
        Self {
            lines: Lines::from_slice(&self.lines),
            met: self.met,
            closed: self.closed,
        }
    }
}
