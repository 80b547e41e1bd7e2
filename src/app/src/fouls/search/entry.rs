//! What can be found in a book, and how well it fits.

use tilewise_rules::fouls::{Foul, FoulCase};
use tilewise_rules::{Ask, Fact, Question};

use super::super::{Place, RuledBy, What};
use super::text::{has, is_same, number, words};
use crate::language::translate;
use crate::rule_sets;
use crate::rules::both;

/// How much a word tells where it is found in the plain words for it, in the titles of what it is a
/// case of, and in others. A case is no better than its foul by what the foul's titles say too.
const WEIGHTS: [usize; 3] = [3, 3, 1];

/// What was typed.
pub struct Typed {
    text: String,
    words: Vec<String>,
    number: Option<u32>,
}

impl Typed {
    pub fn read(text: &str) -> Self {
        let text = text.to_ascii_lowercase();
        Self {
            words: words(&text),
            number: number(&text),
            text,
        }
    }

    /// Whether there is nothing to look for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How rare each word is among all entries: the rarer, the more it tells.
    pub fn rarity(&self, all: &[Entry]) -> Vec<usize> {
        let rarity = |word: &String| {
            let has = |entry: &&Entry| entry.texts.iter().any(|text| has(text, word));
            match all.iter().filter(has).count() {
                0 => 0,
                found => (2 * all.len() / found).ilog2() as usize,
            }
        };
        self.words.iter().map(rarity).collect()
    }
}

/// How well something fits: the better, the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fit {
    exact: Exact,
    points: usize,
    has_all: bool,
}

/// Whether it is what was typed, word for word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Exact {
    No,
    Case,
    Title,
}

impl Fit {
    /// Whether it is what was typed, word for word.
    pub fn is_exact(self) -> bool {
        self.exact != Exact::No
    }

    /// Whether it has every word that was typed.
    pub fn has_all(self) -> bool {
        self.has_all
    }

    /// Whether it is worth reading beside the best.
    pub fn is_beside(self, best: Self) -> bool {
        self.exact >= best.exact || self.points * 2 >= best.points
    }
}

/// Something that can be found, and the words by which it is: those that tell most first.
pub struct Entry {
    texts: [String; 3],
    of: Of,
    pub to: Place,
}

/// What an entry is.
enum Of {
    /// An event of a house.
    Event(&'static tilewise_rules::Event),
    /// A foul, with nothing answered.
    Foul(&'static Foul),
    /// A case of a foul.
    Case(&'static Foul, &'static FoulCase),
}

impl Entry {
    /// All of a book: each foul before its cases.
    pub fn all(by: &RuledBy) -> Vec<Self> {
        let list = Place::list(by.clone());
        match by {
            RuledBy::House(house) => {
                let events = rule_sets::events(house.rule_set()).iter();
                let event = events.map(|event| Self {
                    texts: [both(event.name), String::new(), both(event.keywords)],
                    of: Of::Event(event),
                    to: list.about(What::Event(event)),
                });
                event.collect()
            }
            RuledBy::PenaltyBook(book) => {
                let mut all = Vec::new();
                for &foul in book.fouls {
                    let titles = format!("{}. {}", both(foul.plain), both(foul.name));
                    let keywords = both(foul.keywords);
                    all.push(Self {
                        texts: [String::new(), titles.clone(), keywords.clone()],
                        of: Of::Foul(foul),
                        to: list.about(What::Foul(foul)),
                    });
                    all.extend(foul.cases.iter().map(|case| Self {
                        texts: [both(case.plain), titles.clone(), keywords.clone()],
                        of: Of::Case(foul, case),
                        to: list.case(foul, case),
                    }));
                }
                all
            }
        }
    }

    fn foul(&self) -> Option<&'static Foul> {
        match self.of {
            Of::Event(_) => None,
            Of::Foul(foul) | Of::Case(foul, _) => Some(foul),
        }
    }

    /// Whether it is one case among others.
    pub fn is_case(&self) -> bool {
        matches!(self.of, Of::Case(..))
    }

    /// Whether it is about the same foul.
    pub fn is_beside(&self, other: &Self) -> bool {
        self.foul().is_some() && self.foul() == other.foul()
    }

    /// The questions that it can answer.
    pub fn questions(&self) -> impl Iterator<Item = &'static Question> + use<> {
        match self.of {
            Of::Event(event) => event.questions,
            Of::Foul(foul) | Of::Case(foul, _) => foul.questions,
        }
        .iter()
    }

    /// What its row says, and what stands below; `common` where several cases fit as well.
    pub fn row(&self, common: bool) -> [&'static str; 2] {
        match self.of {
            Of::Event(event) => [event.name, ""],
            Of::Case(foul, case) if !common => [case.plain, foul.plain],
            Of::Foul(foul) | Of::Case(foul, _) => [foul.plain, foul.name],
        }
    }

    /// The question that a typed number answers: one of which something was typed besides.
    pub fn number(&self, typed: &Typed) -> Option<(&'static str, Fact)> {
        let number = typed.number?;
        let answers = |field: &&Question| {
            let words = both(field.words);
            matches!(field.ask, Ask::Number(most) if number <= most)
                && typed.words.iter().any(|word| has(&words, word))
        };
        let field = self.questions().find(answers)?;
        Some((field.key, Fact::Number(number)))
    }

    /// How well it fits; the better where the plain words have two of them side by side. `None`
    /// where most of them are nowhere, or the number that was typed is another one.
    pub fn fit(&self, typed: &Typed, rarity: &[usize]) -> Option<Fit> {
        let exact = self.exact(typed);
        let weight = |(word, rarity): (&String, &usize)| {
            let mut weights = self.texts.iter().zip(WEIGHTS);
            let found = weights.find(|(text, _)| has(text, word));
            found.map_or(0, |(_, weight)| weight * rarity)
        };
        let weights: Vec<usize> = typed.words.iter().zip(rarity).map(weight).collect();
        let found = weights.iter().filter(|weight| **weight > 0).count();
        let is_number = |word: &&String| word.bytes().all(|digit| digit.is_ascii_digit());
        let told = typed.words.len() - typed.words.iter().filter(is_number).count();
        let fits = typed.is_empty() || (found > 0 && found * 2 >= told);
        if (exact == Exact::No && !fits) || !self.allows(typed) {
            return None;
        }
        let beside = |pair: &&[String]| {
            let pair = pair.join(" ");
            self.texts[..2].iter().any(|text| text.contains(&pair))
        };
        let points =
            weights.iter().sum::<usize>() + 4 * typed.words.windows(2).filter(beside).count();
        let has_all = found == weights.len();
        Some(Fit {
            exact,
            points,
            has_all,
        })
    }

    fn exact(&self, typed: &Typed) -> Exact {
        let has = |texts: &[&'static str]| {
            let mut texts = texts.iter();
            texts.any(|text| is_same(&typed.text, text) || is_same(&typed.text, translate(text)))
        };
        match self.of {
            Of::Event(event) if has(&[event.name]) => Exact::Title,
            Of::Foul(foul) if has(&[foul.plain, foul.name]) => Exact::Title,
            Of::Case(_, case) if has(&[case.plain]) => Exact::Case,
            _ => Exact::No,
        }
    }

    /// Whether it can be the case with the number that was typed.
    fn allows(&self, typed: &Typed) -> bool {
        let (Of::Case(_, case), Some((key, fact))) = (&self.of, self.number(typed)) else {
            return true;
        };
        let field = self.questions().find(|field| field.key == key);
        field.is_none_or(|field| case.allows(field, &fact))
    }
}
