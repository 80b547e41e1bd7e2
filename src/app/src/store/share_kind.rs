//! Content to share.

/// The content to share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareKind {
    /// The current view: a hand, a ruling, a rule.
    View,
    /// The rule configuration.
    House,
    /// A calculator or a hand to embed into another page.
    Embed,
}
