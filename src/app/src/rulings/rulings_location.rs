//! Location on the Rulings screen: rule or penalty book, incident and answers. Its text is part of the
//! address, so every step is a link: `#/fouls/<book>/<incident>/<answers>`.

#[cfg(test)]
mod tests;

use std::rc::Rc;

use crate::i18n::Locale;
use crate::ui::phrases;
use crate::{i18n, rule_sets};
use tilewise_rules::fouls::{self, Foul, FoulCase, PenaltyBook, Verdict};
use tilewise_rules::{
    Answer, AnswerKind, Answers, Event, EventError, Next, Prompt, Question, RuleConfig, RuleSet,
    Ruling, penalty_books,
};

pub use crate::rulings::search::{SearchHit, search};

/// The rules of a ruling.
#[derive(Clone, Debug, PartialEq)]
pub enum RuledBy {
    /// A rule configuration.
    House(Rc<RuleConfig>),
    /// A penalty book.
    PenaltyBook(&'static PenaltyBook),
}

/// The incident to rule on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Incident {
    /// An event of a rule set.
    Event(&'static Event),
    /// A foul of a penalty book.
    Foul(&'static Foul),
}

/// A location on the Rulings screen.
#[derive(Clone, Debug, PartialEq)]
pub struct RulingsLocation {
    /// The rules of the ruling.
    pub by: RuledBy,
    /// The incident, if it is chosen.
    pub incident: Option<Incident>,
    /// The answers so far.
    pub facts: Answers,
}

/// The current stage of a ruling.
#[derive(Clone, Debug)]
pub enum RulingStage {
    /// A question.
    Ask(Prompt),
    /// The ruling of the rule set, and optional further questions.
    Ruled(Box<Result<Ruling, Vec<EventError>>>, Vec<Prompt>),
    /// The ruling of the penalty book.
    Verdict(Box<Verdict>),
    /// An answer without a continuation.
    Wrong(&'static str),
}

impl RuledBy {
    /// Returns the default for a rule configuration: the penalty book that it names or that of its
    /// federation; else the configuration.
    pub fn of_house(house: &RuleConfig) -> Self {
        penalty_books::for_config(house)
            .map_or_else(|| Self::House(Rc::new(house.clone())), Self::PenaltyBook)
    }

    /// The text form in the address. A key that a rule set and a penalty book share is that of the penalty
    /// book.
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

    /// The rule configuration; `None` for a penalty book.
    pub fn house(&self) -> Option<&RuleConfig> {
        match self {
            Self::House(house) => Some(house),
            Self::PenaltyBook(_) => None,
        }
    }

    /// The translation part that contains its texts.
    pub fn part(&self) -> &'static str {
        match self {
            Self::House(house) => house.rule_set().table_key(),
            Self::PenaltyBook(_) => i18n::PENALTY_BOOKS,
        }
    }

    /// The name.
    pub fn name(&self) -> &'static str {
        match self {
            Self::House(house) => house.rule_set().identity.name,
            Self::PenaltyBook(book) => book.name,
        }
    }

    /// The short name.
    pub fn short(&self) -> &'static str {
        match self {
            Self::House(house) => house.rule_set().identity.name,
            Self::PenaltyBook(book) => book.short,
        }
    }
}

impl Incident {
    fn key(self) -> &'static str {
        match self {
            Self::Event(event) => event.key,
            Self::Foul(foul) => foul.key,
        }
    }

    /// The incident in plain words.
    pub const fn plain(self) -> &'static str {
        match self {
            Self::Event(event) => event.name,
            Self::Foul(foul) => foul.plain,
        }
    }
}

/// Returns the key of the rule set that an address after `#/fouls/` needs, if it isn't loaded.
pub fn missing(path: &str) -> Option<&'static str> {
    let key = path.split('/').next().unwrap_or_default();
    match penalty_books::by_key(key) {
        Some(_) => None,
        None => rule_sets::missing(key),
    }
}

impl RulingsLocation {
    /// The location of the list of incidents.
    pub fn list(by: RuledBy) -> Self {
        Self {
            by,
            incident: None,
            facts: Answers::default(),
        }
    }

    /// The location of an incident, without answers.
    #[must_use]
    pub fn about(&self, what: Incident) -> Self {
        Self {
            incident: Some(what),
            ..Self::list(self.by.clone())
        }
    }

    /// The location of a case of a foul, with the answers of the case.
    #[must_use]
    pub fn case(&self, foul: &'static Foul, case: &FoulCase) -> Self {
        let mut place = self.about(Incident::Foul(foul));
        for (key, fact) in foul.answers_of(case) {
            place.facts.set(key, fact);
        }
        place
    }

    /// The location with one more answer, or with an answer removed.
    #[must_use]
    pub fn with(&self, key: &'static str, fact: Option<Answer>) -> Self {
        let mut next = self.clone();
        match fact {
            Some(fact) => next.facts.set(key, fact),
            None => next.facts.unset(key),
        }
        next
    }

