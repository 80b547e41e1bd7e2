//! One question at a time.

use super::{Event, EventError, EventKind, Ruling};
use crate::engine::House;
use crate::schema::{Ask, Fact, Facts, Question};

/// Where an inquiry about an event stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventInquiry {
    /// The questions that were answered, in the order in which they came up.
    pub answered: Vec<&'static Question>,
    /// What was answered to them, and what could be answered in one way alone. What was answered
    /// to a question that doesn't come up is not among it.
    pub facts: Facts,
    /// What comes next.
    pub next: EventNext,
}

/// What comes next in an inquiry about an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventNext {
    /// A question.
    Ask(Asked),
    /// Everything is known, and this is what the house says.
    Ruled(Box<Ruling>),
    /// Everything is answered, but some of it can't be.
    Refused(Vec<EventError>),
}

/// A question that comes up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub field: &'static Question,
    /// The answers that lead on; none are listed where something is typed or picked.
    pub answers: Vec<Fact>,
    /// What [`Fact::Nothing`] is called as its answer; `None` where it must be answered otherwise.
    pub skip: Option<&'static str>,
}

impl EventKind {
    /// Asks the next question about such an event, or rules on it. Only such questions come up as
    /// can change what this house says after the answers so far.
    ///
    /// ```
    /// use tilewise_rules::{EventKind, EventNext, Fact, Facts, House, Seat};
    /// let house: House = "singapore".parse().unwrap();
    /// let mut facts = Facts::default();
    /// facts.set("seat", Fact::Seat(Seat::West));
    /// let next = EventKind::Kong.inquire(&house, &facts).next;
    /// assert!(matches!(next, EventNext::Ask(asked) if asked.field.key == "kind"));
    /// ```
    pub fn inquire(self, house: &House, facts: &Facts) -> EventInquiry {
        let mut heard = Facts::default();
        let mut answered = Vec::new();
        for field in self.fields() {
            let Some(asked) = self.asks(house, field, &heard) else {
                // What must be known, but changes nothing in this book, can be anything.
                if field.is_needed(&heard) {
                    let some = field.ask.some(&heard);
                    heard.set(field.key, some);
                }
                continue;
            };
            if let ([only], None) = (&asked.answers[..], asked.skip) {
                heard.set(field.key, only.clone());
                continue;
            }
            match facts.fact(field.key).filter(|fact| asked.takes(fact)) {
                Some(fact) => {
                    heard.set(field.key, fact.clone());
                    answered.push(field);
                }
                None => {
                    return EventInquiry {
                        answered,
                        facts: heard,
                        next: EventNext::Ask(asked),
                    };
                }
            }
        }
        let next = match self.ruled(house, &heard) {
            Ok(ruling) => EventNext::Ruled(Box::new(ruling)),
            Err(errors) => EventNext::Refused(errors),
        };
        EventInquiry {
            answered,
            facts: heard,
            next,
        }
    }

    fn ruled(self, house: &House, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
        let event = Event::of(self, facts).map_err(|error| vec![error])?;
        (house.ruleset().rule)(house, &event)
    }

    /// The question, if it comes up after these answers.
    fn asks(self, house: &House, field: &'static Question, facts: &Facts) -> Option<Asked> {
        let book = house.ruleset();
        // Where nobody pays for a draw there is no pot.
        let no_pot = field.key == "pot" && !book.events.contains(&Self::Draw);
        if no_pot
            || !field.after.holds(self.fields(), facts)
            || !(book.asks)(house, self, field.key, facts)
            || !self.matters(house, field, facts)
        {
            return None;
        }
        let leads_on = |fact: &&Fact| {
            let trial = self.trial(house, field, facts, fact);
            !trial.is_err_and(|errors| errors.iter().any(|error| error.at == field.key))
        };
        let listed = field.ask.answers();
        let answers: Vec<Fact> = listed.iter().filter(leads_on).cloned().collect();
        let skip = field.skip.filter(|_| !field.is_needed(facts));
        let hopeless = answers.is_empty() && !listed.is_empty();
        (!hopeless).then_some(Asked {
            field,
            answers,
            skip,
        })
    }

    /// Whether a choice among few answers can change the ruling, unless one must be answered.
    fn matters(self, house: &House, field: &Question, facts: &Facts) -> bool {
        if field.is_needed(facts) || !matches!(field.ask, Ask::Flag | Ask::Word(_)) {
            return true;
        }
        let answers = field.ask.answers();
        let mut rulings = answers
            .iter()
            .map(|fact| self.trial(house, field, facts, fact));
        let first = rulings.next();
        rulings.any(|ruling| Some(ruling) != first)
    }

    /// What the house says after an answer, if of what follows only such is answered as must be.
    fn trial(
        self,
        house: &House,
        field: &Question,
        facts: &Facts,
        fact: &Fact,
    ) -> Result<Ruling, Vec<EventError>> {
        let mut trial = facts.clone();
        trial.set(field.key, fact.clone());
        let mut later = self.fields().iter().skip_while(|one| one.key != field.key);
        later.next();
        for one in later {
            if one.is_needed(&trial) {
                let some = one.ask.some(&trial);
                trial.set(one.key, some);
            }
        }
        self.ruled(house, &trial)
    }
}

impl Asked {
    /// Whether something answers the question.
    pub fn takes(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Nothing => self.skip.is_some(),
            _ if self.answers.is_empty() => self.field.ask.takes(fact),
            _ => self.answers.contains(fact),
        }
    }
}
