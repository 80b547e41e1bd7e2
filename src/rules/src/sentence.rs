//! Sentences with gaps, for translation.

use std::{fmt, mem};

use crate::{BonusTile, Tile, Wind};

/// A sentence: a text, and the values of its gaps.
///
/// `{0}` is the first gap. `{0:tile|tiles}` is a form by its number: the first for one, the second for any
/// other.
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
/// assert_eq!(sentence.translate(&german), "Von Pflaume sind 2 übrig");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    words: &'static str,
    gaps: Vec<Gap>,
}

/// The value of a gap of a [`Sentence`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// A text that is translated.
    Words(&'static str),
    /// A number.
    Number(i64),
    /// A text that isn't translated: notation, a key, typed text.
    Verbatim(String),
    /// A nested sentence.
    Sentence(Sentence),
}

/// A function that translates an English text.
pub type Translate<'a> = &'a dyn Fn(&'static str) -> &'static str;

impl Sentence {
    /// Creates a sentence from its text and the values of its gaps.
    pub const fn new(words: &'static str, gaps: Vec<Gap>) -> Self {
        Self { words, gaps }
    }

    /// Joins several values pairwise with a text such as `{0} or {1}`; empty if there are none.
    pub fn joined(words: &'static str, parts: impl IntoIterator<Item = Gap>) -> Gap {
        parts
            .into_iter()
            .reduce(|before, next| Gap::Sentence(Self::new(words, vec![before, next])))
            .unwrap_or(Gap::Words(""))
    }

    /// Returns the sentence with keys replaced by names, for each verbatim gap with a name.
    ///
    /// ```
    /// use tilewise_rules::sentence;
    /// let message = sentence!("{0} is for East", "last-tile".to_owned());
    /// let names = |key: &str| (key == "last-tile").then_some("Last tile");
    /// assert_eq!(message.named(&names).to_string(), "Last tile is for East");
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

    /// Returns the sentence in a language.
    pub fn translate(&self, translate: Translate) -> String {
        let mut text = String::new();
        self.write(translate, &mut text);
        text
    }

    fn write(&self, translate: Translate, text: &mut String) {
        let mut rest = translate(self.words);
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
                (Some(gap), None) => gap.write(translate, text),
                (Some(gap), Some(forms)) => text.push_str(gap.form(forms)),
                (None, _) => {}
            }
        }
        text.push_str(rest);
    }
}

impl Gap {
    fn write(&self, translate: Translate, text: &mut String) {
        match self {
            Self::Words("") => {}
            Self::Words(words) => text.push_str(translate(words)),
            Self::Number(number) => text.push_str(&number.to_string()),
            Self::Verbatim(verbatim) => text.push_str(verbatim),
            Self::Sentence(sentence) => sentence.write(translate, text),
        }
    }

    /// Returns the form of a word for the number.
    fn form<'a>(&self, forms: &'a str) -> &'a str {
        let (one, other) = forms.split_once('|').unwrap_or((forms, forms));
        if *self == Self::Number(1) { one } else { other }
    }
}

impl fmt::Display for Sentence {
    /// Formats the sentence in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.translate(&|words| words))
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

/// Creates a [`Sentence`] with gaps: `sentence!("{0} won", seat)`.
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
    fn text_with_missing_gaps_is_formatted() {
        assert_eq!(sentence!("{0} of {3}", 1).to_string(), "1 of ");
        assert_eq!(sentence!("half a {gap", 1).to_string(), "half a {gap");
        assert_eq!(sentence!("{} {x}", 1).to_string(), " ");
    }

    #[test]
    fn verbatim_text_is_not_a_template() {
        let typed = sentence!("“{0}” means nothing", "{1}".to_owned());
        assert_eq!(typed.to_string(), "“{1}” means nothing");
    }

    #[test]
    fn number_selects_the_plural_form() {
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
