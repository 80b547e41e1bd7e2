//! What happened at the table: one question at a time, and what the book says in the end.

use crate::schema::{
    After, Ask, Asked, Event, EventError, Fact, Facts, House, Inquiry, Need, Next, Question, Ruling,
};

impl Event {
    /// Asks the next question about such an event, or rules on it. Only such questions come up as
    /// can change what this house says after the answers so far.
    ///
    /// ```
    /// use tilewise_rules::{Fact, Facts, House, Next, Seat};
    /// let house: House = "singapore".parse().unwrap();
    /// let kong = house.rule_set().event("kong").unwrap();
    /// let mut facts = Facts::default();
    /// facts.set("seat", Fact::Seat(Seat::West));
    /// let next = kong.inquire(&house, &facts).next;
    /// assert!(matches!(next, Next::Ask(asked) if asked.question.key == "kind"));
    /// ```
    pub fn inquire(
        &self,
        house: &House,
        facts: &Facts,
    ) -> Inquiry<Result<Ruling, Vec<EventError>>> {
        let mut heard = Facts::default();
        let mut answered = Vec::new();
        for question in self.questions {
            if question.after == After::Ruling {
                if let Some(fact) = facts
                    .fact(question.key)
                    .filter(|fact| question.ask.takes(fact))
                {
                    heard.set(question.key, fact.clone());
                }
                continue;
            }
            let Some(asked) = self.asks(house, question, &heard) else {
                // What must be known, but changes nothing in this rule set, can be anything.
                if question.is_needed(&heard) {
                    let some = question.ask.some(&heard);
                    heard.set(question.key, some);
                }
                continue;
            };
            if let ([only], None) = (&asked.answers[..], asked.skip) {
                heard.set(question.key, only.clone());
                continue;
            }
            match facts.fact(question.key).filter(|fact| asked.takes(fact)) {
                Some(fact) => {
                    heard.set(question.key, fact.clone());
                    answered.push(question);
                }
                None => {
                    return Inquiry {
                        answered,
                        facts: heard,
                        next: Next::Ask(asked),
                    };
                }
            }
        }
        let next = Next::Ruled((self.rule)(house, &heard));
        Inquiry {
            answered,
            facts: heard,
            next,
        }
    }

    /// What more can be told once it is ruled, and changes what this house says; each with the
    /// answers that lead on.
    ///
    /// ```
    /// use tilewise_rules::{Fact, Facts, House, Seat, Win};
    /// let house: House = "hk-old-style".parse().unwrap();
    /// let win = house.rule_set().event("settle-win").unwrap();
    /// let facts = Facts::of_counted_win(Seat::South, 5, Win::SelfDraw);
    /// let more: Vec<_> = win.asks_more(&house, &facts);
    /// assert_eq!(more[0].question.key, "liable");
    /// assert!(!more[0].takes(&Fact::Seat(Seat::South)));
    /// ```
    pub fn asks_more(&self, house: &House, facts: &Facts) -> Vec<Asked> {
        let ruled = (self.rule)(house, facts);
        let later = self
            .questions
            .iter()
            .filter(|one| one.after == After::Ruling);
        let later = later.filter(|one| (one.matters)(house, facts));
        let asked = later.map(|question| {
            let mut answers = question.ask.answers();
            answers.retain(|fact| {
                let mut trial = facts.clone();
                trial.set(question.key, fact.clone());
                facts.fact(question.key) == Some(fact)
                    || (self.rule)(house, &trial).is_ok_and(|one| ruled.as_ref() != Ok(&one))
            });
            Asked::new(question, answers)
        });
        asked.filter(|asked| !asked.answers.is_empty()).collect()
    }

