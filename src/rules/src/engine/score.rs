//! The score of a complete hand, with its reasons.

use std::cmp::Ordering;

use smallvec::SmallVec;

use crate::decomposition::{Reading, readings};
use crate::evaluate::{
    Matches, RuleConfig, blocked_combinations, completes_hand, count_incomplete, count_reading,
    is_below_minimum, recount, selections, with_exclusive_element,
};
use crate::hands::{Hand, TableStakes, WinContext};
use crate::model::{
    Axis, AxisDetail, Basis, BlockedCombination, Combine, Counting, Element, ElementId, ElementSet,
    HandValue, Line, Payments, Reason, Tally, WonHand,
};
use crate::sort::{sort_short_by, sort_short_by_key};
use crate::tiles::Seat;

/// A scored hand: the reading that pays most, the reasons, and the payments.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The reading that pays most, and its reasons.
    pub best: Tally,
    /// Whether the limit was reached.
    pub limit: bool,
    /// Whether it is below the minimum. If so, there are no payments.
    pub below_minimum: bool,
    /// The payments.
    pub payments: Payments,
}

/// The largest number of han between two levels.
const MOST_MORE: u16 = 4;

/// The payments of a hand if it counted more.
#[derive(Clone, Debug, PartialEq)]
pub struct WithMore {
    /// How much more it counts.
    pub counts: u16,
    /// The payments for the hand itself.
    pub payments: Payments,
    /// The basis of the payment; the default if the rule set pays by value.
    pub basis: Basis,
}

/// The payments of a hand without liability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithoutLiability {
    /// The reason of the liability.
    pub reason: &'static Reason,
    /// The payments without it.
    pub payments: Payments,
}

/// The reason why an element doesn't count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// The hand doesn't have it.
    NotMet,
    /// The element at this position includes it.
    IncludedIn(u8),
    /// The element at this position consumes some of its sets.
    AccountOnce(u8),
    /// It is switched off.
    SwitchedOff,
}

impl Score {
    /// Returns the payments for this reading without liability; `None` if they are the same. `hand` and
    /// `context` are those that were scored.
    ///
    /// ```
    /// use tilewise_rules::{RuleConfig, Seat, check, notation, score};
    /// let config: RuleConfig = "sparrows-nest".parse().unwrap();
    /// // North discarded for the third dragon.
    /// let entry = notation::parse("23m99s p555z@W p666z@W p777z@N w4m SE").unwrap();
    /// let (hand, context) = check(&config, &entry).unwrap();
    /// let score = score(&config, &hand, &context).unwrap();
    /// assert_eq!(score.payments.net()[Seat::North], -192);
    /// let otherwise = score.without_liability(&config, &hand, &context).unwrap();
    /// assert_eq!(otherwise.reason.clause, "NEST-71");
    /// assert_eq!(otherwise.payments.net()[Seat::North], -64);
    /// ```
    pub fn without_liability(
        &self,
        house: &RuleConfig,
        hand: &Hand,
        context: &WinContext,
    ) -> Option<WithoutLiability> {
        let reason = self.payments.transfers().first()?.reason;
        let won = WonHand::new(house, hand, context).without_liability();
        let payments = Self::new(house, &won, self.best.clone()).payments;
        let differ = payments.net() != self.payments.net();
        differ.then_some(WithoutLiability { reason, payments })
    }

    /// Returns the payments for the hand itself, without liability and stakes. `hand` and `context` are those
    /// that were scored.
    ///
    /// ```
    /// use tilewise_rules::{RuleConfig, Seat, check, notation, rule_sets, score};
    /// let config = RuleConfig::with_defaults(&rule_sets::riichi::EMA_2025);
    /// let entry = notation::parse("234m456p67899s78s w9s riichi honba=2 bets=1 SE");
    /// let (hand, context) = check(&config, &entry.unwrap()).unwrap();
    /// let score = score(&config, &hand, &context).unwrap();
    /// assert_eq!(score.payments.net()[Seat::East], -1_500);
    /// let own = score.own_payments(&config, &hand, &context);
    /// assert_eq!(own.net()[Seat::East], -1_300);
    /// ```
    pub fn own_payments(&self, house: &RuleConfig, hand: &Hand, context: &WinContext) -> Payments {
        let context = WinContext {
            stakes: TableStakes::NONE,
            ..context.clone()
        };
        let won = WonHand::new(house, hand, &context).without_liability();
        Self::new(house, &won, self.best.clone()).payments
    }

