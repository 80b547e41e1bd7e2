//! The inquiry into a table event: one question at a time, then the ruling.

use crate::model::{
    Answer, AnswerKind, Answers, AskWhen, Event, EventError, Inquiry, Next, Prompt, Question,
    Required, RuleOptions, Ruling,
};

impl Event {
    /// Returns the next question about an event, or its ruling. Questions that can't change the ruling after
    /// the answers so far are skipped.
    ///
    /// ```
    /// use tilewise_rules::{Answer, Answers, Next, RuleConfig, Seat};
    /// let config: RuleConfig = "singapore".parse().unwrap();
    /// let kong = config.rule_set().event("kong").unwrap();
    /// let mut answers = Answers::default();
    /// answers.set("seat", Answer::Seat(Seat::West));
    /// let next = kong.inquire(&config, &answers).next;
    /// assert!(matches!(next, Next::Prompt(prompt) if prompt.question.key == "kind"));
    /// ```
    pub fn inquire(
        &self,
        house: &RuleOptions,
        answers: &Answers,
    ) -> Inquiry<Result<Ruling, Vec<EventError>>> {
        let mut accepted = Answers::default();
        let mut answered = Vec::new();
        for question in self.questions {
            if question.ask_when == AskWhen::AfterRuling {
                if let Some(answer) = answers
                    .get(question.key)
                    .filter(|answer| question.kind.accepts(answer))
                {
                    accepted.set(question.key, answer.clone());
                }
                continue;
            }
            let Some(prompt) = self.prompt(house, question, &accepted) else {
                // A required answer that changes nothing in this rule set gets a placeholder.
                if question.is_required(&accepted) {
                    let some = question.kind.placeholder(&accepted);
                    accepted.set(question.key, some);
                }
                continue;
            };
            if let ([only], None) = (&prompt.answers[..], prompt.skip) {
                accepted.set(question.key, only.clone());
                continue;
            }
            match answers
                .get(question.key)
                .filter(|answer| prompt.accepts(answer))
            {
                Some(answer) => {
                    accepted.set(question.key, answer.clone());
                    answered.push(question);
                }
                None => {
                    return Inquiry {
                        answered,
                        answers: accepted,
                        next: Next::Prompt(prompt),
                    };
                }
            }
        }
        let next = Next::Ruling((self.rule)(house, &accepted));
        Inquiry {
            answered,
            answers: accepted,
            next,
        }
    }

    /// Returns the optional questions after a ruling that can change it, each with the relevant answers.
    ///
    /// ```
    /// use tilewise_rules::{Answer, Answers, RuleConfig, Seat, Win};
    /// let config: RuleConfig = "hk-old-style".parse().unwrap();
    /// let win = config.rule_set().event("settle-win").unwrap();
    /// let answers = Answers::of_counted_win(Seat::South, 5, Win::SelfDraw);
    /// let more: Vec<_> = win.follow_up_prompts(&config, &answers);
    /// assert_eq!(more[0].question.key, "liable");
    /// assert!(!more[0].accepts(&Answer::Seat(Seat::South)));
    /// ```
    pub fn follow_up_prompts(&self, house: &RuleOptions, answers: &Answers) -> Vec<Prompt> {
        let ruled = (self.rule)(house, answers);
        let follow_ups = self
            .questions
            .iter()
            .filter(|one| one.ask_when == AskWhen::AfterRuling);
        let follow_ups = follow_ups.filter(|one| (one.matters)(house, answers));
        let prompts = follow_ups.map(|question| {
            let mut choices = question.kind.answers();
            choices.retain(|answer| {
                let mut trial = answers.clone();
                trial.set(question.key, answer.clone());
                answers.get(question.key) == Some(answer)
                    || (self.rule)(house, &trial).is_ok_and(|one| ruled.as_ref() != Ok(&one))
            });
            Prompt::new(question, choices)
        });
        prompts
            .filter(|prompt| !prompt.answers.is_empty())
            .collect()
    }

