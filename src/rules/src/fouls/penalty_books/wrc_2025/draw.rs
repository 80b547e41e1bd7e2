//! The end of a hand: tenpai and noten, and play after it (W9 to W15).

use crate::fouls::{Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// A declaration of tenpai or noten that isn't as it should be.
pub(super) static TENPAI: Foul = checked(Foul {
    key: "tenpai-declaration",
    name: "Tenpai and noten",
    plain: "Declared tenpai or noten wrongly",
    keywords: "exhaustive draw, too early, before the end, out of order, changed, wrong tenpai, said nothing, silent, then win",
    group: Group::Calls,
    questions: &[
        question(
            "what",
            "What was wrong?",
            Ask::Word(&[
                ("early", "It came before the end of the hand"),
                ("not-tenpai", "Tenpai, and the hand isn’t"),
                ("not-noten", "Noten, and the hand is tenpai"),
                ("changed", "It was changed"),
                ("order", "It was out of order"),
                ("silent", "Nothing was said"),
                ("win", "First tenpai, then a win on the last tile"),
            ]),
            Need::Always,
        ),
        question(
            "shown",
            "Was the hand shown, or did another player show one because of it?",
            Ask::Flag,
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
            clause: "W11",
            plain: "tenpai or noten declared before the end, no hand shown",
            when: &[Given::Word("what", &["early"]), Given::Flag("shown", false)],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "Declared before the end of the hand it results in a dead hand.",
        },
        FoulCase {
            clause: "W11a",
            plain: "tenpai or noten declared before the end, a hand shown",
            when: &[Given::Word("what", &["early"]), Given::Flag("shown", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "It is chombo when the hand is shown, or another player was led to show a hand as tenpai.",
        },
        FoulCase {
            clause: "W12",
            plain: "declared tenpai without a ready hand, for the first time",
            when: &[
                Given::Word("what", &["not-tenpai"]),
                Given::Flag("repeated", false),
            ],
            outcome: Outcome::Warned,
            bets: None,
            says: "A hand that isn’t ready is noten, and there is a warning.",
        },
        FoulCase {
            clause: "W12a",
            plain: "declared tenpai without a ready hand, and not for the first time",
            when: &[
                Given::Word("what", &["not-tenpai"]),
                Given::Flag("repeated", true),
            ],
            outcome: Outcome::Points(5),
            bets: None,
            says: "Repeated, it costs 5 points.",
        },
        FoulCase {
            clause: "W12b",
            plain: "declared noten with a ready hand",
            when: &[Given::Word("what", &["not-noten"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "That is allowed.",
        },
        FoulCase {
            clause: "W13",
            plain: "changed the declaration",
            when: &[Given::Word("what", &["changed"])],
            outcome: Outcome::Warned,
            bets: None,
            says: "The first declaration counts.",
        },
        FoulCase {
            clause: "W14",
            plain: "declared out of order",
            when: &[Given::Word("what", &["order"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "That is tolerated, but it can’t be changed any more.",
        },
        FoulCase {
            clause: "W15",
            plain: "said nothing",
            when: &[Given::Word("what", &["silent"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "Nothing has to be said: the hand is laid face up or face down.",
        },
        FoulCase {
            clause: "W9",
            plain: "declared tenpai and then a win on the last tile",
            when: &[Given::Word("what", &["win"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "Clearly tenpai first: the hand is over, and the win is void. A win that is called as the hand is shown is valid.",
        },
    ],
});

/// Play that goes on after the end.
pub(super) static AFTER_END: Foul = checked(Foul {
    key: "after-end",
    name: "Playing after the end of the hand",
    plain: "Drew or called though the wall had run out",
    keywords: "exhaustive draw, dead wall, no tiles left, one tile too many, win after the end",
    group: Group::Tiles,
    questions: &[
        question(
            "what",
            "What?",
            Ask::Word(&[("call", "A call"), ("draw", "A draw")]),
            Need::Always,
        ),
        question(
            "mixed",
            "Is the tile mixed into the hand?",
            Ask::Flag,
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "W10",
            plain: "called after the end",
            when: &[Given::Word("what", &["call"])],
            outcome: Outcome::Warned,
            bets: None,
            says: "The call is void, and so is a win, without any other penalty.",
        },
        FoulCase {
            clause: "W10a",
            plain: "drew after the end",
            when: &[Given::Word("what", &["draw"]), Given::Flag("mixed", false)],
            outcome: Outcome::Warned,
            bets: None,
            says: "The hand was over before.",
        },
        FoulCase {
            clause: "W10b",
            plain: "drew after the end and mixed the tile into the hand",
            when: &[Given::Word("what", &["draw"]), Given::Flag("mixed", true)],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "The player has a dead hand, and pays as noten.",
        },
    ],
});
