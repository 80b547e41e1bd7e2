//! The languages of the page.

use wasm_bindgen::prelude::*;

use super::Words;
use crate::chunks::{Chunk, JAPANESE, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE};

// It is needed before the program is there, too.
#[wasm_bindgen(module = "/start/language.js")]
extern "C" {
    /// Returns the key of the language of a tag, if the page supports it.
    #[wasm_bindgen(js_name = supportedLanguage)]
    fn supported_language(tag: &str) -> Option<String>;
}

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

    /// The key: a language tag.
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

    /// Returns the language of a tag such as `zh-HK`, if the page supports it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::from_key(&supported_language(tag)?)
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
