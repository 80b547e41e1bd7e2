//! Rule configurations: a rule set with values for its options.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::evaluate::{ElementTable, Evaluator};
use crate::model::{
    BonusWin, Element, ElementId, ElementSet, ElementValue, MOST, Money, RuleConfigError,
    RuleOptions, RuleSet, Setting, Worth,
};
use crate::tiles::{Seat, Tile};

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
        self.rule_set.identity.key == other.rule_set.identity.key
            && self.settings() == other.settings()
    }
}

impl Eq for RuleConfig {}

/// The most errors that are reported; a text that isn't a rule configuration has more.
const MAX_ERRORS: usize = 100;

impl RuleConfig {
    /// Creates the rule configuration with the defaults of a rule set.
    pub fn with_defaults(rule_set: &'static RuleSet) -> Self {
        Self::new(rule_set, rule_set.default_settings().collect())
    }

    /// Creates the rule configuration of a rule set with these options, which are its own.
    pub(crate) fn from_options(rule_set: &'static RuleSet, options: &RuleOptions) -> Self {
        Self::new(rule_set, options.settings().to_vec())
    }

    fn new(rule_set: &'static RuleSet, mut settings: Vec<Setting>) -> Self {
        debug_assert!(
            rule_set.scoring.elements.len() <= MOST,
            "a table that was not checked"
        );
        let values = values(rule_set, &mut settings);
        let mut rules =
            RuleOptions::new(rule_set.settings.options, settings, rule_set.hand.geometry);
        rules.values = values;
        rules.patterns = (rule_set.hand.patterns)(&rules);
        rules.bonus = (rule_set.hand.bonus)(&rules);
        rules.limit = (rule_set.scoring.limit)(&rules);
        // A hand that reaches the limit may always win.
        rules.minimum = (rule_set.scoring.minimum)(&rules).min(rules.limit.most);
        let table = |elements| {
            ElementTable::new(
                elements,
                rules.limit,
                |one| rules.holds(one),
                |one| one.worth_in(&rules),
            )
        };
        let axes = rule_set
            .scoring
            .axes
            .iter()
            .map(|axis| table(axis.elements));
        let tables = Arc::new(Tables {
            elements: table(rule_set.scoring.elements),
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
            let Some(index) = rule_set
                .settings
                .options
                .iter()
                .position(|choice| choice.key == key)
            else {
                if errors.len() < MAX_ERRORS {
                    errors.push(RuleConfigError::UnknownOption {
                        rule_set,
                        key: key.to_owned(),
                    });
                }
                continue;
            };
            let choice = &rule_set.settings.options[index];
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
                    answers: choice.remedy(answer),
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
            .settings
            .options
            .iter()
            .position(|choice| choice.key == key)
            && let Some(setting) = self.rule_set.settings.options[index].parse(answer)
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
        let win = self.rule_set.hand.bonus_win;
        win.filter(|win| win.played.iter().any(|condition| self.holds(*condition)))
    }

    /// Returns whether a win by bonus tiles has a complete hand too: the replacement of the winner’s last bonus tile
    /// is the winning tile.
    pub(crate) fn bonus_win_completes(&self, from: Option<Seat>, winning: Option<Tile>) -> bool {
        let with_hand = self.bonus_win().and_then(|win| win.with_hand);
        from.is_none() && winning.is_some() && with_hand.is_some_and(|one| self.holds(one))
    }

    /// Iterates over the options: key, value as text, and whether it is the default.
    pub fn answers(&self) -> impl Iterator<Item = (&'static str, String, bool)> + '_ {
        self.rule_set
            .settings
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
        element.worth_in(&self.rules)
    }

    /// Returns the unit of payments.
    pub fn money(&self) -> Money {
        (self.rule_set.payment.money)(self)
    }
}

/// Returns the values of elements that differ from the shared table. Those of the settings that are the rule
/// set's own are removed from the settings.
fn values(rule_set: &RuleSet, settings: &mut [Setting]) -> Vec<ElementValue> {
    let own = rule_set.scoring.own_values;
    let mut all = own.to_vec();
    for setting in settings {
        let Setting::Values(values) = setting else {
            continue;
        };
        values.retain(|one| match own.iter().find(|own| own.key == one.key) {
            Some(own) => own != one,
            None => rule_set
                .element(one.key)
                .is_none_or(|element| one.replacing(element.worth) != element.worth),
        });
        all.retain(|own| values.iter().all(|one| one.key != own.key));
        all.extend(values.iter().copied());
    }
    all
}

impl fmt::Display for RuleConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule_set.identity.key)?;
        for (key, answer, rule_set) in self.answers() {
            if !rule_set {
                // In a link, strokes separate the parts.
                write!(f, ";{key}={}", answer.replace('/', ","))?;
            }
        }
        Ok(())
    }
}
