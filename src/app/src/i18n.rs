//! The languages of the page.
//!
//! The source contains the English texts. Each other language is a file with translations, loaded when the
//! language is chosen. A part (the page, a rule set, the penalty books) may have its own translation of a
//! text; otherwise it uses the one that all parts share.

mod name_style;
mod words;

use std::cell::Cell;

use tilewise_rules::{Element, Sentence};

use crate::chunks::{Chunk, JAPANESE, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE};
use crate::rule_sets;

pub use name_style::NameStyle;
pub use words::Words;

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

thread_local! {
    static NAMES: Cell<NameStyle> = const { Cell::new(NameStyle::Translated) };
    static SPOKEN: Cell<(Language, Option<&'static Words>)> = const { Cell::new((Language::English, None)) };
    static PART: Cell<&'static str> = const { Cell::new(PAGE) };
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
    /// use tilewise_app::language::Language;
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

    /// The words; `None` for English.
    const fn words(self) -> Option<&'static Chunk<&'static Words>> {
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

    /// Activates the language with the words of a file.
    pub fn activate_with_words(self, words: &'static str) {
        SPOKEN.set((self, Some(Words::read(words))));
    }

    /// Activates the language, then calls `then`. If its words can't be loaded, the page keeps its language.
    pub fn activate(self, then: impl FnOnce() + 'static) {
        let Some(words) = self.words() else {
            SPOKEN.set((self, None));
            return then();
        };
        words.load(move || {
            if let Some(words) = words.get() {
                SPOKEN.set((self, Some(words)));
            }
            then();
        });
    }
}

/// Translation part of the page itself.
const PAGE: &str = "page";

/// Translation part of the penalty books.
pub const PENALTY_BOOKS: &str = "penalty-books";

/// Guard of a translation scope, which ends on drop.
#[must_use]
pub struct TranslationScope {
    before: &'static str,
}

impl Drop for TranslationScope {
    fn drop(&mut self) {
        PART.set(self.before);
    }
}

/// Starts the scope of a part: a rule set by its key, or the penalty books. Texts are translated for that
/// part until the guard is dropped.
pub fn translation_scope(part: &'static str) -> TranslationScope {
    let before = PART.replace(part);
    TranslationScope { before }
}

/// Translates a text in the current scope; untranslated texts stay English.
pub fn translate(text: &'static str) -> &'static str {
    lookup(PART.get(), text)
}

/// Translates a text of the page itself, in any scope.
pub fn translate_ui(text: &'static str) -> &'static str {
    lookup(PAGE, text)
}

fn lookup(part: &str, text: &'static str) -> &'static str {
    match SPOKEN.get() {
        (_, Some(words)) => words.translate(part, text),
        (_, None) if NAMES.get() == NameStyle::Romaji => romaji(part, text).unwrap_or(text),
        (_, None) => text,
    }
}

/// Returns the Japanese name of an element, set or circumstance in Latin letters, if the rule set has one.
fn romaji(part: &str, name: &str) -> Option<&'static str> {
    let mut here = rule_sets::here().into_iter();
    let rule_set = here.find(|one| one.table_key() == part)?;
    let is_japanese = |one: &Element| !one.native_name.romaji().is_empty();
    match rule_set.elements.iter().find(|one| one.name == name) {
        Some(named) => Some(named.native_name.romaji()).filter(|name| !name.is_empty()),
        None if rule_set.elements.iter().any(is_japanese) => name_style::romaji(name),
        None => None,
    }
}

/// Sets the primary names of elements.
pub fn set_name_style(names: NameStyle) {
    NAMES.set(names);
}

/// Returns the choice of the primary names of elements.
pub fn name_style() -> NameStyle {
    NAMES.get()
}

/// Returns the language of the page.
pub fn current_language() -> Language {
    SPOKEN.get().0
}

/// Whether the language is English.
pub fn is_english() -> bool {
    current_language() == Language::English
}

/// Translates a sentence.
pub fn translate_sentence(sentence: &Sentence) -> String {
    sentence.translate(&translate)
}

/// Marks a text for translation by [`translate`].
#[macro_export]
macro_rules! text {
    ($text:literal) => {
        $text
    };
}

/// Translates a text of the page: `tr!("Clear")`, or a sentence with gaps, `tr!("{0} won", seat)`.
#[macro_export]
macro_rules! tr {
    ($text:literal $(,)?) => {
        $crate::i18n::translate_ui($text)
    };
    ($($all:tt)*) => {
        $crate::i18n::translate_sentence(&::tilewise_rules::sentence!($($all)*))
    };
}

/// Activates a language with the words of a text.
#[cfg(test)]
pub fn activate_from_words(language: Language, file: &'static str) {
    SPOKEN.set((language, Some(Words::read(file))));
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

    #[test]
    fn parts_translate_the_same_text_differently() {
        let file = "dead hand\n= 無効手\nwest\n= 西\n# page\ndead hand\n= 流局\n# riichi\ndead hand\n= アガリ放棄\n";
        let translations = || {
            let of = |part| {
                let _scope = translation_scope(part);
                (translate("dead hand"), tr!("dead hand"), translate("west"))
            };
            [of("riichi"), of("singapore")]
        };
        assert_eq!(translations(), [("dead hand", "dead hand", "west"); 2]);
        Language::Japanese.activate_with_words(file);
        assert_eq!(
            translations(),
            [("アガリ放棄", "流局", "西"), ("無効手", "流局", "西")]
        );
        assert_eq!(translate("no such text"), "no such text");
        Language::English.activate(|| ());
        assert_eq!(translate("west"), "west");
    }

    #[test]
    fn translation_scope_ends_on_drop() {
        assert_eq!(PART.get(), PAGE);
        let outer = translation_scope("singapore");
        drop(translation_scope("riichi"));
        assert_eq!(PART.get(), "singapore");
        drop(outer);
        assert_eq!(PART.get(), PAGE);
    }
}
