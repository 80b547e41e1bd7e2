//! Pending requests for a rule set.

/// A pending request for a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The key of the rule set.
    pub rule_set: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The target.
    pub target: PendingTarget,
}

/// The target of a pending request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PendingTarget {
    /// The path of a link.
    Link(String),
    /// The text form of a rule configuration.
    House(String),
}
