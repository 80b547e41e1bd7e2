//! The rule-set finder: questions to players about their rules, and the rule configurations that match.
//!
//! A question comes up only while its answers lead to different rule sets or, once a single one remains, to
//! different configurations of it. A rule set whose rule book gives another answer still matches if it is
//! commonly played that way and no variant of it has that answer as its default.

mod feature;

use crate::evaluate::RuleConfig;
use crate::model::RuleSet;

pub use feature::{CommonFeature, FEATURES, Feature, FeatureAnswer};

/// The text form of an unknown answer.
const OPEN: &str = "-";

/// The rule sets that match some answers.
///
/// ```
/// use tilewise_rules::{RuleSetFinder, rule_sets};
/// let rule_sets: Vec<_> = rule_sets::ALL.to_vec();
/// let finder = RuleSetFinder::read(&rule_sets, "bonus=fga").unwrap();
/// assert_eq!(finder.left().len(), 1);
/// assert_eq!(finder.left()[0].to_string(), "singapore");
/// ```
#[derive(Clone, Debug)]
pub struct RuleSetFinder {
    left: Vec<RuleConfig>,
    answers: Vec<(Feature, Option<FeatureAnswer>)>,
}

/// A question with the remaining rule configurations for each answer.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The feature in question.
    pub feature: Feature,
    /// The answers, each with the rule configurations that match it.
    pub answers: Vec<(FeatureAnswer, Vec<RuleConfig>)>,
}

