//! Rule configurations: a rule set with values for its options.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::schema::{
    BonusWin, Element, ElementId, ElementSet, ElementTable, Evaluator, MOST, Money,
    RuleConfigError, RuleOptions, RuleSet, Setting, Worth,
};

/// A rule set with values for its options. Created once, then used for every hand. It dereferences to its
/// [`RuleOptions`] and also has the rule set.
///
/// ```
/// use tilewise_rules::RuleConfig;
/// let config: RuleConfig = "hk-old-style;minimum_fan=1".parse().unwrap();
/// assert_eq!(config.minimum(), 1);
/// assert_eq!(config.to_string(), "hk-old-style;minimum_fan=1");
/// ```
#[derive(Clone, Debug)]
pub struct RuleConfig {
    rule_set: &'static RuleSet,
    rules: RuleOptions,
    tables: Arc<Tables>,
}

/// The scoring table of a rule configuration, and the table of each further axis.
#[derive(Debug, Default)]
struct Tables {
    elements: ElementTable,
    axes: Vec<ElementTable>,
}

impl Deref for RuleConfig {
    type Target = RuleOptions;

    fn deref(&self) -> &RuleOptions {
        &self.rules
    }
}

impl PartialEq for RuleConfig {
    fn eq(&self, other: &Self) -> bool {
        self.rule_set.key == other.rule_set.key && self.settings() == other.settings()
    }
}

/// The most errors that are reported; a text that isn't a rule configuration has more.
const MAX_ERRORS: usize = 100;

impl RuleConfig {
    /// Creates the rule configuration with the defaults of a rule set.
    pub fn with_defaults(rule_set: &'static RuleSet) -> Self {
        Self::new(rule_set, rule_set.default_settings().collect())
    }

    fn new(rule_set: &'static RuleSet, settings: Vec<Setting>) -> Self {
        debug_assert!(
            rule_set.elements.len() <= MOST,
            "a table that was not checked"
        );
        let mut rules = RuleOptions::new(rule_set.options, settings, rule_set.geometry);
        rules.patterns = (rule_set.patterns)(&rules);
        rules.bonus = (rule_set.bonus)(&rules);
        rules.limit = (rule_set.limit)(&rules);
        // A hand that reaches the limit may always win.
        rules.minimum = (rule_set.minimum)(&rules).min(rules.limit.most);
        let table = |elements| ElementTable::new(elements, rules.limit, |one| rules.holds(one));
        let axes = rule_set.axes.iter().map(|axis| table(axis.elements));
        let tables = Arc::new(Tables {
            elements: table(rule_set.elements),
            axes: axes.collect(),
        });
        Self {
            rule_set,
            rules,
            tables,
        }
    }

    /// Creates a rule configuration with some option values and the defaults for the rest.
    ///
    /// # Errors
    /// Every key that isn't an option of the rule set, and every invalid value.
    pub fn with<'a>(
        rule_set: &'static RuleSet,
        answers: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, Vec<RuleConfigError>> {
        let (house, errors) = Self::readable_answers(rule_set, &mut answers.into_iter());
        if errors.is_empty() {
            Ok(house)
        } else {
            Err(errors)
        }
    }

    /// Creates a rule configuration from the valid ones of these values, and returns the errors of the
    /// others.
    pub(crate) fn readable_answers(
        rule_set: &'static RuleSet,
        answers: &mut dyn Iterator<Item = (&str, &str)>,
    ) -> (Self, Vec<RuleConfigError>) {
        let mut settings: Vec<Setting> = rule_set.default_settings().collect();
        let mut errors = Vec::new();
        let mut answered = vec![false; settings.len()];
        for (key, answer) in answers {
            let Some(index) = rule_set.options.iter().position(|choice| choice.key == key) else {
                if errors.len() < MAX_ERRORS {
                    errors.push(RuleConfigError::UnknownOption {
                        rule_set,
                        key: key.to_owned(),
                    });
                }
                continue;
            };
            let choice = &rule_set.options[index];
            match (choice.parse(answer), answered[index]) {
                // The same value twice is no error.
                (Some(setting), true) if setting != settings[index] => {
                    if errors.len() < MAX_ERRORS {
                        errors.push(RuleConfigError::TwoAnswers {
                            key: choice.key,
                            values: [choice.text(&settings[index]), answer.to_owned()],
                        });
                    }
                }
                (Some(setting), _) => {
                    settings[index] = setting;
                    answered[index] = true;
                }
                (None, _) if errors.len() == MAX_ERRORS => {}
                (None, _) => errors.push(RuleConfigError::BadOptionValue {
                    key: choice.key,
                    value: answer.to_owned(),
                    answers: choice.answers(),
                }),
            }
        }
        (Self::new(rule_set, settings), errors)
    }

