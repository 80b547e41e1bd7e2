//! A house: a rule set as its players play it.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::schema::{
    BonusWin, Element, ElementId, ElementSet, ElementTable, HouseError, HouseRules, MOST, Money,
    Plan, RuleSet, Setting, Worth,
};

/// A rule set and the answers of a house to its options. Made once, then used for every hand. It is its
/// [`HouseRules`], and knows whose they are.
///
/// ```
/// use tilewise_rules::House;
/// let house: House = "hk-old-style;minimum_fan=1".parse().unwrap();
/// assert_eq!(house.minimum(), 1);
/// assert_eq!(house.to_string(), "hk-old-style;minimum_fan=1");
/// ```
#[derive(Clone, Debug)]
pub struct House {
    rule_set: &'static RuleSet,
    rules: HouseRules,
    tables: Arc<Tables>,
}

/// The scoring table as a house plays it, and that of each further axis.
#[derive(Debug, Default)]
struct Tables {
    elements: ElementTable,
    axes: Vec<ElementTable>,
}

impl Deref for House {
    type Target = HouseRules;

    fn deref(&self) -> &HouseRules {
        &self.rules
    }
}

impl PartialEq for House {
    fn eq(&self, other: &Self) -> bool {
        self.rule_set.key == other.rule_set.key && self.settings() == other.settings()
    }
}

/// So many errors are told. More come of a text that is no house at all.
const TOLD: usize = 100;

impl House {
    /// A rule set with its own answers.
    pub fn with_defaults(rule_set: &'static RuleSet) -> Self {
        Self::new(rule_set, rule_set.default_settings().collect())
    }

    /// A rule set of which only the [outline](RuleSet::outline) is there.
    pub fn of_outline(rule_set: &'static RuleSet) -> Self {
        let mut rules = HouseRules::new(rule_set.options, Vec::new(), rule_set.geometry);
        rules.bonus = (rule_set.bonus)(&rules);
        Self {
            rule_set,
            rules,
            tables: Arc::default(),
        }
    }

    fn new(rule_set: &'static RuleSet, settings: Vec<Setting>) -> Self {
        debug_assert!(
            rule_set.elements.len() <= MOST,
            "a table that was not checked"
        );
        let mut rules = HouseRules::new(rule_set.options, settings, rule_set.geometry);
        rules.patterns = (rule_set.patterns)(&rules);
        rules.bonus = (rule_set.bonus)(&rules);
        rules.limit = (rule_set.limit)(&rules);
        // A hand that reaches the limit may always be won with.
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

    /// A rule set with some answers of its own; what isn't named is as in the rule set.
    ///
    /// # Errors
    /// Every key that isn't a choice of the rule set, and every answer that isn't one to it.
    pub fn with<'a>(
        rule_set: &'static RuleSet,
        answers: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, Vec<HouseError>> {
        let (house, errors) = Self::readable_answers(rule_set, &mut answers.into_iter());
        if errors.is_empty() {
            Ok(house)
        } else {
            Err(errors)
        }
    }

    /// A rule set with those of these answers that can be read, and what is wrong with the others.
    pub(crate) fn readable_answers(
        rule_set: &'static RuleSet,
        answers: &mut dyn Iterator<Item = (&str, &str)>,
    ) -> (Self, Vec<HouseError>) {
        let mut settings: Vec<Setting> = rule_set.default_settings().collect();
        let mut errors = Vec::new();
        let mut answered = vec![false; settings.len()];
        for (key, answer) in answers {
            let Some(index) = rule_set.options.iter().position(|choice| choice.key == key) else {
                if errors.len() < TOLD {
                    errors.push(HouseError::UnknownOption {
                        rule_set,
                        key: key.to_owned(),
                    });
                }
                continue;
            };
            let choice = &rule_set.options[index];
            match (choice.parse(answer), answered[index]) {
                // The same answer twice is one.
                (Some(setting), true) if setting != settings[index] => {
                    if errors.len() < TOLD {
                        errors.push(HouseError::TwoAnswers {
                            key: choice.key,
                            values: [choice.text(&settings[index]), answer.to_owned()],
                        });
                    }
                }
                (Some(setting), _) => {
                    settings[index] = setting;
                    answered[index] = true;
                }
                (None, _) if errors.len() == TOLD => {}
                (None, _) => errors.push(HouseError::BadOptionValue {
                    key: choice.key,
                    value: answer.to_owned(),
                    answers: choice.answers(),
                }),
            }
        }
        (Self::new(rule_set, settings), errors)
    }

    /// This house with one answer changed; as it was if that is none.
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

    /// This house with several answers changed; those that are none leave it as it was.
    #[must_use]
    pub fn with_answers(&self, answers: &[(&str, &str)]) -> Self {
        let answers = answers.iter();
        answers.fold(self.clone(), |house, (key, answer)| house.set(key, answer))
    }

    /// The rule set.
    pub const fn rule_set(&self) -> &'static RuleSet {
        self.rule_set
    }

    /// The win by bonus tiles, where it is played.
    pub fn bonus_win(&self) -> Option<BonusWin> {
        self.rule_set.bonus_win.filter(|win| self.holds(win.played))
    }

    /// Every choice and its answer: its key, the answer as text, and whether it is the book's.
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

    /// The elements that are played.
    pub(crate) fn played(&self) -> ElementSet {
        self.tables.elements.played
    }

    /// The elements that count in a closed hand or in an open one, sorted by what they look at.
    pub(crate) fn plan(&self, closed: bool) -> &Plan {
        self.tables.elements.plan(closed)
    }

    /// The scoring table as the house plays it.
    pub(crate) fn table(&self) -> &ElementTable {
        &self.tables.elements
    }

    /// The table of each further axis as the house plays it.
    pub(crate) fn axes(&self) -> &[ElementTable] {
        &self.tables.axes
    }

    /// The elements that one element includes.
    pub(crate) fn included_in(&self, element: ElementId) -> ElementSet {
        self.table().included_in(element)
    }

    /// The most that is counted of a hand that meets these elements.
    pub(crate) fn limit_of(&self, met: ElementSet) -> u16 {
        let tiered = self.table().tiered;
        if tiered.is_empty() || tiered.intersection(met).is_empty() {
            self.rules.limit.most
        } else {
            self.rules.limit.tiers
        }
    }

    /// Whether any element of the rule set doesn't help to reach the minimum.
    pub fn has_bonus_elements(&self) -> bool {
        !self.table().bonus.is_empty()
    }

    /// What an element is worth here.
    pub fn worth(&self, element: &Element) -> Worth {
        element.worth.chosen(|condition| self.holds(condition))
    }

    /// What payments are made in.
    pub fn money(&self) -> Money {
        (self.rule_set.money)(self)
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule_set.key)?;
        for (key, answer, rule_set) in self.answers() {
            if !rule_set {
                // A link has strokes between its parts.
                write!(f, ";{key}={}", answer.replace('/', ","))?;
            }
        }
        Ok(())
    }
}
