//! The elements of a rule configuration, grouped by kind of condition.
//!
//! Each kind is evaluated in a loop of its own: a single loop over all kinds spends a quarter of its time on
//! mispredicted branches.

use crate::decomposition::{Combinations, ReadSet, Reading, SetMask};
use crate::hands::{CircumstanceSet, WinBy};
use crate::model::{
    Element, ElementId, ElementSet, ElementWorth, Limit, Subtotal, ValuedLines, When, WonHand,
    Worth,
};
use crate::tiles::{BonusTile, BonusTiles, Tile};

/// Elements with the same kind of condition.
pub(crate) type CompiledRules<F> = Vec<CompiledRule<F>>;

/// A condition that is evaluated if one of these circumstances holds.
pub(crate) type CircumstanceTest = (CircumstanceSet, fn(&WonHand) -> bool);

/// A condition with the value if all sets are concealed.
pub(crate) type ValuedTest = (u16, fn(&Reading, &WonHand, ElementWorth) -> ValuedLines);

/// An element: its position in the table, and its condition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CompiledRule<F> {
    pub element: ElementId,
    /// The value.
    pub value: u16,
    pub when: F,
}

/// The elements of a table that count in a rule configuration, in a closed hand or in an open one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evaluator {
    pub tiles: CompiledRules<fn(&WonHand) -> bool>,
    pub wins: CompiledRules<fn(&WonHand) -> bool>,
    pub circumstances: CompiledRules<CircumstanceTest>,
    pub times_of_win: CompiledRules<fn(&WonHand) -> u8>,
    pub bonus: CompiledRules<fn(BonusTiles) -> BonusTiles>,
    pub each_bonus: CompiledRules<fn(BonusTile, &WonHand) -> bool>,
    pub each_family: CompiledRules<BonusTiles>,
    pub hands: CompiledRules<fn(&Reading, &WonHand) -> bool>,
    pub irregular: CompiledRules<fn(&Reading, &WonHand) -> bool>,
    pub sets: CompiledRules<fn(&Reading, &WonHand) -> SetMask>,
    pub pungs: CompiledRules<fn(&Reading, &WonHand) -> SetMask>,
    pub each_pung: CompiledRules<fn(Tile, &WonHand) -> bool>,
    pub each_honor: CompiledRules<fn(Tile, &WonHand) -> bool>,
    pub each_set: CompiledRules<fn(ReadSet, &WonHand) -> bool>,
    pub times_of_pung: CompiledRules<fn(ReadSet, &Reading, &WonHand) -> u8>,
    pub times_of_reading: CompiledRules<fn(&Reading, &WonHand) -> u8>,
    pub valued: CompiledRules<ValuedTest>,
    pub combinations: CompiledRules<fn(&Reading, &WonHand) -> Combinations>,
    pub subtotals: CompiledRules<fn(&Subtotal, &WonHand) -> u8>,
    pub incomplete: CompiledRules<fn(&WonHand) -> bool>,
    /// Those that are also evaluated for a complete hand.
    pub any_win: CompiledRules<fn(&WonHand) -> bool>,
}

impl Evaluator {
    /// Compiles the elements that are played.
    #[expect(clippy::too_many_lines, reason = "an arm for each kind of element")]
    pub fn new(
        elements: &[Element],
        played: ElementSet,
        limit: Limit,
        closed: bool,
        worth: impl Fn(&Element) -> Worth,
    ) -> Self {
        let mut evaluator = Self::default();
        for (id, one) in (0..=u8::MAX).map(ElementId).zip(elements) {
            if !played.contains(id) {
                continue;
            }
            let worth = worth(one);
            let value = worth.value(limit, closed);
            let concealed = worth.concealed(limit, closed);
            if value == 0 && concealed == 0 {
                continue;
            }
            let element = id;
            match one.when {
                When::Tiles(when) => evaluator.tiles.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Win(when) => evaluator.wins.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Circumstance(of, when) => evaluator.circumstances.push(CompiledRule {
                    element,
                    value,
                    when: (CircumstanceSet::new(of), when),
                }),
                When::TimesOfWin(when) => evaluator.times_of_win.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Bonus(when) => evaluator.bonus.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Valued(when) => evaluator.valued.push(CompiledRule {
                    element,
                    value,
                    when: (concealed, when),
                }),
                When::EachBonus(when) => evaluator.each_bonus.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::EachFamily(when) => evaluator.each_family.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Hand(when) => evaluator.hands.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Irregular(when) => evaluator.irregular.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Sets(when) => evaluator.sets.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Pungs(when) => evaluator.pungs.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::EachSet(when) => evaluator.each_set.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::EachPung(when) => evaluator.each_pung.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::EachHonor(when) => evaluator.each_honor.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::TimesOfPung(when) => evaluator.times_of_pung.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::TimesOfReading(when) => evaluator.times_of_reading.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Combinations(when) => evaluator.combinations.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::Subtotal(when) => evaluator.subtotals.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
                When::AnyWin(when) => {
                    let rule = CompiledRule {
                        element,
                        value,
                        when,
                    };
                    evaluator.wins.push(rule);
                    evaluator.any_win.push(rule);
                }
                When::Incomplete(when) => evaluator.incomplete.push(CompiledRule {
                    element,
                    value,
                    when,
                }),
            }
        }
        evaluator
    }

    /// Returns whether the hand can win without being complete.
    pub fn may_win_incomplete(&self, won: &WonHand) -> bool {
        won.context.win.by() == WinBy::BonusTiles
            || self.incomplete.iter().any(|rule| (rule.when)(won))
    }
}
