//! How a person wants the page: in which language, how bright.

use crate::language::Language;

/// How a person wants the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// In which language.
    pub language: Language,
    /// How bright.
    pub theme: Theme,
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
