//! Compile-time checks of fouls and penalty books: duplicate keys and references to missing items.

use super::{AnswerCondition, Foul, Outcome, PenaltyBook};
use crate::model::{AnswerKind, Question, are_words, distinct, each, place_of};

/// Checks a foul at compile time.
///
/// # Panics
/// If two questions have the same key, or a condition of a case fits no answer of its question.
pub(crate) const fn checked(foul: Foul) -> Foul {
    distinct!(question of foul.questions, question.key);
    each!(case of foul.cases, {
        each!(condition of case.when, assert!(is_valid_condition(foul.questions, *condition), "no such answer"));
    });
    foul
}

impl PenaltyBook {
    /// Checks the penalty book at compile time.
    ///
    /// # Panics
    /// If a key is duplicate, or [`Outcome::SameAs`] names a foul, a question or an answer that doesn't
    /// exist.
    pub(crate) const fn checked(self) -> Self {
        distinct!(foul of self.fouls, foul.key);
        distinct!(interaction of self.interactions, interaction.clause);
        each!(foul of self.fouls, {
            each!(case of foul.cases, {
                if let Outcome::SameAs(other, assumed) = case.outcome {
                    let Some(place) = place_of!(foul of self.fouls, foul.key, other) else {
                        panic!("treated as no foul of the book");
                    };
                    let questions = self.fouls[place].questions;
                    each!(condition of assumed, {
                        let condition = match *condition {
                            AnswerCondition::Assumed(key, flag) => AnswerCondition::Flag(key, flag),
                            condition => condition,
                        };
                        assert!(is_valid_condition(questions, condition), "no such answer");
                    });
                }
            });
        });
        self
    }
}

const fn is_valid_condition(questions: &[Question], condition: AnswerCondition) -> bool {
    let Some(place) = place_of!(question of questions, question.key, condition.question()) else {
        return false;
    };
    match (condition, questions[place].kind) {
        (AnswerCondition::Word(_, allowed), AnswerKind::Word(words)) => are_words(words, allowed),
        (AnswerCondition::Flag(..), AnswerKind::Flag) => true,
        (AnswerCondition::Number(_, from, to), AnswerKind::Number(most)) => {
            from <= to && to <= most
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fouls::{FoulCase, FoulGroup, penalty_books};
    use crate::model::{Required, question};

    static FLAG: Question = question("flag", "", AnswerKind::Flag, Required::Always);

    const fn case(outcome: Outcome) -> FoulCase {
        FoulCase {
            clause: "1",
            plain: "",
            when: &[],
            outcome,
            bets: None,
            text: "",
        }
    }

    fn foul(key: &'static str, questions: &[Question], outcome: Outcome) -> &'static Foul {
        Box::leak(Box::new(checked(Foul {
            key,
            name: "",
            plain: "",
            keywords: "",
            group: FoulGroup::Tiles,
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
        let conditions = &[
            AnswerCondition::Flag("flag", true),
            AnswerCondition::Assumed("flag", true),
        ];
        book(vec![
            foul("one", &[], Outcome::SameAs("two", conditions)),
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
    fn book_panics_if_case_refers_to_unknown_foul() {
        book(vec![foul("one", &[], Outcome::SameAs("two", &[]))]);
    }

    #[test]
    #[should_panic(expected = "no such answer")]
    fn book_panics_if_referred_foul_lacks_the_question() {
        let conditions = &[AnswerCondition::Flag("another", true)];
        book(vec![
            foul("one", &[], Outcome::SameAs("two", conditions)),
            foul("two", &[FLAG], Outcome::Allowed),
        ]);
    }
}