    /// Returns whether the hand has a single reading and a single way to count, regardless of liability.
    /// `hand` and `context` are those that were scored.
    pub(crate) fn is_unambiguous(
        &self,
        house: &RuleConfig,
        hand: &Hand,
        context: &WinContext,
    ) -> bool {
        if with_exclusive_element(&self.best, house).is_some()
            || (house.rule_set().scoring.score_lowest_wait)(house, context)
        {
            return false;
        }
        let mut ways = 0;
        readings(hand, house.patterns(), |_| ways += 1);
        ways <= 1
    }

    /// Returns the score of the same reading with the payments recomputed for this hand and context.
    pub(crate) fn recompute_payments(
        &self,
        house: &RuleConfig,
        hand: &Hand,
        context: &WinContext,
    ) -> Self {
        Self::new(
            house,
            &WonHand::new(house, hand, context),
            self.best.clone(),
        )
    }

    /// Returns every other reading of the hand with its score, the best first. `hand` and `context` are those
    /// that were scored.
    ///
    /// ```
    /// use tilewise_rules::{RuleConfig, check, notation, score};
    /// let config: RuleConfig = "hk-old-style;minimum_fan=0".parse().unwrap();
    /// // Three pungs, or three equal chows.
    /// let entry = notation::parse("111222333m p555p 9s w9s EE").unwrap();
    /// let (hand, context) = check(&config, &entry).unwrap();
    /// let score = score(&config, &hand, &context).unwrap();
    /// let others = score.others(&config, &hand, &context);
    /// assert_eq!(others.len(), 1);
    /// assert!(others[0].best.total < score.best.total);
    /// ```
    pub fn others(&self, house: &RuleConfig, hand: &Hand, context: &WinContext) -> Vec<Self> {
        let is_other = |reading: &Reading| *reading != self.best.reading;
        let mut others = score_each(house, hand, context, &is_other);
        sort_short_by(&mut others, |one, other| {
            other.compare(one, house, context.seat)
        });
        others
    }

    /// Returns every other selection of competing combinations in the same reading with its value, the best
    /// first. `hand` and `context` are those that were scored.
    ///
    /// ```
    /// use tilewise_rules::{RuleConfig, check, notation, score};
    /// let config: RuleConfig = "mcr".parse().unwrap();
    /// // A mixed straight, and one more relation of the fourth chow.
    /// let entry = notation::parse("123456m456p1178s w9s@E SE").unwrap();
    /// let (hand, context) = check(&config, &entry).unwrap();
    /// let score = score(&config, &hand, &context).unwrap();
    /// let other = &score.other_selections(&config, &hand, &context)[0];
    /// assert_eq!((score.best.total, other.total), (13, 13));
    /// ```
    pub fn other_selections(
        &self,
        house: &RuleConfig,
        hand: &Hand,
        context: &WinContext,
    ) -> Vec<Tally> {
        let won = WonHand::new(house, hand, context);
        let mut all = selections(house, &won, &self.best.reading);
        all.retain(|one| one.lines != self.best.lines);
        sort_short_by_key(&mut all, |one| u16::MAX - one.total);
        all
    }

    /// Returns the combinations of the same reading that are blocked, with the elements that consume their
    /// sets.
    pub(crate) fn blocked_combinations(
        &self,
        house: &RuleConfig,
        hand: &Hand,
        context: &WinContext,
    ) -> Vec<BlockedCombination> {
        blocked_combinations(
            house,
            &WonHand::new(house, hand, context),
            &self.best.reading,
        )
    }

    /// Returns the basis of the payment, if the rule set doesn't pay by value.
    pub fn basis(&self, house: &RuleConfig) -> Option<(&'static str, Basis)> {
        let rule = house.rule_set().payment.basis?;
        let basis = if self.below_minimum {
            Basis::default()
        } else {
            (rule.of)(house, &self.best)
        };
        Some((rule.units_key, basis))
    }

