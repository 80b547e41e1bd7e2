//! What a report is about.

use std::rc::Rc;

use tilewise_ledger::Log;
use tilewise_rules::RuleConfig;

use crate::i18n::Locale;

/// What a report is about.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportedItem {
    /// Where it is.
    pub place: ReportedPlace,
    /// Its rules.
    pub rules: ReportedRules,
}

/// The place of what a report is about.
#[derive(Clone, Debug, PartialEq)]
pub enum ReportedPlace {
    /// A hand, by its path.
    Hand(String),
    /// A ruling, by its path.
    Ruling(String),
    /// An entry of a game, with its number and description.
    Entry(Rc<Log>, String),
}

/// The rules of what a report is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedRules {
    /// The name of the rule set or penalty book.
    pub name: String,
    /// Its key and the options that differ from its defaults.
    pub text: String,
}

impl ReportedRules {
    /// Creates the rules of a rule configuration, with its name in the wording of its rule set.
    pub fn of_house(locale: Locale, house: &RuleConfig) -> Self {
        let rule_set = house.rule_set();
        let locale = locale.of_part(rule_set.table_key());
        Self {
            name: locale.translate(rule_set.identity.name).to_owned(),
            text: house.to_string(),
        }
    }
}
