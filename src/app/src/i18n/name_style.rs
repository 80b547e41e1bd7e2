//! Names of elements in two languages.

/// The primary names of elements, in games with English and Japanese ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NameStyle {
    /// Translated: All Simples.
    #[default]
    Translated,
    /// Japanese in Latin letters: Tanyao.
    Romaji,
}

impl NameStyle {
    /// Both, in the order of the choice.
    pub const ALL: [Self; 2] = [Self::Translated, Self::Romaji];

    /// The public key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Translated => "translated",
            Self::Romaji => "romaji",
        }
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Translated => crate::text!("English: All Simples"),
            Self::Romaji => crate::text!("Japanese: Tanyao"),
        }
    }

    /// Returns the style with a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|names| names.key() == key)
    }
}

/// Japanese names of sets, ways to win and circumstances in Latin letters. A claimed set has the name of the
/// claim.
const ROMAJI: [(&str, &str); 13] = [
    ("Chow", "Shuntsu"),
    ("Pung", "Koutsu"),
    ("Kong", "Ankan"),
    ("chow", "Chii"),
    ("pung", "Pon"),
    ("kong", "Kan"),
    ("Self-draw", "Tsumo"),
    ("Robbed kong", "Chankan"),
    ("Last tile", "Haitei, houtei"),
    ("Replacement tile of a kong", "Rinshan"),
    ("First draw", "Tenhou, chiihou"),
    ("Before the first draw", "Renhou"),
    ("Concealed kong", "Ankan"),
];

/// Returns the Japanese name of a set, way to win or circumstance.
pub(super) fn romaji(english: &str) -> Option<&'static str> {
    let mut all = ROMAJI.into_iter();
    all.find_map(|(name, romaji)| (name == english).then_some(romaji))
}
