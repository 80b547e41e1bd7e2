//! Levels of difficulty. Their effect on hands is in `make/shape.rs` and `make/deal.rs`.

/// A level of difficulty: which hands and events come up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Difficulty {
    /// Ordinary hands with one or two elements, without stakes.
    Basic,
    /// Ordinary hands.
    Whole,
    /// Ordinary hands with circumstances and stakes on the table.
    Advanced,
    /// Corner cases: rare elements, kongs, liability.
    Expert,
}

impl Difficulty {
    /// All levels, the easiest first.
    pub const ALL: [Self; 4] = [Self::Basic, Self::Whole, Self::Advanced, Self::Expert];

    /// Returns the key in the text of a seed. Never renamed.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Whole => "whole",
            Self::Advanced => "advanced",
            Self::Expert => "expert",
        }
    }

    /// Returns the level with a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.key() == key)
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Basic => "Simple hands",
            Self::Whole => "Ordinary hands",
            Self::Advanced => "Circumstances and stakes",
            Self::Expert => "Rare hands",
        }
    }
}
