//! Score sheets (E12 to E14).

use crate::fouls::{Foul, FoulCase, Given, Group, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// A score sheet that isn't as it should be.
pub(super) static SCORE_SHEET: Foul = checked(Foul {
    key: "score-sheet",
    name: "Score sheets",
    plain: "A score sheet is wrong",
    keywords: "all-last sheet, score form, report, signature, unsigned, miscounted, result",
    group: Group::Conduct,
    questions: &[question(
        "what",
        "What is wrong?",
        Ask::Word(&[
            ("all-last", "The sheet of the last hand"),
            ("mistake", "The score sheet has a mistake"),
            ("unsigned", "The score sheet isn’t signed"),
        ]),
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "E12",
            plain: "a wrong sheet of the last hand",
            when: &[Given::Word("what", &["all-last"])],
            outcome: Outcome::Points(8),
            bets: None,
            says: "8 points for a wrong sheet of the last hand.",
        },
        FoulCase {
            clause: "E13",
            plain: "a mistake in the score sheet",
            when: &[Given::Word("what", &["mistake"])],
            outcome: Outcome::Points(2),
            bets: None,
            says: "2 points for each player of the table.",
        },
        FoulCase {
            clause: "E14",
            plain: "a score sheet that isn’t signed",
            when: &[Given::Word("what", &["unsigned"])],
            outcome: Outcome::Points(2),
            bets: None,
            says: "2 points for a sheet that isn’t signed.",
        },
    ],
});
