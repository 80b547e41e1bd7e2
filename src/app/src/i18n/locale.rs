//! The wording of the page.

use std::ptr;

use tilewise_rules::{Element, Sentence};
use yew::prelude::*;

use super::{Language, NameStyle, Words, name_style};
use crate::chunks::Chunk;
use crate::rule_sets;

/// Translation part of the page itself.
const PAGE: &str = "page";

/// Translation part of the penalty books.
pub const PENALTY_BOOKS: &str = "penalty-books";

/// The wording of the page: its language, the primary names of elements, and the part whose texts are
/// translated. Components get it by [`use_locale`], functions as an argument.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    language: Language,
    names: NameStyle,
    /// A rule set by its key, the penalty books, or the page.
    part: &'static str,
    words: Option<&'static Words>,
}

impl Default for Locale {
    fn default() -> Self {
        Self::ENGLISH
    }
}

/// Compares words by address: each language has one [`Words`].
impl PartialEq for Locale {
    fn eq(&self, other: &Self) -> bool {
        let words = [self, other].map(|one| one.words.map(ptr::from_ref));
        (self.language, self.names, self.part) == (other.language, other.names, other.part)
            && words[0] == words[1]
    }
}

impl Locale {
    /// English, with translated names of elements.
    pub const ENGLISH: Self = Self {
        language: Language::English,
        names: NameStyle::Translated,
        part: PAGE,
        words: None,
    };

    /// Creates the wording of a language whose words are loaded; texts without words stay English.
    pub fn new(language: Language, names: NameStyle) -> Self {
        Self {
            language,
            names,
            words: language.words().and_then(Chunk::get),
            ..Self::ENGLISH
        }
    }

    /// Creates the wording of a language with the words of a file.
    pub fn with_words(language: Language, file: &'static str) -> Self {
        Self {
            language,
            words: Some(Words::read(file)),
            ..Self::ENGLISH
        }
    }

    /// Returns the wording for the texts of a part: a rule set by its key, or the penalty books.
    #[must_use]
    pub const fn of_part(self, part: &'static str) -> Self {
        Self { part, ..self }
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// Whether the language is English.
    pub fn is_english(self) -> bool {
        self.language == Language::English
    }

    /// The primary names of elements.
    pub const fn names(self) -> NameStyle {
        self.names
    }

    /// Translates a text of the part; untranslated texts stay English.
    pub fn translate(self, text: &'static str) -> &'static str {
        match self.words {
            Some(words) => words.translate(self.part, text),
            None if self.names == NameStyle::Romaji => romaji(self.part, text).unwrap_or(text),
            None => text,
        }
    }

    /// Translates a text of the page itself.
    pub fn translate_ui(self, text: &'static str) -> &'static str {
        self.of_part(PAGE).translate(text)
    }

    /// Translates a sentence.
    pub fn sentence(self, sentence: &Sentence) -> String {
        sentence.translate(&|text| self.translate(text))
    }
}

/// Returns the Japanese name of an element, set or circumstance in Latin letters, if the rule set has one.
fn romaji(part: &str, name: &str) -> Option<&'static str> {
    let mut here = rule_sets::here().into_iter();
    let rule_set = here.find(|one| one.table_key() == part)?;
    let is_japanese = |one: &Element| !one.native_name.romaji().is_empty();
    match rule_set
        .scoring
        .elements
        .iter()
        .find(|one| one.name == name)
    {
        Some(named) => Some(named.native_name.romaji()).filter(|name| !name.is_empty()),
        None if rule_set.scoring.elements.iter().any(is_japanese) => name_style::romaji(name),
        None => None,
    }
}

/// Returns the wording of the page, of which the component is redrawn when it changes.
#[hook]
pub fn use_locale() -> Locale {
    use_context().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_translate_the_same_text_differently() {
        let file = "dead hand\n= 無効手\nwest\n= 西\n# page\ndead hand\n= 流局\n# riichi\ndead hand\n= アガリ放棄\n";
        let translations = |locale: Locale| {
            ["riichi", "singapore"].map(|part| {
                let locale = locale.of_part(part);
                let own = locale.translate("dead hand");
                (
                    own,
                    locale.translate_ui("dead hand"),
                    locale.translate("west"),
                )
            })
        };
        let english = translations(Locale::ENGLISH);
        assert_eq!(english, [("dead hand", "dead hand", "west"); 2]);
        let japanese = Locale::with_words(Language::Japanese, file);
        assert_eq!(
            translations(japanese),
            [("アガリ放棄", "流局", "西"), ("無効手", "流局", "西")]
        );
        assert_eq!(japanese.translate("no such text"), "no such text");
    }
}
