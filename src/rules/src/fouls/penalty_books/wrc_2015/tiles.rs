//! Groups and tiles (F6 to F9, F17 to F23).

use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Moment, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

/// Swap calling: a claimed tile, or the other end of its chow, discarded at once.
pub(in crate::fouls::penalty_books) static SWAP_CALLING: Foul = checked(Foul {
    key: "swap-calling",
    name: "Swap-calling",
    plain: "Claimed a tile and discarded the same, or the other end of the chow",
    keywords: "kuikae, swap, chii and discard",
    group: FoulGroup::Tiles,
    questions: &[],
    cases: &[FoulCase {
        clause: "F6",
        plain: "claimed a tile and discarded what it replaced",
        when: &[],
        outcome: Outcome::DeadHand,
        bets: None,
        text: "It is judged when the player discards. The meld and the discard both stay as they are.",
    }],
});

/// Invalid meld.
pub(in crate::fouls::penalty_books) static INVALID_GROUP: Foul = checked(Foul {
    key: "invalid-group",
    name: "Invalid group",
    plain: "Melded tiles that are no chow, pung or kong",
    keywords: "wrong meld, false concealed kong, wrong tiles shown, bad pung, bad chow",
    group: FoulGroup::Tiles,
    questions: &[
        question(
            "discarded",
            "Has the player discarded since?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "mended",
            "What does the player do now?",
            AnswerKind::Word(&[
                ("corrects", "Makes the group that was called"),
                ("retracts", "Takes the call back"),
            ]),
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F7",
            plain: "the player has discarded since",
            when: &[AnswerCondition::Flag("discarded", true)],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "After the discard the group can’t be changed any more. A false concealed kong is no better.",
        },
        FoulCase {
            clause: "F8",
            plain: "the group that was called is made before the discard",
            when: &[
                AnswerCondition::Flag("discarded", false),
                AnswerCondition::Word("mended", &["corrects"]),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "Until the discard the player may put it right with the group that was called.",
        },
        FoulCase {
            clause: "F9",
            plain: "the call is taken back before the discard",
            when: &[
                AnswerCondition::Flag("discarded", false),
                AnswerCondition::Word("mended", &["retracts"]),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "A call that is taken back is an empty call, and that costs nothing (F1, F2).",
        },
    ],
});

/// Claimed tile that was not taken.
pub(in crate::fouls::penalty_books) static TILE_NOT_TAKEN: Foul = checked(Foul {
    key: "tile-not-taken",
    name: "Wrong tile count",
    plain: "Claimed a tile and didn’t take it",
    keywords: "forgot the claimed tile, left the discard lying",
    group: FoulGroup::Tiles,
    questions: &[question(
        "late",
        "Have the next two players discarded since?",
        AnswerKind::Flag,
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F17",
            plain: "not taken before the next two players had discarded",
            when: &[AnswerCondition::Flag("late", true)],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "The tile must be taken before the next two players have discarded.",
        },
        FoulCase {
            clause: "F17a",
            plain: "noticed before the next two players had discarded",
            when: &[AnswerCondition::Flag("late", false)],
            outcome: Outcome::Allowed,
            bets: None,
            text: "There is still time: the player takes the tile.",
        },
    ],
});

/// Wrong number of tiles.
pub(in crate::fouls::penalty_books) static TILE_COUNT: Foul = checked(Foul {
    key: "tile-count",
    name: "Wrong tile count",
    plain: "Too many or too few tiles",
    keywords: "extra tile, 12 tiles, 13 tiles, 14 tiles, 15 tiles, twelve tiles, fourteen tiles, fifteen tiles, forgot to draw, drew twice, no replacement tile, long hand, short hand, shouhai, taahai",
    group: FoulGroup::Tiles,
    questions: &[],
    cases: &[FoulCase {
        clause: "F18",
        plain: "too many or too few tiles in the hand",
        when: &[],
        outcome: Outcome::DeadHand,
        bets: None,
        text: "A hand with a wrong number of tiles is dead.",
    }],
});

/// Tiles that were revealed or taken by mistake.
pub(in crate::fouls::penalty_books) static REVEALED_TILES: Foul = checked(Foul {
    key: "revealed-tiles",
    name: "Wrongly revealing or picking tiles",
    plain: "Turned over, knocked down or took tiles wrongly",
    keywords: "wall broken, tiles fell, showed tiles, dropped, exposed a tile, drew from the wrong end, drew out of turn, saw a tile, wrong tile drawn, knocked over",
    group: FoulGroup::Tiles,
    questions: &[
        question(
            "when",
            "When?",
            AnswerKind::Word(&[
                ("walls", "While the walls were built, before the dice"),
                ("deal", "During the deal"),
                ("play", "During play"),
            ]),
            Required::Always,
        ),
        question(
            "problem",
            "Is it a problem for the hand?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "fair",
            "Can the game go on fairly?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F23",
            plain: "while the walls were built, before the dice were thrown",
            when: &[AnswerCondition::Word("when", &["walls"])],
            outcome: Outcome::Allowed,
            bets: None,
            text: "Until the dice are thrown to break the wall no tile can be revealed wrongly.",
        },
        FoulCase {
            clause: "F21",
            plain: "during the deal, and it is a problem",
            when: &[
                AnswerCondition::Word("when", &["deal"]),
                AnswerCondition::Flag("problem", true),
            ],
            outcome: Outcome::Redealt,
            bets: None,
            text: "During the deal nobody is penalized: the tiles are dealt again.",
        },
        FoulCase {
            clause: "F22",
            plain: "during the deal, and it is no problem",
            when: &[
                AnswerCondition::Word("when", &["deal"]),
                AnswerCondition::Flag("problem", false),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The tiles go back to where they came from.",
        },
        FoulCase {
            clause: "F19",
            plain: "few tiles, and the game can go on fairly",
            when: &[
                AnswerCondition::Word("when", &["play"]),
                AnswerCondition::Flag("fair", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The tiles go back to where they came from.",
        },
        FoulCase {
            clause: "F20",
            plain: "the game can’t go on fairly",
            when: &[
                AnswerCondition::Word("when", &["play"]),
                AnswerCondition::Flag("fair", false),
            ],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "Where the others can’t play on fairly it is chombo.",
        },
    ],
});
