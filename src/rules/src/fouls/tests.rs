//! Invariants of all penalty books.

use super::*;
use crate::fouls::penalty_books;
use crate::model::{Answer, AnswerKind, Answers, Next, Prompt, Required, question};
use crate::tiles::Seat;

/// Returns every combination of answers to the questions of a foul; numbers up to 15.
fn assignments(foul: &'static Foul) -> Vec<Vec<(&'static Question, Answer)>> {
    let mut all = vec![Vec::new()];
    for field in foul.questions {
        let answers: Vec<Answer> = match field.kind {
            AnswerKind::Word(words) => (0..words.len()).map(Answer::Word).collect(),
            AnswerKind::Flag => vec![Answer::Flag(true), Answer::Flag(false)],
            AnswerKind::Number(most) => (0..=15.min(most)).map(Answer::Number).collect(),
            _ => panic!("{}: unexpected kind of answer", foul.key),
        };
        all = all
            .into_iter()
            .flat_map(|so_far: Vec<_>| {
                answers.iter().map(move |answer| {
                    let mut next = so_far.clone();
                    next.push((field, answer.clone()));
                    next
                })
            })
            .collect();
    }
    all
}

#[test]
fn whatever_is_answered_exactly_one_case_is_left() {
    for book in penalty_books::ALL {
        for foul in book.fouls {
            for answers in assignments(foul) {
                let fits =
                    |case: &&FoulCase| answers.iter().all(|(field, fact)| case.allows(field, fact));
                let left: Vec<_> = foul.cases.iter().filter(fits).collect();
                let clauses: Vec<_> = left.iter().map(|case| case.clause).collect();
                assert_eq!(clauses.len(), 1, "{} {}: {answers:?}", book.key, foul.key);
            }
        }
    }
}

/// The inquiry doesn't ask questions that divide only such cases.
#[test]
fn cases_with_the_same_text_have_the_same_outcome() {
    for book in penalty_books::ALL {
        for foul in book.fouls {
            for (place, case) in foul.cases.iter().enumerate() {
                let same = |other: &&FoulCase| other.text == case.text;
                for other in foul.cases[place..].iter().filter(same) {
                    let does = |case: &FoulCase| format!("{:?} {:?}", case.outcome, case.bets);
                    let clauses = (case.clause, other.clause);
                    assert_eq!(does(case), does(other), "{} {clauses:?}", book.key);
                }
            }
        }
    }
}

#[test]
fn question_that_divides_no_cases_is_skipped() {
    // WRC 2025: an invalid win is chonbo, whether the hand is shown or not.
    let book = &penalty_books::WRC_2025;
    let foul = book.foul("empty-call").expect("the foul");
    let mut facts = Answers::default();
    facts.set("call", Answer::Word(3));
    let inquiry = inquire(book, foul, None, &facts).expect("an answer of the list");
    assert!(matches!(inquiry.next, Next::Prompt(asked) if asked.question.key == "same_time"));
    facts.set("same_time", Answer::Word(0));
    for (shown, clause) in [(false, "F4"), (true, "F5")] {
        facts.set("shown", Answer::Flag(shown));
        let inquiry = inquire(book, foul, None, &facts).expect("answers of the lists");
        let Next::Ruling(verdict) = inquiry.next else {
            panic!("expected a ruling");
        };
        assert_eq!((verdict.code, verdict.clause()), ("CH", clause));
        assert_eq!(verdict.effects.overall, Some(Overall::points(-30)));
    }
}

/// Collects all verdicts that an inquiry can reach.
fn walk(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    facts: &Answers,
    end: &mut dyn FnMut(Verdict),
) {
    let inquiry = inquire(book, foul, None, facts).expect("only possible answers");
    match inquiry.next {
        Next::Ruling(verdict) => end(verdict),
        Next::Prompt(Prompt {
            question, answers, ..
        }) => {
            let answers = if answers.is_empty() {
                (0..=15).map(Answer::Number).collect()
            } else {
                assert!(answers.len() > 1, "{}: single answer", question.key);
                answers
            };
            for answer in answers {
                let mut next = facts.clone();
                next.set(question.key, answer);
                walk(book, foul, &next, end);
            }
        }
    }
}

#[test]
fn every_path_ends_in_a_verdict_with_its_clause() {
    for book in penalty_books::ALL {
        for foul in book.fouls {
            let mut verdicts = 0;
            walk(book, foul, &Answers::default(), &mut |verdict| {
                verdicts += 1;
                assert!(!verdict.steps.is_empty());
                assert_eq!(verdict.effects.overall.is_none(), verdict.code == "REF");
                assert_eq!(verdict.offers.is_empty(), verdict.code != "REF");
            });
            assert!(verdicts > 0, "{}", foul.key);
        }
    }
}

