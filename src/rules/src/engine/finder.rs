//! Which rules a table plays: what its players are asked, and the houses that fit.
//!
//! A question is asked only while its answers lead to different rule sets; once one is left, to
//! different houses of it. A rule set that gives another answer as it is printed still fits where it
//! is commonly played so, and no variant of it is printed so.

mod feature;

use crate::schema::{House, RuleSet};

pub use feature::{FEATURES, Feature, FeatureOf, Told};

/// What stands in a link for an answer that isn't known.
const OPEN: &str = "-";

/// What is left of some rule sets after a few answers.
///
/// ```
/// use tilewise_rules::{Finder, rule_sets};
/// let rule_sets: Vec<_> = rule_sets::ALL.to_vec();
/// let finder = Finder::read(&rule_sets, "bonus=fga").unwrap();
/// assert_eq!(finder.left().len(), 1);
/// assert_eq!(finder.left()[0].to_string(), "singapore");
/// ```
#[derive(Clone, Debug)]
pub struct Finder {
    left: Vec<House>,
    told: Vec<(Feature, Option<Told>)>,
}

/// A question, and what each of its answers leaves.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What is asked for.
    pub feature: Feature,
    /// The answers, each with the houses that it leaves.
    pub answers: Vec<(Told, Vec<House>)>,
}

