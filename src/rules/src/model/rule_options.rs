//! The option values of a rule configuration, and values derived from them.

use crate::decomposition::Pattern;
use crate::hands::Geometry;
use crate::model::{
    AnswerId, Condition, ElementValue, Limit, OptionId, OptionKind, RuleOption, Setting,
};
use crate::tiles::BonusTiles;

/// The option values of a rule configuration, and values derived from them that don't depend on a hand. It is
/// the argument of the functions of a rule set; a [`RuleConfig`](crate::RuleConfig) adds the rule set.
#[derive(Clone, Debug)]
pub struct RuleOptions {
    options: &'static [RuleOption],
    settings: Vec<Setting>,
    geometry: Geometry,
    pub(crate) patterns: &'static [Pattern],
    pub(crate) bonus: BonusTiles,
    pub(crate) limit: Limit,
    pub(crate) minimum: u16,
    /// The values of elements that differ from their table.
    pub(crate) values: Vec<ElementValue>,
}

impl RuleOptions {
    /// Creates it without derived values.
    pub(crate) fn new(
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
            values: Vec::new(),
        }
    }

    /// Returns the values, in the order of the rule set's options.
    pub fn settings(&self) -> &[Setting] {
        &self.settings
    }

    /// Returns whether a toggle is on.
    pub fn on(&self, id: OptionId) -> bool {
        matches!(self.settings[id.0], Setting::Toggle(true))
    }

    /// Returns the position of the chosen value.
    pub fn chosen(&self, id: OptionId) -> usize {
        match self.settings[id.0] {
            Setting::OneOf(place) => place,
            _ => 0,
        }
    }

    /// Returns whether this value is chosen.
    pub fn is_chosen(&self, answer: AnswerId) -> bool {
        self.chosen(answer.option) == answer.place
    }

    /// Returns the value of each rank, if they are custom.
    pub fn places(&self, id: OptionId) -> Option<[i32; 4]> {
        match self.settings[id.0] {
            Setting::Places(places) => Some(places),
            _ => None,
        }
    }

    /// Returns a number.
    pub fn number(&self, id: OptionId) -> u32 {
        match self.settings[id.0] {
            Setting::Number(number) => number,
            _ => 0,
        }
    }

    /// Returns whether one of the keys of an option is chosen.
    pub fn has_key(&self, id: OptionId, key: &str) -> bool {
        match (&self.settings[id.0], &self.options[id.0].kind) {
            (Setting::AnyOf(places), OptionKind::AnyOf(keys)) => {
                places.iter().any(|&at| keys.get(at) == Some(&key))
            }
            _ => false,
        }
    }

    /// Returns the number of a table for a value; the last one for all higher values.
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

    /// Returns whether the value of an option is used.
    pub fn uses(&self, choice: &RuleOption) -> bool {
        match choice.kind {
            OptionKind::Table { used, .. } => self.holds(used),
            _ => true,
        }
    }

    /// Returns whether it has all these values.
    pub fn has_answers(&self, answers: &[(&str, &str)]) -> bool {
        let is = |&(key, answer): &(&str, &str)| {
            let mut own = self.options.iter().zip(&self.settings);
            own.any(|(choice, own)| choice.key == key && choice.parse(answer).as_ref() == Some(own))
        };
        answers.iter().all(is)
    }

    /// Returns whether a condition holds.
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

    /// Returns the geometry of hands.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the patterns of complete hands.
    pub const fn patterns(&self) -> &'static [Pattern] {
        self.patterns
    }

    /// Returns the bonus tiles in play.
    pub const fn bonus(&self) -> BonusTiles {
        self.bonus
    }

    /// Returns the highest value that counts.
    pub const fn limit(&self) -> u16 {
        self.limit.most
    }

    /// Returns the limits.
    pub const fn limits(&self) -> Limit {
        self.limit
    }

    /// Returns the minimum.
    pub const fn minimum(&self) -> u16 {
        self.minimum
    }
}
