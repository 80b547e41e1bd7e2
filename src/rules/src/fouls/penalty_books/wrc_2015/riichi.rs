//! Riichi declared wrongly, and hands that are dead (F24 to F37, I3, I4, I6).

use crate::fouls::{Bets, Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::{Ask, Need, Question, question};

/// A riichi declaration with something wrong in it.
pub(in crate::fouls::penalty_books) static WRONG_RIICHI: Foul = checked(Foul {
    key: "wrong-riichi",
    name: "Wrong riichi declaration",
    plain: "Declared riichi in the wrong way",
    keywords: "forgot the bet, forgot the stick, 1000 points, silent riichi, forgot to say riichi, reach, forgot to turn the tile, sideways, rotated, open hand, furiten",
    group: Group::Riichi,
    questions: &[
        question(
            "what",
            "What was wrong?",
            Ask::Word(&[
                ("bet", "The 1,000 points were not put down"),
                ("word", "“Riichi” was not said"),
                ("rotation", "The discard was not turned sideways"),
                ("open", "The hand was open"),
            ]),
            Need::Always,
        ),
        question(
            "known",
            "Is it known which discard it was?",
            Ask::Flag,
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F24",
            plain: "the 1,000 points were not put down",
            when: &[Given::Word("what", &["bet"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "The riichi is valid. The bet is put down now.",
        },
        FoulCase {
            clause: "F25",
            plain: "riichi was not said",
            when: &[Given::Word("what", &["word"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "The riichi is valid all the same.",
        },
        FoulCase {
            clause: "F26",
            plain: "the discard was not turned sideways, and it is known which one it was",
            when: &[
                Given::Word("what", &["rotation"]),
                Given::Flag("known", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "The riichi is valid. The discard is turned now.",
        },
        FoulCase {
            clause: "F27",
            plain: "the discard was not turned sideways, and nobody knows which one it was",
            when: &[
                Given::Word("what", &["rotation"]),
                Given::Flag("known", false),
            ],
            outcome: Outcome::Furiten,
            bets: None,
            says: "The riichi is valid. For furiten the earliest of the discards that it can have been counts.",
        },
        FoulCase {
            clause: "F28",
            plain: "riichi with an open hand",
            when: &[Given::Word("what", &["open"])],
            outcome: Outcome::NotPenalized,
            bets: Some(Bets::Back),
            says: "The declaration is void, so it isn’t a noten riichi either.",
        },
    ],
});

/// How the hand ended.
pub(in crate::fouls::penalty_books) const ENDED: Question = question(
    "ended",
    "How did the hand end?",
    Ask::Word(&[
        ("other-won", "Another player won"),
        ("own-win", "The player called a win"),
        ("draw", "Exhaustive draw"),
        ("playing", "It is still being played"),
    ]),
    Need::Always,
);

/// Riichi with a hand that isn't ready.
pub(in crate::fouls::penalty_books) static NOTEN_RIICHI: Foul = checked(Foul {
    key: "noten-riichi",
    name: "Noten riichi",
    plain: "Declared riichi with a hand that isn’t ready (not tenpai)",
    keywords: "noten, not tenpai, not waiting, dead hand after riichi, killed hand, shows the hand at the draw",
    group: Group::Riichi,
    questions: &[
        ENDED,
        question(
            "dead",
            "Is the hand noten only because it was declared dead after the riichi?",
            Ask::Flag,
            Need::Always,
        ),
        question(
            "shown",
            "Does the player show the hand, and was it tenpai?",
            Ask::Flag,
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F30",
            plain: "another player won",
            when: &[Given::Word("ended", &["other-won"])],
            outcome: Outcome::Undetermined,
            bets: None,
            says: "The hand is not checked. The riichi bet goes to the winner.",
        },
        FoulCase {
            clause: "F30a",
            plain: "the hand is still being played",
            when: &[Given::Word("ended", &["playing"])],
            outcome: Outcome::Allowed,
            bets: None,
            says: "It is looked into only when the player wins or the wall runs out.",
        },
        FoulCase {
            clause: "F32",
            plain: "the player called a win after it",
            when: &[Given::Word("ended", &["own-win"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "When the player calls a win the hand is looked at: riichi without a ready hand is chombo.",
        },
        FoulCase {
            clause: "F31",
            plain: "exhaustive draw",
            when: &[Given::Word("ended", &["draw"]), Given::Flag("dead", false)],
            outcome: Outcome::Chonbo(Moment::Draw),
            bets: None,
            says: "At an exhaustive draw the hand is looked at: riichi without a ready hand is chombo.",
        },
        FoulCase {
            clause: "F36",
            plain: "exhaustive draw, noten only by a dead hand, and the hand is shown",
            when: &[
                Given::Word("ended", &["draw"]),
                Given::Flag("dead", true),
                Given::Flag("shown", true),
            ],
            outcome: Outcome::Noten,
            bets: None,
            says: "Riichi was right when it was declared, and the hand proves it. The player still pays for being noten, and the deal passes if it is East.",
        },
        FoulCase {
            clause: "F37",
            plain: "exhaustive draw, noten only by a dead hand, and the hand is not shown",
            when: &[
                Given::Word("ended", &["draw"]),
                Given::Flag("dead", true),
                Given::Flag("shown", false),
            ],
            outcome: Outcome::Chonbo(Moment::Draw),
            bets: None,
            says: "Without the proof it is a noten riichi as any other.",
        },
    ],
});

/// A concealed kong that was not allowed after riichi.
pub(in crate::fouls::penalty_books) static RIICHI_KONG: Foul = checked(Foul {
    key: "riichi-kong",
    name: "Invalid concealed kong after riichi",
    plain: "Made a concealed kong after riichi that was not allowed",
    keywords: "kan after riichi, ankan, waits changed",
    group: Group::Riichi,
    questions: &[ENDED],
    cases: &[
        FoulCase {
            clause: "F33",
            plain: "another player won",
            when: &[Given::Word("ended", &["other-won"])],
            outcome: Outcome::Undetermined,
            bets: None,
            says: "Whether the kong was allowed is not checked.",
        },
        FoulCase {
            clause: "F33a",
            plain: "the hand is still being played",
            when: &[Given::Word("ended", &["playing"])],
            outcome: Outcome::Allowed,
            bets: None,
            says: "It is looked into only when the player wins or the wall runs out.",
        },
        FoulCase {
            clause: "F34",
            plain: "the player called a win after it",
            when: &[Given::Word("ended", &["own-win"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "The win of the player doesn’t count. It is chombo.",
        },
        FoulCase {
            clause: "F35",
            plain: "exhaustive draw",
            when: &[Given::Word("ended", &["draw"])],
            outcome: Outcome::Chonbo(Moment::Draw),
            bets: None,
            says: "At an exhaustive draw it comes to light: chombo.",
        },
    ],
});

/// A riichi declaration that was void.
pub(in crate::fouls::penalty_books) static VOIDED_RIICHI: Foul = checked(Foul {
    key: "voided-riichi",
    name: "Voided riichi",
    plain: "A riichi declaration was void",
    keywords: "riichi cancelled, riichi discard was ronned, bet back",
    group: Group::Riichi,
    questions: &[question(
        "why",
        "Why?",
        Ask::Word(&[
            ("ron", "Another player won on the riichi discard"),
            ("other", "Another reason"),
        ]),
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "I6",
            plain: "another player won on the riichi discard",
            when: &[Given::Word("why", &["ron"])],
            outcome: Outcome::Undetermined,
            bets: Some(Bets::Back),
            says: "Riichi is declared only when the discard has passed. The declaration is void, and so there is no noten riichi.",
        },
        FoulCase {
            clause: "F29",
            plain: "the declaration was void for another reason",
            when: &[Given::Word("why", &["other"])],
            outcome: Outcome::NotPenalized,
            bets: Some(Bets::Back),
            says: "A void declaration is never a noten riichi.",
        },
    ],
});

/// What a dead hand may do.
pub(in crate::fouls::penalty_books) static DEAD_HAND: Foul = checked(Foul {
    key: "dead-hand",
    name: "Dead hand",
    plain: "A hand is dead: what now?",
    keywords: "what may a dead hand do, dead hand at a draw, noten payment, discard freely",
    group: Group::Riichi,
    questions: &[
        question(
            "riichi",
            "Had the player declared riichi before?",
            Ask::Flag,
            Need::Always,
        ),
        question(
            "ended",
            "How does the hand stand?",
            Ask::Word(&[
                ("playing", "It is still being played"),
                ("draw", "Exhaustive draw"),
            ]),
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "I4",
            plain: "after riichi, while the hand is being played",
            when: &[
                Given::Flag("riichi", true),
                Given::Word("ended", &["playing"]),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "The player goes on discarding the tile that was drawn, and the riichi bet stays on the table.",
        },
        FoulCase {
            clause: "I4a",
            plain: "without riichi, while the hand is being played",
            when: &[
                Given::Flag("riichi", false),
                Given::Word("ended", &["playing"]),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "Without riichi the player still chooses what to discard.",
        },
        FoulCase {
            clause: "I3",
            plain: "at an exhaustive draw",
            when: &[
                Given::Flag("riichi", false),
                Given::Word("ended", &["draw"]),
            ],
            outcome: Outcome::Noten,
            bets: None,
            says: "A dead hand is noten, whatever it holds.",
        },
        FoulCase {
            clause: "I3a",
            plain: "after riichi, at an exhaustive draw",
            when: &[Given::Flag("riichi", true), Given::Word("ended", &["draw"])],
            outcome: Outcome::As(
                "noten-riichi",
                &[Given::Word("ended", &["draw"]), Given::Flag("dead", true)],
            ),
            bets: None,
            says: "A dead hand is noten, whatever it holds. After riichi the hand has to prove that it was ready.",
        },
    ],
});
