//! Values that a further axis determines, and levels above them, in a rule set with one further axis.

use std::ops::Range;

use tilewise_rules::{Axis, BasisRule, HandValue, Level, RuleConfig, Win};

/// The values of a rule configuration with a further axis, as han with fu.
#[derive(Debug)]
pub struct Levels {
    /// The further axis.
    pub axis: &'static Axis,
    /// The rule for the basis of payments.
    pub rule: BasisRule,
    /// The values for which the further axis matters.
    pub by_axis: Range<u16>,
    /// The values above them, by level.
    pub by_level: Vec<(&'static Level, Range<u16>)>,
    /// The highest level, and the largest number of its units.
    pub highest: Option<(&'static Level, u16)>,
}

impl Levels {
    /// Returns those of a rule configuration; `None` unless it has exactly one further axis.
    pub fn for_house(house: &RuleConfig) -> Option<Self> {
        let rule_set = house.rule_set();
        let ([axis], Some(rule)) = (rule_set.scoring.axes, rule_set.payment.basis) else {
            return None;
        };
        let limits = house.limits();
        let (least, most) = (house.minimum(), limits.most);
        let level = |counted, axes: &[u16]| (rule.of_value)(house, HandValue { counted, axes });
        let is_even = |&counted: &u16| {
            let mut all = axis.listed.iter().map(|&one| level(counted, &[one]).base);
            let first = all.next();
            all.all(|base| Some(base) == first)
        };
        let end = (least..=most).find(is_even).unwrap_or(most + 1);
        let mut by_level: Vec<(&'static Level, Range<u16>)> = Vec::new();
        for counted in end..=most {
            let Some(reached) = level(counted, &axis.listed[..1]).level else {
                continue;
            };
            match by_level.last_mut().filter(|(last, _)| *last == reached) {
                Some((_, values)) => values.end = counted + 1,
                None => by_level.push((reached, counted..counted + 1)),
            }
        }
        let highest = level(limits.hand, &[]);
        let highest = highest.level.filter(|_| highest.units > 0);
        Some(Self {
            axis,
            rule,
            by_axis: least..end,
            by_level,
            highest: highest.map(|level| (level, limits.tiers / limits.hand.max(1))),
        })
    }

    /// Returns the reason why no winning hand has this value, in the words of the rule set.
    pub fn impossible(
        &self,
        house: &RuleConfig,
        win: Win,
        counted: u16,
        on_axis: u16,
    ) -> Option<&'static str> {
        let axes = &[on_axis];
        (self.axis.impossible)(house, win, HandValue { counted, axes })
    }
}
