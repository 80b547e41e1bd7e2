//! Topics: the elements and clauses that a person learns.

use std::fmt;

use tilewise_rules::{Element, RuleConfig};

/// A topic of a rule set: an element by its key, or a rule by its clause.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Topic {
    rule_set: String,
    about: String,
}

impl Topic {
    /// Creates the topic of an element.
    pub fn of_element(config: &RuleConfig, element: &Element) -> Self {
        Self::new(config, element.key)
    }

    /// Creates the topic of a clause.
    pub fn of_clause(config: &RuleConfig, clause: &str) -> Self {
        Self::new(config, clause)
    }

    fn new(config: &RuleConfig, about: &str) -> Self {
        Self {
            rule_set: config.rule_set().identity.key.to_owned(),
            about: about.to_owned(),
        }
    }

    /// Returns the topic of a stored line; `None` if a part is empty or has white space.
    pub(crate) fn from_parts(rule_set: &str, about: &str) -> Option<Self> {
        let is_word = |text: &str| !text.is_empty() && !text.contains(char::is_whitespace);
        (is_word(rule_set) && is_word(about)).then(|| Self {
            rule_set: rule_set.to_owned(),
            about: about.to_owned(),
        })
    }

    /// Returns the key of the rule set.
    pub fn rule_set(&self) -> &str {
        &self.rule_set
    }

    /// Returns the key of the element, or the clause.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// Returns the element, if it is one of this rule configuration.
    pub fn element(&self, config: &RuleConfig) -> Option<&'static Element> {
        let rule_set = config.rule_set();
        let is_own = rule_set.identity.key == self.rule_set;
        rule_set.element(&self.about).filter(|_| is_own)
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.rule_set, self.about)
    }
}
