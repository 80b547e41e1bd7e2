//! Preferences that a backup contains, each by its public key.

use std::collections::BTreeMap;

use tilewise_practice::{Difficulty, LeitnerBoxes};

use crate::i18n::{Language, Locale, NameStyle};
use crate::link;
use crate::storage::{
    CORNERS, FOULS, LANGUAGE, NAMES, ORGANISER, PRACTICE, PRACTICE_LEVEL, StorageContext, TABLE,
    THEME, TYPING,
};
use crate::store::user_preferences::{Corners, Preferences, Theme};

/// A preference of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DevicePreference {
    /// The language.
    Language,
    /// The theme.
    Theme,
    /// The corners of tiles.
    Corners,
    /// The names of elements.
    Names,
    /// Whether keyboard letters work outside the hand.
    Typing,
    /// The last penalty book.
    PenaltyBook,
    /// The name of the organiser of a club.
    Organiser,
    /// The rules of the last hand.
    Rules,
    /// The topics of practice, in boxes.
    Practice,
    /// The level of practice.
    PracticeLevel,
}

impl DevicePreference {
    /// All preferences.
    pub const ALL: [Self; 10] = [
        Self::Language,
        Self::Theme,
        Self::Corners,
        Self::Names,
        Self::Typing,
        Self::PenaltyBook,
        Self::Organiser,
        Self::Rules,
        Self::Practice,
        Self::PracticeLevel,
    ];

    /// The key in a backup.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Theme => "theme",
            Self::Corners => "corners",
            Self::Names => "names",
            Self::Typing => "typing",
            Self::PenaltyBook => "penalty_book",
            Self::Organiser => "organiser",
            Self::Rules => "rules",
            Self::Practice => "practice",
            Self::PracticeLevel => "practice_level",
        }
    }

    /// The key in the storage of the device.
    pub const fn storage_key(self) -> &'static str {
        match self {
            Self::Language => LANGUAGE,
            Self::Theme => THEME,
            Self::Corners => CORNERS,
            Self::Names => NAMES,
            Self::Typing => TYPING,
            Self::PenaltyBook => FOULS,
            Self::Organiser => ORGANISER,
            Self::Rules => TABLE,
            Self::Practice => PRACTICE,
            Self::PracticeLevel => PRACTICE_LEVEL,
        }
    }

    /// Returns the name.
    pub fn name(self, locale: Locale) -> &'static str {
        match self {
            Self::Language => tr!(locale, "Language"),
            Self::Theme => tr!(locale, "Light and dark"),
            Self::Corners => tr!(locale, "Corners of winds and dragons"),
            Self::Names => tr!(locale, "Names of elements"),
            Self::Typing => tr!(locale, "Keyboard"),
            Self::PenaltyBook => tr!(locale, "Penalty book"),
            Self::Organiser => tr!(locale, "Your name, as the organiser at this desk"),
            Self::Rules => tr!(locale, "Rules of the last hand"),
            Self::Practice => tr!(locale, "Practice"),
            Self::PracticeLevel => tr!(locale, "Level"),
        }
    }

    /// Loads the value of this device, if there is one.
    fn load(self, storage: &StorageContext) -> Option<String> {
        let text = storage.load(self.storage_key())?;
        let text = match self {
            Self::Rules => link::rules_in_path(&text)?,
            _ => text,
        };
        (!text.is_empty()).then_some(text)
    }

    /// Loads the values of this device by their public keys.
    pub fn load_all(storage: &StorageContext) -> BTreeMap<String, String> {
        let all = Self::ALL.into_iter();
        let loaded = all.filter_map(|one| Some((one.key().to_owned(), one.load(storage)?)));
        loaded.collect()
    }

    /// Whether a value is known. The rule sets of a rule configuration may have to be loaded.
    pub fn knows(self, value: &str) -> bool {
        match self {
            Self::Language => Language::from_key(value).is_some(),
            Self::Theme => Theme::from_key(value).is_some(),
            Self::Corners => Corners::from_key(value).is_some(),
            Self::Names => NameStyle::from_key(value).is_some(),
            Self::Typing => ["all", "hand"].contains(&value),
            Self::PracticeLevel => Difficulty::from_key(value).is_some(),
            Self::PenaltyBook | Self::Organiser | Self::Rules | Self::Practice => true,
        }
    }

    /// Returns the value of the device after that of a backup was added; `None` if it stays the same. Practised
    /// topics are merged; other values replace each other.
    pub fn merged(self, own: &str, value: &str) -> Option<String> {
        if self != Self::Practice {
            return (own != value).then(|| value.to_owned());
        }
        let [(before, _), (other, _)] = [own, value].map(LeitnerBoxes::read);
        let mut after = before.clone();
        after.merge(&other);
        (after != before).then(|| after.to_string())
    }

    /// Returns the preferences of the page with a value. Values that aren't among them change nothing.
    pub fn applied(self, value: &str, preferences: Preferences) -> Preferences {
        let mut next = preferences;
        match self {
            Self::Language => next.language = Language::from_key(value).unwrap_or(next.language),
            Self::Theme => next.theme = Theme::from_key(value).unwrap_or(next.theme),
            Self::Corners => next.corners = Corners::from_key(value).unwrap_or(next.corners),
            Self::Names => next.names = NameStyle::from_key(value).unwrap_or(next.names),
            Self::Typing
            | Self::PenaltyBook
            | Self::Organiser
            | Self::Rules
            | Self::Practice
            | Self::PracticeLevel => {}
        }
        next
    }
}
