//! Score sheets (W16, W17).

use crate::fouls::{Foul, FoulCase, Given, Group, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// A score sheet that isn't as it should be.
pub(super) static SCORE_SHEET: Foul = checked(Foul {
    key: "score-sheet",
    name: "Score sheets",
    plain: "A score sheet is wrong",
    keywords: "all-last sheet, score form, report sheet, sticks put away, miscounted, result",
    group: Group::Conduct,
    questions: &[question(
        "what",
        "What is wrong?",
        Ask::Word(&[
            (
                "all-last",
                "The sheet of the last hand, and it changed the game",
            ),
            (
                "mistake",
                "The report sheet, and the sticks are put back already",
            ),
        ]),
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "W16",
            plain: "a wrong sheet of the last hand that changed the game",
            when: &[Given::Word("what", &["all-last"])],
            outcome: Outcome::Points(8),
            bets: None,
            says: "8 points for who filled it in.",
        },
        FoulCase {
            clause: "W17",
            plain: "a wrong report sheet, and no sticks to check it by",
            when: &[Given::Word("what", &["mistake"])],
            outcome: Outcome::Points(2),
            bets: None,
            says: "2 points for each player of the table. The scores are put right where they can be.",
        },
    ],
});
