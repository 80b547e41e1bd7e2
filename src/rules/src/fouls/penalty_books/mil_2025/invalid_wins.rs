//! Invalid wins and wins that are shown incorrectly (M-124 to M-127, M-136, M-137, M-139).

use super::steps::{IS_WARNED, NOT_WARNED, WARNED, case, loses};
use crate::fouls::{AnswerCondition, Foul, FoulGroup, Outcome, checked};
use crate::model::{AnswerKind, Question, Required, question};

/// Question about the fault of an invalid win.
pub(super) const FAULT: Question = question(
    "fault",
    "What is wrong with the hand?",
    AnswerKind::Word(&[
        ("below-minimum", "It is complete, and below the minimum"),
        (
            "wrong-tile",
            "It is ready, but this tile doesn’t complete it",
        ),
        ("not-ready", "It isn’t even ready"),
    ]),
    Required::Always,
);

pub(super) static FALSE_WIN: Foul = checked(Foul {
    key: "false-win",
    name: "False win",
    plain: "Declared an invalid win",
    keywords: "not enough fan, below eight, wrong tile, not ready, not a win, mistake, hu, he, cuo hu, cuo he, zha hu, zha he, wrong hu",
    group: FoulGroup::Calls,
    questions: &[FAULT],
    cases: &[
        case(
            "M-125",
            "complete, and below the minimum",
            &[AnswerCondition::Word("fault", &["below-minimum"])],
            loses!(40, Dead, "M-125", "called a win below the minimum"),
            "A complete hand below the minimum costs 40 points, and is dead.",
        ),
        case(
            "M-126",
            "ready, but not with this tile",
            &[AnswerCondition::Word("fault", &["wrong-tile"])],
            loses!(
                40,
                Dead,
                "M-126",
                "called a win on a tile that doesn’t complete the hand"
            ),
            "A hand that waits for other tiles costs 40 points, and is dead.",
        ),
        case(
            "M-127",
            "not ready at all",
            &[AnswerCondition::Word("fault", &["not-ready"])],
            loses!(
                80,
                Dead,
                "M-127",
                "called a win with a hand that isn’t ready"
            ),
            "A hand that isn’t ready costs 80 points, and is dead.",
        ),
    ],
});

pub(super) static WIN_NOT_CALLED: Foul = checked(Foul {
    key: "win-not-called",
    name: "Win not called or not shown",
    plain: "Won without saying so, or didn’t show the hand",
    keywords: "hu not said, silent win, card not put down, forgot to call, hand not shown, hidden, laid down",
    group: FoulGroup::Calls,
    questions: &[question(
        "what",
        "What was left out?",
        AnswerKind::Word(&[
            ("call", "The call, or the card that stands for it"),
            ("hand", "Showing the hand after the call"),
        ]),
        Required::Always,
    )],
    cases: &[
        case(
            "M-124",
            "the win wasn’t called",
            &[AnswerCondition::Word("what", &["call"])],
            Outcome::Drawn,
            "A winning hand that wasn’t called is void, and the hand is a draw.",
        ),
        case(
            "M-124",
            "called, and the hand wasn’t shown",
            &[AnswerCondition::Word("what", &["hand"])],
            Outcome::DeadHand,
            "A hand that isn’t shown after the call is dead.",
        ),
    ],
});

pub(super) static TILE_NOT_TAKEN: Foul = checked(Foul {
    key: "winning-tile-not-taken",
    name: "Winning tile not taken",
    plain: "Counted before the winning tile was taken",
    keywords: "winning tile left, forgot to take, discard not taken, counting",
    group: FoulGroup::Calls,
    questions: &[],
    cases: &[case(
        "M-136",
        "counted before the winning tile was taken",
        &[],
        loses!(
            10,
            Scored,
            "M-136",
            "didn’t take the winning tile before counting"
        ),
        "It costs 10 points; the win stands.",
    )],
});

pub(super) static COUNTERS: Foul = checked(Foul {
    key: "tiles-as-counters",
    name: "Tiles used as counters",
    plain: "Used tiles to count the fan",
    keywords: "counting with tiles, counters, wall tiles, flowers, own tiles, score",
    group: FoulGroup::Tiles,
    questions: &[
        question(
            "tiles",
            "Which tiles?",
            AnswerKind::Word(&[
                ("own", "Tiles of the player’s own hand"),
                ("flowers", "The own flowers"),
                ("wall", "Tiles of the wall"),
            ]),
            Required::Always,
        ),
        question("valid", "Is it a win?", AnswerKind::Flag, Required::Always),
        WARNED,
    ],
    cases: &[
        case(
            "M-137",
            "with tiles of the player’s own hand",
            &[AnswerCondition::Word("tiles", &["own"])],
            Outcome::Drawn,
            "Own tiles used as counters make the win void, and the hand is a draw.",
        ),
        case(
            "M-137",
            "with the player’s own flowers",
            &[AnswerCondition::Word("tiles", &["flowers"])],
            Outcome::Settled,
            "Flowers used as counters: their points are lost, and the rest of the hand is paid.",
        ),
        case(
            "M-137",
            "with tiles of the wall, and it is a win",
            &[
                AnswerCondition::Word("tiles", &["wall"]),
                AnswerCondition::Flag("valid", true),
                NOT_WARNED,
            ],
            Outcome::Warned,
            "Wall tiles used as counters of a win: a warning.",
        ),
        case(
            "M-137",
            "with tiles of the wall, a win, by somebody who was warned before",
            &[
                AnswerCondition::Word("tiles", &["wall"]),
                AnswerCondition::Flag("valid", true),
                IS_WARNED,
            ],
            loses!(10, "M-122", "a second warning"),
            "From the second warning of a session on it costs 10 points.",
        ),
        case(
            "M-137",
            "with tiles of the wall, and it isn’t a win",
            &[
                AnswerCondition::Word("tiles", &["wall"]),
                AnswerCondition::Flag("valid", false),
            ],
            Outcome::SameAs("broken-wall", &[]),
            "The hand isn’t a win, and can’t be played on: the wall is broken.",
        ),
    ],
});

pub(super) static LOW_TOTAL: Foul = checked(Foul {
    key: "low-total",
    name: "Too low a total",
    plain: "Announced less than the hand is worth",
    keywords: "miscounted, forgot a fan, too few fan, wrong total, undercounted",
    group: FoulGroup::Calls,
    questions: &[],
    cases: &[case(
        "M-139",
        "too low a total, and nobody objected",
        &[],
        Outcome::Settled,
        "What was announced is paid, if nobody objects.",
    )],
});
