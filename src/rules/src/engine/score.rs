//! What a complete hand is worth, and why.

use std::cmp::Ordering;

use smallvec::SmallVec;

use crate::decomposition::{Reading, readings};
use crate::engine::Found;
use crate::hands::{Hand, OnTable, WinContext};
use crate::schema::{
    Axis, AxisDetail, Basis, Combine, Element, ElementId, HandValue, House, LeftOut, Line,
    Payments, Reason, Tally, WonHand,
};
use crate::tiles::Seat;
use crate::{COMPETING_SETS, DORA_AND_BETS};

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

/// No level is further away than so many han.
const MOST_MORE: u16 = 4;

/// What a hand would be paid if it counted more.
#[derive(Clone, Debug, PartialEq)]
pub struct WithMore {
    /// How much more.
    pub counts: u16,
    /// Who would pay whom for the hand itself.
    pub payments: Payments,
    /// What that is worked out from; nothing where it takes no more than the value.
    pub basis: Basis,
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
    /// It has no room beside the element at this place, which takes some of its sets.
    AccountOnce(u8),
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
        let payments = Self::new(house, &won, self.best.clone()).payments;
        let differ = payments.net() != self.payments.net();
        differ.then_some(WithoutLiability { reason, payments })
    }

    /// What is paid for the hand itself: where nobody is liable for it and nothing lies on the table.
    /// The hand and the context are those that were scored.
    ///
    /// ```
    /// use tilewise_rules::{House, Seat, check, notation, rule_sets, score};
    /// let house = House::with_defaults(&rule_sets::riichi::EMA_2025);
    /// let entry = notation::parse("234m456p67899s78s w9s riichi honba=2 bets=1 SE");
    /// let (hand, context) = check(&house, &entry.unwrap()).unwrap();
    /// let score = score(&house, &hand, &context).unwrap();
    /// assert_eq!(score.payments.net()[Seat::East], -1_500);
    /// let own = score.own_payments(&house, &hand, &context);
    /// assert_eq!(own.net()[Seat::East], -1_300);
    /// ```
    pub fn own_payments(&self, house: &House, hand: &Hand, context: &WinContext) -> Payments {
        let context = WinContext {
            on_table: OnTable::NOTHING,
            ..context.clone()
        };
        let won = WonHand::new(house, hand, &context).without_liability();
        Self::new(house, &won, self.best.clone()).payments
    }

    /// Whether nothing else can be kept of the hand, whoever fed it: it is read in one way, and counted in
    /// one. The hand and the context are those that were scored.
    pub(crate) fn has_no_rival(&self, house: &House, hand: &Hand, context: &WinContext) -> bool {
        if DORA_AND_BETS
            && (self.best.alone(house).is_some()
                || (house.rule_set().lowest_if_unclear)(house, context))
        {
            return false;
        }
        let mut ways = 0;
        readings(hand, house.patterns(), |_| ways += 1);
        ways <= 1
    }

    /// What is paid for the same reading if the hand was fed as these say. What it is worth stays.
    pub(crate) fn settled_anew(&self, house: &House, hand: &Hand, context: &WinContext) -> Self {
        Self::new(
            house,
            &WonHand::new(house, hand, context),
            self.best.clone(),
        )
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
        let is_other = |reading: &Reading| *reading != self.best.reading;
        let mut others = score_each(house, hand, context, &is_other);
        others.sort_by(|one, other| other.compare(one, house, context.seat));
        others
    }

    /// Every other way to count the same reading, where combinations of its sets compete, and what the
    /// hand would have been worth so, the best of them first. The hand and the context are those that
    /// were scored.
    ///
    /// ```
    /// use tilewise_rules::{House, check, notation, score};
    /// let house: House = "mcr".parse().unwrap();
    /// // A mixed straight, and one more relation of the fourth chow.
    /// let entry = notation::parse("123456m456p1178s w9s@E SE").unwrap();
    /// let (hand, context) = check(&house, &entry).unwrap();
    /// let score = score(&house, &hand, &context).unwrap();
    /// let other = &score.other_selections(&house, &hand, &context)[0];
    /// assert_eq!((score.best.total, other.total), (13, 13));
    /// ```
    pub fn other_selections(&self, house: &House, hand: &Hand, context: &WinContext) -> Vec<Tally> {
        let won = WonHand::new(house, hand, context);
        let mut all = Tally::selections(house, &won, &self.best.reading);
        all.retain(|one| one.lines != self.best.lines);
        all.sort_by_key(|one| u16::MAX - one.total);
        all
    }

    /// What competes in the same reading and has no room, and what takes it.
    pub(crate) fn left_out(
        &self,
        house: &House,
        hand: &Hand,
        context: &WinContext,
    ) -> Vec<LeftOut> {
        Tally::left_out(
            house,
            &WonHand::new(house, hand, context),
            &self.best.reading,
        )
    }

    /// What the payment is worked out from, where that takes more than the value of the hand.
    pub fn basis(&self, house: &House) -> Option<(&'static str, Basis)> {
        let rule = house.rule_set().basis?;
        let basis = if self.below_minimum {
            Basis::default()
        } else {
            (rule.of)(house, &self.best)
        };
        Some((rule.units_key, basis))
    }

    /// The least that the hand would have to count more for its payments to change, and what would then
    /// be paid for the hand itself; `None` where more changes nothing, or where somebody is liable. The
    /// hand and the context are those that were scored.
    ///
    /// ```
    /// use tilewise_rules::{House, Seat, check, notation, score};
    /// let house: House = "riichi-ema-2025".parse().unwrap();
    /// // 5 han are a mangan, and so are 5 of another hand; the sixth makes it a haneman.
    /// let entry = notation::parse("34m234p234s66p789s w2m EE riichi").unwrap();
    /// let (hand, context) = check(&house, &entry).unwrap();
    /// let score = score(&house, &hand, &context).unwrap();
    /// let more = score.with_more(&house, &hand, &context).unwrap();
    /// assert_eq!(more.counts, 1);
    /// assert_eq!(more.payments.net()[Seat::East], 18_000);
    /// assert_eq!(more.basis.level.unwrap().key, "haneman");
    /// ```
    pub fn with_more(&self, house: &House, hand: &Hand, context: &WinContext) -> Option<WithMore> {
        let win = context.win;
        let in_units = self.basis(house).is_some_and(|(_, basis)| basis.units > 0);
        let is_liable = self.without_liability(house, hand, context).is_some();
        if self.below_minimum || in_units || is_liable {
            return None;
        }
        let own = self.own_payments(house, hand, context).net();
        let axes: SmallVec<[u16; 1]> = self.best.axis_totals().collect();
        let rules = house.rule_set();
        let counted = |more: u16| HandValue {
            counted: self.best.total + more,
            axes: &axes,
        };
        let paid = |more: u16| (rules.pays)(house, context.seat, win, counted(more));
        // What an ordinary hand of this value is paid must be what this one is.
        if paid(0).net() != own {
            return None;
        }
        let counts = (1..=MOST_MORE).find(|&more| paid(more).net() != own)?;
        Some(WithMore {
            counts,
            payments: paid(counts),
            basis: rules
                .basis
                .map(|rule| (rule.of_value)(house, counted(counts)))
                .unwrap_or_default(),
        })
    }

    /// The lines of each further axis of the rule set, split into what each set, the pair and the wait
    /// adds; a line that can't be split has no details. The hand and the context are those that were
    /// scored.
    ///
    /// ```
    /// use tilewise_rules::{House, check, notation, score};
    /// let house: House = "riichi-ema-2025".parse().unwrap();
    /// let entry = notation::parse("123m456p678s1124s w3s@E riichi SE").unwrap();
    /// let (hand, context) = check(&house, &entry).unwrap();
    /// let score = score(&house, &hand, &context).unwrap();
    /// let fu = &score.axis_details(&house, &hand, &context)[0];
    /// assert_eq!(fu[2][0].says.to_string(), "Middle wait 24+3");
    /// ```
    pub fn axis_details(
        &self,
        house: &House,
        hand: &Hand,
        context: &WinContext,
    ) -> Vec<Vec<Vec<AxisDetail>>> {
        let won = WonHand::new(house, hand, context);
        let axes = house.rule_set().axes.iter().zip(&self.best.axes);
        let details = |axis: &Axis, line: &Line| {
            let element = &axis.elements[usize::from(line.element)];
            let mut all = (axis.details)(element, &self.best.reading, &won);
            // A hand with an unclear winning tile may have been read with another one.
            if all.iter().map(|one| one.value).sum::<u16>() != line.total() {
                all.clear();
            }
            all
        };
        axes.map(|(axis, tally)| tally.lines.iter().map(|line| details(axis, line)).collect())
            .collect()
    }

    /// The place of the element that counts alone, though others are met.
    fn alone(&self, house: &House) -> Option<u8> {
        let [line] = self.best.lines[..] else {
            return None;
        };
        let alone = house.table().alone.contains(line.id());
        alone.then_some(line.element)
    }

    /// Every element of the rule set that doesn't count, and why.
    pub fn rejected<'a>(
        &'a self,
        house: &'a House,
    ) -> impl Iterator<Item = (&'static Element, WhyNot)> + 'a {
        let elements = house.rule_set().elements.iter();
        elements
            .zip(self.why_not(house))
            .filter_map(|(element, why)| Some((element, why?)))
    }

    /// Why each element of the rule set, in its order, doesn't count; nothing for one that does.
    pub fn why_not<'a>(&'a self, house: &'a House) -> impl Iterator<Item = Option<WhyNot>> + 'a {
        let ids = (0..=u8::MAX).map(ElementId);
        ids.zip(house.rule_set().elements).map(move |(id, _)| {
            if self.best.lines.iter().any(|line| line.element == id.0) {
                return None;
            }
            Some(if !house.played().contains(id) {
                WhyNot::SwitchedOff
            } else if !self.best.meets(id) {
                WhyNot::NotMet
            } else if let Some(one) = self.best.no_room.iter().find(|one| one.element == id) {
                WhyNot::AccountOnce(one.beside.0)
            } else {
                // One that counts itself is the better answer than one that is included too.
                let includes = |by: &ElementId| house.included_in(*by).contains(id);
                let mut counting = self.best.lines.iter().map(|line| line.id());
                let mut met = self.best.met().iter();
                let alone = self.alone(house);
                if let Some(alone) = alone {
                    return Some(WhyNot::IncludedIn(alone));
                }
                if house.table().alone.contains(id)
                    && let Some(beside) = self.best.lines.first()
                {
                    return Some(WhyNot::AccountOnce(beside.element));
                }
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
    if DORA_AND_BETS && (house.rule_set().lowest_if_unclear)(house, context) {
        // Of hands that pay the same, the one that was entered.
        let entered = best(house, hand, context);
        let standing = hand.standing();
        let others = standing.iter().map(|(tile, _)| tile);
        let others = others.filter(|&tile| hand.winning_tile() != Some(tile));
        let others = others.filter_map(|tile| best(house, &hand.completed_by(tile), context));
        return entered.into_iter().chain(others).reduce(|lowest, score| {
            if score.compare(&lowest, house, context.seat).is_lt() {
                score
            } else {
                lowest
            }
        });
    }
    best(house, hand, context)
}

/// The reading that pays the winner most.
fn best(house: &House, hand: &Hand, context: &WinContext) -> Option<Score> {
    #[cfg(test)]
    SCORED.with_borrow_mut(|all| all.push((hand.clone(), context.clone())));
    let won = WonHand::new(house, hand, context);
    if let Some(tally) = Tally::incomplete(house, &won) {
        return Some(Score::new(house, &won, tally));
    }
    let mut found = Found::new();
    house.plan(won.closed).ask_hand(&won, &mut found);
    // Most hands have one. A score is large, so it is made where it stays.
    let mut all: SmallVec<[Reading; 2]> = SmallVec::new();
    readings(hand, house.patterns(), |reading| all.push(*reading));
    if let [one] = &all[..] {
        return Some(Score::of(house, &won, &mut found, one));
    }
    let (first, others) = all.split_first()?;
    let mut best = Score::of(house, &won, &mut found, first);
    for reading in others {
        let score = Score::of(house, &won, &mut found, reading);
        if score.compare(&best, house, context.seat).is_gt() {
            best = score;
        }
    }
    Some(best)
}

/// Scores every reading, in the order in which they are found.
pub fn score_all(house: &House, hand: &Hand, context: &WinContext) -> Vec<Score> {
    score_each(house, hand, context, &|_| true)
}

/// Scores every reading that is wanted.
fn score_each(
    house: &House,
    hand: &Hand,
    context: &WinContext,
    is_wanted: &dyn Fn(&Reading) -> bool,
) -> Vec<Score> {
    let won = WonHand::new(house, hand, context);
    if let Some(tally) = Tally::incomplete(house, &won) {
        let wanted = Some(tally).filter(|tally| is_wanted(&tally.reading));
        return wanted
            .map(|tally| Score::new(house, &won, tally))
            .into_iter()
            .collect();
    }
    let mut found = Found::new();
    house.plan(won.closed).ask_hand(&won, &mut found);
    let mut all = Vec::new();
    readings(hand, house.patterns(), |reading| {
        if is_wanted(reading) {
            all.push(Score::of(house, &won, &mut found, reading));
        }
    });
    all
}

/// Whether a hand wins without being complete.
pub(crate) fn wins_incomplete(house: &House, won: &WonHand) -> bool {
    Tally::incomplete(house, won).is_some()
}

impl Score {
    /// What a reading is worth and pays, after what is met however the hand is read.
    fn of(house: &House, won: &WonHand, found: &mut Found, reading: &Reading) -> Self {
        // A score is large: it is filled where it stays.
        let mut score = Self::unsettled(Tally::of_nothing(reading));
        score.best.count(house, won, found);
        score.settle(house, won);
        if DORA_AND_BETS && let Some(alone) = score.best.alone(house) {
            let alone = Self::new(house, won, alone);
            if score.compare(&alone, house, won.context.seat).is_lt() {
                score = alone;
            }
        }
        score
    }

    fn new(house: &House, won: &WonHand, best: Tally) -> Self {
        let mut score = Self::unsettled(best);
        score.settle(house, won);
        score
    }

    #[inline]
    fn unsettled(best: Tally) -> Self {
        Self {
            best,
            limit: false,
            below_minimum: false,
            payments: Payments::none(),
        }
    }

    /// What is paid for what was counted.
    fn settle(&mut self, house: &House, won: &WonHand) {
        let best = &mut self.best;
        self.below_minimum = best.is_below_minimum(house);
        if self.below_minimum {
            best.axes.clear();
        } else {
            self.payments = (house.rule_set().settle)(won, best);
        }
        self.limit = match house.rule_set().basis {
            Some(basis) if DORA_AND_BETS => {
                !self.below_minimum && (basis.of)(house, best).level.is_some()
            }
            _ => best.total >= house.limit(),
        };
    }

    /// How two readings compare: by what they pay the winner, then by what they are worth, on the
    /// further axes last.
    fn compare(&self, other: &Self, house: &House, winner: Seat) -> Ordering {
        let received = |one: &Self| one.payments.received(winner);
        // What is paid by the unit goes before what is counted up to as much.
        let in_units = |one: &Self| one.basis(house).is_some_and(|(_, basis)| basis.units > 0);
        let worth = |one: &Self| (one.best.counted, one.best.total);
        // Among readings that pay the same, the one in which one player is liable for all.
        let liable = |one: &Self| one.payments.transfers().len() == 1;
        received(self)
            .cmp(&received(other))
            .then_with(|| in_units(self).cmp(&in_units(other)))
            .then_with(|| worth(self).cmp(&worth(other)))
            .then_with(|| self.best.axis_totals().cmp(other.best.axis_totals()))
            .then_with(|| liable(self).cmp(&liable(other)))
            .then_with(|| match house.rule_set().combine {
                Combine::Best(_) if COMPETING_SETS => self.best.compare_lines(&other.best),
                Combine::All | Combine::Best(_) => Ordering::Equal,
            })
    }
}

#[cfg(test)]
thread_local! {
    /// The hands of which this thread looked for the best reading.
    pub(crate) static SCORED: std::cell::RefCell<Vec<(Hand, WinContext)>> =
        const { std::cell::RefCell::new(Vec::new()) };
}
