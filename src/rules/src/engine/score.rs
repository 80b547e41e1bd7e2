//! What a complete hand is worth, and why.

use std::cmp::Reverse;

use crate::decomposition::{Completed, Reading, SetMask, Shape, readings};
use crate::engine::{Found, House, Lines};
use crate::hands::{Hand, WinContext};
use crate::schema::{Element, ElementId, ElementSet, Payments, Reason, WonHand};
use crate::tiles::{BonusTiles, Seat};

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
    pub parts: SetMask,
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
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The reading.
    pub reading: Reading,
    /// What counts, in the order of the book.
    pub lines: Lines,
    /// Fu, in books that have it.
    pub fu: Vec<Line>,
    /// What is met, whether it counts or is included in another.
    met: ElementSet,
    /// The sum of the lines, before any limit.
    pub total: u16,
    /// What is paid, after the limit.
    pub counted: u16,
}

impl Tally {
    /// Whether this element is met, even if it is included in another one.
    pub const fn meets(&self, element: ElementId) -> bool {
        self.met.contains(element)
    }
}

/// A scored hand: the reading that pays most, the reasons, and the payments.
#[derive(Clone, Debug, PartialEq)]
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

/// What would have been paid if nobody were liable for the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithoutLiability {
    /// Why somebody is.
    pub reason: &'static Reason,
    /// Who would have paid whom.
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
    /// What would have been paid for this reading if nobody were liable; `None` where that is the
    /// same. The hand and the context are those that were scored.
    ///
    /// ```
    /// use tilewise_rules::{House, Seat, check, notation, score};
    /// let house: House = "sparrows-nest".parse().unwrap();
    /// // North fed the third dragon.
    /// let entry = notation::parse("23m99s p555z@W p666z@W p777z@N w4m SE").unwrap();
    /// let (hand, context) = check(&house, &entry).unwrap();
    /// let score = score(&house, &hand, &context).unwrap();
    /// assert_eq!(score.payments.net()[Seat::North], -192);
    /// let otherwise = score.without_liability(&house, &hand, &context).unwrap();
    /// assert_eq!(otherwise.reason.clause, "NEST-71");
    /// assert_eq!(otherwise.payments.net()[Seat::North], -64);
    /// ```
    pub fn without_liability(
        &self,
        house: &House,
        hand: &Hand,
        context: &WinContext,
    ) -> Option<WithoutLiability> {
        let reason = self.payments.transfers().first()?.reason;
        let won = WonHand::new(house, hand, context).without_liability();
        let payments = self.best.settle(&won);
        let differ = payments.net() != self.payments.net();
        differ.then_some(WithoutLiability { reason, payments })
    }

    /// Every other reading of the hand and what it would have paid, the best of them first. The
    /// hand and the context are those that were scored.
    ///
    /// ```
    /// use tilewise_rules::{House, check, notation, score};
    /// let house: House = "hk-old-style;minimum_fan=0".parse().unwrap();
    /// // Three pungs, or three times the same chow.
    /// let entry = notation::parse("111222333m p555p 9s w9s EE").unwrap();
    /// let (hand, context) = check(&house, &entry).unwrap();
    /// let score = score(&house, &hand, &context).unwrap();
    /// let others = score.others(&house, &hand, &context);
    /// assert_eq!(others.len(), 1);
    /// assert!(others[0].best.total < score.best.total);
    /// ```
    pub fn others(&self, house: &House, hand: &Hand, context: &WinContext) -> Vec<Self> {
        let mut others = score_all(house, hand, context);
        others.retain(|one| one.best.reading != self.best.reading);
        others.sort_by_key(|one| Reverse(rank(&one.best, &one.payments, context.seat)));
        others
    }

    /// Every element of the book that doesn't count, and why.
    pub fn rejected<'a>(
        &'a self,
        house: &'a House,
    ) -> impl Iterator<Item = (&'static Element, WhyNot)> + 'a {
        let elements = house.ruleset().elements.iter();
        elements
            .zip(self.why_not(house))
            .filter_map(|(element, why)| Some((element, why?)))
    }

    /// Why each element of the book, in its order, doesn't count; nothing for one that does.
    pub fn why_not<'a>(&'a self, house: &'a House) -> impl Iterator<Item = Option<WhyNot>> + 'a {
        let ids = (0..=u8::MAX).map(ElementId);
        ids.zip(house.ruleset().elements).map(move |(id, _)| {
            if self.best.lines.iter().any(|line| line.element == id.0) {
                return None;
            }
            Some(if !house.played().contains(id) {
                WhyNot::SwitchedOff
            } else if !self.best.meets(id) {
                WhyNot::NotMet
            } else {
                // One that counts itself is the better answer than one that is included too.
                let includes = |by: &ElementId| house.included_in(*by).contains(id);
                let mut counting = self.best.lines.iter().map(|line| ElementId(line.element));
                let mut met = self.best.met.iter();
                match counting.find(includes).or_else(|| met.find(includes)) {
                    Some(by) => WhyNot::IncludedIn(by.0),
                    None => WhyNot::NotMet,
                }
            })
        })
    }
}

