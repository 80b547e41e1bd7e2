//! Inquiry about a foul: asks questions until one case remains, then rules on it.

use super::table_effects::about_the_table;
use super::verdict::{SAME_TIME, SameTime, Step, Verdict};
use super::{
    About, AnswerCondition, AtDraw, Foul, FoulCase, FoulGroup, Moment, Outcome, PenaltyBook,
};
use crate::model::{Answer, AnswerKind, Answers, Inquiry, Next, Prompt, Question};

/// Error for an answer that fits no case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoulError {
    /// Key of the question.
    pub question: &'static str,
    /// Description of the error.
    pub message: &'static str,
}

impl std::fmt::Display for FoulError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.message)
    }
}

impl std::error::Error for FoulError {}

/// Maximum length of a chain of [`Outcome::SameAs`] references.
const MAX_REFERRALS: usize = 4;

/// Returns the next question about a foul, or the ruling. A `clause` restricts the cases to its own; then
/// nothing else ended the deal unless an answer states it.
///
/// # Errors
/// If an answer fits none of the remaining cases.
///
/// ```
/// use tilewise_rules::{Answers, Next, fouls::inquire, penalty_books};
///
/// let book = &penalty_books::WRC_2015;
/// let foul = book.foul("empty-call").unwrap();
/// let mut facts = Answers::default();
/// let inquiry = inquire(book, foul, None, &facts).unwrap();
/// assert!(matches!(inquiry.next, Next::Prompt(prompt) if prompt.question.key == "call"));
/// ```
pub fn inquire(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    clause: Option<&str>,
    facts: &Answers,
) -> Result<Inquiry<Verdict>, FoulError> {
    let mut answered = Vec::new();
    let mut steps = Vec::new();
    let mut foul = foul;
    let mut implied: &[AnswerCondition] = &[];
    let named = |case: &&FoulCase| clause.is_none_or(|clause| case.clause == clause);
    let mut cases: Vec<_> = foul.cases.iter().filter(named).collect();
    for _ in 0..MAX_REFERRALS {
        for field in foul.questions {
            // An implied answer takes precedence over one to the same question of the previous foul.
            let answer = facts.get(field.key).filter(|_| !is_implied(implied, field));
            let assumed = assumed(field, implied);
            if let Some(prompt) =
                narrow(&mut cases, field, answer, assumed.as_ref(), &mut answered)?
            {
                return Ok(inquiry(answered, facts, Next::Prompt(prompt)));
            }
        }
        let Some(case) = cases.first() else { break };
        steps.push(Step::of_case(case));
        let Outcome::SameAs(other, of_other) = case.outcome else {
            return Ok(rule_on(
                book,
                (foul, case),
                clause.is_some(),
                facts,
                steps,
                answered,
            ));
        };
        let Some(other) = book.foul(other) else { break };
        foul = other;
        implied = of_other;
        cases = foul
            .cases
            .iter()
            .filter(|case| case.fits(implied))
            .collect();
    }
    Err(FoulError {
        question: "foul",
        message: "the book doesn’t rule on this",
    })
}

/// Returns all questions that matter to a foul or to the fouls that it refers to, and those about the table.
pub fn questions(book: &'static PenaltyBook, foul: &'static Foul) -> Vec<&'static Question> {
    let mut all: Vec<&'static Question> = Vec::new();
    let mut is_timed = false;
    let mut treated: Vec<(&'static Foul, &'static [AnswerCondition])> = vec![(foul, &[])];
    let mut next = 0;
    while let Some((foul, implied)) = treated.get(next).copied() {
        next += 1;
        let cases: Vec<_> = foul
            .cases
            .iter()
            .filter(|case| case.fits(implied))
            .collect();
        let divides =
            |field: &&Question| cases.iter().any(|case| case.condition(field.key).is_some());
        let open = foul
            .questions
            .iter()
            .filter(|field| !is_implied(implied, field));
        all.extend(open.filter(divides));
        for case in cases {
            is_timed |= takes_same_time(book, foul, case);
            if let Outcome::SameAs(other, of_other) = case.outcome
                && let Some(other) = book.foul(other)
                && !treated.iter().any(|(one, implied)| {
                    std::ptr::eq(*one, other) && std::ptr::eq(*implied, of_other)
                })
            {
                treated.push((other, of_other));
            }
        }
    }
    if is_timed {
        all.push(&SAME_TIME);
    }
    all.extend(about_the_table(book.stakes));
    once(all)
}