impl RuleSetFinder {
    /// Creates a finder without answers.
    pub fn new(rule_sets: &[&'static RuleSet]) -> Self {
        let house = |one: &&'static RuleSet| RuleConfig::with_defaults(one);
        Self {
            left: rule_sets.iter().map(house).collect(),
            answers: Vec::new(),
        }
    }

    /// Returns the rule configurations that match, one for each rule set.
    pub fn left(&self) -> &[RuleConfig] {
        &self.left
    }

    /// Returns the questions and their answers; `None` for an unknown answer.
    pub fn answers(&self) -> &[(Feature, Option<FeatureAnswer>)] {
        &self.answers
    }

    /// Returns the question that divides the remaining rule configurations best; `None` if none does.
    pub fn next_question(&self) -> Option<Choice> {
        let choices = self.features().into_iter().map(|one| self.choice(one));
        let dividing = choices.filter(|choice| self.divides(choice));
        // The first among equals.
        dividing.min_by(|one, other| one.remains().cmp(&other.remains()))
    }

    /// Returns the finder after an answer, or after an unknown answer (`None`); `None` if nothing matches.
    #[must_use]
    pub fn with(&self, feature: Feature, key: Option<&str>) -> Option<Self> {
        let mut next = self.clone();
        let answer = match key {
            None => None,
            Some(key) => {
                let mut answers = self.choice(feature).answers.into_iter();
                let (answer, left) = answers.find(|(answer, _)| answer.key == key)?;
                next.left = left;
                Some(answer)
            }
        };
        next.answers.push((feature, answer));
        Some(next)
    }

    /// Returns the finder without the answers from a feature on.
    #[must_use]
    pub fn before(&self, rule_sets: &[&'static RuleSet], feature: Feature) -> Self {
        let answers = self.answers.iter();
        let before = answers.take_while(|(one, _)| *one != feature);
        before.fold(Self::new(rule_sets), |finder, (feature, answer)| {
            let key = answer.as_ref().map(|answer| answer.key.as_str());
            finder.with(*feature, key).unwrap_or(finder)
        })
    }

    /// Returns the text form, for a link: `minimum=3-fan,bonus=-`.
    pub fn path(&self) -> String {
        let parts = self.answers.iter().map(|(feature, answer)| {
            let answer = answer.as_ref().map_or(OPEN, |answer| &answer.key);
            format!("{}={answer}", feature.key())
        });
        parts.collect::<Vec<_>>().join(",")
    }

    /// Parses the text form.
    ///
    /// # Errors
    /// The first part that isn't an answer, and the finder without it and the following parts.
    pub fn read(rule_sets: &[&'static RuleSet], text: &str) -> Result<Self, (String, Self)> {
        let mut finder = Self::new(rule_sets);
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (key, answer) = part.split_once('=').unwrap_or((part, OPEN));
            let answer = Some(answer).filter(|answer| *answer != OPEN);
            let feature = finder.features().into_iter().find(|one| one.key() == key);
            match feature.and_then(|feature| finder.with(feature, answer)) {
                Some(next) => finder = next,
                None => return Err((part.to_owned(), finder)),
            }
        }
        Ok(finder)
    }

    /// Returns the possible questions: the common features and, once only the variants of one table remain,
    /// the options that distinguish them.
    fn features(&self) -> Vec<Feature> {
        let mut features: Vec<_> = FEATURES.iter().map(Feature::Common).collect();
        if let [first, others @ ..] = &self.left[..]
            && others.iter().all(|one| table(one) == table(first))
        {
            let rule_set = first.rule_set();
            let of_key = |key: &&str| rule_set.settings.options.iter().find(|one| one.key == *key);
            let own = rule_set
                .settings
                .distinguishing_options
                .iter()
                .filter_map(of_key);
            features.extend(own.map(Feature::Option));
        }
        features.retain(|one| self.answers.iter().all(|(feature, _)| feature != one));
        features
    }

    /// Returns the answers to a question, each with the rule configurations that match it.
    fn choice(&self, feature: Feature) -> Choice {
        let printed: Vec<_> = self.left.iter().map(|one| feature.answer(one)).collect();
        let varied: Vec<_> = self.left.iter().map(|one| self.varied(one)).collect();
        let every = varied.iter().flatten().map(|one| feature.answer(one));
        let mut answers: Vec<FeatureAnswer> = Vec::new();
        for answer in printed.iter().cloned().chain(every) {
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        answers.sort_by_key(|answer| answer.place);
        let leaves = |answer: FeatureAnswer| {
            let is_printed = |table_key: &str| {
                let mut all = self.left.iter().zip(&printed);
                all.any(|(one, own)| table(one) == table_key && *own == answer)
            };
            let fits = |(place, house): (usize, &RuleConfig)| {
                if printed[place] == answer {
                    Some(house.clone())
                } else if is_printed(table(house)) {
                    None
                } else {
                    let mut varied = varied[place].iter();
                    varied.find(|one| feature.answer(one) == answer).cloned()
                }
            };
            let left = self.left.iter().enumerate().filter_map(fits).collect();
            (answer, left)
        };
        let answers = answers.into_iter().map(leaves).collect();
        Choice { feature, answers }
    }

    /// Returns a rule configuration with its common variations, as far as they agree with the answers.
    fn varied(&self, house: &RuleConfig) -> Vec<RuleConfig> {
        let rule_set = house.rule_set();
        let presets = rule_set
            .settings
            .presets
            .iter()
            .map(|preset| preset.answers);
        let all = rule_set.settings.variations.iter().copied().chain(presets);
        let still = |one: &RuleConfig| {
            let mut answers = self.answers.iter();
            answers.all(|(feature, answer)| {
                answer
                    .as_ref()
                    .is_none_or(|answer| feature.answer(one) == *answer)
            })
        };
        all.map(|answers| house.with_answers(answers))
            .filter(still)
            .collect()
    }

    /// Returns whether the answers lead to different rule sets, or to different configurations of a single
    /// one.
    fn divides(&self, choice: &Choice) -> bool {
        let lefts = choice.answers.iter().map(|(_, left)| left);
        let mut others = lefts.clone().skip(1);
        let Some((_, first)) = choice.answers.first() else {
            return false;
        };
        let same = |one: &RuleConfig, other: &RuleConfig| one.rule_set() == other.rule_set();
        let is_one = self.left.len() == 1;
        others.any(|left| {
            let mut pairs = left.iter().zip(first);
            left.len() != first.len() || pairs.any(|(one, other)| !same(one, other))
        }) || is_one && lefts.clone().skip(1).any(|left| left != first)
    }
}

impl Choice {
    /// Returns the average number of remaining tables, then of rule sets.
    fn remains(&self) -> (Average, Average) {
        let tables = |left: &[RuleConfig]| {
            let mut keys: Vec<_> = left.iter().map(table).collect();
            keys.dedup();
            keys.len()
        };
        let lefts = self.answers.iter().map(|(_, left)| left);
        (
            Average::from_sizes(lefts.clone().map(|left| tables(left))),
            Average::from_sizes(lefts.map(Vec::len)),
        )
    }
}

/// Returns the key of the scoring table; variants of one table have the same.
fn table(house: &RuleConfig) -> &'static str {
    house.rule_set().table_key()
}

/// The average number that remains, if an answer is the likelier the more it leaves, as a fraction.
#[derive(Clone, Copy, Debug)]
struct Average {
    squares: usize,
    sum: usize,
}

impl Average {
    fn from_sizes(sizes: impl Iterator<Item = usize>) -> Self {
        let mut average = Self { squares: 0, sum: 0 };
        for size in sizes {
            average.squares += size * size;
            average.sum += size;
        }
        average
    }
}

impl PartialEq for Average {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Average {}

impl PartialOrd for Average {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Average {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.squares * other.sum).cmp(&(other.squares * self.sum))
    }
}
