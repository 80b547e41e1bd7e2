//! A foul that a book treats as another one, of which a number is known: a book that is made up, since
//! those that are there know words and flags alone.

use tilewise_rules::fouls::penalty_books::WRC_2015;
use tilewise_rules::fouls::{
    Foul, FoulCase, Given, Group, Outcome, PenaltyBook, inquire, questions,
};
use tilewise_rules::{Ask, Fact, Facts, Need, Next, Question};

use super::events::question;

const fn case(clause: &'static str, when: &'static [Given], outcome: Outcome) -> FoulCase {
    FoulCase {
        clause,
        plain: "",
        when,
        outcome,
        bets: None,
        says: clause,
    }
}

const fn foul(
    key: &'static str,
    questions: &'static [Question],
    cases: &'static [FoulCase],
) -> Foul {
    Foul {
        key,
        name: "",
        plain: "",
        keywords: "",
        group: Group::Attendance,
        questions,
        cases,
    }
}

static MINUTES: [Question; 1] = [Question {
    need: Need::Always,
    ..question("minutes", Ask::Number(60))
}];

static LATE: Foul = foul(
    "late",
    &MINUTES,
    &[
        case(
            "up to 4",
            &[Given::Number("minutes", 0, 4)],
            Outcome::Allowed,
        ),
        case(
            "5 to 10",
            &[Given::Number("minutes", 5, 10)],
            Outcome::Warned,
        ),
        case(
            "more",
            &[Given::Number("minutes", 11, 60)],
            Outcome::NotPenalized,
        ),
    ],
);

static ABOUT_SIX: Foul = foul(
    "about-six",
    &[],
    &[case(
        "six",
        &[],
        Outcome::As("late", &[Given::Number("minutes", 5, 7)]),
    )],
);

static ABOUT_TEN: Foul = foul(
    "about-ten",
    &[],
    &[case(
        "ten",
        &[],
        Outcome::As("late", &[Given::Number("minutes", 9, 12)]),
    )],
);

static EXACTLY_SIX: Foul = foul(
    "exactly-six",
    &[],
    &[case(
        "exact",
        &[],
        Outcome::As("late", &[Given::Number("minutes", 6, 6)]),
    )],
);

static QUESTIONS: [Question; 2] = [question("purpose", Ask::Flag), question("told", Ask::Flag)];

static MISSED: Foul = foul(
    "missed",
    &QUESTIONS,
    &[
        case("meant", &[Given::Flag("purpose", true)], Outcome::Warned),
        case(
            "told before",
            &[Given::Flag("purpose", false), Given::Flag("told", true)],
            Outcome::Allowed,
        ),
        case(
            "not told",
            &[Given::Flag("purpose", false), Given::Flag("told", false)],
            Outcome::NotPenalized,
        ),
    ],
);

/// Nobody is asked whether it was meant; whoever says so is heard.
static ILL: Foul = foul(
    "ill",
    &[],
    &[case(
        "ill",
        &[],
        Outcome::As("missed", &[Given::Unsaid("purpose", false)]),
    )],
);

static BOOK: PenaltyBook = PenaltyBook {
    stakes: None,
    fouls: &[&LATE, &ABOUT_SIX, &ABOUT_TEN, &EXACTLY_SIX, &MISSED, &ILL],
    ..WRC_2015
};

/// The clauses by which it is ruled, or the question that comes up.
fn leads(foul: &'static Foul, minutes: Option<u32>) -> Vec<&'static str> {
    let mut facts = Facts::default();
    if let Some(minutes) = minutes {
        facts.set("minutes", Fact::Number(minutes));
    }
    match inquire(&BOOK, foul, None, &facts).expect("it fits").next {
        Next::Ask(asked) => vec![asked.question.key],
        Next::Ruled(verdict) => verdict.steps.iter().map(|step| step.clause).collect(),
    }
}

fn asks(foul: &'static Foul) -> bool {
    questions(&BOOK, foul)
        .iter()
        .any(|one| one.key == "minutes")
}

#[test]
fn what_is_known_leaves_the_cases_that_it_meets() {
    // All of it lies in one case, or it reaches into two.
    assert_eq!(leads(&ABOUT_SIX, None), ["six", "5 to 10"]);
    assert_eq!(leads(&ABOUT_TEN, None), ["minutes"]);
    assert_eq!(leads(&ABOUT_TEN, Some(9)), ["ten", "5 to 10"]);
    assert_eq!(leads(&ABOUT_TEN, Some(12)), ["ten", "more"]);
}

#[test]
fn one_number_that_is_known_is_the_answer() {
    assert_eq!(leads(&EXACTLY_SIX, None), ["exact", "5 to 10"]);
    // What is known goes before what is told.
    assert_eq!(leads(&EXACTLY_SIX, Some(30)), ["exact", "5 to 10"]);
    assert!(!asks(&EXACTLY_SIX));
    assert!(asks(&ABOUT_TEN));
}

/// What counts where nothing is said, counts for its own question alone.
#[test]
fn what_is_not_said_of_one_question_is_asked_of_another() {
    assert_eq!(leads(&ILL, None), ["told"]);
    let says = |answers: &[(&'static str, bool)]| {
        let mut facts = Facts::default();
        for &(key, flag) in answers {
            facts.set(key, Fact::Flag(flag));
        }
        match inquire(&BOOK, &ILL, None, &facts).expect("it fits").next {
            Next::Ask(asked) => asked.question.key,
            Next::Ruled(verdict) => verdict.clause(),
        }
    };
    assert_eq!(says(&[("told", true)]), "told before");
    assert_eq!(says(&[("told", false)]), "not told");
    assert_eq!(says(&[("purpose", true)]), "meant");
}
