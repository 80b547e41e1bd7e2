//! How a person wants the page: in which language, how bright, with which corners of the tiles and
//! which names of what scores.

use crate::language::{Language, Names};

/// How a person wants the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// In which language.
    pub language: Language,
    /// How bright.
    pub theme: Theme,
    /// In which script the corners of winds and dragons are.
    pub corners: Corners,
    /// Which names of what scores stand first.
    pub names: Names,
}

/// In which script the corners of winds and dragons are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Corners {
    /// In that of the language.
    #[default]
    Auto,
    /// In Latin letters.
    Latin,
    /// In Chinese characters.
    Han,
}

impl Corners {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Latin, Self::Han];

    /// Its public identity.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Latin => "latin",
            Self::Han => "han",
        }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => text!("As the language"),
            Self::Latin => text!("E, Rd"),
            Self::Han => text!("東, 中"),
        }
    }

    /// The one of a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|corners| corners.key() == key)
    }
}

/// Light, dark, as much contrast as there is, or as the device is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device is.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// As much contrast as there is.
    Contrast,
}

impl Theme {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Light, Self::Dark, Self::Contrast];

    /// Its public identity.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => text!("Match device"),
            Self::Light => text!("Light"),
            Self::Dark => text!("Dark"),
            Self::Contrast => text!("High contrast"),
        }
    }

    /// The theme of a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }
}