    /// Returns the smallest increase of the value that changes the payments, and the payments for the hand
    /// itself with it; `None` if no increase does, or if a player is liable. `hand` and `context` are those
    /// that were scored.
    ///
    /// ```
    /// use tilewise_rules::{RuleConfig, Seat, check, notation, score};
    /// let config: RuleConfig = "riichi-ema-2025".parse().unwrap();
    /// // 5 han are a mangan; the sixth makes it a haneman.
    /// let entry = notation::parse("34m234p234s66p789s w2m EE riichi").unwrap();
    /// let (hand, context) = check(&config, &entry).unwrap();
    /// let score = score(&config, &hand, &context).unwrap();
    /// let more = score.with_more(&config, &hand, &context).unwrap();
    /// assert_eq!(more.counts, 1);
    /// assert_eq!(more.payments.net()[Seat::East], 18_000);
    /// assert_eq!(more.basis.level.unwrap().key, "haneman");
    /// ```
    pub fn with_more(
        &self,
        house: &RuleConfig,
        hand: &Hand,
        context: &WinContext,
    ) -> Option<WithMore> {
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
        let paid = |more: u16| (rules.payment.pays)(house, context.seat, win, counted(more));
        // The payment must be that of an ordinary hand of this value.
        if paid(0).net() != own {
            return None;
        }
        let counts = (1..=MOST_MORE).find(|&more| paid(more).net() != own)?;
        Some(WithMore {
            counts,
            payments: paid(counts),
            basis: rules
                .payment
                .basis
                .map(|rule| (rule.of_value)(house, counted(counts)))
                .unwrap_or_default(),
        })
    }

    /// Returns the lines of each further axis, split into what each set, the pair and the wait add; a line
    /// that can't be split has no details. `hand` and `context` are those that were scored.
    ///
    /// ```
    /// use tilewise_rules::{RuleConfig, check, notation, score};
    /// let config: RuleConfig = "riichi-ema-2025".parse().unwrap();
    /// let entry = notation::parse("123m456p678s1124s w3s@E riichi SE").unwrap();
    /// let (hand, context) = check(&config, &entry).unwrap();
    /// let score = score(&config, &hand, &context).unwrap();
    /// let fu = &score.axis_details(&config, &hand, &context)[0];
    /// assert_eq!(fu[2][0].text.to_string(), "Middle wait 24+3");
    /// ```
    pub fn axis_details(
        &self,
        house: &RuleConfig,
        hand: &Hand,
        context: &WinContext,
    ) -> Vec<Vec<Vec<AxisDetail>>> {
        let won = WonHand::new(house, hand, context);
        let axes = house.rule_set().scoring.axes.iter().zip(&self.best.axes);
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

    /// Returns the position of the exclusive element that counts although others are met.
    fn exclusive_element(&self, house: &RuleConfig) -> Option<u8> {
        let [line] = self.best.lines[..] else {
            return None;
        };
        let is_exclusive = house.table().exclusive.contains(line.id());
        is_exclusive.then_some(line.element)
    }

    /// Returns every element of the rule set that doesn't count, with the reason.
    pub fn rejected<'a>(
        &'a self,
        house: &'a RuleConfig,
    ) -> impl Iterator<Item = (&'static Element, WhyNot)> + 'a {
        let elements = house.rule_set().scoring.elements.iter();
        elements
            .zip(self.why_not(house))
            .filter_map(|(element, why)| Some((element, why?)))
    }

    /// Returns for each element of the rule set, in order, why it doesn't count; `None` for one that does.
    pub fn why_not<'a>(
        &'a self,
        house: &'a RuleConfig,
    ) -> impl Iterator<Item = Option<WhyNot>> + 'a {
        let counted: ElementSet = self.best.lines.iter().map(|line| line.id()).collect();
        let ids = (0..=u8::MAX).map(ElementId);
        ids.zip(house.rule_set().scoring.elements)
            .map(move |(id, _)| {
                if counted.contains(id) {
                    return None;
                }
                Some(if !house.played().contains(id) {
                    WhyNot::SwitchedOff
                } else if !self.best.meets(id) {
                    WhyNot::NotMet
                } else if let Some(one) = self.best.blocked.iter().find(|one| one.element == id) {
                    WhyNot::AccountOnce(one.blocked_by.0)
                } else {
                    // An including element that counts itself is preferred to one that is included too.
                    let includes = |by: &ElementId| house.included_in(*by).contains(id);
                    let mut counting = self.best.lines.iter().map(|line| line.id());
                    let mut met = self.best.met().iter();
                    let exclusive = self.exclusive_element(house);
                    if let Some(exclusive) = exclusive {
                        return Some(WhyNot::IncludedIn(exclusive));
                    }
                    if house.table().exclusive.contains(id)
                        && let Some(counted) = self.best.lines.first()
                    {
                        return Some(WhyNot::AccountOnce(counted.element));
                    }
                    match counting.find(includes).or_else(|| met.find(includes)) {
                        Some(by) => WhyNot::IncludedIn(by.0),
                        None => WhyNot::NotMet,
                    }
                })
            })
    }
}

