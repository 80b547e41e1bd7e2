//! Score sheets (W16, W17).

use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

/// Incorrect score sheet.
pub(super) static SCORE_SHEET: Foul = checked(Foul {
    key: "score-sheet",
    name: "Score sheets",
    plain: "A score sheet is wrong",
    keywords: "all-last sheet, score form, report sheet, sticks put away, miscounted, result",
    group: FoulGroup::Conduct,
    questions: &[question(
        "what",
        "What is wrong?",
        AnswerKind::Word(&[
            (
                "all-last",
                "The sheet of the last hand, and it changed the game",
            ),
            (
                "mistake",
                "The report sheet, and the sticks are put back already",
            ),
        ]),
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "W16",
            plain: "a wrong sheet of the last hand that changed the game",
            when: &[AnswerCondition::Word("what", &["all-last"])],
            outcome: Outcome::Points(8),
            bets: None,
            text: "8 points for who filled it in.",
        },
        FoulCase {
            clause: "W17",
            plain: "a wrong report sheet, and no sticks to check it by",
            when: &[AnswerCondition::Word("what", &["mistake"])],
            outcome: Outcome::Points(2),
            bets: None,
            text: "2 points for each player of the table. The scores are put right where they can be.",
        },
    ],
});
