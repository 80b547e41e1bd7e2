//! Laws of every penalty book.

use super::*;
use crate::fouls::penalty_books;
use crate::schema::{Ask, Asked, Fact, Facts, Need, Next, question};
use crate::tiles::Seat;

/// Every list of answers to all questions of a foul; numbers up to 15.
fn assignments(foul: &'static Foul) -> Vec<Vec<(&'static Question, Fact)>> {
    let mut all = vec![Vec::new()];
    for field in foul.questions {
        let answers: Vec<Fact> = match field.ask {
            Ask::Word(words) => (0..words.len()).map(Fact::Word).collect(),
            Ask::Flag => vec![Fact::Flag(true), Fact::Flag(false)],
            Ask::Number(most) => (0..=15.min(most)).map(Fact::Number).collect(),
            _ => panic!("{}: a question that no case can take", foul.key),
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

/// What tells only such cases apart is not asked.
#[test]
fn cases_of_a_foul_that_say_the_same_are_one_line() {
    for book in penalty_books::ALL {
        for foul in book.fouls {
            for (place, case) in foul.cases.iter().enumerate() {
                let same = |other: &&FoulCase| other.says == case.says;
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
fn what_makes_no_difference_in_a_book_is_not_asked() {
    // WRC 2025: a win that is none is chonbo, shown or not.
    let book = &penalty_books::WRC_2025;
    let foul = book.foul("empty-call").expect("the foul");
    let mut facts = Facts::default();
    facts.set("call", Fact::Word(3));
    let inquiry = inquire(book, foul, None, &facts).expect("an answer of the list");
    assert!(matches!(inquiry.next, Next::Ask(asked) if asked.question.key == "same_time"));
    facts.set("same_time", Fact::Word(0));
    for (shown, clause) in [(false, "F4"), (true, "F5")] {
        facts.set("shown", Fact::Flag(shown));
        let inquiry = inquire(book, foul, None, &facts).expect("answers of the lists");
        let Next::Ruled(verdict) = inquiry.next else {
            panic!("all is said");
        };
        assert_eq!((verdict.code, verdict.clause()), ("CH", clause));
        assert_eq!(verdict.effects.overall, Some(Overall::points(-30)));
    }
}

/// All verdicts that questions about a foul can end in.
fn walk(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    facts: &Facts,
    end: &mut dyn FnMut(Verdict),
) {
    let inquiry = inquire(book, foul, None, facts).expect("only answers that were offered");
    match inquiry.next {
        Next::Ruled(verdict) => end(verdict),
        Next::Ask(Asked {
            question, answers, ..
        }) => {
            let answers = if answers.is_empty() {
                (0..=15).map(Fact::Number).collect()
            } else {
                assert!(answers.len() > 1, "{}: nothing to choose", question.key);
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
            walk(book, foul, &Facts::default(), &mut |verdict| {
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
fn a_false_win_that_is_shown_is_chonbo() {
    let book = &penalty_books::WRC_2015;
    let foul = book.of_clause("F5").expect("the clause");
    let inquiry = inquire(book, foul, Some("F5"), &Facts::default()).expect("no answers");
    let Next::Ruled(verdict) = inquiry.next else {
        panic!("nothing is asked of a clause that tells all");
    };
    assert_eq!(
        (verdict.code, verdict.effects.overall),
        ("CH", Some(Overall::points(-20)))
    );
    let mut facts = Facts::default();
    facts.set("shown", Fact::Flag(false));
    let error = inquire(book, foul, Some("F5"), &facts).expect_err("F5 is shown");
    assert_eq!(error.question, "shown");
}

#[test]
fn who_is_noten_pays_three_thousand_in_all() {
    let stakes = penalty_books::EMA_2025.stakes.expect("it is riichi");
    // The book of EMA, 2025: 3,000 from those who are noten to those who are not, in equal shares.
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

/// A foul with two questions and a case for this answer.
fn taking(given: Given) -> Foul {
    const WORD: Ask = Ask::Word(&[("one", "One"), ("two", "Two")]);
    let allowed = || FoulCase {
        clause: "",
        plain: "",
        when: &[],
        outcome: Outcome::Allowed,
        bets: None,
        says: "",
    };
    let takes = FoulCase {
        when: vec![Given::Flag("flag", true), given].leak(),
        ..allowed()
    };
    Foul {
        key: "foul",
        name: "",
        plain: "",
        keywords: "",
        group: Group::Calls,
        questions: vec![
            question("flag", "", Ask::Flag, Need::Never),
            question("word", "", WORD, Need::Never),
            question("number", "", Ask::Number(9), Need::Never),
        ]
        .leak(),
        cases: vec![allowed(), takes].leak(),
    }
}

#[test]
fn a_case_takes_answers_that_are_asked_for() {
    for given in [
        Given::Flag("flag", false),
        Given::Word("word", &["two"]),
        Given::Word("word", &["two", "one"]),
        Given::Number("number", 0, 9),
        Given::Number("number", 9, 9),
    ] {
        checked(taking(given));
    }
}

#[test]
fn no_case_takes_an_answer_that_nothing_asks_for() {
    for given in [
        Given::Flag("another", true),
        Given::Flag("word", true),
        Given::Word("flag", &["one"]),
        Given::Word("word", &["one", "three"]),
        Given::Word("word", &[]),
        Given::Number("word", 0, 0),
        Given::Number("number", 5, 4),
        Given::Number("number", 5, 10),
    ] {
        let stops = std::panic::catch_unwind(|| checked(taking(given)));
        let says = stops.err().map(|why| why.downcast_ref().copied());
        assert_eq!(says, Some(Some("no such answer")), "{given:?}");
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
