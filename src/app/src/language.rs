//! The languages of the page.
//!
//! English stands in the source. Another language is a file of its own, which is loaded when it is
//! chosen: for each text in English, what it says instead.

use std::cell::Cell;

use tilewise_rules::Sentence;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::chunk::{Chunk, Loading, State, end};

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

/// What a language says for English texts, sorted by them.
pub type Dictionary = &'static [(&'static str, &'static str)];

#[wasm_bindgen(module = "/start/words.js")]
extern "C" {
    /// The words of a language, by its tag.
    #[wasm_bindgen(js_name = fetchWords, catch)]
    async fn fetch_words(language: &str) -> Result<JsValue, JsValue>;
}

/// Declares the words of a language, by the name of their file.
macro_rules! words {
    ($name:ident, $file:literal) => {
        static $name: Chunk<Dictionary> = {
            thread_local! {
                static STATE: State<Dictionary> = State::empty();
            }
            Chunk {
                fetch: || {
                    spawn_local(async {
                        let words = fetch_words($file).await.ok();
                        let words = words.and_then(|words| words.as_string());
                        end(&STATE, words.map(|words| dictionary(words.leak())));
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
    static SPOKEN: Cell<Dictionary> = const { Cell::new(&[]) };
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
    const fn words(self) -> Option<&'static Chunk<Dictionary>> {
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

    /// Has the page speak the language from now on, and calls `then`. Where its words can't be had
    /// the page goes on as it was.
    pub fn speak(self, then: impl FnOnce() + 'static) {
        let Some(words) = self.words() else {
            SPOKEN.set(&[]);
            return then();
        };
        words.load(move || {
            if let Ok(words) = words.get() {
                SPOKEN.set(words);
            }
            then();
        });
    }
}

/// The words of a language as they stand in its file: English on one line, the translation under it
/// behind `= `, sorted by the English.
fn dictionary(file: &'static str) -> Dictionary {
    let mut all = Vec::new();
    let mut english = "";
    for line in file.lines() {
        match line.strip_prefix("= ") {
            Some(translation) => all.push((english, translation)),
            None => english = line,
        }
    }
    // A language that is chosen is read once, and spoken for as long as the page is there.
    all.leak()
}

/// A text in the language of the page; as it is where that has no words for it.
pub fn translate(text: &'static str) -> &'static str {
    let spoken = SPOKEN.get();
    match spoken.binary_search_by_key(&text, |(english, _)| english) {
        Ok(place) => spoken[place].1,
        Err(_) => text,
    }
}

/// Whether the page speaks English.
pub fn is_english() -> bool {
    SPOKEN.get().is_empty()
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
        $crate::language::translate($text)
    };
    ($($all:tt)*) => {
        $crate::language::translated(&::tilewise_rules::sentence!($($all)*))
    };
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
    fn what_a_file_says_is_spoken() {
        let words = dictionary("red dragon\n= 紅中\nwest\n= 西\n");
        assert_eq!(translate("red dragon"), "red dragon");
        SPOKEN.set(words);
        assert_eq!(translate("red dragon"), "紅中");
        assert_eq!(translate("no such text"), "no such text");
        Language::English.speak(|| ());
        assert_eq!(translate("red dragon"), "red dragon");
    }
}
