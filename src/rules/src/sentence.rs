//! Sentences with gaps, so that they can be said in any language.

use std::{fmt, mem};

use crate::{BonusTile, Tile, Wind};

/// A sentence: words, and what goes into their gaps.
///
/// `{0}` is where the first gap goes. `{0:tile|tiles}` is the form that its number takes: the
/// first for one, the second for any other.
///
/// ```
/// use tilewise_rules::Sentence;
/// let words = "{0} {0:tile is|tiles are} left of {1}";
/// let sentence = Sentence::new(words, vec![2.into(), "plum".into()]);
/// assert_eq!(sentence.to_string(), "2 tiles are left of plum");
///
/// let german = |words| match words {
///     "plum" => "Pflaume",
///     _ => "Von {1} {0:ist|sind} {0} übrig",
/// };
/// assert_eq!(sentence.said(&german), "Von Pflaume sind 2 übrig");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    words: &'static str,
    gaps: Vec<Gap>,
}

/// What goes into a gap of a [`Sentence`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Words that other languages say otherwise.
    Words(&'static str),
    /// A number.
    Number(i64),
    /// What is the same in every language: notation, a key, something that was typed.
    Verbatim(String),
    /// A sentence, or a part of one, with gaps of its own.
    Sentence(Sentence),
}

/// How a language says what the rules say in English.
pub type Translate<'a> = &'a dyn Fn(&'static str) -> &'static str;

impl Sentence {
    /// A sentence with all that goes into its gaps.
    pub const fn new(words: &'static str, gaps: Vec<Gap>) -> Self {
        Self { words, gaps }
    }

    /// Several things, joined two by two with words such as `{0} or {1}`. Nothing, where there are
    /// none.
    pub fn joined(words: &'static str, parts: impl IntoIterator<Item = Gap>) -> Gap {
        parts
            .into_iter()
            .reduce(|before, next| Gap::Sentence(Self::new(words, vec![before, next])))
            .unwrap_or(Gap::Words(""))
    }

    /// The sentence with names in place of keys: each verbatim part for which there is a name.
    ///
    /// ```
    /// use tilewise_rules::sentence;
    /// let says = sentence!("{0} is for East", "last-tile".to_owned());
    /// let names = |key: &str| (key == "last-tile").then_some("Last tile");
    /// assert_eq!(says.named(&names).to_string(), "Last tile is for East");
    /// ```
    #[must_use]
    pub fn named(mut self, name: &dyn Fn(&str) -> Option<&'static str>) -> Self {
        for gap in &mut self.gaps {
            match gap {
                Gap::Verbatim(key) => {
                    if let Some(name) = name(key) {
                        *gap = Gap::Words(name);
                    }
                }
                Gap::Sentence(part) => *part = mem::take(part).named(name),
                Gap::Words(_) | Gap::Number(_) => {}
            }
        }
        self
    }

    /// The sentence in a language.
    pub fn said(&self, say: Translate) -> String {
        let mut text = String::new();
        self.write(say, &mut text);
        text
    }

    fn write(&self, say: Translate, text: &mut String) {
        let mut rest = say(self.words);
        while let Some((before, (gap, after))) = rest
            .split_once('{')
            .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
        {
            text.push_str(before);
            rest = after;
            let (place, forms) = match gap.split_once(':') {
                Some((place, forms)) => (place, Some(forms)),
                None => (gap, None),
            };
            let gap = place
                .parse()
                .ok()
                .and_then(|place: usize| self.gaps.get(place));
            match (gap, forms) {
                (Some(gap), None) => gap.write(say, text),
                (Some(gap), Some(forms)) => text.push_str(gap.form(forms)),
                (None, _) => {}
            }
        }
        text.push_str(rest);
    }
}

impl Gap {
    fn write(&self, say: Translate, text: &mut String) {
        match self {
            Self::Words("") => {}
            Self::Words(words) => text.push_str(say(words)),
            Self::Number(number) => text.push_str(&number.to_string()),
            Self::Verbatim(verbatim) => text.push_str(verbatim),
            Self::Sentence(sentence) => sentence.write(say, text),
        }
    }

    /// One of the forms of a word, by the number.
    fn form<'a>(&self, forms: &'a str) -> &'a str {
        let (one, other) = forms.split_once('|').unwrap_or((forms, forms));
        if *self == Self::Number(1) { one } else { other }
    }
}

impl fmt::Display for Sentence {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&|words| words))
    }
}

impl From<&'static str> for Sentence {
    fn from(words: &'static str) -> Self {
        Self::new(words, Vec::new())
    }
}

impl From<&'static str> for Gap {
    fn from(words: &'static str) -> Self {
        Self::Words(words)
    }
}

impl From<Sentence> for Gap {
    fn from(sentence: Sentence) -> Self {
        Self::Sentence(sentence)
    }
}

impl From<String> for Gap {
    fn from(verbatim: String) -> Self {
        Self::Verbatim(verbatim)
    }
}

impl From<Tile> for Gap {
    fn from(tile: Tile) -> Self {
        Self::Words(tile.name())
    }
}

impl From<BonusTile> for Gap {
    fn from(tile: BonusTile) -> Self {
        Self::Words(tile.name())
    }
}

impl From<Wind> for Gap {
    fn from(wind: Wind) -> Self {
        Self::Words(wind.name())
    }
}

impl From<i64> for Gap {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Gap {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Gap {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Gap {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Gap {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A [`Sentence`] with gaps: `sentence!("{0} won", seat)`.
#[macro_export]
macro_rules! sentence {
    ($words:literal $(, $gap:expr)* $(,)?) => {
        $crate::Sentence::new($words, vec![$($crate::Gap::from($gap)),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_where_they_stand() {
        let twice = sentence!("{1}, {0}, {1}", 1, "b".to_owned());
        assert_eq!(twice.to_string(), "b, 1, b");
        let inner = sentence!("{0} and {1}", "a", sentence!("({0})", 7_usize));
        assert_eq!(inner.to_string(), "a and (7)");
    }

    #[test]
    fn words_that_miss_a_gap_are_said_all_the_same() {
        assert_eq!(sentence!("{0} of {3}", 1).to_string(), "1 of ");
        assert_eq!(sentence!("half a {gap", 1).to_string(), "half a {gap");
        assert_eq!(sentence!("{} {x}", 1).to_string(), " ");
    }

    #[test]
    fn what_somebody_typed_is_never_taken_for_words() {
        let typed = sentence!("“{0}” means nothing", "{1}".to_owned());
        assert_eq!(typed.to_string(), "“{1}” means nothing");
    }

    #[test]
    fn numbers_take_their_form() {
        let tiles = |number: usize| sentence!("{0} {0:tile|tiles}", number).to_string();
        assert_eq!(
            [tiles(0), tiles(1), tiles(2)],
            ["0 tiles", "1 tile", "2 tiles"]
        );
    }

    #[test]
    fn several_are_joined() {
        let any = |parts: &[&'static str]| {
            let parts = parts.iter().map(|&part| Gap::from(part));
            sentence!("{0}", Sentence::joined("{0} or {1}", parts)).to_string()
        };
        assert_eq!(
            [any(&[]), any(&["a"]), any(&["a", "b"])],
            ["", "a", "a or b"]
        );
    }
}