    /// The questions that were answered, though after the other answers they don't come up and
    /// change nothing in this house. What is as if nothing had been said, as no, is none of them.
    pub fn ignored(&self, house: &House, facts: &Facts) -> Vec<&'static Question> {
        let ruled = (self.rule)(house, facts);
        let mut all: Vec<_> = self.questions.iter().collect();
        all.retain(|question| {
            let is_told = match facts.fact(question.key) {
                None | Some(Fact::Nothing | Fact::Flag(false) | Fact::Number(0)) => false,
                Some(Fact::Tiles(tiles)) => !tiles.is_empty(),
                Some(_) => true,
            };
            let mut without = facts.clone();
            without.unset(question.key);
            is_told
                && !question.is_needed(facts)
                && self.asks(house, question, &without).is_none()
                && (self.rule)(house, &without) == ruled
                && !self.is_checked(house, question, facts, &ruled)
        });
        all
    }

    /// Whether another count than this one would be ruled on in another way, or refused: then it is held
    /// against what else was answered.
    fn is_checked(
        &self,
        house: &House,
        question: &Question,
        facts: &Facts,
        ruled: &Result<Ruling, Vec<EventError>>,
    ) -> bool {
        let (Some(&Fact::Number(number)), false) = (
            facts.fact(question.key),
            matches!(question.ask, Ask::NumberOf(_)),
        ) else {
            return false;
        };
        let mut other = facts.clone();
        other.set(question.key, Fact::Number(number - 1));
        (self.rule)(house, &other) != *ruled
    }

    /// The question, if it comes up after these answers.
    fn asks(&self, house: &House, question: &'static Question, facts: &Facts) -> Option<Asked> {
        if !question.after.holds(self.questions, facts)
            || !(question.matters)(house, facts)
            || !self.matters(house, question, facts)
        {
            return None;
        }
        let leads_on = |fact: &&Fact| {
            let trial = self.trial(house, question, facts, fact);
            !trial.is_err_and(|errors| errors.iter().any(|error| error.at == question.key))
        };
        let listed = question.ask.answers();
        let answers: Vec<Fact> = listed.iter().filter(leads_on).cloned().collect();
        let skip = question.skip.filter(|_| !question.is_needed(facts));
        let hopeless = answers.is_empty() && !listed.is_empty();
        (!hopeless).then(|| Asked {
            skip,
            ..Asked::new(question, answers)
        })
    }

    /// Whether a choice among few answers can change the ruling, unless one must be answered.
    fn matters(&self, house: &House, question: &Question, facts: &Facts) -> bool {
        if question.is_needed(facts) || !matches!(question.ask, Ask::Flag | Ask::Word(_)) {
            return true;
        }
        let answers = question.ask.answers();
        let mut rulings = answers
            .iter()
            .map(|fact| self.trial(house, question, facts, fact));
        let first = rulings.next();
        first
            .as_ref()
            .is_some_and(|first| self.is_open(question, first))
            || rulings.any(|ruling| Some(ruling) != first)
    }

    /// Whether nothing can be said before a later question is answered that may be left open.
    fn is_open(&self, question: &Question, ruled: &Result<Ruling, Vec<EventError>>) -> bool {
        let later = |key: &str| {
            let mut after = self.questions.iter().skip_while(|one| *one != question);
            after.any(|one| one.key == key && one != question && one.need == Need::Never)
        };
        ruled.as_ref().is_err_and(|errors| {
            errors
                .iter()
                .all(|error| error.code == "bad-request" && later(error.at))
        })
    }

    /// What the house says after an answer, if of what follows only such is answered as must be.
    fn trial(
        &self,
        house: &House,
        question: &Question,
        facts: &Facts,
        fact: &Fact,
    ) -> Result<Ruling, Vec<EventError>> {
        let mut trial = facts.clone();
        trial.set(question.key, fact.clone());
        let mut later = self
            .questions
            .iter()
            .skip_while(|one| one.key != question.key);
        later.next();
        for one in later {
            if one.is_needed(&trial) {
                let some = one.ask.some(&trial);
                trial.set(one.key, some);
            }
        }
        (self.rule)(house, &trial)
    }
}

#[cfg(test)]
mod tests;
