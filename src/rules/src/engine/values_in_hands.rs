//! Example hands for the values of a payment table.

use crate::engine::{Score, check, score};
use crate::evaluate::RuleConfig;
use crate::hands::{WinBy, WinInput, hand_notation::parse_with};
use crate::model::Basis;
use crate::tiles::{Seat, Tile};

/// A hand with a value, for a rule configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueInHand {
    /// The hand.
    pub entry: WinInput,
    /// Whether East wins with it.
    pub dealer: bool,
    /// The way of winning.
    pub by: WinBy,
    /// The value of its elements.
    pub counted: u16,
    /// The value on each axis; empty for a hand of the highest level.
    pub axes: Vec<u16>,
    /// The basis of the payment.
    pub basis: Basis,
}

impl ValueInHand {
    fn from_entry(house: &RuleConfig, entry: WinInput) -> Option<Self> {
        let (hand, context) = check(house, &entry).ok()?;
        let score: Score = score(house, &hand, &context)?;
        if score.below_minimum {
            return None;
        }
        let (_, basis) = score.basis(house)?;
        Some(Self {
            entry,
            dealer: context.seat == Seat::East,
            by: context.win.by(),
            counted: score.best.counted,
            axes: score.best.axis_totals().collect(),
            basis,
        })
    }

    fn is_worth_the_same(&self, other: &Self) -> bool {
        (self.dealer, self.by, self.counted) == (other.dealer, other.by, other.counted)
            && self.axes == other.axes
    }
}

impl RuleConfig {
    /// Returns hands with different values, won by East and by another player, by self-draw and by discard:
    /// the examples of the further axes, from either seat, and with each tile as an indicator. Of equal
    /// values, the first.
    ///
    /// ```
    /// use tilewise_rules::{RuleConfig, WinBy};
    /// use tilewise_rules::rule_sets::riichi;
    /// let config = RuleConfig::with_defaults(&riichi::EMA_2025);
    /// let all = config.values_in_hands();
    /// let found = all.iter().find(|one| {
    ///     (one.counted, &one.axes[..], one.dealer, one.by) == (2, &[60], true, WinBy::Discard)
    /// });
    /// let entry = found.unwrap().entry.to_string();
    /// assert_eq!(entry, "222m456p24s99p ck5555s w3s@W EE dora:3p riichi");
    /// ```
    pub fn values_in_hands(&self) -> Vec<ValueInHand> {
        let examples = self
            .rule_set()
            .scoring
            .axes
            .iter()
            .flat_map(|axis| axis.examples);
        let entries = examples.filter_map(|text| parse_with(text, self.rule_set()).ok());
        let seats = entries.flat_map(|entry| {
            let moved = entry.context.seat != Some(Seat::East);
            let at_east = moved.then(|| {
                let mut entry = entry.clone();
                entry.context.seat = Some(Seat::East);
                entry
            });
            [entry].into_iter().chain(at_east)
        });
        let mut all: Vec<ValueInHand> = Vec::new();
        for entry in seats {
            let indicators = self.rule_set().hand.indicators.map(|_| Tile::ALL);
            let each_indicator = indicators.into_iter().flatten().map(Some);
            for indicator in [None].into_iter().chain(each_indicator) {
                let mut entry = entry.clone();
                entry.hand.dora.extend(indicator);
                let Some(one) = ValueInHand::from_entry(self, entry) else {
                    continue;
                };
                if !all.iter().any(|other| other.is_worth_the_same(&one)) {
                    all.push(one);
                }
            }
        }
        all
    }
}
