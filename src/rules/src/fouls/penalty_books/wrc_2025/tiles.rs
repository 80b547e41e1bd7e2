//! Groups and tiles (F6 to F9, F17 to F23, W4).

use crate::fouls::{
    AnswerCondition, Foul, FoulCase, Moment, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::tiles,
};
use crate::model::{AnswerKind, Required, question};

use super::calls::DECLARED_DEAD;

/// Swap calling: a claimed tile, or the other end of its chow, discarded at once.
pub(super) static SWAP_CALLING: Foul = checked(Foul {
    questions: &[
        question(
            "dead",
            "Was the hand dead before?",
            AnswerKind::Flag,
            Required::Always,
        ),
        DECLARED_DEAD,
    ],
    cases: &inherit::cases::<3>(
        tiles::SWAP_CALLING.cases,
        &[
            Patch::Replace(FoulCase {
                when: &[AnswerCondition::Flag("dead", false)],
                ..tiles::SWAP_CALLING.case("F6")
            }),
            Patch::Append(FoulCase {
                clause: "W4",
                plain: "the hand was dead already, and the player didn’t know",
                when: &[
                    AnswerCondition::Flag("dead", true),
                    AnswerCondition::Flag("declared_dead", false),
                ],
                outcome: Outcome::Warned,
                bets: None,
                text: "It is a call with a dead hand (F15): the call is void, and the hand stays dead.",
            }),
            Patch::Append(FoulCase {
                clause: "W4a",
                plain: "the hand was dead already, and the player knew",
                when: &[
                    AnswerCondition::Flag("dead", true),
                    AnswerCondition::Flag("declared_dead", true),
                ],
                outcome: Outcome::Points(30),
                bets: None,
                text: "It is a call with a dead hand (F16): the call is void, and play goes on.",
            }),
        ],
    ),
    ..tiles::SWAP_CALLING
});

/// Invalid meld.
pub(super) static INVALID_GROUP: Foul = checked(Foul {
    questions: &inherit::questions::<3>(
        tiles::INVALID_GROUP.questions,
        &[Patch::InsertAfter(
            "discarded",
            question("kong", "Is it a kong?", AnswerKind::Flag, Required::Always),
        )],
    ),
    cases: &inherit::cases::<4>(
        tiles::INVALID_GROUP.cases,
        &[
            Patch::Replace(FoulCase {
                plain: "the player has discarded since, and it isn’t a kong",
                when: &[
                    AnswerCondition::Flag("discarded", true),
                    AnswerCondition::Flag("kong", false),
                ],
                text: "After the discard the group can’t be changed any more.",
                ..tiles::INVALID_GROUP.case("F7")
            }),
            Patch::InsertAfter(
                "F7",
                FoulCase {
                    clause: "F7a",
                    plain: "the player has discarded since, and it is a kong",
                    when: &[
                        AnswerCondition::Flag("discarded", true),
                        AnswerCondition::Flag("kong", true),
                    ],
                    outcome: Outcome::Chonbo(Moment::Any),
                    bets: None,
                    text: "A false kong touches the replacement tiles: found after the discard it is chombo.",
                },
            ),
            Patch::Replace(FoulCase {
                outcome: Outcome::SameAs(
                    "empty-call",
                    &[AnswerCondition::Word("call", &["claim", "concealed-kong"])],
                ),
                text: "A call that is taken back is an empty call.",
                ..tiles::INVALID_GROUP.case("F9")
            }),
        ],
    ),
    ..tiles::INVALID_GROUP
});

/// Claimed tile that was not taken.
pub(super) static TILE_NOT_TAKEN: Foul = checked(Foul {
    questions: &[question(
        "drawn",
        "Has it been the player’s turn to draw since?",
        AnswerKind::Flag,
        Required::Always,
    )],
    cases: &inherit::cases::<2>(
        tiles::TILE_NOT_TAKEN.cases,
        &[
            Patch::Replace(FoulCase {
                plain: "not taken before the player’s own next draw",
                when: &[AnswerCondition::Flag("drawn", true)],
                outcome: Outcome::Chonbo(Moment::Any),
                text: "From the player’s own next draw on the tile can’t be taken any more: there are too few.",
                ..tiles::TILE_NOT_TAKEN.case("F17")
            }),
            Patch::Replace(FoulCase {
                plain: "noticed before the player’s own next draw",
                when: &[AnswerCondition::Flag("drawn", false)],
                outcome: Outcome::NotPenalized,
                ..tiles::TILE_NOT_TAKEN.case("F17a")
            }),
        ],
    ),
    ..tiles::TILE_NOT_TAKEN
});

/// Wrong number of tiles.
pub(super) static TILE_COUNT: Foul = checked(Foul {
    cases: &[FoulCase {
        outcome: Outcome::Chonbo(Moment::Any),
        text: "A wrong number of tiles can’t be put right: it is chombo.",
        ..tiles::TILE_COUNT.case("F18")
    }],
    ..tiles::TILE_COUNT
});

/// Tiles that were revealed or taken by mistake.
pub(super) static REVEALED_TILES: Foul = checked(Foul {
    name: "Wrongly revealing tiles",
    questions: &[
        tiles::REVEALED_TILES.question("when"),
        tiles::REVEALED_TILES.question("problem"),
        question(
            "tiles",
            "How many tiles?",
            AnswerKind::Word(&[
                ("few", "One or two"),
                ("several", "Three to six"),
                ("many", "Seven or more"),
            ]),
            Required::Always,
        ),
        question(
            "repeated",
            "Has the player done it before?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &inherit::cases::<7>(
        tiles::REVEALED_TILES.cases,
        &[
            Patch::Replace(FoulCase {
                plain: "one or two tiles, for the first time",
                when: &[
                    AnswerCondition::Word("when", &["play"]),
                    AnswerCondition::Word("tiles", &["few"]),
                    AnswerCondition::Flag("repeated", false),
                ],
                outcome: Outcome::Warned,
                text: "The tiles go back to where they came from, and there is a warning.",
                ..tiles::REVEALED_TILES.case("F19")
            }),
            Patch::InsertAfter(
                "F19",
                FoulCase {
                    clause: "F19a",
                    plain: "one or two tiles, and not for the first time",
                    when: &[
                        AnswerCondition::Word("when", &["play"]),
                        AnswerCondition::Word("tiles", &["few"]),
                        AnswerCondition::Flag("repeated", true),
                    ],
                    outcome: Outcome::Points(5),
                    bets: None,
                    text: "Repeated, it costs 5 points. The tiles go back to where they came from.",
                },
            ),
            Patch::InsertAfter(
                "F19a",
                FoulCase {
                    clause: "F19b",
                    plain: "three to six tiles",
                    when: &[
                        AnswerCondition::Word("when", &["play"]),
                        AnswerCondition::Word("tiles", &["several"]),
                    ],
                    outcome: Outcome::DeadHand,
                    bets: None,
                    text: "Three to six tiles result in a dead hand. They go back to where they came from.",
                },
            ),
            Patch::Replace(FoulCase {
                plain: "seven tiles or more",
                when: &[
                    AnswerCondition::Word("when", &["play"]),
                    AnswerCondition::Word("tiles", &["many"]),
                ],
                text: "Seven tiles or more are chombo.",
                ..tiles::REVEALED_TILES.case("F20")
            }),
        ],
    ),
    ..tiles::REVEALED_TILES
});
