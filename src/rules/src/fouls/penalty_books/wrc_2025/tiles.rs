//! Groups and tiles (F6 to F9, F17 to F23, W4).

use crate::fouls::penalty_books::wrc_2015::tiles;
use crate::fouls::{Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::{Ask, Need, question};

use super::calls::DECLARED_DEAD;

/// A claimed tile, or the other end of its chow, discarded at once.
pub(super) static SWAP_CALLING: Foul = checked(Foul {
    key: "swap-calling",
    name: "Swap-calling",
    plain: "Claimed a tile and discarded the same, or the other end of the chow",
    keywords: tiles::SWAP_CALLING.keywords,
    group: Group::Tiles,
    questions: &[
        question("dead", "Was the hand dead before?", Ask::Flag, Need::Always),
        DECLARED_DEAD,
    ],
    cases: &[
        FoulCase {
            clause: "F6",
            plain: "claimed a tile and discarded what it replaced",
            when: &[Given::Flag("dead", false)],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "It is judged when the player discards. The meld and the discard both stay as they are.",
        },
        FoulCase {
            clause: "W4",
            plain: "the hand was dead already, and the player didn't know",
            when: &[
                Given::Flag("dead", true),
                Given::Flag("declared_dead", false),
            ],
            outcome: Outcome::Warned,
            bets: None,
            says: "It is a call with a dead hand (F15): the call is void, and the hand stays dead.",
        },
        FoulCase {
            clause: "W4a",
            plain: "the hand was dead already, and the player knew",
            when: &[
                Given::Flag("dead", true),
                Given::Flag("declared_dead", true),
            ],
            outcome: Outcome::Points(30),
            bets: None,
            says: "It is a call with a dead hand (F16): the call is void, and play goes on.",
        },
    ],
});

/// A meld that is no group.
pub(super) static INVALID_GROUP: Foul = checked(Foul {
    key: "invalid-group",
    name: "Invalid group",
    plain: "Melded tiles that are no chow, pung or kong",
    keywords: tiles::INVALID_GROUP.keywords,
    group: Group::Tiles,
    questions: &[
        question(
            "discarded",
            "Has the player discarded since?",
            Ask::Flag,
            Need::Always,
        ),
        question("kong", "Is it a kong?", Ask::Flag, Need::Always),
        question(
            "mended",
            "What does the player do now?",
            Ask::Word(&[
                ("corrects", "Makes the group that was called"),
                ("retracts", "Takes the call back"),
            ]),
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F7",
            plain: "the player has discarded since, and it is no kong",
            when: &[Given::Flag("discarded", true), Given::Flag("kong", false)],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "After the discard the group can't be changed any more.",
        },
        FoulCase {
            clause: "F7a",
            plain: "the player has discarded since, and it is a kong",
            when: &[Given::Flag("discarded", true), Given::Flag("kong", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "A false kong touches the replacement tiles: found after the discard it is chonbo.",
        },
        FoulCase {
            clause: "F8",
            plain: "the group that was called is made before the discard",
            when: &[
                Given::Flag("discarded", false),
                Given::Word("mended", &["corrects"]),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "Until the discard the player may put it right with the group that was called.",
        },
        FoulCase {
            clause: "F9",
            plain: "the call is taken back before the discard",
            when: &[
                Given::Flag("discarded", false),
                Given::Word("mended", &["retracts"]),
            ],
            outcome: Outcome::As(
                "empty-call",
                &[Given::Word("call", &["claim", "concealed-kong"])],
            ),
            bets: None,
            says: "A call that is taken back is an empty call.",
        },
    ],
});

/// A claimed tile that was left lying.
pub(super) static TILE_NOT_TAKEN: Foul = checked(Foul {
    key: "tile-not-taken",
    name: "Wrong tile count",
    plain: "Claimed a tile and didn't take it",
    keywords: tiles::TILE_NOT_TAKEN.keywords,
    group: Group::Tiles,
    questions: &[question(
        "drawn",
        "Has it been the player's turn to draw since?",
        Ask::Flag,
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F17",
            plain: "not taken before the player's own next draw",
            when: &[Given::Flag("drawn", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "From the player's own next draw on the tile can't be taken any more: there are too few.",
        },
        FoulCase {
            clause: "F17a",
            plain: "noticed before the player's own next draw",
            when: &[Given::Flag("drawn", false)],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "There is still time: the player takes the tile.",
        },
    ],
});

/// Too many or too few tiles.
pub(super) static TILE_COUNT: Foul = checked(Foul {
    key: "tile-count",
    name: "Wrong tile count",
    plain: "Too many or too few tiles",
    keywords: tiles::TILE_COUNT.keywords,
    group: Group::Tiles,
    questions: &[],
    cases: &[FoulCase {
        clause: "F18",
        plain: "too many or too few tiles in the hand",
        when: &[],
        outcome: Outcome::Chonbo(Moment::Any),
        bets: None,
        says: "A wrong number of tiles can't be put right: it is chonbo.",
    }],
});

/// Tiles that were seen or taken wrongly.
pub(super) static REVEALED_TILES: Foul = checked(Foul {
    key: "revealed-tiles",
    name: "Wrongly revealing tiles",
    plain: "Turned over, knocked down or took tiles wrongly",
    keywords: tiles::REVEALED_TILES.keywords,
    group: Group::Tiles,
    questions: &[
        question(
            "when",
            "When?",
            Ask::Word(&[
                ("walls", "While the walls were built, before the dice"),
                ("deal", "During the deal"),
                ("play", "During play"),
            ]),
            Need::Always,
        ),
        question(
            "problem",
            "Is it a problem for the hand?",
            Ask::Flag,
            Need::Always,
        ),
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
    cases: &[
        FoulCase {
            clause: "F23",
            plain: "while the walls were built, before the dice were thrown",
            when: &[Given::Word("when", &["walls"])],
            outcome: Outcome::Allowed,
            bets: None,
            says: "Until the dice are thrown to break the wall no tile can be revealed wrongly.",
        },
        FoulCase {
            clause: "F21",
            plain: "during the deal, and it is a problem",
            when: &[Given::Word("when", &["deal"]), Given::Flag("problem", true)],
            outcome: Outcome::Redealt,
            bets: None,
            says: "During the deal nobody is penalized: the tiles are dealt again.",
        },
        FoulCase {
            clause: "F22",
            plain: "during the deal, and it is no problem",
            when: &[
                Given::Word("when", &["deal"]),
                Given::Flag("problem", false),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "The tiles go back to where they came from.",
        },
        FoulCase {
            clause: "F19",
            plain: "one or two tiles, for the first time",
            when: &[
                Given::Word("when", &["play"]),
                Given::Word("tiles", &["few"]),
                Given::Flag("repeated", false),
            ],
            outcome: Outcome::Warned,
            bets: None,
            says: "The tiles go back to where they came from, and there is a warning.",
        },
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
        FoulCase {
            clause: "F19b",
            plain: "three to six tiles",
            when: &[
                Given::Word("when", &["play"]),
                Given::Word("tiles", &["several"]),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "Three to six tiles make the hand dead. They go back to where they came from.",
        },
        FoulCase {
            clause: "F20",
            plain: "seven tiles or more",
            when: &[
                Given::Word("when", &["play"]),
                Given::Word("tiles", &["many"]),
            ],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "Seven tiles or more are chonbo.",
        },
    ],
});