#[test]
fn false_win_with_hand_shown_is_chonbo() {
    let book = &penalty_books::WRC_2015;
    let foul = book.of_clause("F5").expect("the clause");
    let inquiry = inquire(book, foul, Some("F5"), &Answers::default()).expect("no answers");
    let Next::Ruling(verdict) = inquiry.next else {
        panic!("expected a ruling");
    };
    assert_eq!(
        (verdict.code, verdict.effects.overall),
        ("CH", Some(Overall::points(-20)))
    );
    let mut facts = Answers::default();
    facts.set("shown", Answer::Flag(false));
    let error = inquire(book, foul, Some("F5"), &facts).expect_err("F5 is shown");
    assert_eq!(error.question, "shown");
}

#[test]
fn who_is_noten_pays_three_thousand_in_all() {
    let stakes = penalty_books::EMA_2025.stakes.expect("stakes of riichi");
    // EMA 2025: 3,000 points from noten to tenpai players, in equal shares.
    for (tenpai, want) in [
        ([true, false, false, false], [3_000, -1_000, -1_000, -1_000]),
        ([false, true, true, false], [-1_500, 1_500, 1_500, -1_500]),
        ([true, true, false, true], [1_000, 1_000, -3_000, 1_000]),
        ([true; 4], [0; 4]),
        ([false; 4], [0; 4]),
    ] {
        let paid = stakes.noten_payments(&crate::BySeat::new(tenpai));
        assert_eq!(paid.net(), crate::BySeat::new(want), "{tenpai:?}");
        assert_eq!(paid.net()[Seat::East], want[0]);
    }
}

/// Returns a foul with two questions and a case with this condition.
fn foul_with_condition(condition: AnswerCondition) -> Foul {
    const WORD: AnswerKind = AnswerKind::Word(&[("one", "One"), ("two", "Two")]);
    let allowed = || FoulCase {
        clause: "",
        plain: "",
        when: &[],
        outcome: Outcome::Allowed,
        bets: None,
        text: "",
    };
    let takes = FoulCase {
        when: vec![AnswerCondition::Flag("flag", true), condition].leak(),
        ..allowed()
    };
    Foul {
        key: "foul",
        name: "",
        plain: "",
        keywords: "",
        group: FoulGroup::Calls,
        questions: vec![
            question("flag", "", AnswerKind::Flag, Required::Optional),
            question("word", "", WORD, Required::Optional),
            question("number", "", AnswerKind::Number(9), Required::Optional),
        ]
        .leak(),
        cases: vec![allowed(), takes].leak(),
    }
}

#[test]
fn condition_matching_a_question_is_accepted() {
    for condition in [
        AnswerCondition::Flag("flag", false),
        AnswerCondition::Word("word", &["two"]),
        AnswerCondition::Word("word", &["two", "one"]),
        AnswerCondition::Number("number", 0, 9),
        AnswerCondition::Number("number", 9, 9),
    ] {
        checked(foul_with_condition(condition));
    }
}

#[test]
fn condition_without_matching_question_panics() {
    for condition in [
        AnswerCondition::Flag("another", true),
        AnswerCondition::Flag("word", true),
        AnswerCondition::Word("flag", &["one"]),
        AnswerCondition::Word("word", &["one", "three"]),
        AnswerCondition::Word("word", &[]),
        AnswerCondition::Number("word", 0, 0),
        AnswerCondition::Number("number", 5, 4),
        AnswerCondition::Number("number", 5, 10),
    ] {
        let stops = std::panic::catch_unwind(|| checked(foul_with_condition(condition)));
        let message = stops.err().map(|why| why.downcast_ref().copied());
        assert_eq!(message, Some(Some("no such answer")), "{condition:?}");
    }
}

#[test]
fn every_book_has_names_of_its_own_and_is_found_by_them() {
    let mut seen = std::collections::HashSet::new();
    for book in penalty_books::ALL {
        assert!(
            seen.insert(book.name) && seen.insert(book.short),
            "{}",
            book.key
        );
        for key in [book.key].iter().chain(book.aliases) {
            assert!(seen.insert(key), "{key}");
            assert_eq!(
                penalty_books::by_key(key).map(|found| found.key),
                Some(book.key)
            );
        }
    }
}
