//! Names of what scores, in two languages.

/// Which names of what scores stand first, where a game has English and Japanese ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Names {
    /// Those of the language: All Simples.
    #[default]
    Translated,
    /// Those of the players, in Latin letters: Tanyao.
    Romaji,
}

impl Names {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Translated, Self::Romaji];

    /// Its public identity.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Translated => "translated",
            Self::Romaji => "romaji",
        }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Translated => crate::text!("English: All Simples"),
            Self::Romaji => crate::text!("Japanese: Tanyao"),
        }
    }

    /// The names of a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|names| names.key() == key)
    }
}

/// What sets, ways to win and circumstances are called in Japanese, in Latin letters. A set that was claimed
/// is called by the claim.
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

/// The Japanese name of such a thing.
pub(super) fn romaji(english: &str) -> Option<&'static str> {
    let mut all = ROMAJI.into_iter();
    all.find_map(|(name, romaji)| (name == english).then_some(romaji))
}
