//! Answers that a game derives from its state.

use tilewise_rules::{Answer, AnswerKind, Answers, Counter, Question, TableStakes, WinInput};

use crate::{FoulRecord, TableEvent, WinRecord};

/// Keys of questions of events that the game answers: scores, stakes on the table.
pub const DERIVED_ANSWERS: &[&str] = &[
    "pot",
    Counter::Honba.key(),
    Counter::Streak.key(),
    "bets",
    "declared",
    "round",
    "counters",
    "debts",
    "last_hand",
    "contributions",
    "scores",
    "table",
    "first_east",
    "chombo",
];

/// Keys of questions of fouls that the game answers.
pub const DERIVED_FOUL_ANSWERS: &[&str] = &["declared", "bets", "counters", "before", "warned"];

/// Returns whether a game answers a question of an event. A choice among words under the same key is another
/// question: the kind of declaration, not the players who bet.
pub fn is_derived(question: &Question) -> bool {
    DERIVED_ANSWERS.contains(&question.key) && !matches!(question.kind, AnswerKind::Word(_))
}

impl WinRecord {
    /// Creates a win with tiles, without derived facts.
    pub fn hand(mut entry: WinInput) -> Self {
        entry.context.prevailing = None;
        entry.context.stakes = TableStakes::NONE;
        Self::Hand(Box::new(entry))
    }

    /// Creates a counted win, without derived answers.
    pub fn counted(answers: Answers) -> Self {
        Self::Counted(without(answers, DERIVED_ANSWERS))
    }
}

impl TableEvent {
    /// Creates an event, without derived answers.
    pub fn new(event: &str, answers: Answers) -> Self {
        Self {
            event: event.to_owned(),
            answers: strip_derived(answers),
        }
    }
}

impl FoulRecord {
    /// Creates a foul, without derived answers.
    pub fn new(foul: &str, clause: Option<&str>, answers: Answers) -> Self {
        Self {
            foul: foul.to_owned(),
            penalty_book: None,
            clause: clause.map(str::to_owned),
            answers: without(answers, DERIVED_FOUL_ANSWERS),
        }
    }
}

/// Removes derived answers. A choice among words is another question and stays.
fn strip_derived(mut answers: Answers) -> Answers {
    for key in DERIVED_ANSWERS {
        if !matches!(answers.get(key), Some(Answer::Word(_))) {
            answers.unset(key);
        }
    }
    answers
}

fn without(mut answers: Answers, derived: &[&str]) -> Answers {
    for key in derived {
        answers.unset(key);
    }
    answers
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{Answer, Answers, BySeat, Seat};

    use crate::{FoulRecord, TableEvent};

    fn answers(declared: Answer) -> Answers {
        let mut answers = Answers::default();
        answers.set("seat", Answer::Seat(Seat::South));
        answers.set("declared", declared);
        answers.set("bets", Answer::Number(2));
        answers
    }

    /// SG-124: the kind of an early declaration is a word; the game derives the players who bet in riichi.
    #[test]
    fn word_answers_are_not_derived() {
        let event = TableEvent::new("reveal-after-declaration", answers(Answer::Word(0)));
        let keys: Vec<_> = event.answers.keys().collect();
        assert_eq!(keys, ["seat", "declared"]);
        let bet = Answer::Seats(BySeat::new([true; 4]));
        let event = TableEvent::new("abortive-draw", answers(bet.clone()));
        assert_eq!(event.answers.keys().collect::<Vec<_>>(), ["seat"]);
        let foul = FoulRecord::new("empty-call", None, answers(bet));
        assert_eq!(foul.answers.keys().collect::<Vec<_>>(), ["seat"]);
    }
}