    /// Returns the configuration with one value changed; unchanged if it is invalid.
    #[must_use]
    pub fn set(&self, key: &str, answer: &str) -> Self {
        let mut settings = self.settings().to_vec();
        if let Some(index) = self
            .rule_set
            .options
            .iter()
            .position(|choice| choice.key == key)
            && let Some(setting) = self.rule_set.options[index].parse(answer)
        {
            settings[index] = setting;
        }
        Self::new(self.rule_set, settings)
    }

    /// Returns the configuration with several values changed; invalid ones change nothing.
    #[must_use]
    pub fn with_answers(&self, answers: &[(&str, &str)]) -> Self {
        let answers = answers.iter();
        answers.fold(self.clone(), |house, (key, answer)| house.set(key, answer))
    }

    /// Returns the rule set.
    pub const fn rule_set(&self) -> &'static RuleSet {
        self.rule_set
    }

    /// Returns the win by bonus tiles, if it is played.
    pub fn bonus_win(&self) -> Option<BonusWin> {
        self.rule_set.bonus_win.filter(|win| self.holds(win.played))
    }

    /// Iterates over the options: key, value as text, and whether it is the default.
    pub fn answers(&self) -> impl Iterator<Item = (&'static str, String, bool)> + '_ {
        self.rule_set
            .options
            .iter()
            .zip(self.settings())
            .zip(self.rule_set.default_settings())
            .map(|((choice, setting), default)| {
                (choice.key, choice.text(setting), *setting == default)
            })
    }

    /// Returns the elements that are played.
    pub(crate) fn played(&self) -> ElementSet {
        self.tables.elements.played
    }

    /// Returns the evaluator for a closed hand or an open one.
    pub(crate) fn evaluator(&self, closed: bool) -> &Evaluator {
        self.tables.elements.evaluator(closed)
    }

    /// Returns the scoring table.
    pub(crate) fn table(&self) -> &ElementTable {
        &self.tables.elements
    }

    /// Returns the table of each further axis.
    pub(crate) fn axes(&self) -> &[ElementTable] {
        &self.tables.axes
    }

    /// Returns the elements that one element includes.
    pub(crate) fn included_in(&self, element: ElementId) -> ElementSet {
        self.table().included_in(element)
    }

    /// Returns the highest value that counts for a hand that meets these elements.
    pub(crate) fn limit_of(&self, met: ElementSet) -> u16 {
        let tiered = self.table().tiered;
        if tiered.is_empty() || tiered.intersection(met).is_empty() {
            self.rules.limit.most
        } else {
            self.rules.limit.tiers
        }
    }

    /// Returns whether any element doesn't count towards the minimum.
    pub fn has_bonus_elements(&self) -> bool {
        !self.table().bonus.is_empty()
    }

    /// Returns the worth of an element.
    pub fn worth(&self, element: &Element) -> Worth {
        element.worth.chosen(|condition| self.holds(condition))
    }

    /// Returns the unit of payments.
    pub fn money(&self) -> Money {
        (self.rule_set.money)(self)
    }
}

impl fmt::Display for RuleConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule_set.key)?;
        for (key, answer, rule_set) in self.answers() {
            if !rule_set {
                // In a link, strokes separate the parts.
                write!(f, ";{key}={}", answer.replace('/', ","))?;
            }
        }
        Ok(())
    }
}
