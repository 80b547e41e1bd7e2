//! Riichi declared wrongly, and what may not be done after it (F24 to F28, W6, W7).

use crate::fouls::penalty_books::wrc_2015::riichi;
use crate::fouls::{Bets, Foul, FoulCase, Given, Group, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// A riichi declaration with something wrong in it.
pub(super) static WRONG_RIICHI: Foul = checked(Foul {
    key: "wrong-riichi",
    name: "Wrong riichi declaration",
    plain: "Declared riichi in the wrong way",
    keywords: riichi::WRONG_RIICHI.keywords,
    group: Group::Riichi,
    questions: riichi::WRONG_RIICHI.questions,
    cases: &[
        FoulCase {
            clause: "F24",
            plain: "the 1,000 points were not put down",
            when: &[Given::Word("what", &["bet"])],
            outcome: Outcome::Warned,
            bets: None,
            says: "The riichi is valid. The bet is put down now.",
        },
        FoulCase {
            clause: "F25",
            plain: "riichi was not said",
            when: &[Given::Word("what", &["word"])],
            outcome: Outcome::Warned,
            bets: None,
            says: "The riichi is valid all the same.",
        },
        FoulCase {
            clause: "F26",
            plain: "the discard was not turned sideways, and it is known which one it was",
            when: &[
                Given::Word("what", &["rotation"]),
                Given::Flag("known", true),
            ],
            outcome: Outcome::Warned,
            bets: None,
            says: "The riichi is valid. The discard is turned now.",
        },
        FoulCase {
            clause: "F27",
            plain: "the discard was not turned sideways, and nobody knows which one it was",
            when: &[
                Given::Word("what", &["rotation"]),
                Given::Flag("known", false),
            ],
            outcome: Outcome::Furiten,
            bets: None,
            says: "The riichi is valid, and there is a warning. For furiten the earliest of the discards that it can have been counts.",
        },
        FoulCase {
            clause: "F28",
            plain: "riichi with an open hand",
            when: &[Given::Word("what", &["open"])],
            outcome: Outcome::DeadHand,
            bets: Some(Bets::Back),
            says: "The declaration is not valid, so that no bet is paid, and the hand is dead.",
        },
    ],
});

/// Something that may not be done after riichi.
pub(super) static AFTER_RIICHI: Foul = checked(Foul {
    key: "after-riichi",
    name: "Wrong play after riichi",
    plain: "Did something after riichi that isn't allowed",
    keywords: "chii, pon or kan after riichi, opened the hand, discarded from the hand, changed the hand",
    group: Group::Riichi,
    questions: &[
        question(
            "what",
            "What?",
            Ask::Word(&[
                ("called", "Called chii, pon or kan"),
                ("discarded", "Discarded a tile of the hand"),
            ]),
            Need::Always,
        ),
        question(
            "ended",
            "How does the hand stand?",
            Ask::Word(&[
                ("playing", "It is still being played"),
                ("draw", "Exhaustive draw"),
            ]),
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "W6",
            plain: "called chii, pon or kan after riichi",
            when: &[Given::Word("what", &["called"])],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "The call is void, and the hand is dead.",
        },
        FoulCase {
            clause: "W7",
            plain: "discarded a tile of the hand after riichi, while the hand is being played",
            when: &[
                Given::Word("what", &["discarded"]),
                Given::Word("ended", &["playing"]),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "After riichi the drawn tile is discarded: another one makes the hand dead.",
        },
        FoulCase {
            clause: "W7a",
            plain: "discarded a tile of the hand after riichi, exhaustive draw",
            when: &[
                Given::Word("what", &["discarded"]),
                Given::Word("ended", &["draw"]),
            ],
            outcome: Outcome::As(
                "noten-riichi",
                &[Given::Word("ended", &["draw"]), Given::Flag("dead", false)],
            ),
            bets: None,
            says: "The hand can't prove any more that it was ready.",
        },
    ],
});