/// Returns all questions of a foul, relevant or not, because links contain their keys.
pub fn all_questions(book: &'static PenaltyBook, foul: &'static Foul) -> Vec<&'static Question> {
    let mut fouls = vec![foul];
    let mut next = 0;
    while let Some(foul) = fouls.get(next).copied() {
        next += 1;
        for case in foul.cases {
            if let Outcome::SameAs(other, _) = case.outcome
                && let Some(other) = book.foul(other)
                && !fouls.contains(&other)
            {
                fouls.push(other);
            }
        }
    }
    let mut all: Vec<_> = fouls.iter().flat_map(|foul| foul.questions).collect();
    if book.stakes.is_some() {
        all.push(&SAME_TIME);
    }
    all.extend(about_the_table(book.stakes));
    once(all)
}

/// Removes questions with a duplicate key; the first one stays.
fn once(mut all: Vec<&'static Question>) -> Vec<&'static Question> {
    let mut keys: Vec<&str> = Vec::new();
    all.retain(|field| {
        let new = !keys.contains(&field.key);
        keys.push(field.key);
        new
    });
    all
}

/// Returns whether the conditions of a reference answer the question.
fn is_implied(implied: &[AnswerCondition], field: &Question) -> bool {
    let answers =
        |condition: &AnswerCondition| condition.question() == field.key && condition.is_one();
    implied.iter().any(answers)
}

/// Returns the answer that a reference assumes if none is given.
fn assumed(field: &Question, implied: &[AnswerCondition]) -> Option<Answer> {
    implied.iter().find_map(|condition| match *condition {
        AnswerCondition::Assumed(key, flag) if key == field.key => Some(Answer::Flag(flag)),
        _ => None,
    })
}

/// Returns whether the end of the deal at the same moment matters to a case.
fn takes_same_time(book: &PenaltyBook, foul: &Foul, case: &FoulCase) -> bool {
    let ended = || foul.questions.iter().any(|field| field.key == "ended");
    let in_a_hand = || book.stakes.is_some() && foul.group != FoulGroup::Attendance && !ended();
    match case.outcome {
        Outcome::Chonbo(Moment::Any) | Outcome::Chonbos(_) => true,
        Outcome::Allowed
        | Outcome::NotPenalized
        | Outcome::Warned
        | Outcome::Points(_)
        | Outcome::DeadHand
        | Outcome::Furiten
        | Outcome::Forced => in_a_hand(),
        _ => false,
    }
}

impl Foul {
    /// Returns the answers that a case implies.
    pub fn answers_of(&'static self, case: &FoulCase) -> Vec<(&'static str, Answer)> {
        let mut answers = Vec::new();
        for field in self.questions {
            let condition = case
                .condition(field.key)
                .filter(|condition| condition.is_one());
            let mut all = field.kind.answers().into_iter();
            let fact = condition.and_then(|_| all.find(|fact| case.allows(field, fact)));
            answers.extend(fact.map(|fact| (field.key, fact)));
        }
        answers
    }
}

/// Removes the cases that don't fit an answer. Returns a prompt if there is no answer, none is assumed and
/// the cases differ by it.
fn narrow(
    cases: &mut Vec<&'static FoulCase>,
    field: &'static Question,
    answer: Option<&Answer>,
    assumed: Option<&Answer>,
    answered: &mut Vec<&'static Question>,
) -> Result<Option<Prompt>, FoulError> {
    // A single case, or several with the same text, needs no more answers, except the number of a penalty per
    // minute.
    let is_one = matches!(&cases[..], [first, others @ ..]
        if !first.counts(field.key) && others.iter().all(|case| case.text == first.text));
    let is_decided = answer.is_none() && is_one;
    if is_decided || !cases.iter().any(|case| case.condition(field.key).is_some()) {
        return Ok(None);
    }
    let possible: Vec<_> = field
        .kind
        .answers()
        .into_iter()
        .filter(|fact| cases.iter().any(|case| case.allows(field, fact)))
        .collect();
    let fact = match (answer, assumed, &possible[..]) {
        (Some(fact), ..) => {
            // Fouls that refer to each other share questions.
            if answered.iter().all(|other| other.key != field.key) {
                answered.push(field);
            }
            fact
        }
        (None, _, [only]) => only,
        (None, Some(assumed), _) => assumed,
        (None, None, _) => return Ok(Some(Prompt::new(field, possible))),
    };
    cases.retain(|case| case.allows(field, fact));
    if cases.is_empty() {
        return Err(FoulError {
            question: field.key,
            message: "this answer doesn’t fit the foul that was named, or the answers before it",
        });
    }
    Ok(None)
}

impl FoulCase {
    fn condition(&self, question: &str) -> Option<AnswerCondition> {
        let mut all = self.when.iter().copied();
        all.find(|condition| condition.question() == question)
    }

    /// Returns whether the answer to the question is a factor of the penalty.
    fn counts(&self, question: &str) -> bool {
        question == "minutes" && matches!(self.outcome, Outcome::PointsPerMinute)
    }

    /// Returns whether the case allows an answer to a question.
    pub fn allows(&self, field: &Question, fact: &Answer) -> bool {
        match (self.condition(field.key), fact) {
            (None, _) => true,
            (Some(AnswerCondition::Flag(_, want)), Answer::Flag(flag)) => want == *flag,
            (Some(AnswerCondition::Number(_, from, to)), Answer::Number(number)) => {
                (from..=to).contains(number)
            }
            (Some(AnswerCondition::Word(_, allowed)), Answer::Word(place)) => match field.kind {
                AnswerKind::Word(words) => words
                    .get(*place)
                    .is_some_and(|(key, _)| allowed.contains(key)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Returns whether the case is compatible with all conditions.
    fn fits(&self, implied: &[AnswerCondition]) -> bool {
        implied.iter().all(|condition| self.may_have(*condition))
    }

    /// Returns whether the case is compatible with a condition.
    fn may_have(&self, condition: AnswerCondition) -> bool {
        match (self.condition(condition.question()), condition) {
            (Some(AnswerCondition::Word(_, allowed)), AnswerCondition::Word(_, words)) => {
                words.iter().any(|one| allowed.contains(one))
            }
            (Some(AnswerCondition::Flag(_, want)), AnswerCondition::Flag(_, flag)) => want == flag,
            (Some(AnswerCondition::Number(_, from, to)), AnswerCondition::Number(_, low, high)) => {
                from <= high && low <= to
            }
            (None, _) | (_, AnswerCondition::Assumed(..)) => true,
            _ => false,
        }
    }
}

/// Returns the ruling of a case, or the question whether the deal ended at the same moment.
fn rule_on(
    book: &'static PenaltyBook,
    (foul, case): (&'static Foul, &'static FoulCase),
    by_clause: bool,
    facts: &Answers,
    mut steps: Vec<Step>,
    mut answered: Vec<&'static Question>,
) -> Inquiry<Verdict> {
    let answer = SameTime::from_answers(facts).filter(|_| takes_same_time(book, foul, case));
    if answer.is_some() {
        answered.push(&SAME_TIME);
    }
    let same_time = match (case.outcome, answer) {
        (Outcome::Chonbo(Moment::Draw), _) => SameTime::Draw,
        (_, Some(answer)) => answer,
        (Outcome::Chonbo(Moment::Any) | Outcome::Chonbos(_), None) if !by_clause => {
            let prompt = Prompt::new(&SAME_TIME, SAME_TIME.kind.answers());
            return inquiry(answered, facts, Next::Prompt(prompt));
        }
        _ => SameTime::None,
    };
    let outcome = match (case.outcome, same_time) {
        (Outcome::Chonbos(_), SameTime::Win) => Outcome::Chonbo(Moment::Any),
        (Outcome::Chonbos(offers), _) => Outcome::Referee(offers),
        (Outcome::Chonbo(Moment::Any), SameTime::Draw)
            if book.chonbo_at_draw == AtDraw::DeadHand =>
        {
            Outcome::DeadHand
        }
        (outcome, _) => outcome,
    };
    let is_chonbo =
        matches!(outcome, Outcome::Chonbo(_)) || matches!(case.outcome, Outcome::Chonbo(_));
    let met = match same_time {
        SameTime::Win if is_chonbo => book.interaction(About::ChonboAndWin),
        SameTime::Draw if is_chonbo => book.interaction(About::ChonboAndDraw),
        _ => None,
    };
    steps.extend(met.map(Step::of_interaction));
    let mut verdict = Verdict::new(book, outcome, same_time, case.bets, facts, steps);
    verdict.was_dead = matches!(
        case.condition("declared_dead"),
        Some(AnswerCondition::Flag(_, true))
    );
    inquiry(answered, facts, Next::Ruling(verdict))
}

/// Builds an inquiry with the answers to the questions that were answered.
fn inquiry(
    answered: Vec<&'static Question>,
    input: &Answers,
    next: Next<Verdict>,
) -> Inquiry<Verdict> {
    let mut facts = Answers::default();
    for question in &answered {
        if let Some(fact) = input.get(question.key) {
            facts.set(question.key, fact.clone());
        }
    }
    Inquiry {
        answered,
        answers: facts,
        next,
    }
}
