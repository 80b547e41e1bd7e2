//! What players call an element where its game is at home.

/// The name of an element in the language of those who play its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Native {
    /// The rule set has none.
    None,
    /// In Chinese.
    Chinese(&'static str),
    /// In Japanese.
    Japanese {
        /// As it is written.
        written: &'static str,
        /// As players elsewhere write it, in Latin letters.
        romaji: &'static str,
    },
}

impl Native {
    /// The Chinese name, or nothing.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::Chinese(name) => name,
            Self::None | Self::Japanese { .. } => "",
        }
    }

    /// The Japanese name, or nothing.
    pub const fn japanese(self) -> &'static str {
        match self {
            Self::Japanese { written, .. } => written,
            Self::None | Self::Chinese(_) => "",
        }
    }

    /// The Japanese name in Latin letters, or nothing.
    pub const fn romaji(self) -> &'static str {
        match self {
            Self::Japanese { romaji, .. } => romaji,
            Self::None | Self::Chinese(_) => "",
        }
    }

    /// The name as it is written, or nothing.
    pub const fn written(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Chinese(name) => name,
            Self::Japanese { written, .. } => written,
        }
    }
}

/// A Japanese name.
pub const fn japanese(written: &'static str, romaji: &'static str) -> Native {
    Native::Japanese { written, romaji }
}
