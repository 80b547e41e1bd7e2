//! Groups and tiles (F7 to F9, F19 to F23, E1, E2, E7, E8, E15, E16).

use crate::fouls::{
    AnswerCondition, Foul, FoulCase, FoulGroup, Moment, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::tiles,
};
use crate::model::{AnswerKind, Question, Required, question};

/// Invalid meld.
pub(super) static INVALID_GROUP: Foul = checked(Foul {
    cases: &inherit::cases::<3>(
        tiles::INVALID_GROUP.cases,
        &[
            Patch::Replace(FoulCase {
                text: "After the discard a false group results in a dead hand, and so does a false concealed kong.",
                ..tiles::INVALID_GROUP.case("F7")
            }),
            Patch::Replace(FoulCase {
                plain: "the player wants to take the call back before the discard",
                outcome: Outcome::Forced,
                text: "Tiles have been shown, so the call can’t be cancelled any more.",
                ..tiles::INVALID_GROUP.case("F9")
            }),
        ],
    ),
    ..tiles::INVALID_GROUP
});

/// Tiles that were revealed or taken by mistake.
pub(super) static REVEALED_TILES: Foul = checked(Foul {
    questions: &inherit::questions::<3>(
        tiles::REVEALED_TILES.questions,
        &[Patch::Replace(Question {
            kind: AnswerKind::Word(&[
                ("walls", "Before anybody had seen a tile"),
                ("deal", "During the deal"),
                ("play", "During play"),
            ]),
            ..tiles::REVEALED_TILES.question("when")
        })],
    ),
    cases: &inherit::cases::<5>(
        tiles::REVEALED_TILES.cases,
        &[
            Patch::Replace(FoulCase {
                plain: "before anybody had seen a tile",
                text: "As long as nobody has seen a tile nothing is penalized.",
                ..tiles::REVEALED_TILES.case("F23")
            }),
            Patch::Replace(FoulCase {
                text: "A minor irregularity: the tiles go back to where they came from.",
                ..tiles::REVEALED_TILES.case("F19")
            }),
        ],
    ),
    ..tiles::REVEALED_TILES
});

/// Tile drawn by mistake.
pub(super) static WRONG_DRAW: Foul = checked(Foul {
    key: "wrong-draw",
    name: "Wrong draw",
    plain: "Drew a tile wrongly",
    keywords: "out of turn, wrong turn, dead wall, replacement tile, opponent’s tile, another player’s hand, wrong tile drawn, drew too early, tile mixed into the hand",
    group: FoulGroup::Tiles,
    questions: &[
        question(
            "what",
            "Which tile?",
            AnswerKind::Word(&[
                ("out-of-turn", "A tile of the wall, out of turn"),
                ("dead-wall", "A wrong tile of the dead wall"),
                ("opponent", "A tile of another player’s hand"),
                ("other", "Another one that must go back"),
            ]),
            Required::Always,
        ),
        question(
            "back",
            "Is it known which tile it is, and can it still go back?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "E1",
            plain: "drawn out of turn, and it can’t go back",
            when: &[
                AnswerCondition::Word("what", &["out-of-turn"]),
                AnswerCondition::Flag("back", false),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "A tile drawn out of turn that can’t be returned results in a dead hand.",
        },
        FoulCase {
            clause: "E1a",
            plain: "drawn out of turn, and it goes back",
            when: &[
                AnswerCondition::Word("what", &["out-of-turn"]),
                AnswerCondition::Flag("back", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "A tile drawn out of turn goes back as long as it can.",
        },
        FoulCase {
            clause: "E8",
            plain: "a wrong tile of the dead wall, and it can’t go back",
            when: &[
                AnswerCondition::Word("what", &["dead-wall"]),
                AnswerCondition::Flag("back", false),
            ],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "A wrong draw from the dead wall that can’t be returned is chombo.",
        },
        FoulCase {
            clause: "E8a",
            plain: "a wrong tile of the dead wall, and it goes back",
            when: &[
                AnswerCondition::Word("what", &["dead-wall"]),
                AnswerCondition::Flag("back", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "A wrong tile of the dead wall goes back as long as it can.",
        },
        FoulCase {
            clause: "E7",
            plain: "a tile drawn from another player’s hand",
            when: &[AnswerCondition::Word("what", &["opponent"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "Drawing a tile of somebody else’s hand is chombo.",
        },
        FoulCase {
            clause: "E2",
            plain: "a tile must go back, and nobody can tell which one it is",
            when: &[
                AnswerCondition::Word("what", &["other"]),
                AnswerCondition::Flag("back", false),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "Where a drawn tile must go back and nobody can tell which one it is, the player has a dead hand.",
        },
        FoulCase {
            clause: "E2a",
            plain: "a tile must go back, and it does",
            when: &[
                AnswerCondition::Word("what", &["other"]),
                AnswerCondition::Flag("back", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The tile goes back.",
        },
    ],
});

/// Draw or discard before the others can react.
pub(super) static TOO_FAST: Foul = checked(Foul {
    key: "too-fast",
    name: "Excessively fast play",
    plain: "Drew or discarded too fast for the others",
    keywords: "speed, no time to call, quick draw, tempo, rushed",
    group: FoulGroup::Tiles,
    questions: &[],
    cases: &[FoulCase {
        clause: "E15",
        plain: "drew or discarded excessively fast",
        when: &[],
        outcome: Outcome::NotPenalized,
        bets: None,
        text: "A ron, pon or kan of another player stays valid, and what was played since is taken back.",
    }],
});

/// Self-drawn winning tile that was mixed with the hand.
pub(super) static MIXED_TILE: Foul = checked(Foul {
    key: "mixed-tile",
    name: "Winning tile not kept apart",
    plain: "Won by self-draw, and the winning tile is among the others",
    keywords: "tsumo, mixed, ambiguous, sorted into the hand, which tile",
    group: FoulGroup::Tiles,
    questions: &[],
    cases: &[FoulCase {
        clause: "E16",
        plain: "nobody can tell which tile was drawn",
        when: &[],
        outcome: Outcome::NotPenalized,
        bets: None,
        text: "The hand is scored as if it had won with the tile by which it scores least.",
    }],
});
