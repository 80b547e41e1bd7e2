//! The languages of the page.
//!
//! English stands in the source. Another language is a file of its own, which is loaded when it is
//! chosen: for each text in English, what it says instead. Two parts may mean something else by the
//! same text: a part (the page, a rule set, the penalty books) says it in its own words, and where it
//! has none in those that all parts share.

mod names;
mod words;

use std::cell::Cell;

use tilewise_rules::{Element, Sentence};

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::chunk::{Chunk, Loading, State, end};
use crate::rule_sets;

pub use names::Names;
use words::Words;

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

#[wasm_bindgen(module = "/start/words.js")]
extern "C" {
    /// The words of a language, by its tag.
    #[wasm_bindgen(js_name = fetchWords, catch)]
    async fn fetch_words(language: &str) -> Result<JsValue, JsValue>;
}

/// Declares the words of a language, by the name of their file.
macro_rules! words {
    ($name:ident, $file:literal) => {
        static $name: Chunk<&'static Words> = {
            thread_local! {
                static STATE: State<&'static Words> = State::empty();
            }
            Chunk {
                fetch: || {
                    spawn_local(async {
                        let words = fetch_words($file).await.ok();
                        let words = words.and_then(|words| words.as_string());
                        end(&STATE, words.map(|words| Words::read(words.leak())));
                    });
                },
                state: &STATE,
            }
        };
    };
}

words!(ZH_HANT, "zh-hant");
words!(ZH_HANS, "zh-hans");
words!(JA, "ja");

thread_local! {
    static NAMES: Cell<Names> = const { Cell::new(Names::Translated) };
    static SPOKEN: Cell<(Language, Option<&'static Words>)> = const { Cell::new((Language::English, None)) };
    static PART: Cell<&'static str> = const { Cell::new(PAGE) };
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 4] = [
        Self::English,
        Self::TraditionalChinese,
        Self::SimplifiedChinese,
        Self::Japanese,
    ];

    /// Its tag, as browsers have it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::TraditionalChinese => "zh-Hant",
            Self::SimplifiedChinese => "zh-Hans",
            Self::Japanese => "ja",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::TraditionalChinese => "繁體中文",
            Self::SimplifiedChinese => "简体中文",
            Self::Japanese => "日本語",
        }
    }

    /// The language of a tag such as `ja-JP`; `None` where the page doesn't speak it.
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
            // Cantonese is written in traditional characters where nothing else is said.
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

    /// Its words; `None` for English, which needs none.
    const fn words(self) -> Option<&'static Chunk<&'static Words>> {
        match self {
            Self::English => None,
            Self::TraditionalChinese => Some(&ZH_HANT),
            Self::SimplifiedChinese => Some(&ZH_HANS),
            Self::Japanese => Some(&JA),
        }
    }

    /// Whether its words are here, or why they are not.
    ///
    /// # Errors
    /// That they are on their way, or can't be had.
    pub fn here(self) -> Result<(), Loading> {
        self.words().map_or(Ok(()), |words| words.get().map(drop))
    }

    /// Has the page speak the language from now on, in the words of a file.
    pub fn speak_in(self, words: &'static str) {
        SPOKEN.set((self, Some(Words::read(words))));
    }

    /// Has the page speak the language from now on, and calls `then`. Where its words can't be had
    /// the page goes on as it was.
    pub fn speak(self, then: impl FnOnce() + 'static) {
        let Some(words) = self.words() else {
            SPOKEN.set((self, None));
            return then();
        };
        words.load(move || {
            if let Ok(words) = words.get() {
                SPOKEN.set((self, Some(words)));
            }
            then();
        });
    }
}

/// The part of what the page itself says.
const PAGE: &str = "page";

/// The part of the penalty books.
pub const PENALTY_BOOKS: &str = "penalty-books";

/// For as long as this is kept, texts are said in the words of a part.
#[must_use]
pub struct Speaking {
    before: &'static str,
}

impl Drop for Speaking {
    fn drop(&mut self) {
        PART.set(self.before);
    }
}

