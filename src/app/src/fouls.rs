//! Where one stands on the Rulings screen: by which book, about what, and what was answered so far.
//! All of it is in the address, so every step is a link: `#/fouls/<book>/<what>/<answers>`.

mod search;

use std::rc::Rc;

use crate::{language, rule_sets, words};
use tilewise_rules::fouls::{self, Foul, FoulCase, PenaltyBook, Verdict};
use tilewise_rules::{
    Ask, Asked, Event, EventError, Fact, Facts, House, Next, Question, RuleSet, Ruling,
    penalty_books,
};

pub use search::{Found, search};

/// The book by which it is ruled.
#[derive(Clone, Debug, PartialEq)]
pub enum RuledBy {
    /// The book by which hands are scored, as the house plays it.
    House(Rc<House>),
    /// A book of penalties.
    PenaltyBook(&'static PenaltyBook),
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What {
    /// An event of a house.
    Event(&'static Event),
    /// A foul of a penalty book.
    Foul(&'static Foul),
}

/// Where one stands on the Rulings screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// By which book.
    pub by: RuledBy,
    /// About what, if that was said.
    pub what: Option<What>,
    /// What was answered.
    pub facts: Facts,
}

/// What comes next.
#[derive(Clone, Debug)]
pub enum Stage {
    /// A question.
    Ask(Asked),
    /// What the house says, and what more can be told.
    Ruled(Box<Result<Ruling, Vec<EventError>>>, Vec<Asked>),
    /// What the penalty book says.
    Verdict(Box<Verdict>),
    /// An answer that leads nowhere.
    Wrong(&'static str),
}

impl RuledBy {
    /// What rules for a house where nothing else is chosen: the penalty book that it names, or that of
    /// its federation, if there is one; else the house itself.
    pub fn of_house(house: &House) -> Self {
        penalty_books::of_house(house)
            .map_or_else(|| Self::House(Rc::new(house.clone())), Self::PenaltyBook)
    }

    /// Its text form in the address. A key alone that both have is that of the penalty book.
    pub fn key(&self) -> String {
        match self {
            Self::House(house) => {
                let text = house.to_string();
                match penalty_books::by_key(&text) {
                    Some(_) => text + ";",
                    None => text,
                }
            }
            Self::PenaltyBook(book) => book.key.to_owned(),
        }
    }

    /// The house, if it is one.
    pub fn house(&self) -> Option<&House> {
        match self {
            Self::House(house) => Some(house),
            Self::PenaltyBook(_) => None,
        }
    }

    /// The part of the words that says its texts.
    pub fn part(&self) -> &'static str {
        match self {
            Self::House(house) => house.rule_set().table_key(),
            Self::PenaltyBook(_) => language::PENALTY_BOOKS,
        }
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        match self {
            Self::House(house) => house.rule_set().name,
            Self::PenaltyBook(book) => book.name,
        }
    }

    /// Its name where there is little room.
    pub fn short(&self) -> &'static str {
        match self {
            Self::House(house) => house.rule_set().name,
            Self::PenaltyBook(book) => book.short,
        }
    }
}

impl What {
    fn key(self) -> &'static str {
        match self {
            Self::Event(event) => event.key,
            Self::Foul(foul) => foul.key,
        }
    }

    /// What happened, in plain words.
    pub const fn plain(self) -> &'static str {
        match self {
            Self::Event(event) => event.name,
            Self::Foul(foul) => foul.plain,
        }
    }
}

/// The key of the rule set that is needed to read what stands in the address after `#/fouls/`, if it isn't
/// here.
pub fn missing(path: &str) -> Option<&'static str> {
    let key = path.split('/').next().unwrap_or_default();
    match penalty_books::by_key(key) {
        Some(_) => None,
        None => rule_sets::missing(key),
    }
}

impl Place {
    /// The list of what can happen, by a book.
    pub fn list(by: RuledBy) -> Self {
        Self {
            by,
            what: None,
            facts: Facts::default(),
        }
    }

    /// About this, with nothing answered.
    #[must_use]
    pub fn about(&self, what: What) -> Self {
        Self {
            what: Some(what),
            ..Self::list(self.by.clone())
        }
    }

    /// About this case of a foul: what it tells is answered.
    #[must_use]
    pub fn case(&self, foul: &'static Foul, case: &FoulCase) -> Self {
        let mut place = self.about(What::Foul(foul));
        for (key, fact) in foul.answers_of(case) {
            place.facts.set(key, fact);
        }
        place
    }

    /// With one more answer, or without it.
    #[must_use]
    pub fn with(&self, key: &'static str, fact: Option<Fact>) -> Self {
        let mut next = self.clone();
        match fact {
            Some(fact) => next.facts.set(key, fact),
            None => next.facts.unset(key),
        }
        next
    }

