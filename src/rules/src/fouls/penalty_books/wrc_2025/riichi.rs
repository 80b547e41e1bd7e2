//! Riichi declared wrongly, and what may not be done after it (F24 to F28, W6, W7).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015::riichi;
use crate::fouls::{Foul, FoulCase, Given, Group, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// A riichi declaration with something wrong in it.
pub(super) static WRONG_RIICHI: Foul = checked(Foul {
    cases: &inherit::cases::<5>(
        riichi::WRONG_RIICHI.cases,
        &[
            Differs::Instead(FoulCase {
                outcome: Outcome::Warned,
                ..riichi::WRONG_RIICHI.case("F24")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::Warned,
                ..riichi::WRONG_RIICHI.case("F25")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::Warned,
                ..riichi::WRONG_RIICHI.case("F26")
            }),
            Differs::Instead(FoulCase {
                says: "The riichi is valid, and there is a warning. For furiten the earliest of the discards that it can have been counts.",
                ..riichi::WRONG_RIICHI.case("F27")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                says: "The declaration is not valid, so that no bet is paid, and the player has a dead hand.",
                ..riichi::WRONG_RIICHI.case("F28")
            }),
        ],
    ),
    ..riichi::WRONG_RIICHI
});

/// Something that may not be done after riichi.
pub(super) static AFTER_RIICHI: Foul = checked(Foul {
    key: "after-riichi",
    name: "Wrong play after riichi",
    plain: "Did something after riichi that isn’t allowed",
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
            says: "The call is void, and the player has a dead hand.",
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
            says: "After riichi the drawn tile is discarded: another one results in a dead hand.",
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
            says: "The hand can’t prove any more that it was ready.",
        },
    ],
});
