//! Groups and tiles (F7 to F9, F19 to F23, E1, E2, E7, E8, E15, E16).

use crate::fouls::penalty_books::wrc_2015::tiles;
use crate::fouls::{Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// A meld that is no group.
pub(super) static INVALID_GROUP: Foul = checked(Foul {
    key: "invalid-group",
    name: "Invalid group",
    plain: "Melded tiles that are no chow, pung or kong",
    keywords: tiles::INVALID_GROUP.keywords,
    group: Group::Tiles,
    questions: tiles::INVALID_GROUP.questions,
    cases: &[
        FoulCase {
            clause: "F7",
            plain: "the player has discarded since",
            when: &[Given::Flag("discarded", true)],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "After the discard a false group makes the hand dead, and so does a false concealed kong.",
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
            plain: "the player wants to take the call back before the discard",
            when: &[
                Given::Flag("discarded", false),
                Given::Word("mended", &["retracts"]),
            ],
            outcome: Outcome::Forced,
            bets: None,
            says: "Tiles have been shown, so the call can't be cancelled any more.",
        },
    ],
});

/// Tiles that were seen or taken wrongly.
pub(super) static REVEALED_TILES: Foul = checked(Foul {
    key: "revealed-tiles",
    name: "Wrongly revealing or picking tiles",
    plain: "Turned over, knocked down or took tiles wrongly",
    keywords: tiles::REVEALED_TILES.keywords,
    group: Group::Tiles,
    questions: &[
        question(
            "when",
            "When?",
            Ask::Word(&[
                ("walls", "Before anybody had seen a tile"),
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
            "fair",
            "Can the game go on fairly?",
            Ask::Flag,
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F23",
            plain: "before anybody had seen a tile",
            when: &[Given::Word("when", &["walls"])],
            outcome: Outcome::Allowed,
            bets: None,
            says: "As long as nobody has seen a tile nothing is penalized.",
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
            plain: "few tiles, and the game can go on fairly",
            when: &[Given::Word("when", &["play"]), Given::Flag("fair", true)],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "A minor irregularity: the tiles go back to where they came from.",
        },
        FoulCase {
            clause: "F20",
            plain: "the game can't go on fairly",
            when: &[Given::Word("when", &["play"]), Given::Flag("fair", false)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "Where the others can't play on fairly it is chonbo.",
        },
    ],
});

/// A tile that should not have been drawn.
pub(super) static WRONG_DRAW: Foul = checked(Foul {
    key: "wrong-draw",
    name: "Wrong draw",
    plain: "Drew a tile wrongly",
    keywords: "out of turn, wrong turn, dead wall, replacement tile, opponent's tile, another player's hand, wrong tile drawn, drew too early, tile mixed into the hand",
    group: Group::Tiles,
    questions: &[
        question(
            "what",
            "Which tile?",
            Ask::Word(&[
                ("out-of-turn", "A tile of the wall, out of turn"),
                ("dead-wall", "A wrong tile of the dead wall"),
                ("opponent", "A tile of another player's hand"),
                ("other", "Another one that must go back"),
            ]),
            Need::Always,
        ),
        question(
            "back",
            "Is it known which tile it is, and can it still go back?",
            Ask::Flag,
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "E1",
            plain: "drawn out of turn, and it can't go back",
            when: &[
                Given::Word("what", &["out-of-turn"]),
                Given::Flag("back", false),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "A tile drawn out of turn that can't be returned makes the hand dead.",
        },
        FoulCase {
            clause: "E1a",
            plain: "drawn out of turn, and it goes back",
            when: &[
                Given::Word("what", &["out-of-turn"]),
                Given::Flag("back", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "A tile drawn out of turn goes back as long as it can.",
        },
        FoulCase {
            clause: "E8",
            plain: "a wrong tile of the dead wall, and it can't go back",
            when: &[
                Given::Word("what", &["dead-wall"]),
                Given::Flag("back", false),
            ],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "A wrong draw from the dead wall that can't be returned is chonbo.",
        },
        FoulCase {
            clause: "E8a",
            plain: "a wrong tile of the dead wall, and it goes back",
            when: &[
                Given::Word("what", &["dead-wall"]),
                Given::Flag("back", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "A wrong tile of the dead wall goes back as long as it can.",
        },
        FoulCase {
            clause: "E7",
            plain: "a tile drawn from another player's hand",
            when: &[Given::Word("what", &["opponent"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "Drawing a tile of somebody else's hand is chonbo.",
        },
        FoulCase {
            clause: "E2",
            plain: "a tile must go back, and nobody can tell which one it is",
            when: &[Given::Word("what", &["other"]), Given::Flag("back", false)],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "Where a drawn tile must go back and nobody can tell which one it is, the hand is dead.",
        },
        FoulCase {
            clause: "E2a",
            plain: "a tile must go back, and it does",
            when: &[Given::Word("what", &["other"]), Given::Flag("back", true)],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "The tile goes back.",
        },
    ],
});

/// A draw or a discard that leaves the others no time.
pub(super) static TOO_FAST: Foul = checked(Foul {
    key: "too-fast",
    name: "Excessively fast play",
    plain: "Drew or discarded too fast for the others",
    keywords: "speed, no time to call, quick draw, tempo, rushed",
    group: Group::Tiles,
    questions: &[],
    cases: &[FoulCase {
        clause: "E15",
        plain: "drew or discarded excessively fast",
        when: &[],
        outcome: Outcome::NotPenalized,
        bets: None,
        says: "A ron, pon or kan of another player stays valid, and what was played since is taken back.",
    }],
});

/// A self-drawn winning tile that nobody can tell from the others.
pub(super) static MIXED_TILE: Foul = checked(Foul {
    key: "mixed-tile",
    name: "Winning tile not kept apart",
    plain: "Won by self-draw, and the winning tile is among the others",
    keywords: "tsumo, mixed, ambiguous, sorted into the hand, which tile",
    group: Group::Tiles,
    questions: &[],
    cases: &[FoulCase {
        clause: "E16",
        plain: "nobody can tell which tile was drawn",
        when: &[],
        outcome: Outcome::NotPenalized,
        bets: None,
        says: "The hand is scored as if it had won with the tile by which it scores least.",
    }],
});
