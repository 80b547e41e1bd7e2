//! The registry of rule sets. A new one is a folder here, its module, and a line in [`ALL`].

mod common_circumstances;
pub mod hk_old_style;
pub mod hk_taiwanese;
pub mod mcr;
pub mod riichi;
pub mod singapore;
pub mod sparrows_nest;
pub mod taiwanese;

use std::str::FromStr;

use crate::evaluate::RuleConfig;
use crate::model::{Event, Exemption, Liability, RuleConfigError, RuleSet, Variant};

/// A summary of a rule set, available without linking the rest of it.
#[derive(Clone, Copy, Debug)]
pub struct RuleSetSummary {
    /// Its key.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its variant data, if it shares a table with others.
    pub variant: Option<Variant>,
    /// Its liabilities, which are tokens of the notation.
    pub liabilities: &'static [Liability],
    /// Its exemptions.
    pub exemptions: &'static [Exemption],
}

impl RuleSetSummary {
    const fn from_rule_set(rule_set: &'static RuleSet) -> Self {
        Self {
            key: rule_set.identity.key,
            name: rule_set.identity.name,
            variant: rule_set.identity.variant,
            liabilities: rule_set.game.liabilities,
            exemptions: rule_set.game.exemptions,
        }
    }
}

/// All rule sets. Those that share a table follow each other.
pub static ALL: [&RuleSet; 21] = [
    &hk_old_style::RULE_SET,
    &sparrows_nest::RULE_SET,
    &singapore::RULE_SET,
    &riichi::EMA_2025,
    &riichi::EMA_2016,
    &riichi::WRC_2015,
    &riichi::WRC_2025,
    &riichi::MLEAGUE,
    &riichi::TENHOU,
    &riichi::MAJSOUL,
    &riichi::JPML_A,
    &mcr::MIL_2025,
    &mcr::WMO_2006,
    &taiwanese::SML_2026,
    &taiwanese::CML,
    &taiwanese::STAR31,
    &taiwanese::SHENLAIYE,
    &taiwanese::HOME,
    &taiwanese::SOUTHERN,
    &hk_taiwanese::LEAGUE_2020,
    &hk_taiwanese::GENERAL_2025,
];

/// The summaries of all rule sets, in the same order. A lazily loaded rule set is known by its summary.
pub static SUMMARIES: [RuleSetSummary; ALL.len()] = {
    let mut all = [RuleSetSummary::from_rule_set(ALL[0]); ALL.len()];
    let mut place = 0;
    while place < ALL.len() {
        all[place] = RuleSetSummary::from_rule_set(ALL[place]);
        place += 1;
    }
    all
};

/// Returns the events of all rule sets, the first for each key.
pub fn events() -> impl Iterator<Item = &'static Event> {
    let all = ALL.into_iter().enumerate();
    all.flat_map(|(place, rule_set)| {
        let is_new = move |event: &&Event| {
            let mut before = ALL.into_iter().take(place);
            before.all(|rule_set| rule_set.event(event.key).is_none())
        };
        rule_set.game.events.iter().filter(is_new)
    })
}

/// Returns the rule set with a key.
pub fn by_key(key: &str) -> Option<&'static RuleSet> {
    ALL.into_iter()
        .find(|rule_set| rule_set.identity.key == key)
}

/// Returns the keys of all rule sets.
pub fn keys() -> impl Iterator<Item = &'static str> {
    SUMMARIES.iter().map(|one| one.key)
}

/// Returns the name of the rule set with a key.
pub fn name(key: &str) -> Option<&'static str> {
    let found = SUMMARIES.iter().find(|one| one.key == key);
    found.map(|one| one.name)
}

/// Returns the error for an unknown rule set.
pub fn unknown(key: &str) -> RuleConfigError {
    RuleConfigError::UnknownRuleset {
        key: key.to_owned(),
        available: keys().collect(),
    }
}

impl RuleConfig {
    /// Parses the text form of a rule configuration of one of these rule sets.
    ///
    /// # Errors
    /// An unknown rule set, or all faults of the option values.
    pub fn read(text: &str, rule_sets: &[&'static RuleSet]) -> Result<Self, Vec<RuleConfigError>> {
        match Self::readable(text, rule_sets) {
            (Some(house), errors) if errors.is_empty() => Ok(house),
            (_, errors) => Err(errors),
        }
    }

    /// Parses the text form of a rule configuration as far as possible, and returns all faults; `None` for an
    /// unknown rule set.
    pub fn readable(
        text: &str,
        rule_sets: &[&'static RuleSet],
    ) -> (Option<Self>, Vec<RuleConfigError>) {
        let mut parts = text.split(';');
        let key = parts.next().unwrap_or_default();
        let Some(rule_set) = rule_sets
            .iter()
            .find(|rule_set| rule_set.identity.key == key)
        else {
            return (None, vec![unknown(key)]);
        };
        let mut answers = parts
            .filter(|part| !part.is_empty())
            .map(|part| part.split_once('=').unwrap_or((part, "true")));
        let (house, errors) = Self::readable_answers(rule_set, &mut answers);
        (Some(house), errors)
    }
}

impl FromStr for RuleConfig {
    type Err = Vec<RuleConfigError>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read(text, &ALL)
    }
}

/// Returns the liability with a key, of the first rule set that has it.
pub fn liability(key: &str) -> Option<&'static Liability> {
    let mut all = SUMMARIES.iter().flat_map(|one| one.liabilities);
    all.find(|one| one.key == key)
}

/// Returns the exemption with a key, of the first rule set that has it.
pub fn exemption(key: &str) -> Option<&'static Exemption> {
    let mut all = SUMMARIES.iter().flat_map(|one| one.exemptions);
    all.find(|one| one.key == key)
}

/// Returns the keys of the liabilities of all rule sets, each once.
pub fn liability_keys() -> Vec<&'static str> {
    unique(
        SUMMARIES
            .iter()
            .flat_map(|one| one.liabilities)
            .map(|one| one.key),
    )
}

/// Returns the keys of the exemptions of all rule sets, each once.
pub fn exemption_keys() -> Vec<&'static str> {
    unique(
        SUMMARIES
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
