//! Tiles: their number, source and visibility (M-123, M-131, M-132, M-134, M-138).

use super::steps::{
    AGAIN, BEFORE, FIRST, FOURTH_OR_MORE, IS_WARNED, NOT_WARNED, SECOND, THIRD, WARNED, case, loses,
};
use crate::fouls::{AnswerCondition, Foul, FoulGroup, Offer, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

pub(super) static TILE_COUNT: Foul = checked(Foul {
    key: "tile-count",
    name: "Wrong number of tiles",
    plain: "Has too many or too few tiles",
    keywords: "xiang gong, extra tile, 12 tiles, 13 tiles, 14 tiles, 15 tiles, long hand, short hand, twelve tiles, fifteen tiles, forgot to draw, drew twice",
    group: FoulGroup::Tiles,
    questions: &[],
    cases: &[case(
        "M-123",
        "too many or too few tiles",
        &[],
        Outcome::DeadHand,
        "A hand with a wrong number of tiles is dead.",
    )],
});

pub(super) static EARLY_DRAW: Foul = checked(Foul {
    key: "early-draw",
    name: "Draw too early",
    plain: "Drew before the player before had discarded",
    keywords: "too fast, early draw, out of turn, reached for the wall",
    group: FoulGroup::Tiles,
    questions: &[BEFORE, WARNED],
    cases: &[
        case(
            "M-131",
            "for the first time",
            &[FIRST, NOT_WARNED],
            Outcome::Warned,
            "The first time it is a warning.",
        ),
        case(
            "M-131",
            "for the first time, by somebody who was warned before",
            &[FIRST, IS_WARNED],
            loses!(10, "M-122", "a second warning"),
            "From the second warning of a session on it costs 10 points.",
        ),
        case(
            "M-131",
            "for the second time",
            &[SECOND],
            loses!(10, "M-131", "drew too early"),
            "The second time it costs 10 points.",
        ),
        case(
            "M-131",
            "for the third time",
            &[THIRD],
            loses!(20, "M-131", "drew too early"),
            "The third time it costs 20 points.",
        ),
        case(
            "M-131",
            "once more",
            &[FOURTH_OR_MORE],
            loses!(40, "M-131", "drew too early"),
            "From the fourth time on it costs 40 points each.",
        ),
    ],
});

pub(super) static WRONG_DRAW: Foul = checked(Foul {
    key: "wrong-draw",
    name: "Draw from the wrong place",
    plain: "Drew from the wrong place of the wall",
    keywords: "wrong end, wrong side, tail, head, wrong tile drawn, replacement tile",
    group: FoulGroup::Tiles,
    questions: &[
        question(
            "joined",
            "Has the tile joined the hand?",
            AnswerKind::Flag,
            Required::Always,
        ),
        AGAIN,
        WARNED,
    ],
    cases: &[
        case(
            "M-132",
            "put back, for the first time",
            &[AnswerCondition::Flag("joined", false), FIRST, NOT_WARNED],
            Outcome::Warned,
            "It is put back; the first time it is a warning.",
        ),
        case(
            "M-132",
            "put back, by somebody who was warned before",
            &[AnswerCondition::Flag("joined", false), FIRST, IS_WARNED],
            loses!(10, "M-122", "a second warning"),
            "It is put back; from the second warning of a session on it costs 10 points.",
        ),
        case(
            "M-132",
            "put back once more",
            &[AnswerCondition::Flag("joined", false), SECOND],
            loses!(10, "M-132", "drew from the wrong place"),
            "It is put back; from the second time on it costs 10 points each.",
        ),
        case(
            "M-132",
            "it has joined the hand",
            &[AnswerCondition::Flag("joined", true)],
            Outcome::DeadHand,
            "A tile from the wrong place that joined the hand makes it dead.",
        ),
    ],
});

pub(super) static SHOWN_TILES: Foul = checked(Foul {
    key: "shown-tiles",
    name: "Another’s tiles shown",
    plain: "Knocked over tiles of another player’s hand",
    keywords: "exposed tiles, revealed, knocked over, fallen, seen, another player’s hand",
    group: FoulGroup::Tiles,
    questions: &[question(
        "many",
        "How many tiles were seen?",
        AnswerKind::Word(&[("few", "One or two"), ("three", "Three or more")]),
        Required::Always,
    )],
    cases: &[
        case(
            "M-134",
            "one tile or two",
            &[AnswerCondition::Word("many", &["few"])],
            loses!(10, "M-134", "showed tiles of another’s hand"),
            "It costs 10 points each time.",
        ),
        case(
            "M-134",
            "three or more tiles",
            &[AnswerCondition::Word("many", &["three"])],
            Outcome::Referee(&[Offer::OneOf(&[10, 20, 40, 80])]),
            "Where three tiles or more were seen the referee decides.",
        ),
    ],
});

pub(super) static BROKEN_WALL: Foul = checked(Foul {
    key: "broken-wall",
    name: "Broken wall",
    plain: "Broke the wall, so that nobody can play on",
    keywords: "wall fell, knocked over the wall, mixed tiles, pushed in, threw in",
    group: FoulGroup::Tiles,
    questions: &[],
    cases: &[case(
        "M-138",
        "the wall is broken",
        &[],
        loses!(80, Void, "M-138", "broke the wall"),
        "It costs 80 points, and the same hand is dealt again.",
    )],
});