    /// The questions that were answered, and what comes next; `None` before it is said what
    /// happened.
    pub fn stage(&self) -> Option<(Vec<&'static Question>, Stage)> {
        Some(match (&self.by, self.what?) {
            (RuledBy::House(house), What::Event(event)) => {
                let inquiry = event.inquire(house, &self.facts);
                let stage = match inquiry.next {
                    Next::Ask(asked) => Stage::Ask(asked),
                    Next::Ruled(ruled) => {
                        let more = event.asks_more(house, &inquiry.facts);
                        Stage::Ruled(Box::new(ruled), more)
                    }
                };
                (inquiry.answered, stage)
            }
            (RuledBy::PenaltyBook(book), What::Foul(foul)) => {
                match fouls::inquire(book, foul, None, &self.facts) {
                    Ok(inquiry) => {
                        let stage = match inquiry.next {
                            Next::Ask(asked) => Stage::Ask(asked),
                            Next::Ruled(verdict) => Stage::Verdict(Box::new(verdict)),
                        };
                        (inquiry.answered, stage)
                    }
                    Err(error) => (Vec::new(), Stage::Wrong(error.says)),
                }
            }
            _ => return None,
        })
    }

    /// All questions that can come up about it.
    fn fields(&self) -> Vec<&'static Question> {
        match self.what {
            Some(What::Event(event)) => event.questions.iter().collect(),
            Some(What::Foul(foul)) => {
                let RuledBy::PenaltyBook(book) = self.by else {
                    return Vec::new();
                };
                fouls::known_questions(book, foul)
            }
            None => Vec::new(),
        }
    }

    /// What stands in the address after `#/fouls/`.
    pub fn path(&self) -> String {
        let mut path = self.by.key();
        let Some(what) = self.what else {
            return path;
        };
        path.push('/');
        path.push_str(what.key());
        let mut before = '/';
        for (field, fact) in self.answers() {
            path.push(before);
            path.push_str(field.key);
            path.push('=');
            path.push_str(&field.write(fact));
            before = ',';
        }
        path
    }

    /// What was answered, in the order of the questions.
    pub fn answers(&self) -> impl Iterator<Item = (&'static Question, &Fact)> {
        let fields = self.fields().into_iter();
        fields.filter_map(|field| Some((field, self.facts.fact(field.key)?)))
    }

    /// Reads what stands in the address after `#/fouls/`. Nothing there is the list of the
    /// `otherwise` book. `books` are those that are here.
    ///
    /// # Errors
    /// What can't be read, in a sentence, and the nearest place that can.
    pub fn read(
        path: &str,
        otherwise: &RuledBy,
        books: &[&'static RuleSet],
    ) -> Result<Self, (String, Self)> {
        let mut parts = path.splitn(3, '/');
        let key = parts.next().unwrap_or_default();
        let by = match (key, penalty_books::by_key(key)) {
            ("", _) => otherwise.clone(),
            (_, Some(book)) => RuledBy::PenaltyBook(book),
            (house, None) => match House::read(house, books) {
                Ok(house) => RuledBy::House(Rc::new(house)),
                Err(errors) => {
                    let says = errors
                        .first()
                        .map(|error| language::translated(&error.reason()));
                    let says = says.unwrap_or_default();
                    return Err((says, Self::list(otherwise.clone())));
                }
            },
        };
        let list = Self::list(by);
        let Some(key) = parts.next().filter(|key| !key.is_empty()) else {
            return Ok(list);
        };
        let what = match &list.by {
            RuledBy::House(house) => rule_sets::event(house.rule_set(), key).map(What::Event),
            RuledBy::PenaltyBook(book) => book.foul(key).map(What::Foul),
        };
        let Some(what) = what else {
            let says = tr!(
                "{0} has nothing called “{1}”",
                list.by.name(),
                words::quoted(key)
            );
            return Err((says, list));
        };
        let mut place = list.about(what);
        let answers = parts.next().unwrap_or_default();
        for answer in answers.split(',').filter(|answer| !answer.is_empty()) {
            let (key, text) = answer.split_once('=').unwrap_or((answer, ""));
            let fields = place.fields();
            let field = fields.into_iter().find(|field| field.key == key);
            match (field, field.and_then(|field| field.read(text))) {
                (Some(field), Some(fact)) => place.facts.set(field.key, fact),
                (field, _) => return Err((unread(field, answer), place)),
            }
        }
        Ok(place)
    }
}

/// Why an answer of an address can't be read.
fn unread(field: Option<&Question>, answer: &str) -> String {
    let says = tr!("“{0}” isn’t an answer here", words::quoted(answer));
    match field.map(|field| field.ask) {
        Some(Ask::Number(most)) if most < u32::MAX => {
            let wants = tr!("Enter a whole number from 0 to {0}.", most);
            tr!("{0}: {1}", says, wants)
        }
        _ => says,
    }
}

#[cfg(test)]
mod tests;
