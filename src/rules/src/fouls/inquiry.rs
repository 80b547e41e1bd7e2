//! What happened, until one line of the book is left.

use super::aftermath::about_the_table;
use super::verdict::{SAME_TIME, SameTime, Step, Verdict};
use super::{About, AtDraw, Foul, FoulCase, Given, Group, Moment, Outcome, PenaltyBook};
use crate::schema::{Ask, Asked, Fact, Facts, Inquiry, Next, Question};

/// An answer that leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoulError {
    /// The key of the question.
    pub question: &'static str,
    /// What is wrong.
    pub says: &'static str,
}

impl std::fmt::Display for FoulError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.says)
    }
}

impl std::error::Error for FoulError {}

/// A foul that is treated as another one leads no further than this.
const TREATED: usize = 4;

/// Asks what still has to be known about a foul, or rules on it. With a `clause` only its cases are
/// looked at, and nothing happened at the same time unless an answer says so.
///
/// # Errors
/// If an answer fits no case that is left.
///
/// ```
/// use tilewise_rules::{Facts, Next, fouls::inquire, penalty_books};
///
/// let book = &penalty_books::WRC_2015;
/// let foul = book.foul("empty-call").unwrap();
/// let mut facts = Facts::default();
/// let inquiry = inquire(book, foul, None, &facts).unwrap();
/// assert!(matches!(inquiry.next, Next::Ask(asked) if asked.question.key == "call"));
/// ```
pub fn inquire(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    clause: Option<&str>,
    facts: &Facts,
) -> Result<Inquiry<Verdict>, FoulError> {
    let mut answered = Vec::new();
    let mut steps = Vec::new();
    let mut foul = foul;
    let mut known: &[Given] = &[];
    let named = |case: &&FoulCase| clause.is_none_or(|clause| case.clause == clause);
    let mut cases: Vec<_> = foul.cases.iter().filter(named).collect();
    for _ in 0..TREATED {
        for field in foul.questions {
            // What is known goes before what was answered to a question of the foul before.
            let given = facts.fact(field.key).filter(|_| !is_known(known, field));
            let assumed = assumed(field, known);
            if let Some(asked) = narrow(&mut cases, field, given, assumed.as_ref(), &mut answered)?
            {
                return Ok(inquiry(answered, facts, Next::Ask(asked)));
            }
        }
        let Some(case) = cases.first() else { break };
        steps.push(Step::of_case(case));
        let Outcome::As(other, of_other) = case.outcome else {
            return Ok(ruled(
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
        known = of_other;
        cases = foul.cases.iter().filter(|case| case.fits(known)).collect();
    }
    Err(FoulError {
        question: "foul",
        says: "the book doesn’t rule on this",
    })
}

/// All questions that can matter to a foul, and to what it is treated as, and what more can be told
/// about the table.
pub fn questions(book: &'static PenaltyBook, foul: &'static Foul) -> Vec<&'static Question> {
    let mut all: Vec<&'static Question> = Vec::new();
    let mut is_timed = false;
    let mut treated: Vec<(&'static Foul, &'static [Given])> = vec![(foul, &[])];
    let mut next = 0;
    while let Some((foul, known)) = treated.get(next).copied() {
        next += 1;
        let cases: Vec<_> = foul.cases.iter().filter(|case| case.fits(known)).collect();
        let divides = |field: &&Question| cases.iter().any(|case| case.given(field.key).is_some());
        let open = foul
            .questions
            .iter()
            .filter(|field| !is_known(known, field));
        all.extend(open.filter(divides));
        for case in cases {
            is_timed |= takes_same_time(book, foul, case);
            if let Outcome::As(other, of_other) = case.outcome
                && let Some(other) = book.foul(other)
                && !treated
                    .iter()
                    .any(|(one, known)| std::ptr::eq(*one, other) && std::ptr::eq(*known, of_other))
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

/// Everything that was ever asked about a foul, whether it matters or not: links name it.
pub fn known_questions(book: &'static PenaltyBook, foul: &'static Foul) -> Vec<&'static Question> {
    let mut fouls = vec![foul];
    let mut next = 0;
    while let Some(foul) = fouls.get(next).copied() {
        next += 1;
        for case in foul.cases {
            if let Outcome::As(other, _) = case.outcome
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

/// Each key once, at its first place.
fn once(mut all: Vec<&'static Question>) -> Vec<&'static Question> {
    let mut keys: Vec<&str> = Vec::new();
    all.retain(|field| {
        let new = !keys.contains(&field.key);
        keys.push(field.key);
        new
    });
    all
}

/// Whether what is known answers this question.
fn is_known(known: &[Given], field: &Question) -> bool {
    let answers = |given: &Given| given.question() == field.key && given.is_one();
    known.iter().any(answers)
}

/// What counts where nothing is said.
fn assumed(field: &Question, known: &[Given]) -> Option<Fact> {
    known.iter().find_map(|given| match *given {
        Given::Unsaid(key, flag) if key == field.key => Some(Fact::Flag(flag)),
        _ => None,
    })
}

/// Whether it matters to a case how the hand ended at that moment.
fn takes_same_time(book: &PenaltyBook, foul: &Foul, case: &FoulCase) -> bool {
    let ended = || foul.questions.iter().any(|field| field.key == "ended");
    let in_a_hand = || book.stakes.is_some() && foul.group != Group::Attendance && !ended();
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
    /// The answers that one of its cases tells by itself.
    pub fn answers_of(&'static self, case: &FoulCase) -> Vec<(&'static str, Fact)> {
        let mut told = Vec::new();
        for field in self.questions {
            let given = case.given(field.key).filter(|given| given.is_one());
            let mut all = field.ask.answers().into_iter();
            let fact = given.and_then(|_| all.find(|fact| case.allows(field, fact)));
            told.extend(fact.map(|fact| (field.key, fact)));
        }
        told
    }
}

/// Leaves the cases that fit the answer to a question, or asks it where that divides them and nothing
/// is assumed.
fn narrow(
    cases: &mut Vec<&'static FoulCase>,
    field: &'static Question,
    given: Option<&Fact>,
    assumed: Option<&Fact>,
    answered: &mut Vec<&'static Question>,
) -> Result<Option<Asked>, FoulError> {
    // With one case left, or several that are one line of the book, nothing is asked any more, but
    // for a number by which it is counted.
    let is_one = matches!(&cases[..], [first, others @ ..]
        if !first.counts(field.key) && others.iter().all(|case| case.says == first.says));
    let is_decided = given.is_none() && is_one;
    if is_decided || !cases.iter().any(|case| case.given(field.key).is_some()) {
        return Ok(None);
    }
    let possible: Vec<_> = field
        .ask
        .answers()
        .into_iter()
        .filter(|fact| cases.iter().any(|case| case.allows(field, fact)))
        .collect();
    let fact = match (given, assumed, &possible[..]) {
        (Some(fact), ..) => {
            // A foul that is treated as another shares some of its questions.
            if answered.iter().all(|other| other.key != field.key) {
                answered.push(field);
            }
            fact
        }
        (None, _, [only]) => only,
        (None, Some(assumed), _) => assumed,
        (None, None, _) => return Ok(Some(Asked::new(field, possible))),
    };
    cases.retain(|case| case.allows(field, fact));
    if cases.is_empty() {
        return Err(FoulError {
            question: field.key,
            says: "this answer doesn’t fit the foul that was named, or the answers before it",
        });
    }
    Ok(None)
}

impl FoulCase {
    fn given(&self, question: &str) -> Option<Given> {
        let mut all = self.when.iter().copied();
        all.find(|given| given.question() == question)
    }

    /// Whether the penalty is counted by the answer to this question.
    fn counts(&self, question: &str) -> bool {
        question == "minutes" && matches!(self.outcome, Outcome::PointsPerMinute)
    }

    /// Whether this answer can lead here.
    pub fn allows(&self, field: &Question, fact: &Fact) -> bool {
        match (self.given(field.key), fact) {
            (None, _) => true,
            (Some(Given::Flag(_, want)), Fact::Flag(flag)) => want == *flag,
            (Some(Given::Number(_, from, to)), Fact::Number(number)) => {
                (from..=to).contains(number)
            }
            (Some(Given::Word(_, allowed)), Fact::Word(place)) => match field.ask {
                Ask::Word(words) => words
                    .get(*place)
                    .is_some_and(|(key, _)| allowed.contains(key)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether it can be the case when all of this is known.
    fn fits(&self, known: &[Given]) -> bool {
        known.iter().all(|known| self.may_have(*known))
    }

    /// Whether it can be the case when this is known.
    fn may_have(&self, known: Given) -> bool {
        match (self.given(known.question()), known) {
            (Some(Given::Word(_, allowed)), Given::Word(_, known)) => {
                known.iter().any(|one| allowed.contains(one))
            }
            (Some(Given::Flag(_, want)), Given::Flag(_, flag)) => want == flag,
            (Some(Given::Number(_, from, to)), Given::Number(_, low, high)) => {
                from <= high && low <= to
            }
            (None, _) | (_, Given::Unsaid(..)) => true,
            _ => false,
        }
    }
}

/// Rules on the case, once it is known whether the hand ended at the same moment.
fn ruled(
    book: &'static PenaltyBook,
    (foul, case): (&'static Foul, &'static FoulCase),
    by_clause: bool,
    facts: &Facts,
    mut steps: Vec<Step>,
    mut answered: Vec<&'static Question>,
) -> Inquiry<Verdict> {
    let told = SameTime::of(facts).filter(|_| takes_same_time(book, foul, case));
    if told.is_some() {
        answered.push(&SAME_TIME);
    }
    let same_time = match (case.outcome, told) {
        (Outcome::Chonbo(Moment::Draw), _) => SameTime::Draw,
        (_, Some(told)) => told,
        (Outcome::Chonbo(Moment::Any) | Outcome::Chonbos(_), None) if !by_clause => {
            let asked = Asked::new(&SAME_TIME, SAME_TIME.ask.answers());
            return inquiry(answered, facts, Next::Ask(asked));
        }
        _ => SameTime::Nothing,
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
    verdict.was_dead = matches!(case.given("declared_dead"), Some(Given::Flag(_, true)));
    inquiry(answered, facts, Next::Ruled(verdict))
}

/// Where it stands, with what was told of what came up.
fn inquiry(
    answered: Vec<&'static Question>,
    told: &Facts,
    next: Next<Verdict>,
) -> Inquiry<Verdict> {
    let mut facts = Facts::default();
    for question in &answered {
        if let Some(fact) = told.fact(question.key) {
            facts.set(question.key, fact.clone());
        }
    }
    Inquiry {
        answered,
        facts,
        next,
    }
}
