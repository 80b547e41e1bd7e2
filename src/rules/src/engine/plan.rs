//! The elements that a house plays, sorted by what they look at.
//!
//! Scoring asks each kind of element in a loop of its own: one loop over all kinds spends a
//! quarter of its time on guessing wrongly which kind comes next.

use smallvec::SmallVec;

use crate::decomposition::{ReadSet, Reading, SetMask};
use crate::engine::Line;
use crate::hands::WinBy;
use crate::schema::{Element, ElementId, ElementSet, Limit, When, WonHand, Worth};
use crate::tiles::{BonusTile, BonusTiles};

/// Lines of a score, in place as long as they are few.
pub(crate) type Lines = SmallVec<[Line; 8]>;

/// Elements that are asked alike.
type Asks<F> = Vec<Ask<F>>;

/// One element: its place in the table, and how it is asked.
#[derive(Clone, Copy, Debug)]
struct Ask<F> {
    element: ElementId,
    worth: Worth,
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
    each_set: Asks<fn(ReadSet, &WonHand) -> bool>,
    times_of_set: Asks<fn(ReadSet, &WonHand) -> u8>,
    alone: Asks<fn(&WonHand) -> bool>,
}

impl Plan {
    /// Those elements of a table that are played.
    pub fn new(elements: &[Element], played: ElementSet) -> Self {
        let mut plan = Self::default();
        for (id, one) in (0..=u8::MAX).map(ElementId).zip(elements) {
            if !played.contains(id) {
                continue;
            }
            let (element, worth) = (id, one.worth);
            match one.when {
                When::Tiles(when) => plan.tiles.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::Win(when) => plan.wins.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::TimesOfWin(when) => plan.times_of_win.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::Bonus(when) => plan.bonus.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::EachBonus(when) => plan.each_bonus.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::EachFamily(when) => plan.each_family.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::Hand(when) => plan.hands.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::Sets(when) => plan.sets.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::EachSet(when) => plan.each_set.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::TimesOfSet(when) => plan.times_of_set.push(Ask {
                    element,
                    worth,
                    when,
                }),
                When::Alone(when) => plan.alone.push(Ask {
                    element,
                    worth,
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
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// A line for each.
    pub lines: Lines,
    /// What is met, whether it counts or is included in another.
    pub met: ElementSet,
    limit: Limit,
    closed: bool,
}

impl Found {
    /// Nothing yet.
    pub fn new(won: &WonHand) -> Self {
        Self {
            lines: Lines::new(),
            met: ElementSet::NONE,
            limit: won.house.limits(),
            closed: won.hand.claimed().next().is_none(),
        }
    }

    #[inline]
    fn note<F>(&mut self, ask: &Ask<F>, count: u8, parts: SetMask, bonus: BonusTiles) {
        if count == 0 {
            return;
        }
        let value = ask.worth.value(self.limit, self.closed);
        if value > 0 {
            self.met.insert(ask.element);
            self.lines.push(Line {
                element: ask.element.0,
                count,
                value,
                parts,
                bonus,
            });
        }
    }
}
