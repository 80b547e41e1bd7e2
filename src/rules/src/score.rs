//! What a complete hand is worth, and why.

use arrayvec::ArrayVec;

use crate::bits::bits;
use crate::bonus::BonusTiles;
use crate::element::{Case, Element, ElementId, When};
use crate::hand::Hand;
use crate::house::House;
use crate::payment::Payments;
use crate::reading::{Parts, Reading, readings};
use crate::situation::Situation;

/// One reason of a score: an element, how often it counts, and what matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place of the element in the book's table.
    pub element: u8,
    /// How often it counts.
    pub count: u8,
    /// What it is worth once.
    pub value: u16,
    /// The sets that matched.
    pub parts: Parts,
    /// The bonus tiles that matched.
    pub bonus: BonusTiles,
}

impl Line {
    /// What it adds.
    pub const fn total(self) -> u16 {
        self.value * self.count as u16
    }
}

/// The reasons of one reading, and their sum.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The reading.
    pub reading: Reading,
    /// What counts, in the order of the book.
    pub lines: ArrayVec<Line, 24>,
    /// Fu, in books that have it.
    pub fu: ArrayVec<Line, 12>,
    /// What is met, whether it counts or is included in another, as bits.
    met: u64,
    /// The sum of the lines, before any limit.
    pub total: u16,
    /// What is paid, after the limit.
    pub counted: u16,
}

impl Tally {
    /// Whether this element is met, even if it is included in another one.
    pub const fn meets(&self, element: ElementId) -> bool {
        self.met & 1 << element.0 != 0
    }
}

/// A scored hand: the reading that pays most, the reasons, and the payments.
#[derive(Clone, Debug)]
pub struct Score {
    /// The reading that pays most, and its reasons.
    pub best: Tally,
    /// Whether the limit was reached.
    pub limit: bool,
    /// Whether it is too little to win with. Then nobody pays.
    pub below_minimum: bool,
    /// Who pays whom.
    pub payments: Payments,
}

/// Why an element doesn't count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// The hand doesn't have it.
    NotMet,
    /// The element at this place includes it.
    IncludedIn(u8),
    /// The house plays without it.
    SwitchedOff,
}

impl Score {
    /// Every element of the book that doesn't count, and why.
    pub fn rejected<'a>(
        &'a self,
        house: &'a House,
    ) -> impl Iterator<Item = (&'static Element, WhyNot)> + 'a {
        let elements = house.ruleset().elements;
        (0u8..).zip(elements).filter_map(move |(place, element)| {
            let bit = 1u64 << place;
            if self.best.lines.iter().any(|line| line.element == place) {
                return None;
            }
            let why = if house.played() & bit == 0 {
                WhyNot::SwitchedOff
            } else if self.best.met & bit == 0 {
                WhyNot::NotMet
            } else {
                // One that counts itself is the better answer than one that is included too.
                let includes = |by: &u8| house.included_in(usize::from(*by)) & bit != 0;
                let mut counting = self.best.lines.iter().map(|line| line.element);
                let mut met = bits(self.best.met);
                match counting.find(includes).or_else(|| met.find(includes)) {
                    Some(by) => WhyNot::IncludedIn(by),
                    None => WhyNot::NotMet,
                }
            };
            Some((element, why))
        })
    }
}

/// Scores a hand in every reading and keeps the one that pays the winner most.
/// `None` if the tiles are no complete hand.
pub fn score(house: &House, hand: &Hand, situation: &Situation) -> Option<Score> {
    let case = Case {
        house,
        hand,
        situation,
    };
    let whole = Sheet::of_hand(&case);
    let mut best: Option<Score> = None;
    readings(hand, house.shapes(), |reading| {
        let found = whole.read(&case, reading).score(&case);
        if best.as_ref().is_none_or(|best| found.beats(best, &case)) {
            best = Some(found);
        }
    });
    best
}

/// Scores every reading, in the order in which they are found.
pub fn score_all(house: &House, hand: &Hand, situation: &Situation) -> Vec<Score> {
    let case = Case {
        house,
        hand,
        situation,
    };
    let whole = Sheet::of_hand(&case);
    let mut all = Vec::new();
    readings(hand, house.shapes(), |reading| {
        all.push(whole.read(&case, reading).score(&case))
    });
    all
}

