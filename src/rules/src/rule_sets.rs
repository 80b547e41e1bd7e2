//! The rule sets. A new one is a folder here and a line in `FOLDERS`.

pub mod hk_old_style;
pub mod mcr;
pub mod riichi;
pub mod singapore;
pub mod sparrows_nest;

use std::str::FromStr;

use crate::schema::{Event, Exemption, House, HouseError, Liability, RuleSet, Variant};

/// What is known of a rule set before it is there: it links nothing else of it.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    /// Its key.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it is among several that share one table.
    pub variant: Option<Variant>,
    /// Its liabilities, which the notation has words for.
    pub liabilities: &'static [Liability],
    /// What frees a feeder in it.
    pub exemptions: &'static [Exemption],
}

impl Listed {
    const fn of(rule_set: &'static RuleSet) -> Self {
        Self {
            key: rule_set.key,
            name: rule_set.name,
            variant: rule_set.variant,
            liabilities: rule_set.liabilities,
            exemptions: rule_set.exemptions,
        }
    }
}

/// Rule sets that share a folder and a table, and whether what is built offers them.
type Folder = (bool, &'static [&'static RuleSet]);

/// A line for each folder.
const FOLDERS: [Folder; 5] = [
    (cfg!(feature = "hk-old-style"), &[&hk_old_style::RULE_SET]),
    (cfg!(feature = "sparrows-nest"), &[&sparrows_nest::RULE_SET]),
    (cfg!(feature = "singapore"), &[&singapore::RULE_SET]),
    (cfg!(feature = "riichi"), &riichi::PRESETS),
    (cfg!(feature = "mcr"), &mcr::PRESETS),
];

/// How many there are, or how many of them are offered.
const fn count(offered_only: bool) -> usize {
    let (mut count, mut folder) = (0, 0);
    while folder < FOLDERS.len() {
        let (offered, rule_sets) = FOLDERS[folder];
        if offered || !offered_only {
            count += rule_sets.len();
        }
        folder += 1;
    }
    count
}

/// The one in a place among all, or among those that are offered.
const fn nth(mut place: usize, offered_only: bool) -> &'static RuleSet {
    let mut folder = 0;
    loop {
        let (offered, rule_sets) = FOLDERS[folder];
        if offered || !offered_only {
            if place < rule_sets.len() {
                return rule_sets[place];
            }
            place -= rule_sets.len();
        }
        folder += 1;
    }
}

/// All rule sets that are offered by what is built.
pub static ALL: [&RuleSet; count(true)] = {
    let mut all = [FOLDERS[0].1[0]; count(true)];
    let mut place = 0;
    while place < all.len() {
        all[place] = nth(place, true);
        place += 1;
    }
    all
};

/// What is known of all that there are, in the same order.
pub static LISTED: [Listed; count(false)] = {
    let mut all = [Listed::of(FOLDERS[0].1[0]); count(false)];
    let mut place = 0;
    while place < all.len() {
        all[place] = Listed::of(nth(place, false));
        place += 1;
    }
    all
};

/// The events of all rule sets: of those that share a key, the first.
pub fn events() -> impl Iterator<Item = &'static Event> {
    let all = ALL.into_iter().enumerate();
    all.flat_map(|(place, rule_set)| {
        let is_new = move |event: &&Event| {
            let mut before = ALL.into_iter().take(place);
            before.all(|rule_set| rule_set.event(event.key).is_none())
        };
        rule_set.events.iter().filter(is_new)
    })
}

/// The rule set of a key.
pub fn by_key(key: &str) -> Option<&'static RuleSet> {
    ALL.into_iter().find(|rule_set| rule_set.key == key)
}

/// The keys of all rule sets.
pub fn keys() -> impl Iterator<Item = &'static str> {
    LISTED.iter().map(|one| one.key)
}

/// The name of the rule set of a key.
pub fn name(key: &str) -> Option<&'static str> {
    let found = LISTED.iter().find(|one| one.key == key);
    found.map(|one| one.name)
}

/// That no rule set is called so.
pub fn unknown(key: &str) -> HouseError {
    HouseError::UnknownRuleset {
        key: key.to_owned(),
        known: keys().collect(),
    }
}

impl House {
    /// Reads the text form of a house, if it is one of these rule sets.
    ///
    /// # Errors
    /// That it is none of them, or everything that is wrong with the answers.
    pub fn read(text: &str, rule_sets: &[&'static RuleSet]) -> Result<Self, Vec<HouseError>> {
        match Self::readable(text, rule_sets) {
            (Some(house), errors) if errors.is_empty() => Ok(house),
            (_, errors) => Err(errors),
        }
    }

    /// Reads what can be read of the text form of a house, and says everything that can't: nothing
    /// of one that is none of these rule sets.
    pub fn readable(text: &str, rule_sets: &[&'static RuleSet]) -> (Option<Self>, Vec<HouseError>) {
        let mut parts = text.split(';');
        let key = parts.next().unwrap_or_default();
        let Some(rule_set) = rule_sets.iter().find(|rule_set| rule_set.key == key) else {
            return (None, vec![unknown(key)]);
        };
        let mut answers = parts
            .filter(|part| !part.is_empty())
            .map(|part| part.split_once('=').unwrap_or((part, "true")));
        let (house, errors) = Self::readable_answers(rule_set, &mut answers);
        (Some(house), errors)
    }
}

impl FromStr for House {
    type Err = Vec<HouseError>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read(text, &ALL)
    }
}

/// The liability of a key, of the first rule set that has it.
pub fn liability(key: &str) -> Option<&'static Liability> {
    let mut all = LISTED.iter().flat_map(|one| one.liabilities);
    all.find(|one| one.key == key)
}

/// The exemption of a key, of the first rule set that has it.
pub fn exemption(key: &str) -> Option<&'static Exemption> {
    let mut all = LISTED.iter().flat_map(|one| one.exemptions);
    all.find(|one| one.key == key)
}

/// The keys of the liabilities of all rule sets, each once.
pub fn liability_keys() -> Vec<&'static str> {
    unique(
        LISTED
            .iter()
            .flat_map(|one| one.liabilities)
            .map(|one| one.key),
    )
}

/// The keys of the exemptions of all rule sets, each once.
pub fn exemption_keys() -> Vec<&'static str> {
    unique(
        LISTED
            .iter()
            .flat_map(|one| one.exemptions)
            .map(|one| one.key),
    )
}

fn unique(keys: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut all = Vec::new();
    for key in keys {
        if !all.contains(&key) {
            all.push(key);
        }
    }
    all
}

#[cfg(test)]
mod tests;
