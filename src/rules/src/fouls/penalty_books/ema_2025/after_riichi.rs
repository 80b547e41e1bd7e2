//! What may not be done after riichi (E4, E5, E9, E10).

use crate::fouls::{Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// Something that may not be done after riichi.
pub(super) static AFTER_RIICHI: Foul = checked(Foul {
    key: "after-riichi",
    name: "Wrong play after riichi",
    plain: "Did something after riichi that isn’t allowed",
    keywords: "touched the hand, drawn tile into the hand, chii, pon or kan after riichi, opened the hand, discarded from the hand, changed the hand",
    group: Group::Riichi,
    questions: &[
        question(
            "what",
            "What?",
            Ask::Word(&[
                ("touched", "The drawn tile touched the hand"),
                ("called", "Called chii, pon or kan"),
                ("discarded", "Discarded a tile of the hand"),
            ]),
            Need::Always,
        ),
        question(
            "winning",
            "Was it the winning tile?",
            Ask::Flag,
            Need::Always,
        ),
        question(
            "warned",
            "Had the player been warned about it before?",
            Ask::Flag,
            Need::Always,
        ),
        question("reverted", "Was the call undone?", Ask::Flag, Need::Always),
    ],
    cases: &[
        FoulCase {
            clause: "E4",
            plain: "the drawn tile touched the hand, after a warning",
            when: &[
                Given::Word("what", &["touched"]),
                Given::Flag("winning", false),
                Given::Flag("warned", true),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "After a warning the hand is dead when a drawn tile touches it again.",
        },
        FoulCase {
            clause: "E4a",
            plain: "the drawn tile touched the hand for the first time",
            when: &[
                Given::Word("what", &["touched"]),
                Given::Flag("winning", false),
                Given::Flag("warned", false),
            ],
            outcome: Outcome::Warned,
            bets: None,
            says: "The first time there is a warning: drawn tiles are kept apart from the hand.",
        },
        FoulCase {
            clause: "E4b",
            plain: "the winning tile touched the hand",
            when: &[
                Given::Word("what", &["touched"]),
                Given::Flag("winning", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "The winning tile doesn’t count.",
        },
        FoulCase {
            clause: "E5",
            plain: "called chii, pon or kan, and it was undone",
            when: &[
                Given::Word("what", &["called"]),
                Given::Flag("reverted", true),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "A call after riichi that is undone results in a dead hand.",
        },
        FoulCase {
            clause: "E10",
            plain: "called chii, pon or kan, and it was not undone",
            when: &[
                Given::Word("what", &["called"]),
                Given::Flag("reverted", false),
            ],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "A set called after riichi and not undone is chombo.",
        },
        FoulCase {
            clause: "E9",
            plain: "discarded a tile of the hand and not the drawn one",
            when: &[Given::Word("what", &["discarded"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "After riichi the drawn tile is discarded: another one is chombo.",
        },
    ],
});