impl Score {
    fn beats(&self, other: &Self, case: &Case) -> bool {
        let seat = case.situation.seat;
        let rank = |score: &Self| {
            (
                score.payments.received(seat),
                score.best.counted,
                score.best.total,
                score.is_on_one(),
            )
        };
        rank(self) > rank(other)
    }

    /// Whether one player alone pays: among readings that pay the same, liability stands.
    fn is_on_one(&self) -> bool {
        self.payments.transfers().len() == 1
    }
}

/// What the elements of a table find, while it is being filled in.
#[derive(Clone)]
struct Sheet {
    lines: ArrayVec<Line, 24>,
    fu: ArrayVec<Line, 12>,
    met: u64,
}

impl Sheet {
    /// Elements that don't depend on the reading.
    fn of_hand(case: &Case) -> Self {
        let mut sheet = Self {
            lines: ArrayVec::new(),
            fu: ArrayVec::new(),
            met: 0,
        };
        for place in bits(case.house.played_by_hand()) {
            sheet.note(place, case, None);
        }
        sheet
    }

    fn read(&self, case: &Case, reading: &Reading) -> Tally {
        let mut sheet = self.clone();
        for place in bits(case.house.played_by_reading()) {
            sheet.note(place, case, Some(reading));
        }
        for (place, element) in (0u8..).zip(case.house.ruleset().fu) {
            if let Some(line) = line(element, place, case, Some(reading)) {
                let _ = sheet.fu.try_push(line);
            }
        }
        sheet.sum(case, reading)
    }

    fn note(&mut self, place: u8, case: &Case, reading: Option<&Reading>) {
        let element = &case.house.ruleset().elements[usize::from(place)];
        if let Some(line) = line(element, place, case, reading) {
            self.met |= 1 << place;
            // No hand has as many as 24 elements at once.
            let _ = self.lines.try_push(line);
        }
    }

    fn sum(mut self, case: &Case, reading: &Reading) -> Tally {
        let included = bits(self.met).fold(0, |all, place| {
            all | case.house.included_in(usize::from(place))
        });
        self.lines.retain(|line| included & 1 << line.element == 0);
        self.lines.sort_unstable_by_key(|line| line.element);
        let total = self.lines.iter().map(|line| line.total()).sum();
        Tally {
            reading: *reading,
            lines: self.lines,
            fu: self.fu,
            met: self.met,
            total,
            counted: total.min(case.house.limit()),
        }
    }
}

impl Tally {
    fn score(self, case: &Case) -> Score {
        let below_minimum = self.counted < case.house.minimum();
        let payments = if below_minimum {
            Payments::none()
        } else {
            (case.house.ruleset().settle)(case, &self)
        };
        Score {
            limit: self.total >= case.house.limit(),
            below_minimum,
            payments,
            best: self,
        }
    }
}

/// What one element finds, if it counts.
fn line(element: &Element, place: u8, case: &Case, reading: Option<&Reading>) -> Option<Line> {
    let mut parts = Parts::NONE;
    let mut bonus = BonusTiles::NONE;
    let count = match (element.when, reading) {
        (When::Tiles(when), _) => {
            parts = Parts::WHOLE;
            u8::from(when(case))
        }
        (When::Win(when), _) => u8::from(when(case)),
        (When::Bonus(when), _) => {
            bonus = when(case.hand.bonus());
            u8::from(!bonus.is_empty())
        }
        (When::EachBonus(when), _) => {
            bonus = case
                .hand
                .bonus()
                .iter()
                .filter(|&tile| when(tile, case))
                .collect();
            bonus.len()
        }
        (When::Hand(when), Some(reading)) => {
            parts = Parts::WHOLE;
            u8::from(when(reading, case))
        }
        (When::Sets(when), Some(reading)) => {
            parts = when(reading, case);
            u8::from(!parts.is_empty())
        }
        (When::EachSet(when), Some(reading)) => {
            parts = reading.sets_where(|set| when(set, case));
            parts.sets()
        }
        (When::Hand(_) | When::Sets(_) | When::EachSet(_), None) => 0,
    };
    if count == 0 {
        return None;
    }
    let value = element
        .worth
        .value(case.house.limit(), case.hand.claimed().next().is_none());
    (value > 0).then_some(Line {
        element: place,
        count,
        value,
        parts,
        bonus,
    })
}
