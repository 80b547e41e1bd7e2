//! Laws of the questions of every penalty book.

use tilewise_rules::fouls::{
    AnswerCondition, Foul, FoulCase, FoulGroup, Moment, Outcome, PenaltyBook, Verdict, inquire,
    questions,
};
use tilewise_rules::{Answer, AnswerKind, Answers, Next, Question};
use tilewise_tests::fouls::{FoulEnding, each_end, each_foul, ends, every, possible};

/// Returns whether a case accepts an answer, according to its conditions.
fn takes(case: &FoulCase, field: &Question, fact: &Answer) -> bool {
    let condition = case
        .when
        .iter()
        .find(|condition| condition.question() == field.key);
    match (condition.copied(), fact, field.kind) {
        (None, ..) => true,
        (Some(AnswerCondition::Word(_, words)), Answer::Word(place), AnswerKind::Word(all)) => {
            words.contains(&all[*place].0)
        }
        (Some(AnswerCondition::Flag(_, flag)), Answer::Flag(answer), _) => flag == *answer,
        (Some(AnswerCondition::Number(_, from, to)), Answer::Number(number), _) => {
            from <= *number && *number <= to
        }
        _ => panic!("{}: {fact:?} is no answer to it", field.key),
    }
}

#[test]
fn exactly_one_case_matches_any_answers() {
    each_foul(|book, foul| {
        let mut all = vec![Vec::new()];
        for field in foul.questions {
            all = all
                .iter()
                .flat_map(|so_far: &Vec<_>| {
                    every(field).into_iter().map(|fact| {
                        let mut next = so_far.clone();
                        next.push((field, fact));
                        next
                    })
                })
                .collect();
        }
        for answers in all {
            let fits =
                |case: &&FoulCase| answers.iter().all(|(field, fact)| takes(case, field, fact));
            let left: Vec<_> = foul
                .cases
                .iter()
                .filter(fits)
                .map(|case| case.clause)
                .collect();
            let [clause] = left[..] else {
                panic!("{} {}: {answers:?} leave {left:?}", book.key, foul.key);
            };
            let mut facts = Answers::default();
            for (field, fact) in answers {
                facts.set(field.key, fact);
            }
            for end in after(book, foul, &facts) {
                assert_eq!(end.steps[0].clause, clause, "{} {}", book.key, foul.key);
            }
        }
    });
}

/// Returns the verdicts that are still possible after these answers.
fn after(book: &'static PenaltyBook, foul: &'static Foul, facts: &Answers) -> Vec<Verdict> {
    match inquire(book, foul, None, facts)
        .expect("these answers fit")
        .next
    {
        Next::Ruling(verdict) => vec![verdict],
        Next::Prompt(prompt) => possible(prompt.question, prompt.answers)
            .into_iter()
            .flat_map(|fact| {
                let mut next = facts.clone();
                next.set(prompt.question.key, fact);
                after(book, foul, &next)
            })
            .collect(),
    }
}

#[test]
fn questions_lead_to_one_verdict_by_clauses_of_the_book() {
    each_end(|book, foul, end| {
        let first = end.verdict.steps[0];
        assert_eq!(book.of_clause(first.clause), Some(foul));
        for step in &end.verdict.steps {
            let case = book
                .of_clause(step.clause)
                .and_then(|foul| foul.cases.iter().find(|case| case.text == step.text));
            let interaction = book.interactions().find(|one| one.clause == step.clause);
            assert!(case.is_some() || interaction.is_some(), "{}", step.clause);
            assert!(!step.text.is_empty());
        }
        let keys: Vec<_> = end.answered.iter().map(|field| field.key).collect();
        for field in &end.answered {
            assert!(end.facts.get(field.key).is_some(), "{}", field.key);
            let times = keys.iter().filter(|key| **key == field.key).count();
            assert_eq!(times, 1, "{} {keys:?}", foul.key);
        }
    });
}

#[test]
fn every_case_can_be_reached() {
    each_foul(|book, foul| {
        let ends = ends(book, foul, None);
        for case in foul.cases {
            let by = |end: &FoulEnding| end.verdict.steps.iter().any(|step| step.text == case.text);
            assert!(ends.iter().any(by), "{} {}", book.key, case.clause);
        }
    });
}

