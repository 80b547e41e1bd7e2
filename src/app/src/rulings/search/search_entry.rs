//! Searchable entries of a book, and their match with a query.

use tilewise_rules::fouls::{Foul, FoulCase};
use tilewise_rules::{Answer, AnswerKind, Question};

use super::search_words::{has, is_same, number, words};
use crate::i18n::Locale;
use crate::rules::contents::both;
use crate::rulings::rulings_location::{Incident, RuledBy, RulingsLocation};

/// Weights of a word in the plain words, in the titles of the foul, and in other texts. A case gains nothing
/// from the titles of its foul.
const WEIGHTS: [usize; 3] = [3, 3, 1];

/// A search query.
pub struct SearchQuery {
    text: String,
    words: Vec<String>,
    number: Option<u32>,
}

impl SearchQuery {
    pub fn read(text: &str) -> Self {
        let text = text.to_ascii_lowercase();
        Self {
            words: words(&text),
            number: number(&text),
            text,
        }
    }

    /// Whether it contains no words.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The rarity of each word among all entries: rarer words weigh more.
    pub fn rarity(&self, all: &[SearchEntry]) -> Vec<usize> {
        let rarity = |word: &String| {
            let has = |entry: &&SearchEntry| entry.texts.iter().any(|text| has(text, word));
            match all.iter().filter(has).count() {
                0 => 0,
                found => (2 * all.len() / found).ilog2() as usize,
            }
        };
        self.words.iter().map(rarity).collect()
    }
}

/// The match of an entry with a query: greater is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fit {
    exact: Exact,
    points: usize,
    has_all: bool,
}

/// Whether it equals the query, word for word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Exact {
    No,
    Case,
    Title,
}

impl Fit {
    /// Whether it equals the query, word for word.
    pub fn is_exact(self) -> bool {
        self.exact != Exact::No
    }

    /// Whether it contains every word of the query.
    pub fn has_all(self) -> bool {
        self.has_all
    }

    /// Whether it is listed together with the best hit.
    pub fn is_close_to(self, best: Self) -> bool {
        self.exact >= best.exact || self.points * 2 >= best.points
    }
}

/// A searchable entry, with its texts in the order of their weights.
pub struct SearchEntry {
    texts: [String; 3],
    source: EntrySource,
    pub to: RulingsLocation,
}

/// The source of an entry.
enum EntrySource {
    /// An event of a rule set.
    Event(&'static tilewise_rules::Event),
    /// A foul, without answers.
    Foul(&'static Foul),
    /// A case of a foul.
    Case(&'static Foul, &'static FoulCase),
}

impl SearchEntry {
    /// All entries of a book: each foul before its cases.
    pub fn all(locale: Locale, by: &RuledBy) -> Vec<Self> {
        let list = RulingsLocation::list(by.clone());
        match by {
            RuledBy::House(house) => {
                let events = house.rule_set().game.events.iter();
                let event = events.map(|event| Self {
                    texts: [
                        both(locale, event.name),
                        String::new(),
                        both(locale, event.keywords),
                    ],
                    source: EntrySource::Event(event),
                    to: list.about(Incident::Event(event)),
                });
                event.collect()
            }
            RuledBy::PenaltyBook(book) => {
                let mut all = Vec::new();
                for &foul in book.fouls {
                    let titles =
                        format!("{}. {}", both(locale, foul.plain), both(locale, foul.name));
                    let keywords = both(locale, foul.keywords);
                    all.push(Self {
                        texts: [String::new(), titles.clone(), keywords.clone()],
                        source: EntrySource::Foul(foul),
                        to: list.about(Incident::Foul(foul)),
                    });
                    all.extend(foul.cases.iter().map(|case| Self {
                        texts: [both(locale, case.plain), titles.clone(), keywords.clone()],
                        source: EntrySource::Case(foul, case),
                        to: list.case(foul, case),
                    }));
                }
                all
            }
        }
    }

    fn foul(&self) -> Option<&'static Foul> {
        match self.source {
            EntrySource::Event(_) => None,
            EntrySource::Foul(foul) | EntrySource::Case(foul, _) => Some(foul),
        }
    }

    /// Whether it is a case of a foul.
    pub fn is_case(&self) -> bool {
        matches!(self.source, EntrySource::Case(..))
    }

    /// Whether it belongs to the same foul.
    pub fn is_same_foul(&self, other: &Self) -> bool {
        self.foul().is_some() && self.foul() == other.foul()
    }

    /// The questions that it can answer.
    pub fn questions(&self) -> impl Iterator<Item = &'static Question> + use<> {
        match self.source {
            EntrySource::Event(event) => event.questions,
            EntrySource::Foul(foul) | EntrySource::Case(foul, _) => foul.questions,
        }
        .iter()
    }

