//! A win that was dealt, with its score.

use tilewise_rules::{
    Element, Hand, HandValue, RuleConfig, Score, WhyNot, WinContext, WinInput, check, score,
};

use crate::HandWorth;

/// A win that was dealt, with its score.
#[derive(Clone, Debug)]
pub(super) struct DealtWin {
    pub entry: WinInput,
    pub hand: Hand,
    pub context: WinContext,
    pub score: Score,
}

impl DealtWin {
    /// Scores a hand; `None` if it doesn't win.
    pub fn new(config: &RuleConfig, entry: WinInput) -> Option<Self> {
        let win = Self::any(config, entry)?;
        (!win.score.below_minimum).then_some(win)
    }

    /// Scores a hand, even if it is below the minimum; `None` if it is impossible or not complete.
    pub fn any(config: &RuleConfig, entry: WinInput) -> Option<Self> {
        let (hand, context) = check(config, &entry).ok()?;
        let score = score(config, &hand, &context)?;
        Some(Self {
            entry,
            hand,
            context,
            score,
        })
    }

    /// Returns the elements that count, each once.
    pub fn counted<'a>(
        &'a self,
        config: &'a RuleConfig,
    ) -> impl Iterator<Item = &'static Element> + 'a {
        let elements = config.rule_set().scoring.elements.iter();
        let all = elements.zip(self.score.why_not(config));
        all.filter_map(|(element, why_not)| why_not.is_none().then_some(element))
    }

    /// Returns the elements that are met and don't count, each with the reason.
    pub fn met_only<'a>(
        &'a self,
        config: &'a RuleConfig,
    ) -> impl Iterator<Item = (&'static Element, WhyNot)> + 'a {
        self.score
            .rejected(config)
            .filter(|(_, why)| !matches!(why, WhyNot::NotMet | WhyNot::SwitchedOff))
    }

    /// Returns what an element adds in all.
    pub fn total_of(&self, config: &RuleConfig, element: &Element) -> u16 {
        let elements = config.rule_set().scoring.elements;
        let own = |place: u8| {
            elements
                .get(usize::from(place))
                .is_some_and(|one| one.key == element.key)
        };
        let lines = self
            .score
            .best
            .lines
            .iter()
            .filter(|line| own(line.element));
        lines.map(|line| line.total()).sum()
    }

    /// Returns what it is worth.
    pub fn worth(&self, config: &RuleConfig) -> HandWorth {
        let basis = self.score.basis(config).map(|(_, basis)| basis);
        let axes = self.score.best.axis_totals().collect();
        HandWorth::of(self.score.best.counted, axes, basis)
    }
}

impl HandWorth {
    /// Creates it without the further axes if a level determines the payment.
    pub(super) fn of(counted: u16, axes: Vec<u16>, basis: Option<tilewise_rules::Basis>) -> Self {
        let is_level = basis.is_some_and(|basis| basis.level.is_some());
        Self {
            counted,
            axes: if is_level { Vec::new() } else { axes },
            basis,
        }
    }

    /// Creates that of a hand that is paid by its value.
    pub(super) fn by_value(config: &RuleConfig, counted: u16, axes: &[u16]) -> Self {
        let rule = config.rule_set().payment.basis;
        let basis = rule.map(|rule| (rule.of_value)(config, HandValue { counted, axes }));
        Self::of(counted, axes.to_vec(), basis)
    }
}
