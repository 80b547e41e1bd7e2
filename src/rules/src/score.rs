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
    let mut best: Option<Score> = None;
    let case = Case {
        house,
        hand,
        situation,
    };
    each_score(&case, |found| {
        if best.as_ref().is_none_or(|best| found.beats(best, &case)) {
            best = Some(found);
        }
    });
    let mut best = best?;
    best.in_order();
    Some(best)
}

/// Scores every reading, in the order in which they are found.
pub fn score_all(house: &House, hand: &Hand, situation: &Situation) -> Vec<Score> {
    let mut all = Vec::new();
    each_score(
        &Case {
            house,
            hand,
            situation,
        },
        |mut found| {
            found.in_order();
            all.push(found);
        },
    );
    all
}

fn each_score(case: &Case, mut found: impl FnMut(Score)) {
    let whole = Whole::of(case);
    readings(case.hand, case.house.shapes(), |reading| {
        found(whole.read(case, reading).score(case));
    });
}

impl Score {
    /// Puts the lines in the order of the book.
    fn in_order(&mut self) {
        self.best.lines.sort_unstable_by_key(|line| line.element);
    }

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

/// What the elements find that don't depend on the reading.
struct Whole {
    lines: ArrayVec<Line, 24>,
    met: u64,
}

impl Whole {
    fn of(case: &Case) -> Self {
        let mut whole = Self {
            lines: ArrayVec::new(),
            met: 0,
        };
        for place in bits(case.house.played_by_hand()) {
            note(place, case, None, &mut whole.lines, &mut whole.met);
        }
        whole
    }

    /// What counts in one reading.
    fn read(&self, case: &Case, reading: &Reading) -> Tally {
        let mut tally = Tally {
            reading: *reading,
            lines: ArrayVec::new(),
            fu: ArrayVec::new(),
            met: self.met,
            total: 0,
            counted: 0,
        };
        for place in bits(case.house.played_by_reading()) {
            note(place, case, Some(reading), &mut tally.lines, &mut tally.met);
        }
        for (place, element) in (0u8..).zip(case.house.ruleset().fu) {
            let _ = line(element, place, case, Some(reading)).map(|line| tally.fu.try_push(line));
        }
        let included = bits(tally.met).fold(0, |all, place| {
            all | case.house.included_in(usize::from(place))
        });
        let counts = |line: &Line| included & 1 << line.element == 0;
        tally.lines.retain(|line| counts(line));
        for &line in self.lines.iter().filter(|line| counts(line)) {
            let _ = tally.lines.try_push(line);
        }
        tally.total = tally.lines.iter().map(|line| line.total()).sum();
        tally.counted = tally.total.min(case.house.limit());
        tally
    }
}

/// Notes what one element finds. No hand has as many as 24 elements at once.
fn note(
    place: u8,
    case: &Case,
    reading: Option<&Reading>,
    lines: &mut ArrayVec<Line, 24>,
    met: &mut u64,
) {
    let element = &case.house.ruleset().elements[usize::from(place)];
    if let Some(line) = line(element, place, case, reading) {
        *met |= 1 << place;
        let _ = lines.try_push(line);
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