    /// The title and subtitle of its row; `common` if several cases fit equally well.
    pub fn row(&self, common: bool) -> [&'static str; 2] {
        match self.source {
            EntrySource::Event(event) => [event.name, ""],
            EntrySource::Case(foul, case) if !common => [case.plain, foul.plain],
            EntrySource::Foul(foul) | EntrySource::Case(foul, _) => [foul.plain, foul.name],
        }
    }

    /// The question that the number in the query answers: one with another word in the query.
    pub fn number(&self, locale: Locale, typed: &SearchQuery) -> Option<(&'static str, Answer)> {
        let number = typed.number?;
        let answers = |field: &&Question| {
            let words = both(locale, field.words);
            matches!(field.kind, AnswerKind::Number(most) if number <= most)
                && typed.words.iter().any(|word| has(&words, word))
        };
        let field = self.questions().find(answers)?;
        Some((field.key, Answer::Number(number)))
    }

    /// Returns the match with a query; adjacent words count more. `None` if most words are missing or the
    /// number differs.
    pub fn fit(&self, locale: Locale, typed: &SearchQuery, rarity: &[usize]) -> Option<Fit> {
        let exact = self.exact(locale, typed);
        let weight = |(word, rarity): (&String, &usize)| {
            let mut weights = self.texts.iter().zip(WEIGHTS);
            let found = weights.find(|(text, _)| has(text, word));
            found.map_or(0, |(_, weight)| weight * rarity)
        };
        let weights: Vec<usize> = typed.words.iter().zip(rarity).map(weight).collect();
        let found = weights.iter().filter(|weight| **weight > 0).count();
        let is_number = |word: &&String| word.bytes().all(|digit| digit.is_ascii_digit());
        let word_count = typed.words.len() - typed.words.iter().filter(is_number).count();
        let fits = typed.is_empty() || (found > 0 && found * 2 >= word_count);
        if (exact == Exact::No && !fits) || !self.allows(locale, typed) {
            return None;
        }
        let is_adjacent = |pair: &&[String]| {
            let pair = pair.join(" ");
            self.texts[..2].iter().any(|text| text.contains(&pair))
        };
        let points =
            weights.iter().sum::<usize>() + 4 * typed.words.windows(2).filter(is_adjacent).count();
        let has_all = found == weights.len();
        Some(Fit {
            exact,
            points,
            has_all,
        })
    }

    fn exact(&self, locale: Locale, typed: &SearchQuery) -> Exact {
        let has = |texts: &[&'static str]| {
            let mut texts = texts.iter();
            texts.any(|text| {
                is_same(&typed.text, text) || is_same(&typed.text, locale.translate(text))
            })
        };
        match self.source {
            EntrySource::Event(event) if has(&[event.name]) => Exact::Title,
            EntrySource::Foul(foul) if has(&[foul.plain, foul.name]) => Exact::Title,
            EntrySource::Case(_, case) if has(&[case.plain]) => Exact::Case,
            _ => Exact::No,
        }
    }

    /// Whether the case allows the number in the query.
    fn allows(&self, locale: Locale, typed: &SearchQuery) -> bool {
        let (EntrySource::Case(_, case), Some((key, fact))) =
            (&self.source, self.number(locale, typed))
        else {
            return true;
        };
        let field = self.questions().find(|field| field.key == key);
        field.is_none_or(|field| case.allows(field, &fact))
    }
}
