//! Native names of elements.

/// The name of an element in the language of the game's origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Native {
    /// No native name.
    None,
    /// A Chinese name.
    Chinese(&'static str),
    /// A Japanese name.
    Japanese {
        /// The name in Japanese script.
        written: &'static str,
        /// The name in Latin letters.
        romaji: &'static str,
    },
}

impl Native {
    /// Returns the Chinese name, or an empty text.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::Chinese(name) => name,
            Self::None | Self::Japanese { .. } => "",
        }
    }

    /// Returns the Japanese name, or an empty text.
    pub const fn japanese(self) -> &'static str {
        match self {
            Self::Japanese { written, .. } => written,
            Self::None | Self::Chinese(_) => "",
        }
    }

    /// Returns the Japanese name in Latin letters, or an empty text.
    pub const fn romaji(self) -> &'static str {
        match self {
            Self::Japanese { romaji, .. } => romaji,
            Self::None | Self::Chinese(_) => "",
        }
    }

    /// Returns the name in its own script, or an empty text.
    pub const fn written(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Chinese(name) => name,
            Self::Japanese { written, .. } => written,
        }
    }
}

/// Creates a Japanese name.
pub const fn japanese(written: &'static str, romaji: &'static str) -> Native {
    Native::Japanese { written, romaji }
}
