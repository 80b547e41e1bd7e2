//! Fouls that a penalty book treats as other ones with a known number. The book is a sample, since the
//! published ones delegate only words and flags.

use tilewise_rules::fouls::penalty_books::WRC_2015;
use tilewise_rules::fouls::{
    AnswerCondition, Foul, FoulCase, FoulGroup, Outcome, PenaltyBook, inquire, questions,
};
use tilewise_rules::{Answer, AnswerKind, Answers, Next, Question, Required};

use super::events::question;

const fn case(
    clause: &'static str,
    when: &'static [AnswerCondition],
    outcome: Outcome,
) -> FoulCase {
    FoulCase {
        clause,
        plain: "",
        when,
        outcome,
        bets: None,
        text: clause,
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
        group: FoulGroup::Attendance,
        questions,
        cases,
    }
}

static MINUTES: [Question; 1] = [Question {
    required: Required::Always,
    ..question("minutes", AnswerKind::Number(60))
}];

static LATE: Foul = foul(
    "late",
    &MINUTES,
    &[
        case(
            "up to 4",
            &[AnswerCondition::Number("minutes", 0, 4)],
            Outcome::Allowed,
        ),
        case(
            "5 to 10",
            &[AnswerCondition::Number("minutes", 5, 10)],
            Outcome::Warned,
        ),
        case(
            "more",
            &[AnswerCondition::Number("minutes", 11, 60)],
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
        Outcome::SameAs("late", &[AnswerCondition::Number("minutes", 5, 7)]),
    )],
);

static ABOUT_TEN: Foul = foul(
    "about-ten",
    &[],
    &[case(
        "ten",
        &[],
        Outcome::SameAs("late", &[AnswerCondition::Number("minutes", 9, 12)]),
    )],
);

static EXACTLY_SIX: Foul = foul(
    "exactly-six",
    &[],
    &[case(
        "exact",
        &[],
        Outcome::SameAs("late", &[AnswerCondition::Number("minutes", 6, 6)]),
    )],
);

static QUESTIONS: [Question; 2] = [
    question("purpose", AnswerKind::Flag),
    question("told", AnswerKind::Flag),
];

static MISSED: Foul = foul(
    "missed",
    &QUESTIONS,
    &[
        case(
            "meant",
            &[AnswerCondition::Flag("purpose", true)],
            Outcome::Warned,
        ),
        case(
            "announced before",
            &[
                AnswerCondition::Flag("purpose", false),
                AnswerCondition::Flag("told", true),
            ],
            Outcome::Allowed,
        ),
        case(
            "not announced",
            &[
                AnswerCondition::Flag("purpose", false),
                AnswerCondition::Flag("told", false),
            ],
            Outcome::NotPenalized,
        ),
    ],
);

/// The intent isn't asked for, and is used if stated.
static ILL: Foul = foul(
    "ill",
    &[],
    &[case(
        "ill",
        &[],
        Outcome::SameAs("missed", &[AnswerCondition::Assumed("purpose", false)]),
    )],
);

static BOOK: PenaltyBook = PenaltyBook {
    stakes: None,
    fouls: &[&LATE, &ABOUT_SIX, &ABOUT_TEN, &EXACTLY_SIX, &MISSED, &ILL],
    ..WRC_2015
};

/// Returns the clauses of the ruling, or the next question.
fn leads(foul: &'static Foul, minutes: Option<u32>) -> Vec<&'static str> {
    let mut facts = Answers::default();
    if let Some(minutes) = minutes {
        facts.set("minutes", Answer::Number(minutes));
    }
    match inquire(&BOOK, foul, None, &facts).expect("it fits").next {
        Next::Prompt(prompt) => vec![prompt.question.key],
        Next::Ruling(verdict) => verdict.steps.iter().map(|step| step.clause).collect(),
    }
}

fn has_minutes_question(foul: &'static Foul) -> bool {
    questions(&BOOK, foul)
        .iter()
        .any(|one| one.key == "minutes")
}

#[test]
fn delegated_range_selects_matching_cases() {
    // The range is within one case, or overlaps two.
    assert_eq!(leads(&ABOUT_SIX, None), ["six", "5 to 10"]);
    assert_eq!(leads(&ABOUT_TEN, None), ["minutes"]);
    assert_eq!(leads(&ABOUT_TEN, Some(9)), ["ten", "5 to 10"]);
    assert_eq!(leads(&ABOUT_TEN, Some(12)), ["ten", "more"]);
}

#[test]
fn delegated_single_number_is_the_answer() {
    assert_eq!(leads(&EXACTLY_SIX, None), ["exact", "5 to 10"]);
    // Known answers override stated ones.
    assert_eq!(leads(&EXACTLY_SIX, Some(30)), ["exact", "5 to 10"]);
    assert!(!has_minutes_question(&EXACTLY_SIX));
    assert!(has_minutes_question(&ABOUT_TEN));
}

/// A default answer applies only to its own question.
#[test]
fn default_answer_applies_only_to_its_question() {
    assert_eq!(leads(&ILL, None), ["told"]);
    let result = |answers: &[(&'static str, bool)]| {
        let mut facts = Answers::default();
        for &(key, flag) in answers {
            facts.set(key, Answer::Flag(flag));
        }
        match inquire(&BOOK, &ILL, None, &facts).expect("it fits").next {
            Next::Prompt(prompt) => prompt.question.key,
            Next::Ruling(verdict) => verdict.clause(),
        }
    };
    assert_eq!(result(&[("told", true)]), "announced before");
    assert_eq!(result(&[("told", false)]), "not announced");
    assert_eq!(result(&[("purpose", true)]), "meant");
}