#[test]
fn named_clause_gives_the_same_verdict_as_questions() {
    each_foul(|book, foul| {
        let of_foul = ends(book, foul, None);
        for case in foul.cases {
            // No simultaneous event is the default.
            let of_questions: Vec<&Verdict> = of_foul
                .iter()
                .filter(|end| end.verdict.steps[0].clause == case.clause)
                .filter(|end| matches!(end.facts.get("same_time"), None | Some(Answer::Word(0))))
                .map(|end| &end.verdict)
                .collect();
            let of_clause = ends(book, foul, Some(case.clause));
            for end in &of_clause {
                let named = foul
                    .cases
                    .iter()
                    .filter(|other| other.clause == case.clause);
                let verdicts =
                    named.flat_map(|case| verdicts_of_case(book, foul, case, &end.facts));
                let verdicts: Vec<Verdict> = verdicts.collect();
                assert!(!verdicts.is_empty(), "{}", case.clause);
                for verdict in verdicts {
                    assert_eq!(verdict, end.verdict, "{} {}", book.key, case.clause);
                }
            }
            for verdict in of_questions {
                let by = |end: &FoulEnding| end.verdict == *verdict;
                assert!(of_clause.iter().any(by), "{} {}", book.key, case.clause);
            }
        }
        for end in of_foul {
            let clause = end.verdict.steps[0].clause;
            let named = inquire(book, foul, Some(clause), &end.facts).expect("the same answers");
            let Next::Ruling(verdict) = named.next else {
                panic!("{clause}: all is answered");
            };
            assert_eq!(verdict, end.verdict, "{clause}");
        }
    });
}

/// Returns the verdicts of the questions with the answers of a case and these.
fn verdicts_of_case(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    case: &FoulCase,
    also: &Answers,
) -> Vec<Verdict> {
    let mut facts = also.clone();
    for (key, fact) in foul.answers_of(case) {
        if also.get(key).is_some_and(|other| *other != fact) {
            // The clause has two cases, and this is the other one.
            return Vec::new();
        }
        facts.set(key, fact);
    }
    facts.set("same_time", Answer::Word(0));
    let mut verdicts = after(book, foul, &facts);
    verdicts.retain(|verdict| verdict.steps[0].clause == case.clause);
    verdicts
}

#[test]
fn invalid_answer_is_refused_by_its_question() {
    each_foul(|book, foul| {
        for case in foul.cases {
            let clause = case.clause;
            let named = |other: &&FoulCase| other.clause == clause;
            for field in foul.questions {
                for fact in every(field) {
                    let mut cases = foul.cases.iter().filter(named);
                    let fits = cases.any(|case| takes(case, field, &fact));
                    let mut facts = Answers::default();
                    facts.set(field.key, fact.clone());
                    let result = inquire(book, foul, Some(clause), &facts);
                    let refused = result.map_or_else(|error| error.question, |_| "");
                    let want = if fits { "" } else { field.key };
                    assert_eq!(refused, want, "{clause} {} {fact:?}", field.key);
                }
            }
        }
        if let Some(field) = foul.questions.first() {
            let mut facts = Answers::default();
            facts.set(field.key, Answer::Open);
            let error = inquire(book, foul, None, &facts).expect_err("no answer");
            assert_eq!(error.question, field.key);
            assert!(!error.to_string().is_empty());
        }
    });
}

/// Keys of questions about the table, and of the common questions of every chonbo.
const COMMON: [&str; 7] = [
    "seat",
    "overall",
    "declared",
    "bets",
    "counters",
    "tenpai",
    "same_time",
];

#[test]
fn question_keys_are_unique() {
    each_foul(|book, foul| {
        for field in foul.questions {
            let key = field.key;
            let times = foul.questions.iter().filter(|other| other.key == key);
            assert_eq!(times.count(), 1, "{} {} {key}", book.key, foul.key);
            assert!(!COMMON.contains(&key), "{} {} {key}", book.key, foul.key);
        }
    });
}

/// A simultaneous end of the hand matters only for hands with stakes: not in penalty books without paid
/// draws, nor for absent players.
#[test]
fn same_time_question_appears_only_where_it_matters() {
    let mut count = 0;
    each_foul(|book, foul| {
        let outcomes = || foul.cases.iter().map(|case| case.outcome);
        let always = |one| matches!(one, Outcome::Chonbo(Moment::Any) | Outcome::Chonbos(_));
        if outcomes().any(|one| always(one) || matches!(one, Outcome::SameAs(..))) {
            return;
        }
        let has_question = questions(book, foul)
            .iter()
            .any(|one| one.key == "same_time");
        count += u32::from(has_question);
        if book.stakes.is_none() || foul.group == FoulGroup::Attendance {
            assert!(!has_question, "{} {}", book.key, foul.key);
        }
    });
    assert!(count > 0);
}