/// Scores a hand in every reading and keeps the one that pays the winner most.
/// `None` if the tiles are no complete hand.
pub fn score(house: &House, hand: &Hand, context: &WinContext) -> Option<Score> {
    let won = WonHand::new(house, hand, context);
    if let Some(tally) = Tally::incomplete(&won) {
        let payments = tally.settle(&won);
        return Some(Score::new(house, tally, payments));
    }
    let whole = whole(&won);
    let mut best: Option<Score> = None;
    readings(hand, house.patterns(), |reading| {
        let tally = Tally::new(&won, &whole, reading);
        let payments = tally.settle(&won);
        if best
            .as_ref()
            .is_none_or(|best| best.is_beaten_by(&tally, &payments, &won))
        {
            best = Some(Score::new(house, tally, payments));
        }
    });
    best
}

/// Whether a hand wins without being complete.
pub(crate) fn wins_alone(won: &WonHand) -> bool {
    Tally::incomplete(won).is_some()
}

/// Scores every reading, in the order in which they are found.
pub fn score_all(house: &House, hand: &Hand, context: &WinContext) -> Vec<Score> {
    let won = WonHand::new(house, hand, context);
    let mut all = Vec::new();
    if let Some(tally) = Tally::incomplete(&won) {
        let payments = tally.settle(&won);
        all.push(Score::new(house, tally, payments));
        return all;
    }
    let whole = whole(&won);
    readings(hand, house.patterns(), |reading| {
        let tally = Tally::new(&won, &whole, reading);
        let payments = tally.settle(&won);
        all.push(Score::new(house, tally, payments));
    });
    all
}

/// What is met however the hand is read.
fn whole(won: &WonHand) -> Found {
    let mut found = Found::new(won);
    won.house.plan().ask_hand(won, &mut found);
    found
}

/// The reading of a hand that wins without being complete.
const INCOMPLETE: Reading = Reading {
    shape: Shape::Incomplete,
    completed: Completed::Whole,
};

impl Tally {
    /// What a hand is worth that wins without being complete; `None` if it doesn't.
    fn incomplete(won: &WonHand) -> Option<Self> {
        let mut found = Found::new(won);
        won.house.plan().ask_incomplete(won, &mut found);
        let &line = found.lines.iter().max_by_key(|line| line.value)?;
        Some(Self {
            reading: INCOMPLETE,
            lines: Lines::from_iter([line]),
            fu: Vec::new(),
            met: ElementSet::NONE.with(ElementId(line.element)),
            total: line.value,
            counted: line.value.min(won.house.limit()),
        })
    }

    fn new(won: &WonHand, whole: &Found, reading: &Reading) -> Self {
        let mut found = Found::new(won);
        found.met = whole.met;
        won.house.plan().ask_reading(won, reading, &mut found);
        let included = found.met.iter().fold(ElementSet::NONE, |all, id| {
            all.union(won.house.included_in(id))
        });
        let mut tally = Self {
            reading: *reading,
            lines: Lines::new(),
            fu: fu(won, reading),
            met: found.met,
            total: 0,
            counted: 0,
        };
        for &line in found.lines.iter().chain(&whole.lines) {
            if !included.contains(ElementId(line.element)) {
                tally.total += line.total();
                tally.add(line);
            }
        }
        tally.counted = tally.total.min(won.house.limit());
        tally
    }

    /// Adds a line where the book has it.
    fn add(&mut self, line: Line) {
        let later = self
            .lines
            .iter()
            .position(|other| other.element > line.element);
        self.lines.insert(later.unwrap_or(self.lines.len()), line);
    }

    fn is_below_minimum(&self, house: &House) -> bool {
        (house.ruleset().towards_minimum)(house, self) < house.minimum()
    }

    fn settle(&self, won: &WonHand) -> Payments {
        if self.is_below_minimum(won.house) {
            Payments::none()
        } else {
            (won.house.ruleset().settle)(won, self)
        }
    }
}

/// The fu of a reading, in books that have it.
fn fu(won: &WonHand, reading: &Reading) -> Vec<Line> {
    if won.house.ruleset().fu.is_empty() {
        return Vec::new();
    }
    let mut found = Found::new(won);
    won.house.fu().ask_hand(won, &mut found);
    won.house.fu().ask_reading(won, reading, &mut found);
    found.lines.to_vec()
}

impl Score {
    #[inline]
    fn new(house: &House, best: Tally, payments: Payments) -> Self {
        Self {
            limit: best.total >= house.limit(),
            below_minimum: best.is_below_minimum(house),
            best,
            payments,
        }
    }

    fn is_beaten_by(&self, tally: &Tally, payments: &Payments, won: &WonHand) -> bool {
        let winner = won.context.seat;
        rank(tally, payments, winner) > rank(&self.best, &self.payments, winner)
    }
}

/// By what readings are compared: by what they pay the winner, then by what they are worth.
#[inline]
fn rank(tally: &Tally, payments: &Payments, winner: Seat) -> (i64, u16, u16, bool) {
    // Among readings that pay the same, the one in which one player is liable for all.
    let liable = payments.transfers().len() == 1;
    (
        payments.received(winner),
        tally.counted,
        tally.total,
        liable,
    )
}
