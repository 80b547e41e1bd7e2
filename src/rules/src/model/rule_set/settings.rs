//! The options of a rule set, and its answers to them.

use crate::model::{OptionValues, Preset, RuleOption, Section};

/// The options of a rule set, and its answers to them.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The options.
    pub options: &'static [RuleOption],
    /// Its own defaults, if they differ from those of the shared options.
    pub own_answers: &'static [OwnAnswer],
    /// The sections of the options, in their order.
    pub sections: &'static [Section],
    /// The presets.
    pub presets: &'static [Preset],
    /// Other common variations.
    pub variations: &'static [OptionValues],
    /// The keys of options by which players distinguish it from other variants of its table.
    pub distinguishing_options: &'static [&'static str],
    /// The keys of options by which a house decides what the rule book leaves open.
    pub open_options: &'static [&'static str],
}

impl Settings {
    /// The base: no options.
    pub const BASE: Self = Self {
        options: &[],
        own_answers: &[],
        sections: &[],
        presets: &[],
        variations: &[],
        distinguishing_options: &[],
        open_options: &[],
    };
}

/// An option value of a rule set, and the confidence of its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnAnswer {
    /// The option.
    pub key: &'static str,
    /// The value, as a text that the option parses.
    pub answer: &'static str,
    /// The confidence.
    pub confidence: SourceConfidence,
}

/// The confidence of the source of an option value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceConfidence {
    /// The text of the rule book was read.
    Primary,
    /// Others quote the rule book.
    Secondary,
    /// No source: it is usual in similar rule books.
    Assumed,
}

impl SourceConfidence {
    /// Returns the key in the JSON interface.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Primary => "read",
            Self::Secondary => "quoted",
            Self::Assumed => "usual",
        }
    }
}