/// Has texts said in the words of a part from now on, until what comes back is dropped: a rule set
/// by its key, or the penalty books. Whatever draws texts of a part begins with it.
pub fn speak_of(part: &'static str) -> Speaking {
    let before = PART.replace(part);
    Speaking { before }
}

/// A text in the language of the page, in the words of the part that is spoken of; as it is where
/// the language has no words for it.
pub fn translate(text: &'static str) -> &'static str {
    said(PART.get(), text)
}

/// A text of the page itself, whatever part is spoken of.
pub fn of_page(text: &'static str) -> &'static str {
    said(PAGE, text)
}

fn said(part: &str, text: &'static str) -> &'static str {
    match SPOKEN.get() {
        (_, Some(words)) => words.say(part, text),
        (_, None) if NAMES.get() == Names::Romaji => romaji(part, text).unwrap_or(text),
        (_, None) => text,
    }
}

/// What an element, a set or a circumstance of the rule set that is spoken of is called in Latin letters,
/// where it has such a name.
fn romaji(part: &str, name: &str) -> Option<&'static str> {
    let mut here = rule_sets::here().into_iter();
    let rule_set = here.find(|one| one.table_key() == part)?;
    let is_japanese = |one: &Element| !one.native.romaji().is_empty();
    match rule_set.elements.iter().find(|one| one.name == name) {
        Some(named) => Some(named.native.romaji()).filter(|name| !name.is_empty()),
        None if rule_set.elements.iter().any(is_japanese) => names::romaji(name),
        None => None,
    }
}

/// Has these names of what scores stand first from now on.
pub fn prefer_names(names: Names) {
    NAMES.set(names);
}

/// Which names of what scores stand first.
pub fn names() -> Names {
    NAMES.get()
}

/// The language that the page speaks: for whatever is drawn anew with it.
pub fn spoken() -> Language {
    SPOKEN.get().0
}

/// Whether the page speaks English.
pub fn is_english() -> bool {
    spoken() == Language::English
}

/// A sentence in the language of the page.
pub fn translated(sentence: &Sentence) -> String {
    sentence.said(&translate)
}

/// Marks a text that is said elsewhere, by [`translate`].
#[macro_export]
macro_rules! text {
    ($text:literal) => {
        $text
    };
}

/// A text in the language of the page: `tr!("Clear")`, or a sentence with gaps, `tr!("{0} won", seat)`.
#[macro_export]
macro_rules! tr {
    ($text:literal $(,)?) => {
        $crate::language::of_page($text)
    };
    ($($all:tt)*) => {
        $crate::language::translated(&::tilewise_rules::sentence!($($all)*))
    };
}

/// Has the page speak a language from the text of its words.
#[cfg(test)]
pub fn speak_from(language: Language, file: &'static str) {
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
    fn two_parts_say_the_same_text_in_words_of_their_own() {
        let file = "dead hand\n= 無効手\nwest\n= 西\n# page\ndead hand\n= 流局\n# riichi\ndead hand\n= アガリ放棄\n";
        let said = || {
            let of = |part| {
                let _speaking = speak_of(part);
                (translate("dead hand"), tr!("dead hand"), translate("west"))
            };
            [of("riichi"), of("singapore")]
        };
        assert_eq!(said(), [("dead hand", "dead hand", "west"); 2]);
        Language::Japanese.speak_in(file);
        assert_eq!(
            said(),
            [("アガリ放棄", "流局", "西"), ("無効手", "流局", "西")]
        );
        assert_eq!(translate("no such text"), "no such text");
        Language::English.speak(|| ());
        assert_eq!(translate("west"), "west");
    }

    #[test]
    fn a_part_is_spoken_of_until_it_has_been_drawn() {
        assert_eq!(PART.get(), PAGE);
        let outer = speak_of("singapore");
        drop(speak_of("riichi"));
        assert_eq!(PART.get(), "singapore");
        drop(outer);
        assert_eq!(PART.get(), PAGE);
    }
}
