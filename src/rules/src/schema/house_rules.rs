//! What a house plays: its answers to the options of its rule set, and what follows from them.

use crate::decomposition::Pattern;
use crate::hands::Geometry;
use crate::schema::{Condition, Limit, OptionId, OptionKind, RuleOption, Setting};
use crate::tiles::BonusTiles;

/// What a house plays: its answers to the options of its rule set, and what follows from them before any
/// hand is there. The functions of a rule set are asked with it; a [`House`](crate::House) has it beside
/// the rule set.
#[derive(Clone, Debug)]
pub struct HouseRules {
    options: &'static [RuleOption],
    settings: Vec<Setting>,
    geometry: Geometry,
    pub(super) patterns: &'static [Pattern],
    pub(super) bonus: BonusTiles,
    pub(super) limit: Limit,
    pub(super) minimum: u16,
}

impl HouseRules {
    /// Answers from which nothing was worked out yet.
    pub(super) fn new(
        options: &'static [RuleOption],
        settings: Vec<Setting>,
        geometry: Geometry,
    ) -> Self {
        Self {
            options,
            settings,
            geometry,
            patterns: &[],
            bonus: BonusTiles::NONE,
            limit: Limit::default(),
            minimum: 0,
        }
    }

    /// The answers as they were given, in the order of the rule set's options.
    pub fn settings(&self) -> &[Setting] {
        &self.settings
    }

    /// Whether a toggle is on.
    pub fn on(&self, id: OptionId) -> bool {
        matches!(self.settings[id.0], Setting::Toggle(true))
    }

    /// The place of a chosen answer.
    pub fn chosen(&self, id: OptionId) -> usize {
        match self.settings[id.0] {
            Setting::OneOf(place) => place,
            _ => 0,
        }
    }

    /// What each place is worth, where a house has numbers of its own.
    pub fn places(&self, id: OptionId) -> Option<[i32; 4]> {
        match self.settings[id.0] {
            Setting::Places(places) => Some(places),
            _ => None,
        }
    }

    /// A number that was chosen.
    pub fn number(&self, id: OptionId) -> u32 {
        match self.settings[id.0] {
            Setting::Number(number) => number,
            _ => 0,
        }
    }

    /// The figure of a table for a value; the last one for all above.
    pub fn figure(&self, id: OptionId, value: u16) -> u32 {
        let table = match (&self.settings[id.0], &self.options[id.0].kind) {
            (Setting::Table(Some(table)), _) => table,
            (_, OptionKind::Table { default, .. }) => *default,
            _ => return 0,
        };
        table
            .get(usize::from(value))
            .or(table.last())
            .copied()
            .unwrap_or(0)
    }

    /// Whether anything looks at the answer to a choice.
    pub fn uses(&self, choice: &RuleOption) -> bool {
        match choice.kind {
            OptionKind::Table { used, .. } => self.holds(used),
            _ => true,
        }
    }

    /// Whether all these answers are its own.
    pub fn has_answers(&self, answers: &[(&str, &str)]) -> bool {
        let is = |&(key, answer): &(&str, &str)| {
            let mut own = self.options.iter().zip(&self.settings);
            own.any(|(choice, own)| choice.key == key && choice.parse(answer).as_ref() == Some(own))
        };
        answers.iter().all(is)
    }

    /// Whether a condition holds here.
    pub fn holds(&self, condition: Condition) -> bool {
        let is = |key: &str, answer: &str| {
            self.options
                .iter()
                .zip(&self.settings)
                .any(|(choice, setting)| choice.key == key && choice.text(setting) == answer)
        };
        match condition {
            Condition::Always => true,
            Condition::If(key) => is(key, "true"),
            Condition::Unless(key) => is(key, "false"),
            Condition::IfChosen(key, answer) => is(key, answer),
            Condition::UnlessChosen(key, answer) => !is(key, answer),
        }
    }

    /// How many sets and tiles a hand has.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// What a hand can be to be complete.
    pub const fn patterns(&self) -> &'static [Pattern] {
        self.patterns
    }

    /// Bonus tiles in play.
    pub const fn bonus(&self) -> BonusTiles {
        self.bonus
    }

    /// The most that is counted.
    pub const fn limit(&self) -> u16 {
        self.limit.most
    }

    /// The most that is counted, and what a limit hand is worth.
    pub const fn limits(&self) -> Limit {
        self.limit
    }

    /// The least that may be won with.
    pub const fn minimum(&self) -> u16 {
        self.minimum
    }
}
