//! What stops the build where a foul or a penalty book names something twice, or something that it
//! doesn't have.

use super::{Foul, Given, Outcome, PenaltyBook};
use crate::schema::{Ask, Question, are_words, distinct, each, place_of};

/// A foul, checked when the program is built.
///
/// # Panics
/// If two of its questions have the same key, or a case takes an answer that none of them has.
pub(crate) const fn checked(foul: Foul) -> Foul {
    distinct!(question of foul.questions, question.key);
    each!(case of foul.cases, {
        each!(given of case.when, assert!(is_asked(foul.questions, *given), "no such answer"));
    });
    foul
}

impl PenaltyBook {
    /// The book, checked when the program is built.
    ///
    /// # Panics
    /// If a key is there twice, or something is treated as a foul that the book doesn't have, or of
    /// which it knows an answer that isn't asked for there.
    pub(crate) const fn checked(self) -> Self {
        distinct!(foul of self.fouls, foul.key);
        distinct!(interaction of self.interactions, interaction.clause);
        each!(foul of self.fouls, {
            each!(case of foul.cases, {
                if let Outcome::As(other, known) = case.outcome {
                    let Some(place) = place_of!(foul of self.fouls, foul.key, other) else {
                        panic!("treated as no foul of the book");
                    };
                    let questions = self.fouls[place].questions;
                    each!(given of known, {
                        let given = match *given {
                            Given::Unsaid(key, flag) => Given::Flag(key, flag),
                            given => given,
                        };
                        assert!(is_asked(questions, given), "no such answer");
                    });
                }
            });
        });
        self
    }
}

const fn is_asked(questions: &[Question], given: Given) -> bool {
    let Some(place) = place_of!(question of questions, question.key, given.question()) else {
        return false;
    };
    match (given, questions[place].ask) {
        (Given::Word(_, allowed), Ask::Word(words)) => are_words(words, allowed),
        (Given::Flag(..), Ask::Flag) => true,
        (Given::Number(_, from, to), Ask::Number(most)) => from <= to && to <= most,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fouls::{FoulCase, Group, penalty_books};
    use crate::schema::{Need, question};

    static FLAG: Question = question("flag", "", Ask::Flag, Need::Always);

    const fn case(outcome: Outcome) -> FoulCase {
        FoulCase {
            clause: "1",
            plain: "",
            when: &[],
            outcome,
            bets: None,
            says: "",
        }
    }

    fn foul(key: &'static str, questions: &[Question], outcome: Outcome) -> &'static Foul {
        Box::leak(Box::new(checked(Foul {
            key,
            name: "",
            plain: "",
            keywords: "",
            group: Group::Tiles,
            questions: questions.to_vec().leak(),
            cases: vec![case(outcome)].leak(),
        })))
    }

    fn book(fouls: Vec<&'static Foul>) -> PenaltyBook {
        PenaltyBook {
            fouls: fouls.leak(),
            points: penalty_books::WRC_2015.points,
            stakes: None,
            tournament: None,
            interactions: &[],
            ..penalty_books::WRC_2015
        }
        .checked()
    }

    #[test]
    fn a_foul_may_be_treated_as_another_one_of_its_book() {
        let known = &[Given::Flag("flag", true), Given::Unsaid("flag", true)];
        book(vec![
            foul("one", &[], Outcome::As("two", known)),
            foul("two", &[FLAG], Outcome::Allowed),
        ]);
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn no_key_is_that_of_two_fouls() {
        book(
            ["one", "two", "one"]
                .map(|key| foul(key, &[], Outcome::Allowed))
                .to_vec(),
        );
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn no_key_is_that_of_two_questions_of_a_foul() {
        foul("one", &[FLAG, FLAG], Outcome::Allowed);
    }

    #[test]
    #[should_panic(expected = "treated as no foul of the book")]
    fn nothing_is_treated_as_a_foul_that_is_not_there() {
        book(vec![foul("one", &[], Outcome::As("two", &[]))]);
    }

    #[test]
    #[should_panic(expected = "no such answer")]
    fn nothing_is_known_that_the_other_foul_does_not_ask() {
        let known = &[Given::Flag("another", true)];
        book(vec![
            foul("one", &[], Outcome::As("two", known)),
            foul("two", &[FLAG], Outcome::Allowed),
        ]);
    }
}
