//! The languages of the page.

use super::Words;
use crate::chunks::{Chunk, JAPANESE, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE};

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// 繁體中文
    TraditionalChinese,
    /// 简体中文
    SimplifiedChinese,
    /// 日本語
    Japanese,
}

impl Language {
    /// All languages, in the order of the choice.
    pub const ALL: [Self; 4] = [
        Self::English,
        Self::TraditionalChinese,
        Self::SimplifiedChinese,
        Self::Japanese,
    ];

    /// The key: a language tag. `start/language.js` returns the key for any tag.
    pub const fn key(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::TraditionalChinese => "zh-Hant",
            Self::SimplifiedChinese => "zh-Hans",
            Self::Japanese => "ja",
        }
    }

    /// The name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::TraditionalChinese => "繁體中文",
            Self::SimplifiedChinese => "简体中文",
            Self::Japanese => "日本語",
        }
    }

    /// Returns the language with a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.key() == key)
    }

    /// Returns the language of a tag such as `zh-HK`, if the page supports it, like `start/language.js`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.to_ascii_lowercase();
        let mut parts = tag.split('-');
        let chinese = match parts.next()? {
            "en" => return Some(Self::English),
            "ja" => return Some(Self::Japanese),
            "zh" => Self::SimplifiedChinese,
            "yue" => Self::TraditionalChinese,
            _ => return None,
        };
        let script = |part| match part {
            "hant" | "tw" | "hk" | "mo" => Some(Self::TraditionalChinese),
            "hans" | "cn" | "sg" | "my" => Some(Self::SimplifiedChinese),
            _ => None,
        };
        Some(parts.find_map(script).unwrap_or(chinese))
    }

    /// The words, which load on demand; `None` for English.
    pub const fn words(self) -> Option<&'static Chunk<&'static Words>> {
        match self {
            Self::English => None,
            Self::TraditionalChinese => Some(&TRADITIONAL_CHINESE),
            Self::SimplifiedChinese => Some(&SIMPLIFIED_CHINESE),
            Self::Japanese => Some(&JAPANESE),
        }
    }

    /// Whether the words are loaded.
    pub fn is_here(self) -> bool {
        self.words().is_none_or(|words| words.get().is_some())
    }

    /// Whether the last request for the words failed.
    pub fn has_failed(self) -> bool {
        self.words().is_some_and(Chunk::has_failed)
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{self, English, Japanese, SimplifiedChinese, TraditionalChinese};

    #[test]
    fn language_of_a_tag() {
        for (tag, language) in [
            ("en-GB", Some(English)),
            ("JA", Some(Japanese)),
            ("zh", Some(SimplifiedChinese)),
            ("zh-SG", Some(SimplifiedChinese)),
            ("zh-HK", Some(TraditionalChinese)),
            ("zh-Hans-HK", Some(SimplifiedChinese)),
            ("yue", Some(TraditionalChinese)),
            ("de", None),
            ("", None),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }
}
