//! Draws, discards and pace of play (W1 to W3, W5, W8).

use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Moment, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

/// Discard of East before all players have their tiles.
pub(super) static EARLY_DISCARD: Foul = checked(Foul {
    key: "early-discard",
    name: "Discard before the deal is complete",
    plain: "East discarded before everybody had all tiles",
    keywords: "deal not complete, dealer discards too early, still dealing",
    group: FoulGroup::Tiles,
    questions: &[question(
        "south",
        "Has South drawn or called since?",
        AnswerKind::Flag,
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "W1",
            plain: "noticed before South has drawn or called",
            when: &[AnswerCondition::Flag("south", false)],
            outcome: Outcome::Warned,
            bets: None,
            text: "The deal is completed before play goes on.",
        },
        FoulCase {
            clause: "W1a",
            plain: "noticed after South has drawn or called",
            when: &[AnswerCondition::Flag("south", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "Once South has drawn or called it is chombo of East.",
        },
    ],
});

/// Tile drawn by mistake.
pub(super) static WRONG_DRAW: Foul = checked(Foul {
    key: "wrong-draw",
    name: "Wrong draw",
    plain: "Drew a tile wrongly",
    keywords: "out of turn, wrong turn, dead wall, replacement tile, wrong end of the wall, wrong tile drawn, tile mixed into the hand",
    group: FoulGroup::Tiles,
    questions: &[question(
        "back",
        "Is it known which tile it is, and can it still go back?",
        AnswerKind::Flag,
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "W2",
            plain: "drawn out of turn or from a wrong place, and it goes back",
            when: &[AnswerCondition::Flag("back", true)],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The tile goes back.",
        },
        FoulCase {
            clause: "W2a",
            plain: "drawn out of turn or from a wrong place, and it is mixed into the hand",
            when: &[AnswerCondition::Flag("back", false)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "Once it is among the others, so that nobody can prove which one it was, it is chombo.",
        },
    ],
});

/// Draw or call before the others can react.
pub(super) static TOO_FAST: Foul = checked(Foul {
    key: "too-fast",
    name: "Playing too fast",
    plain: "Drew or called too fast for the others",
    keywords: "speed, no time to call, called too late, quick draw, tempo, rushed",
    group: FoulGroup::Tiles,
    questions: &[question(
        "what",
        "What was too fast?",
        AnswerKind::Word(&[("draw", "A draw"), ("call", "A call")]),
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "W3",
            plain: "drew too fast for the others to call",
            when: &[AnswerCondition::Word("what", &["draw"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The draw goes before the call, which is void. The player is asked to keep the pace of the table.",
        },
        FoulCase {
            clause: "W3a",
            plain: "called too fast",
            when: &[AnswerCondition::Word("what", &["call"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "A win may still be called, and goes first; among several the order of turns decides. Without one the first call counts. All others are void.",
        },
    ],
});

/// Claimed tile that doesn't show its discarder.
pub(super) static TILE_PLACED: Foul = checked(Foul {
    key: "tile-placed",
    name: "Wrong place of a claimed tile",
    plain: "Laid a claimed tile in the wrong place of the meld",
    keywords: "sideways, rotated the wrong tile, who discarded it, meld",
    group: FoulGroup::Tiles,
    questions: &[],
    cases: &[FoulCase {
        clause: "W5",
        plain: "the claimed tile lies wrong in the meld",
        when: &[],
        outcome: Outcome::NotPenalized,
        bets: None,
        text: "It must be pointed out and is put right at once: left as it is, it may make somebody furiten on a tile of somebody else.",
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
        clause: "W8",
        plain: "nobody can tell which tile was drawn",
        when: &[],
        outcome: Outcome::Warned,
        bets: None,
        text: "Only those minipoints and yaku count that the hand has whichever tile it was.",
    }],
});
