//! House rules: a rule set and the answers of a house to its options.

use std::fmt;
use std::sync::Arc;

use crate::decomposition::Pattern;
use crate::hands::Geometry;
use crate::schema::{
    Condition, Element, ElementId, ElementSet, ElementTable, HouseError, Limit, MOST, Money,
    OptionId, OptionKind, Plan, RuleOption, RuleSet, Setting, Worth,
};
use crate::tiles::BonusTiles;

/// A rule set and the answers of a house to its options. Made once, then used for every hand.
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
    settings: Vec<Setting>,
    tables: Arc<Tables>,
    patterns: &'static [Pattern],
    bonus: BonusTiles,
    limit: Limit,
    minimum: u16,
}

/// The scoring table as a house plays it, and that of each further axis.
#[derive(Debug, Default)]
struct Tables {
    elements: ElementTable,
    axes: Vec<ElementTable>,
}

impl PartialEq for House {
    fn eq(&self, other: &Self) -> bool {
        self.rule_set.key == other.rule_set.key && self.settings == other.settings
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
        let mut house = Self::unread(rule_set, Vec::new());
        house.bonus = (rule_set.bonus)(&house);
        house
    }

    /// A house of which nothing was worked out yet.
    fn unread(rule_set: &'static RuleSet, settings: Vec<Setting>) -> Self {
        Self {
            rule_set,
            settings,
            tables: Arc::default(),
            patterns: &[],
            bonus: BonusTiles::NONE,
            limit: Limit::default(),
            minimum: 0,
        }
    }

    fn new(rule_set: &'static RuleSet, settings: Vec<Setting>) -> Self {
        debug_assert!(
            rule_set.elements.len() <= MOST,
            "a table that was not checked"
        );
        let mut house = Self::unread(rule_set, settings);
        house.patterns = (rule_set.patterns)(&house);
        house.bonus = (rule_set.bonus)(&house);
        house.limit = (rule_set.limit)(&house);
        let table = |elements| ElementTable::new(elements, house.limit, |one| house.holds(one));
        let axes = rule_set.axes.iter().map(|axis| table(axis.elements));
        house.tables = Arc::new(Tables {
            elements: table(rule_set.elements),
            axes: axes.collect(),
        });
        // A hand that reaches the limit may always be won with.
        house.minimum = (rule_set.minimum)(&house).min(house.limit.most);
        house
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
        let mut settings = self.settings.clone();
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

    /// Every choice and its answer: its key, the answer as text, and whether it is the book's.
    pub fn answers(&self) -> impl Iterator<Item = (&'static str, String, bool)> + '_ {
        self.rule_set
            .options
            .iter()
            .zip(&self.settings)
            .zip(self.rule_set.default_settings())
            .map(|((choice, setting), default)| {
                (choice.key, choice.text(setting), *setting == default)
            })
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
        let table = match (&self.settings[id.0], &self.rule_set.options[id.0].kind) {
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
            let mut own = self.rule_set.options.iter().zip(&self.settings);
            own.any(|(choice, own)| choice.key == key && choice.parse(answer).as_ref() == Some(own))
        };
        answers.iter().all(is)
    }

    /// Whether a condition holds here.
    pub fn holds(&self, condition: Condition) -> bool {
        let is = |key: &str, answer: &str| {
            self.rule_set
                .options
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

    /// How many sets and tiles a hand has.
    pub const fn geometry(&self) -> Geometry {
        self.rule_set.geometry
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

    /// The most that is counted of a hand that meets these elements.
    pub(crate) fn limit_of(&self, met: ElementSet) -> u16 {
        let tiered = self.table().tiered;
        if tiered.is_empty() || tiered.intersection(met).is_empty() {
            self.limit.most
        } else {
            self.limit.tiers
        }
    }

    /// The most that is counted, and what a limit hand is worth.
    pub const fn limits(&self) -> Limit {
        self.limit
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

    /// The least that may be won with.
    pub const fn minimum(&self) -> u16 {
        self.minimum
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
