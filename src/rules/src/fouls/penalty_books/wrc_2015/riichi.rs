//! Invalid riichi declarations and dead hands (F24 to F37, I3, I4, I6).

use crate::fouls::{AnswerCondition, Bets, Foul, FoulCase, FoulGroup, Moment, Outcome, checked};
use crate::model::{AnswerKind, Question, Required, question};

/// Incorrect riichi declaration.
pub(in crate::fouls::penalty_books) static WRONG_RIICHI: Foul = checked(Foul {
    key: "wrong-riichi",
    name: "Wrong riichi declaration",
    plain: "Declared riichi in the wrong way",
    keywords: "forgot the bet, forgot the stick, 1000 points, silent riichi, forgot to say riichi, reach, forgot to turn the tile, sideways, rotated, open hand, furiten",
    group: FoulGroup::Riichi,
    questions: &[
        question(
            "what",
            "What was wrong?",
            AnswerKind::Word(&[
                ("bet", "The 1,000 points were not put down"),
                ("word", "“Riichi” was not said"),
                ("rotation", "The discard was not turned sideways"),
                ("open", "The hand was open"),
            ]),
            Required::Always,
        ),
        question(
            "known",
            "Is it known which discard it was?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F24",
            plain: "the 1,000 points were not put down",
            when: &[AnswerCondition::Word("what", &["bet"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The riichi is valid. The bet is put down now.",
        },
        FoulCase {
            clause: "F25",
            plain: "riichi was not said",
            when: &[AnswerCondition::Word("what", &["word"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The riichi is valid all the same.",
        },
        FoulCase {
            clause: "F26",
            plain: "the discard was not turned sideways, and it is known which one it was",
            when: &[
                AnswerCondition::Word("what", &["rotation"]),
                AnswerCondition::Flag("known", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The riichi is valid. The discard is turned now.",
        },
        FoulCase {
            clause: "F27",
            plain: "the discard was not turned sideways, and nobody knows which one it was",
            when: &[
                AnswerCondition::Word("what", &["rotation"]),
                AnswerCondition::Flag("known", false),
            ],
            outcome: Outcome::Furiten,
            bets: None,
            text: "The riichi is valid. For furiten the earliest of the discards that it can have been counts.",
        },
        FoulCase {
            clause: "F28",
            plain: "riichi with an open hand",
            when: &[AnswerCondition::Word("what", &["open"])],
            outcome: Outcome::NotPenalized,
            bets: Some(Bets::Back),
            text: "The declaration is void, so it isn’t a noten riichi either.",
        },
    ],
});

/// Question for the end of the deal.
pub(in crate::fouls::penalty_books) const ENDED: Question = question(
    "ended",
    "How did the hand end?",
    AnswerKind::Word(&[
        ("other-won", "Another player won"),
        ("own-win", "The player called a win"),
        ("draw", "Exhaustive draw"),
        ("playing", "It is still being played"),
    ]),
    Required::Always,
);

/// Riichi with a noten hand.
pub(in crate::fouls::penalty_books) static NOTEN_RIICHI: Foul = checked(Foul {
    key: "noten-riichi",
    name: "Noten riichi",
    plain: "Declared riichi with a hand that isn’t ready (not tenpai)",
    keywords: "noten, not tenpai, not waiting, dead hand after riichi, killed hand, shows the hand at the draw",
    group: FoulGroup::Riichi,
    questions: &[
        ENDED,
        question(
            "dead",
            "Is the hand noten only because it was declared dead after the riichi?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "shown",
            "Does the player show the hand, and was it tenpai?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F30",
            plain: "another player won",
            when: &[AnswerCondition::Word("ended", &["other-won"])],
            outcome: Outcome::Undetermined,
            bets: None,
            text: "The hand is not checked. The riichi bet goes to the winner.",
        },
        FoulCase {
            clause: "F30a",
            plain: "the hand is still being played",
            when: &[AnswerCondition::Word("ended", &["playing"])],
            outcome: Outcome::Allowed,
            bets: None,
            text: "It is looked into only when the player wins or the wall runs out.",
        },
        FoulCase {
            clause: "F32",
            plain: "the player called a win after it",
            when: &[AnswerCondition::Word("ended", &["own-win"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "When the player calls a win the hand is looked at: riichi without a ready hand is chombo.",
        },
        FoulCase {
            clause: "F31",
            plain: "exhaustive draw",
            when: &[
                AnswerCondition::Word("ended", &["draw"]),
                AnswerCondition::Flag("dead", false),
            ],
            outcome: Outcome::Chonbo(Moment::Draw),
            bets: None,
            text: "At an exhaustive draw the hand is looked at: riichi without a ready hand is chombo.",
        },
        FoulCase {
            clause: "F36",
            plain: "exhaustive draw, noten only by a dead hand, and the hand is shown",
            when: &[
                AnswerCondition::Word("ended", &["draw"]),
                AnswerCondition::Flag("dead", true),
                AnswerCondition::Flag("shown", true),
            ],
            outcome: Outcome::Noten,
            bets: None,
            text: "Riichi was right when it was declared, and the hand proves it. The player still pays for being noten, and the deal passes if it is East.",
        },
        FoulCase {
            clause: "F37",
            plain: "exhaustive draw, noten only by a dead hand, and the hand is not shown",
            when: &[
                AnswerCondition::Word("ended", &["draw"]),
                AnswerCondition::Flag("dead", true),
                AnswerCondition::Flag("shown", false),
            ],
            outcome: Outcome::Chonbo(Moment::Draw),
            bets: None,
            text: "Without the proof it is a noten riichi as any other.",
        },
    ],
});

/// Illegal concealed kong after riichi.
pub(in crate::fouls::penalty_books) static RIICHI_KONG: Foul = checked(Foul {
    key: "riichi-kong",
    name: "Invalid concealed kong after riichi",
    plain: "Made a concealed kong after riichi that was not allowed",
    keywords: "kan after riichi, ankan, waits changed",
    group: FoulGroup::Riichi,
    questions: &[ENDED],
    cases: &[
        FoulCase {
            clause: "F33",
            plain: "another player won",
            when: &[AnswerCondition::Word("ended", &["other-won"])],
            outcome: Outcome::Undetermined,
            bets: None,
            text: "Whether the kong was allowed is not checked.",
        },
        FoulCase {
            clause: "F33a",
            plain: "the hand is still being played",
            when: &[AnswerCondition::Word("ended", &["playing"])],
            outcome: Outcome::Allowed,
            bets: None,
            text: "It is looked into only when the player wins or the wall runs out.",
        },
        FoulCase {
            clause: "F34",
            plain: "the player called a win after it",
            when: &[AnswerCondition::Word("ended", &["own-win"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "The win of the player doesn’t count. It is chombo.",
        },
        FoulCase {
            clause: "F35",
            plain: "exhaustive draw",
            when: &[AnswerCondition::Word("ended", &["draw"])],
            outcome: Outcome::Chonbo(Moment::Draw),
            bets: None,
            text: "At an exhaustive draw it comes to light: chombo.",
        },
    ],
});

/// Riichi declaration that is void.
pub(in crate::fouls::penalty_books) static VOIDED_RIICHI: Foul = checked(Foul {
    key: "voided-riichi",
    name: "Voided riichi",
    plain: "A riichi declaration was void",
    keywords: "riichi cancelled, riichi discard was ronned, bet back",
    group: FoulGroup::Riichi,
    questions: &[question(
        "why",
        "Why?",
        AnswerKind::Word(&[
            ("ron", "Another player won on the riichi discard"),
            ("other", "Another reason"),
        ]),
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "I6",
            plain: "another player won on the riichi discard",
            when: &[AnswerCondition::Word("why", &["ron"])],
            outcome: Outcome::Undetermined,
            bets: Some(Bets::Back),
            text: "Riichi is declared only when the discard has passed. The declaration is void, and so there is no noten riichi.",
        },
        FoulCase {
            clause: "F29",
            plain: "the declaration was void for another reason",
            when: &[AnswerCondition::Word("why", &["other"])],
            outcome: Outcome::NotPenalized,
            bets: Some(Bets::Back),
            text: "A void declaration is never a noten riichi.",
        },
    ],
});

/// Actions of a player with a dead hand.
pub(in crate::fouls::penalty_books) static DEAD_HAND: Foul = checked(Foul {
    key: "dead-hand",
    name: "Dead hand",
    plain: "A hand is dead: what now?",
    keywords: "what may a dead hand do, dead hand at a draw, noten payment, discard freely",
    group: FoulGroup::Riichi,
    questions: &[
        question(
            "riichi",
            "Had the player declared riichi before?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "ended",
            "How does the hand stand?",
            AnswerKind::Word(&[
                ("playing", "It is still being played"),
                ("draw", "Exhaustive draw"),
            ]),
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "I4",
            plain: "after riichi, while the hand is being played",
            when: &[
                AnswerCondition::Flag("riichi", true),
                AnswerCondition::Word("ended", &["playing"]),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "The player goes on discarding the tile that was drawn, and the riichi bet stays on the table.",
        },
        FoulCase {
            clause: "I4a",
            plain: "without riichi, while the hand is being played",
            when: &[
                AnswerCondition::Flag("riichi", false),
                AnswerCondition::Word("ended", &["playing"]),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "Without riichi the player still chooses what to discard.",
        },
        FoulCase {
            clause: "I3",
            plain: "at an exhaustive draw",
            when: &[
                AnswerCondition::Flag("riichi", false),
                AnswerCondition::Word("ended", &["draw"]),
            ],
            outcome: Outcome::Noten,
            bets: None,
            text: "A dead hand is noten, whatever it holds.",
        },
        FoulCase {
            clause: "I3a",
            plain: "after riichi, at an exhaustive draw",
            when: &[
                AnswerCondition::Flag("riichi", true),
                AnswerCondition::Word("ended", &["draw"]),
            ],
            outcome: Outcome::SameAs(
                "noten-riichi",
                &[
                    AnswerCondition::Word("ended", &["draw"]),
                    AnswerCondition::Flag("dead", true),
                ],
            ),
            bets: None,
            text: "A dead hand is noten, whatever it holds. After riichi the hand has to prove that it was ready.",
        },
    ],
});
