//! Groups and tiles (F6 to F9, F17 to F23, W4).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015::tiles;
use crate::fouls::{Foul, FoulCase, Given, Moment, Outcome, checked};
use crate::schema::{Ask, Need, question};

use super::calls::DECLARED_DEAD;

/// A claimed tile, or the other end of its chow, discarded at once.
pub(super) static SWAP_CALLING: Foul = checked(Foul {
    questions: &[
        question("dead", "Was the hand dead before?", Ask::Flag, Need::Always),
        DECLARED_DEAD,
    ],
    cases: &inherit::cases::<3>(
        tiles::SWAP_CALLING.cases,
        &[
            Differs::Instead(FoulCase {
                when: &[Given::Flag("dead", false)],
                ..tiles::SWAP_CALLING.case("F6")
            }),
            Differs::Besides(FoulCase {
                clause: "W4",
                plain: "the hand was dead already, and the player didn’t know",
                when: &[
                    Given::Flag("dead", true),
                    Given::Flag("declared_dead", false),
                ],
                outcome: Outcome::Warned,
                bets: None,
                says: "It is a call with a dead hand (F15): the call is void, and the hand stays dead.",
            }),
            Differs::Besides(FoulCase {
                clause: "W4a",
                plain: "the hand was dead already, and the player knew",
                when: &[
                    Given::Flag("dead", true),
                    Given::Flag("declared_dead", true),
                ],
                outcome: Outcome::Points(30),
                bets: None,
                says: "It is a call with a dead hand (F16): the call is void, and play goes on.",
            }),
        ],
    ),
    ..tiles::SWAP_CALLING
});

/// A meld that is no group.
pub(super) static INVALID_GROUP: Foul = checked(Foul {
    questions: &inherit::questions::<3>(
        tiles::INVALID_GROUP.questions,
        &[Differs::After(
            "discarded",
            question("kong", "Is it a kong?", Ask::Flag, Need::Always),
        )],
    ),
    cases: &inherit::cases::<4>(
        tiles::INVALID_GROUP.cases,
        &[
            Differs::Instead(FoulCase {
                plain: "the player has discarded since, and it isn’t a kong",
                when: &[Given::Flag("discarded", true), Given::Flag("kong", false)],
                says: "After the discard the group can’t be changed any more.",
                ..tiles::INVALID_GROUP.case("F7")
            }),
            Differs::After(
                "F7",
                FoulCase {
                    clause: "F7a",
                    plain: "the player has discarded since, and it is a kong",
                    when: &[Given::Flag("discarded", true), Given::Flag("kong", true)],
                    outcome: Outcome::Chonbo(Moment::Any),
                    bets: None,
                    says: "A false kong touches the replacement tiles: found after the discard it is chombo.",
                },
            ),
            Differs::Instead(FoulCase {
                outcome: Outcome::As(
                    "empty-call",
                    &[Given::Word("call", &["claim", "concealed-kong"])],
                ),
                says: "A call that is taken back is an empty call.",
                ..tiles::INVALID_GROUP.case("F9")
            }),
        ],
    ),
    ..tiles::INVALID_GROUP
});

/// A claimed tile that was left lying.
pub(super) static TILE_NOT_TAKEN: Foul = checked(Foul {
    questions: &[question(
        "drawn",
        "Has it been the player’s turn to draw since?",
        Ask::Flag,
        Need::Always,
    )],
    cases: &inherit::cases::<2>(
        tiles::TILE_NOT_TAKEN.cases,
        &[
            Differs::Instead(FoulCase {
                plain: "not taken before the player’s own next draw",
                when: &[Given::Flag("drawn", true)],
                outcome: Outcome::Chonbo(Moment::Any),
                says: "From the player’s own next draw on the tile can’t be taken any more: there are too few.",
                ..tiles::TILE_NOT_TAKEN.case("F17")
            }),
            Differs::Instead(FoulCase {
                plain: "noticed before the player’s own next draw",
                when: &[Given::Flag("drawn", false)],
                outcome: Outcome::NotPenalized,
                ..tiles::TILE_NOT_TAKEN.case("F17a")
            }),
        ],
    ),
    ..tiles::TILE_NOT_TAKEN
});

/// Too many or too few tiles.
pub(super) static TILE_COUNT: Foul = checked(Foul {
    cases: &[FoulCase {
        outcome: Outcome::Chonbo(Moment::Any),
        says: "A wrong number of tiles can’t be put right: it is chombo.",
        ..tiles::TILE_COUNT.case("F18")
    }],
    ..tiles::TILE_COUNT
});

/// Tiles that were seen or taken wrongly.
pub(super) static REVEALED_TILES: Foul = checked(Foul {
    name: "Wrongly revealing tiles",
    questions: &[
        tiles::REVEALED_TILES.question("when"),
        tiles::REVEALED_TILES.question("problem"),
        question(
            "tiles",
            "How many tiles?",
            Ask::Word(&[
                ("few", "One or two"),
                ("several", "Three to six"),
                ("many", "Seven or more"),
            ]),
            Need::Always,
        ),
        question(
            "repeated",
            "Has the player done it before?",
            Ask::Flag,
            Need::Always,
        ),
    ],
    cases: &inherit::cases::<7>(
        tiles::REVEALED_TILES.cases,
        &[
            Differs::Instead(FoulCase {
                plain: "one or two tiles, for the first time",
                when: &[
                    Given::Word("when", &["play"]),
                    Given::Word("tiles", &["few"]),
                    Given::Flag("repeated", false),
                ],
                outcome: Outcome::Warned,
                says: "The tiles go back to where they came from, and there is a warning.",
                ..tiles::REVEALED_TILES.case("F19")
            }),
            Differs::After(
                "F19",
                FoulCase {
                    clause: "F19a",
                    plain: "one or two tiles, and not for the first time",
                    when: &[
                        Given::Word("when", &["play"]),
                        Given::Word("tiles", &["few"]),
                        Given::Flag("repeated", true),
                    ],
                    outcome: Outcome::Points(5),
                    bets: None,
                    says: "Repeated, it costs 5 points. The tiles go back to where they came from.",
                },
            ),
            Differs::After(
                "F19a",
                FoulCase {
                    clause: "F19b",
                    plain: "three to six tiles",
                    when: &[
                        Given::Word("when", &["play"]),
                        Given::Word("tiles", &["several"]),
                    ],
                    outcome: Outcome::DeadHand,
                    bets: None,
                    says: "Three to six tiles result in a dead hand. They go back to where they came from.",
                },
            ),
            Differs::Instead(FoulCase {
                plain: "seven tiles or more",
                when: &[
                    Given::Word("when", &["play"]),
                    Given::Word("tiles", &["many"]),
                ],
                says: "Seven tiles or more are chombo.",
                ..tiles::REVEALED_TILES.case("F20")
            }),
        ],
    ),
    ..tiles::REVEALED_TILES
});
