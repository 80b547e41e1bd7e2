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

    /// The language tag.
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

    /// Parses a tag such as `ja-JP`; `None` if the page doesn't support its language.
    ///
    /// ```
    /// use tilewise_app::i18n::Language;
    /// assert_eq!(Language::of_tag("zh-HK"), Some(Language::TraditionalChinese));
    /// assert_eq!(Language::of_tag("zh-Hans-HK"), Some(Language::SimplifiedChinese));
    /// assert_eq!(Language::of_tag("de"), None);
    /// ```
    pub fn of_tag(tag: &str) -> Option<Self> {
        let tag = tag.to_ascii_lowercase();
        let mut parts = tag.split('-');
        let first = parts.next()?;
        Some(match first {
            "en" => Self::English,
            "ja" => Self::Japanese,
            // Without a script, Cantonese is written in traditional characters.
            "zh" | "yue" => {
                let script = parts.find_map(|part| match part {
                    "hant" | "tw" | "hk" | "mo" => Some(Self::TraditionalChinese),
                    "hans" | "cn" | "sg" | "my" => Some(Self::SimplifiedChinese),
                    _ => None,
                });
                script.unwrap_or(if first == "yue" {
                    Self::TraditionalChinese
                } else {
                    Self::SimplifiedChinese
                })
            }
            _ => return None,
        })
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
    use super::*;

    #[test]
    fn each_language_finds_itself_by_its_tag() {
        for language in Language::ALL {
            assert_eq!(Language::of_tag(language.key()), Some(language));
        }
        let of = |tag| Language::of_tag(tag).map(Language::key);
        assert_eq!(
            [of("zh"), of("zh-TW"), of("zh-SG")],
            [Some("zh-Hans"), Some("zh-Hant"), Some("zh-Hans")]
        );
        assert_eq!(
            [of("en-GB"), of("JA"), of("yue"), of("")],
            [Some("en"), Some("ja"), Some("zh-Hant"), None]
        );
    }
}