    /// Returns the questions whose answers are ignored: they don't come up after the other answers and change
    /// nothing. An answer equal to the default, such as no, isn't included.
    pub fn unused_answers(&self, house: &RuleOptions, answers: &Answers) -> Vec<&'static Question> {
        let ruled = (self.rule)(house, answers);
        let mut all: Vec<_> = self.questions.iter().collect();
        all.retain(|question| {
            let is_answered = match answers.get(question.key) {
                None | Some(Answer::Open | Answer::Flag(false) | Answer::Number(0)) => false,
                Some(Answer::Tiles(tiles)) => !tiles.is_empty(),
                Some(_) => true,
            };
            let mut without = answers.clone();
            without.unset(question.key);
            is_answered
                && !question.is_required(answers)
                && self.prompt(house, question, &without).is_none()
                && (self.rule)(house, &without) == ruled
                && !self.is_checked(house, question, answers, &ruled)
        });
        all
    }

    /// Returns whether another count would change the ruling or be rejected: then the count is checked
    /// against the other answers.
    fn is_checked(
        &self,
        house: &RuleOptions,
        question: &Question,
        answers: &Answers,
        ruled: &Result<Ruling, Vec<EventError>>,
    ) -> bool {
        let (Some(&Answer::Number(number)), false) = (
            answers.get(question.key),
            matches!(question.kind, AnswerKind::NumberOf(_)),
        ) else {
            return false;
        };
        let mut other = answers.clone();
        other.set(question.key, Answer::Number(number - 1));
        (self.rule)(house, &other) != *ruled
    }

    /// Returns the question if it comes up after these answers.
    fn prompt(
        &self,
        house: &RuleOptions,
        question: &'static Question,
        answers: &Answers,
    ) -> Option<Prompt> {
        if !question.ask_when.holds(self.questions, answers)
            || !(question.matters)(house, answers)
            || !self.matters(house, question, answers)
        {
            return None;
        }
        let leads_on = |answer: &&Answer| {
            let trial = self.trial(house, question, answers, answer);
            !trial.is_err_and(|errors| errors.iter().any(|error| error.at == question.key))
        };
        let listed = question.kind.answers();
        let choices: Vec<Answer> = listed.iter().filter(leads_on).cloned().collect();
        let skip = question.skip.filter(|_| !question.is_required(answers));
        let hopeless = choices.is_empty() && !listed.is_empty();
        (!hopeless).then(|| Prompt {
            skip,
            ..Prompt::new(question, choices)
        })
    }

    /// Returns whether the answer to a question with few choices can change the ruling; true for a required
    /// question.
    fn matters(&self, house: &RuleOptions, question: &Question, answers: &Answers) -> bool {
        if question.is_required(answers)
            || !matches!(question.kind, AnswerKind::Flag | AnswerKind::Word(_))
        {
            return true;
        }
        let choices = question.kind.answers();
        let mut rulings = choices
            .iter()
            .map(|answer| self.trial(house, question, answers, answer));
        let first = rulings.next();
        first
            .as_ref()
            .is_some_and(|first| self.is_open(question, first))
            || rulings.any(|ruling| Some(ruling) != first)
    }

    /// Returns whether the ruling depends on a following optional question that isn't answered.
    fn is_open(&self, question: &Question, ruled: &Result<Ruling, Vec<EventError>>) -> bool {
        let is_optional = |key: &str| {
            let mut after = self.questions.iter().skip_while(|one| *one != question);
            after.any(|one| one.key == key && one != question && one.required == Required::Optional)
        };
        ruled.as_ref().is_err_and(|errors| {
            errors
                .iter()
                .all(|error| error.code == "bad-request" && is_optional(error.at))
        })
    }

    /// Returns the ruling after an answer, with placeholders for the following required questions.
    fn trial(
        &self,
        house: &RuleOptions,
        question: &Question,
        answers: &Answers,
        answer: &Answer,
    ) -> Result<Ruling, Vec<EventError>> {
        let mut trial = answers.clone();
        trial.set(question.key, answer.clone());
        let mut following = self
            .questions
            .iter()
            .skip_while(|one| one.key != question.key);
        following.next();
        for one in following {
            if one.is_required(&trial) {
                let some = one.kind.placeholder(&trial);
                trial.set(one.key, some);
            }
        }
        (self.rule)(house, &trial)
    }
}

#[cfg(test)]
mod tests;
