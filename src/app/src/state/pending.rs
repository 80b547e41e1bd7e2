//! What waits for a rule set that isn't here yet.

/// What waits for a rule set that isn't here yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The key of the rule set.
    pub rule_set: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What leads to it.
    pub target: Target,
}

/// What leads to a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A link: its path.
    Link(String),
    /// The text form of a house.
    House(String),
}