    /// The answered questions and the current stage; `None` without an incident.
    pub fn stage(&self) -> Option<(Vec<&'static Question>, RulingStage)> {
        Some(match (&self.by, self.incident?) {
            (RuledBy::House(house), Incident::Event(event)) => {
                let inquiry = event.inquire(house, &self.facts);
                let stage = match inquiry.next {
                    Next::Prompt(prompt) => RulingStage::Ask(prompt),
                    Next::Ruling(ruled) => {
                        let more = event.follow_up_prompts(house, &inquiry.answers);
                        RulingStage::Ruled(Box::new(ruled), more)
                    }
                };
                (inquiry.answered, stage)
            }
            (RuledBy::PenaltyBook(book), Incident::Foul(foul)) => {
                match fouls::inquire(book, foul, None, &self.facts) {
                    Ok(inquiry) => {
                        let stage = match inquiry.next {
                            Next::Prompt(prompt) => RulingStage::Ask(prompt),
                            Next::Ruling(verdict) => RulingStage::Verdict(Box::new(verdict)),
                        };
                        (inquiry.answered, stage)
                    }
                    Err(error) => (Vec::new(), RulingStage::Wrong(error.message)),
                }
            }
            _ => return None,
        })
    }

    /// All possible questions about the incident.
    fn fields(&self) -> Vec<&'static Question> {
        match self.incident {
            Some(Incident::Event(event)) => event.questions.iter().collect(),
            Some(Incident::Foul(foul)) => {
                let RuledBy::PenaltyBook(book) = self.by else {
                    return Vec::new();
                };
                fouls::all_questions(book, foul)
            }
            None => Vec::new(),
        }
    }

    /// The text after `#/fouls/` in the address.
    pub fn path(&self) -> String {
        let mut path = self.by.key();
        let Some(what) = self.incident else {
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

    /// The answers, in the order of the questions.
    pub fn answers(&self) -> impl Iterator<Item = (&'static Question, &Answer)> {
        let fields = self.fields().into_iter();
        fields.filter_map(|field| Some((field, self.facts.get(field.key)?)))
    }

    /// Parses the text after `#/fouls/`. An empty text is the list of `otherwise`. `books` are those that are
    /// loaded.
    ///
    /// # Errors
    /// The unreadable part, in a sentence, and the nearest readable location.
    pub fn read(
        locale: Locale,
        path: &str,
        otherwise: &RuledBy,
        books: &[&'static RuleSet],
    ) -> Result<Self, (String, Self)> {
        let mut parts = path.splitn(3, '/');
        let key = parts.next().unwrap_or_default();
        let by = match (key, penalty_books::by_key(key)) {
            ("", _) => otherwise.clone(),
            (_, Some(book)) => RuledBy::PenaltyBook(book),
            (house, None) => match RuleConfig::read(house, books) {
                Ok(house) => RuledBy::House(Rc::new(house)),
                Err(errors) => {
                    let message = errors.first().map(|error| locale.sentence(&error.reason()));
                    let message = message.unwrap_or_default();
                    return Err((message, Self::list(otherwise.clone())));
                }
            },
        };
        let list = Self::list(by);
        let Some(key) = parts.next().filter(|key| !key.is_empty()) else {
            return Ok(list);
        };
        let what = match &list.by {
            RuledBy::House(house) => house.rule_set().event(key).map(Incident::Event),
            RuledBy::PenaltyBook(book) => book.foul(key).map(Incident::Foul),
        };
        let Some(what) = what else {
            let message = tr!(
                locale,
                "{0} has nothing called “{1}”",
                list.by.name(),
                phrases::excerpt(key)
            );
            return Err((message, list));
        };
        let mut place = list.about(what);
        let answers = parts.next().unwrap_or_default();
        for answer in answers.split(',').filter(|answer| !answer.is_empty()) {
            let (key, text) = answer.split_once('=').unwrap_or((answer, ""));
            let fields = place.fields();
            let field = fields.into_iter().find(|field| field.key == key);
            match (field, field.and_then(|field| field.read(text))) {
                (Some(field), Some(fact)) => place.facts.set(field.key, fact),
                (field, _) => return Err((unread_message(locale, field, answer), place)),
            }
        }
        Ok(place)
    }
}

/// The error message of an unreadable answer in an address.
fn unread_message(locale: Locale, field: Option<&Question>, answer: &str) -> String {
    let message = tr!(
        locale,
        "“{0}” isn’t an answer here",
        phrases::excerpt(answer)
    );
    match field.map(|field| field.kind) {
        Some(AnswerKind::Number(most)) if most < u32::MAX => {
            let hint = tr!(locale, "Enter a whole number from 0 to {0}.", most);
            tr!(locale, "{0}: {1}", message, hint)
        }
        _ => message,
    }
}