impl Finder {
    /// Nothing was asked yet.
    pub fn new(rule_sets: &[&'static RuleSet]) -> Self {
        let house = |one: &&'static RuleSet| House::with_defaults(one);
        Self {
            left: rule_sets.iter().map(house).collect(),
            told: Vec::new(),
        }
    }

    /// The houses that fit, one of each rule set that does.
    pub fn left(&self) -> &[House] {
        &self.left
    }

    /// What was asked, and what was answered; `None` where it isn't known.
    pub fn told(&self) -> &[(Feature, Option<Told>)] {
        &self.told
    }

    /// What to ask next: what divides best what is left. `None` where nothing does.
    pub fn asks(&self) -> Option<Choice> {
        let choices = self.features().into_iter().map(|one| self.choice(one));
        let dividing = choices.filter(|choice| self.divides(choice));
        // Of those that divide alike the first.
        dividing.min_by(|one, other| one.remains().cmp(&other.remains()))
    }

    /// What is left after an answer, or after a question of which nobody knows the answer; `None`
    /// where nothing is.
    #[must_use]
    pub fn with(&self, feature: Feature, key: Option<&str>) -> Option<Self> {
        let mut next = self.clone();
        let told = match key {
            None => None,
            Some(key) => {
                let mut answers = self.choice(feature).answers.into_iter();
                let (told, left) = answers.find(|(told, _)| told.key == key)?;
                next.left = left;
                Some(told)
            }
        };
        next.told.push((feature, told));
        Some(next)
    }

    /// Without what was told from a question on.
    #[must_use]
    pub fn before(&self, rule_sets: &[&'static RuleSet], feature: Feature) -> Self {
        let told = self.told.iter();
        let before = told.take_while(|(one, _)| *one != feature);
        before.fold(Self::new(rule_sets), |finder, (feature, told)| {
            let key = told.as_ref().map(|told| told.key.as_str());
            finder.with(*feature, key).unwrap_or(finder)
        })
    }

    /// The text form, for a link: `minimum=3-fan,bonus=-`.
    pub fn path(&self) -> String {
        let told = self.told.iter().map(|(feature, told)| {
            let told = told.as_ref().map_or(OPEN, |told| &told.key);
            format!("{}={told}", feature.key())
        });
        told.collect::<Vec<_>>().join(",")
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// The first part that answers nothing, and what is left without it and what follows.
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

    /// What can be asked: what every house has, and what tells the variants of one table apart, where
    /// no other is left.
    fn features(&self) -> Vec<Feature> {
        let mut features: Vec<_> = FEATURES.iter().map(Feature::Common).collect();
        if let [first, others @ ..] = &self.left[..]
            && others.iter().all(|one| table(one) == table(first))
        {
            let rule_set = first.rule_set();
            let of_key = |key: &&str| rule_set.options.iter().find(|one| one.key == *key);
            let own = rule_set.telling.iter().filter_map(of_key);
            features.extend(own.map(Feature::Option));
        }
        features.retain(|one| self.told.iter().all(|(told, _)| told != one));
        features
    }

    /// The answers to a question, and what each leaves.
    fn choice(&self, feature: Feature) -> Choice {
        let printed: Vec<_> = self.left.iter().map(|one| feature.of(one)).collect();
        let varied: Vec<_> = self.left.iter().map(|one| self.varied(one)).collect();
        let every = varied.iter().flatten().map(|one| feature.of(one));
        let mut answers: Vec<Told> = Vec::new();
        for told in printed.iter().cloned().chain(every) {
            if !answers.contains(&told) {
                answers.push(told);
            }
        }
        answers.sort_by_key(|told| told.place);
        let leaves = |told: Told| {
            let is_printed = |table_key: &str| {
                let mut all = self.left.iter().zip(&printed);
                all.any(|(one, own)| table(one) == table_key && *own == told)
            };
            let fits = |(place, house): (usize, &House)| {
                if printed[place] == told {
                    Some(house.clone())
                } else if is_printed(table(house)) {
                    None
                } else {
                    let mut varied = varied[place].iter();
                    varied.find(|one| feature.of(one) == told).cloned()
                }
            };
            let left = self.left.iter().enumerate().filter_map(fits).collect();
            (told, left)
        };
        let answers = answers.into_iter().map(leaves).collect();
        Choice { feature, answers }
    }

    /// A house as its tables commonly settle it otherwise, as far as that takes back nothing that was
    /// told.
    fn varied(&self, house: &House) -> Vec<House> {
        let rule_set = house.rule_set();
        let presets = rule_set.presets.iter().map(|preset| preset.answers);
        let all = rule_set.variations.iter().copied().chain(presets);
        let still = |one: &House| {
            let mut told = self.told.iter();
            told.all(|(feature, told)| told.as_ref().is_none_or(|told| feature.of(one) == *told))
        };
        all.map(|answers| house.with_answers(answers))
            .filter(still)
            .collect()
    }

    /// Whether the answers lead to different rule sets, or to different houses of the only one.
    fn divides(&self, choice: &Choice) -> bool {
        let lefts = choice.answers.iter().map(|(_, left)| left);
        let mut others = lefts.clone().skip(1);
        let Some((_, first)) = choice.answers.first() else {
            return false;
        };
        let same = |one: &House, other: &House| one.rule_set() == other.rule_set();
        let is_one = self.left.len() == 1;
        others.any(|left| {
            let mut pairs = left.iter().zip(first);
            left.len() != first.len() || pairs.any(|(one, other)| !same(one, other))
        }) || is_one && lefts.clone().skip(1).any(|left| left != first)
    }
}

impl Choice {
    /// How many tables, and then how many rule sets, are left on the average.
    fn remains(&self) -> (Average, Average) {
        let tables = |left: &[House]| {
            let mut keys: Vec<_> = left.iter().map(table).collect();
            keys.dedup();
            keys.len()
        };
        let lefts = self.answers.iter().map(|(_, left)| left);
        (
            Average::of(lefts.clone().map(|left| tables(left))),
            Average::of(lefts.map(Vec::len)),
        )
    }
}

/// The key of the table of rules that a house plays by. Variants of one stand together.
fn table(house: &House) -> &'static str {
    house.rule_set().table_key()
}

/// How many are left on the average, where an answer is the likelier the more it leaves: a fraction.
#[derive(Clone, Copy, Debug)]
struct Average {
    squares: usize,
    sum: usize,
}

impl Average {
    fn of(sizes: impl Iterator<Item = usize>) -> Self {
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
