//! The identity of a rule set.

/// The identity of a rule set.
#[derive(Clone, Copy, Debug)]
pub struct Identity {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
    /// Its variant data, if it shares a table with others.
    pub variant: Option<Variant>,
}

impl Identity {
    /// The base: no variant.
    pub const BASE: Self = Self {
        key: "",
        name: "",
        variant: None,
    };
}

/// The variant data of a rule set that shares a table with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The common key: that of none of them, or of the first.
    pub of: &'static str,
    /// The common name.
    pub all: &'static str,
    /// The name among the variants.
    pub name: &'static str,
}
