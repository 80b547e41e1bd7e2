//! Score sheets (E12 to E14).

use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

/// Incorrect score sheet.
pub(super) static SCORE_SHEET: Foul = checked(Foul {
    key: "score-sheet",
    name: "Score sheets",
    plain: "A score sheet is wrong",
    keywords: "all-last sheet, score form, report, signature, unsigned, miscounted, result",
    group: FoulGroup::Conduct,
    questions: &[question(
        "what",
        "What is wrong?",
        AnswerKind::Word(&[
            ("all-last", "The sheet of the last hand"),
            ("mistake", "The score sheet has a mistake"),
            ("unsigned", "The score sheet isn’t signed"),
        ]),
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "E12",
            plain: "a wrong sheet of the last hand",
            when: &[AnswerCondition::Word("what", &["all-last"])],
            outcome: Outcome::Points(8),
            bets: None,
            text: "8 points for a wrong sheet of the last hand.",
        },
        FoulCase {
            clause: "E13",
            plain: "a mistake in the score sheet",
            when: &[AnswerCondition::Word("what", &["mistake"])],
            outcome: Outcome::Points(2),
            bets: None,
            text: "2 points for each player of the table.",
        },
        FoulCase {
            clause: "E14",
            plain: "a score sheet that isn’t signed",
            when: &[AnswerCondition::Word("what", &["unsigned"])],
            outcome: Outcome::Points(2),
            bets: None,
            text: "2 points for a sheet that isn’t signed.",
        },
    ],
});
