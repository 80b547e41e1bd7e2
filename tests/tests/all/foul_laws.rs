//! Laws of the questions that every penalty book asks.

use tilewise_rules::fouls::{
    Foul, FoulCase, Given, Group, Moment, Outcome, PenaltyBook, Verdict, inquire, questions,
};
use tilewise_rules::{Ask, Fact, Facts, Next, Question};
use tilewise_tests::fouls::{End, each_end, each_foul, ends, every, possible};

/// Whether a case takes an answer, read off the table.
fn takes(case: &FoulCase, field: &Question, fact: &Fact) -> bool {
    let given = case.when.iter().find(|given| given.question() == field.key);
    match (given.copied(), fact, field.ask) {
        (None, ..) => true,
        (Some(Given::Word(_, words)), Fact::Word(place), Ask::Word(all)) => {
            words.contains(&all[*place].0)
        }
        (Some(Given::Flag(_, flag)), Fact::Flag(answer), _) => flag == *answer,
        (Some(Given::Number(_, from, to)), Fact::Number(number), _) => {
            from <= *number && *number <= to
        }
        _ => panic!("{}: {fact:?} is no answer to it", field.key),
    }
}

#[test]
fn whatever_is_answered_exactly_one_case_of_the_table_is_ruled_by() {
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
            let mut facts = Facts::default();
            for (field, fact) in answers {
                facts.set(field.key, fact);
            }
            for end in after(book, foul, &facts) {
                assert_eq!(end.steps[0].clause, clause, "{} {}", book.key, foul.key);
            }
        }
    });
}

/// The verdicts that these answers can still lead to.
fn after(book: &'static PenaltyBook, foul: &'static Foul, facts: &Facts) -> Vec<Verdict> {
    match inquire(book, foul, None, facts)
        .expect("these answers fit")
        .next
    {
        Next::Ruled(verdict) => vec![verdict],
        Next::Ask(asked) => possible(asked.question, asked.answers)
            .into_iter()
            .flat_map(|fact| {
                let mut next = facts.clone();
                next.set(asked.question.key, fact);
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
                .and_then(|foul| foul.cases.iter().find(|case| case.says == step.says));
            let interaction = book.interactions().find(|one| one.clause == step.clause);
            assert!(case.is_some() || interaction.is_some(), "{}", step.clause);
            assert!(!step.says.is_empty());
        }
        let keys: Vec<_> = end.answered.iter().map(|field| field.key).collect();
        for field in &end.answered {
            assert!(end.facts.fact(field.key).is_some(), "{}", field.key);
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
            let by = |end: &End| end.verdict.steps.iter().any(|step| step.says == case.says);
            assert!(ends.iter().any(by), "{} {}", book.key, case.clause);
        }
    });
}

#[test]
fn a_clause_by_itself_rules_as_the_questions_that_lead_to_it() {
    each_foul(|book, foul| {
        let of_foul = ends(book, foul, None);
        for case in foul.cases {
            // Nothing happened at the same time unless it is said.
            let of_questions: Vec<&Verdict> = of_foul
                .iter()
                .filter(|end| end.verdict.steps[0].clause == case.clause)
                .filter(|end| matches!(end.facts.fact("same_time"), None | Some(Fact::Word(0))))
                .map(|end| &end.verdict)
                .collect();
            let of_clause = ends(book, foul, Some(case.clause));
            for end in &of_clause {
                let named = foul
                    .cases
                    .iter()
                    .filter(|other| other.clause == case.clause);
                let verdicts = named.flat_map(|case| with_all_told(book, foul, case, &end.facts));
                let verdicts: Vec<Verdict> = verdicts.collect();
                assert!(!verdicts.is_empty(), "{}", case.clause);
                for verdict in verdicts {
                    assert_eq!(verdict, end.verdict, "{} {}", book.key, case.clause);
                }
            }
            for verdict in of_questions {
                let by = |end: &End| end.verdict == *verdict;
                assert!(of_clause.iter().any(by), "{} {}", book.key, case.clause);
            }
        }
        for end in of_foul {
            let clause = end.verdict.steps[0].clause;
            let named = inquire(book, foul, Some(clause), &end.facts).expect("the same answers");
            let Next::Ruled(verdict) = named.next else {
                panic!("{clause}: all is answered");
            };
            assert_eq!(verdict, end.verdict, "{clause}");
        }
    });
}

/// What the questions lead to with the answers that a case tells, and these.
fn with_all_told(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    case: &FoulCase,
    also: &Facts,
) -> Vec<Verdict> {
    let mut facts = also.clone();
    for (key, fact) in foul.answers_of(case) {
        if also.fact(key).is_some_and(|other| *other != fact) {
            // The clause has two cases, and this is the other one.
            return Vec::new();
        }
        facts.set(key, fact);
    }
    facts.set("same_time", Fact::Word(0));
    let mut verdicts = after(book, foul, &facts);
    verdicts.retain(|verdict| verdict.steps[0].clause == case.clause);
    verdicts
}

#[test]
fn an_answer_that_does_not_fit_is_refused_by_its_question() {
    each_foul(|book, foul| {
        for case in foul.cases {
            let clause = case.clause;
            let named = |other: &&FoulCase| other.clause == clause;
            for field in foul.questions {
                for fact in every(field) {
                    let mut cases = foul.cases.iter().filter(named);
                    let fits = cases.any(|case| takes(case, field, &fact));
                    let mut facts = Facts::default();
                    facts.set(field.key, fact.clone());
                    let said = inquire(book, foul, Some(clause), &facts);
                    let refused = said.map_or_else(|error| error.question, |_| "");
                    let want = if fits { "" } else { field.key };
                    assert_eq!(refused, want, "{clause} {} {fact:?}", field.key);
                }
            }
        }
        if let Some(field) = foul.questions.first() {
            let mut facts = Facts::default();
            facts.set(field.key, Fact::Nothing);
            let error = inquire(book, foul, None, &facts).expect_err("no answer");
            assert_eq!(error.question, field.key);
            assert!(!error.to_string().is_empty());
        }
    });
}

/// Keys of what can be told about the table, and of what every chonbo is asked.
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
fn no_question_takes_the_key_of_another() {
    each_foul(|book, foul| {
        for field in foul.questions {
            let key = field.key;
            let times = foul.questions.iter().filter(|other| other.key == key);
            assert_eq!(times.count(), 1, "{} {} {key}", book.key, foul.key);
            assert!(!COMMON.contains(&key), "{} {} {key}", book.key, foul.key);
        }
    });
}

/// What else ended the hand at that moment matters where a hand is played for stakes: not in a book
/// without a draw that is paid for, nor where somebody isn't there.
#[test]
fn what_ended_the_hand_is_told_only_where_it_matters() {
    let mut told = 0;
    each_foul(|book, foul| {
        let outcomes = || foul.cases.iter().map(|case| case.outcome);
        let always = |one| matches!(one, Outcome::Chonbo(Moment::Any) | Outcome::Chonbos(_));
        if outcomes().any(|one| always(one) || matches!(one, Outcome::As(..))) {
            return;
        }
        let is_told = questions(book, foul)
            .iter()
            .any(|one| one.key == "same_time");
        told += u32::from(is_told);
        if book.stakes.is_none() || foul.group == Group::Attendance {
            assert!(!is_told, "{} {}", book.key, foul.key);
        }
    });
    assert!(told > 0);
}