/// Scores a hand in every reading and returns the one that pays the winner most; `None` if the tiles aren't a
/// complete hand.
pub fn score(house: &RuleConfig, hand: &Hand, context: &WinContext) -> Option<Score> {
    if (house.rule_set().scoring.score_lowest_wait)(house, context) {
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

/// Returns the reading that pays the winner most.
fn best(house: &RuleConfig, hand: &Hand, context: &WinContext) -> Option<Score> {
    #[cfg(test)]
    SCORED.with_borrow_mut(|all| all.push((hand.clone(), context.clone())));
    let won = WonHand::new(house, hand, context);
    let evaluator = house.evaluator(won.closed);
    if evaluator.may_win_incomplete(&won)
        && let Some(tally) = incomplete(house, &won)
    {
        return Some(Score::new(house, &won, tally));
    }
    let mut matches = Matches::new();
    evaluator.match_hand(&won, &mut matches);
    // Most hands have one reading. A score is large, so it is built in place.
    let mut all: SmallVec<[Reading; 2]> = SmallVec::new();
    readings(hand, house.patterns(), |reading| all.push(*reading));
    prefer(house, &won, &mut all);
    if let [one] = &all[..] {
        return Some(Score::from_reading(house, &won, &mut matches, one));
    }
    if let Combine::Counted(counting) = house.rule_set().scoring.combine {
        let mut all = compared_readings(house, &won, &mut matches, &all, counting);
        let is_better =
            |one: usize, other: usize| all[one].compare(&all[other], house, context.seat).is_gt();
        let best = (0..all.len()).reduce(|best, one| if is_better(one, best) { one } else { best });
        return Some(all.swap_remove(best?));
    }
    let (first, others) = all.split_first()?;
    let mut best = Score::from_reading(house, &won, &mut matches, first);
    for reading in others {
        let score = Score::from_reading(house, &won, &mut matches, reading);
        if score.compare(&best, house, context.seat).is_gt() {
            best = score;
        }
    }
    Some(best)
}

/// Scores the readings of a hand whose lines depend on each other.
fn compared_readings(
    house: &RuleConfig,
    won: &WonHand,
    matches: &mut Matches,
    readings: &[Reading],
    counting: Counting,
) -> Vec<Score> {
    let scores = readings
        .iter()
        .map(|reading| Score::from_reading(house, won, matches, reading));
    let mut scores: Vec<Score> = scores.collect();
    if scores.len() > 1 {
        let mut tallies: SmallVec<[&mut Tally; 4]> =
            scores.iter_mut().map(|score| &mut score.best).collect();
        (counting.readings)(won, &mut tallies);
        for tally in tallies {
            recount(tally, house);
        }
        for score in &mut scores {
            score.payments = Payments::none();
            score.settle(house, won);
        }
    }
    scores
}

/// Scores every reading, in the order of enumeration.
pub fn score_all(house: &RuleConfig, hand: &Hand, context: &WinContext) -> Vec<Score> {
    score_each(house, hand, context, &|_| true)
}

/// Scores every reading that `is_wanted` accepts.
fn score_each(
    house: &RuleConfig,
    hand: &Hand,
    context: &WinContext,
    is_wanted: &dyn Fn(&Reading) -> bool,
) -> Vec<Score> {
    let won = WonHand::new(house, hand, context);
    if let Some(tally) = incomplete(house, &won) {
        let wanted = Some(tally).filter(|tally| is_wanted(&tally.reading));
        return wanted
            .map(|tally| Score::new(house, &won, tally))
            .into_iter()
            .collect();
    }
    let mut matches = Matches::new();
    house.evaluator(won.closed).match_hand(&won, &mut matches);
    let mut all: SmallVec<[Reading; 2]> = SmallVec::new();
    readings(hand, house.patterns(), |reading| all.push(*reading));
    prefer(house, &won, &mut all);
    if let Combine::Counted(counting) = house.rule_set().scoring.combine {
        let mut scores = compared_readings(house, &won, &mut matches, &all, counting);
        scores.retain(|score| is_wanted(&score.best.reading));
        return scores;
    }
    let wanted = all.iter().filter(|reading| is_wanted(reading));
    wanted
        .map(|reading| Score::from_reading(house, &won, &mut matches, reading))
        .collect()
}

/// Removes the readings to which the rule set prefers others.
fn prefer(house: &RuleConfig, won: &WonHand, all: &mut SmallVec<[Reading; 2]>) {
    let Some(prefers) = house.rule_set().scoring.prefers else {
        return;
    };
    if all.len() > 1 && all.iter().any(|reading| prefers(won, reading)) {
        all.retain(|reading| prefers(won, reading));
    }
}

/// Returns the value of a hand that wins without being complete.
fn incomplete(house: &RuleConfig, won: &WonHand) -> Option<Tally> {
    count_incomplete(house, won).filter(|_| !completes_hand(house, won))
}

/// Returns whether a hand wins without being complete.
pub(crate) fn wins_incomplete(house: &RuleConfig, won: &WonHand) -> bool {
    count_incomplete(house, won).is_some()
}

impl Score {
    /// Scores a reading, given the elements that don't depend on it.
    fn from_reading(
        house: &RuleConfig,
        won: &WonHand,
        matches: &mut Matches,
        reading: &Reading,
    ) -> Self {
        // A score is large, so it is filled in place.
        let mut score = Self::unsettled(Tally::empty(reading));
        count_reading(&mut score.best, house, won, matches);
        score.settle(house, won);
        if let Some(exclusive) = with_exclusive_element(&score.best, house) {
            let exclusive = Self::new(house, won, exclusive);
            if score.compare(&exclusive, house, won.context.seat).is_lt() {
                score = exclusive;
            }
        }
        score
    }

    fn new(house: &RuleConfig, won: &WonHand, best: Tally) -> Self {
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

    /// Computes the payments.
    fn settle(&mut self, house: &RuleConfig, won: &WonHand) {
        let best = &mut self.best;
        self.below_minimum = is_below_minimum(best, house);
        if self.below_minimum {
            best.axes.clear();
        } else {
            self.payments = (house.rule_set().payment.settle)(won, best);
        }
        self.limit = match house.rule_set().payment.basis {
            Some(basis) => !self.below_minimum && (basis.of)(house, best).level.is_some(),
            None => best.total >= house.limit(),
        };
    }

    /// Compares two readings by the payments to the winner, then by value, then by the further axes.
    fn compare(&self, other: &Self, house: &RuleConfig, winner: Seat) -> Ordering {
        let received = |one: &Self| one.payments.received(winner);
        // Payments by units precede payments by value.
        let in_units = |one: &Self| one.basis(house).is_some_and(|(_, basis)| basis.units > 0);
        let worth = |one: &Self| (one.best.counted, one.best.total);
        // With equal payments, a reading in which one player is liable for all precedes.
        let liable = |one: &Self| one.payments.transfers().len() == 1;
        received(self)
            .cmp(&received(other))
            .then_with(|| in_units(self).cmp(&in_units(other)))
            .then_with(|| worth(self).cmp(&worth(other)))
            .then_with(|| self.best.axis_totals().cmp(other.best.axis_totals()))
            .then_with(|| liable(self).cmp(&liable(other)))
            .then_with(|| match house.rule_set().scoring.combine {
                Combine::Best(_) => self.best.compare_lines(&other.best),
                Combine::All | Combine::Counted(_) => Ordering::Equal,
            })
    }
}

#[cfg(test)]
thread_local! {
    /// The hands for which this thread searched the best reading.
    pub(crate) static SCORED: std::cell::RefCell<Vec<(Hand, WinContext)>> =
        const { std::cell::RefCell::new(Vec::new()) };
}
