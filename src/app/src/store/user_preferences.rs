//! Preferences for language, theme, corners of tiles and names of elements.

use crate::i18n::{Language, NameStyle};

/// The preferences of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The language.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// The script of the corners of winds and dragons.
    pub corners: Corners,
    /// The primary names of elements.
    pub names: NameStyle,
}

/// The script of the corners of winds and dragons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Corners {
    /// The script of the language.
    #[default]
    Auto,
    /// Latin letters.
    Latin,
    /// Chinese characters.
    Han,
}

impl Corners {
    /// All scripts, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Latin, Self::Han];

    /// The public key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Latin => "latin",
            Self::Han => "han",
        }
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => text!("As the language"),
            Self::Latin => text!("E, Rd"),
            Self::Han => text!("東, 中"),
        }
    }

    /// Returns the script with a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|corners| corners.key() == key)
    }
}

/// The theme: light, dark, maximal contrast, or that of the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// The theme of the device.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Maximal contrast.
    Contrast,
}

impl Theme {
    /// All themes, in the order of the choice.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Light, Self::Dark, Self::Contrast];

    /// The public key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => text!("Match device"),
            Self::Light => text!("Light"),
            Self::Dark => text!("Dark"),
            Self::Contrast => text!("High contrast"),
        }
    }

    /// Returns the theme with a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }
}
