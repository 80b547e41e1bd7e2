//! Riichi declared wrongly (F24 to F32, F36, F37, I6, E3).

use crate::fouls::penalty_books::wrc_2015::riichi::{self, ENDED};
use crate::fouls::{Bets, Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// A riichi declaration with something wrong in it.
pub(super) static WRONG_RIICHI: Foul = checked(Foul {
    key: "wrong-riichi",
    name: "Wrong riichi declaration",
    plain: "Declared riichi in the wrong way",
    keywords: "forgot the bet, forgot the stick, 1000 points, silent riichi, forgot to say riichi, reach, forgot to turn the tile, sideways, rotated, open hand, after discarding, too late",
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
                ("late", "It was declared after the discard"),
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
            says: "A minor irregularity: the riichi is valid. The bet is put down now.",
        },
        FoulCase {
            clause: "F25",
            plain: "riichi was not said",
            when: &[Given::Word("what", &["word"])],
            outcome: Outcome::DeadHand,
            bets: Some(Bets::Back),
            says: "A silent riichi is void, and the hand is dead.",
        },
        FoulCase {
            clause: "F26",
            plain: "the discard was not turned sideways, and it is known which one it was",
            when: &[
                Given::Word("what", &["rotation"]),
                Given::Flag("known", true),
            ],
            outcome: Outcome::DeadHand,
            bets: Some(Bets::Back),
            says: NOT_TURNED,
        },
        FoulCase {
            clause: "F27",
            plain: "the discard was not turned sideways, and nobody knows which one it was",
            when: &[
                Given::Word("what", &["rotation"]),
                Given::Flag("known", false),
            ],
            outcome: Outcome::DeadHand,
            bets: Some(Bets::Back),
            says: NOT_TURNED,
        },
        FoulCase {
            clause: "F28",
            plain: "riichi with an open hand",
            when: &[Given::Word("what", &["open"])],
            outcome: Outcome::DeadHand,
            bets: Some(Bets::Back),
            says: "The declaration is void, and the hand is dead.",
        },
        FoulCase {
            clause: "E3",
            plain: "riichi declared after the discard",
            when: &[Given::Word("what", &["late"])],
            outcome: Outcome::DeadHand,
            bets: Some(Bets::Back),
            says: "It comes too late: the declaration is void, and the hand is dead.",
        },
    ],
});

const NOT_TURNED: &str =
    "A riichi without a turned discard is void, whichever discard it was, and the hand is dead.";

/// Riichi with a hand that isn't ready.
pub(super) static NOTEN_RIICHI: Foul = checked(Foul {
    key: "noten-riichi",
    name: "Noten riichi",
    plain: "Declared riichi with a hand that isn't ready (not tenpai)",
    keywords: riichi::NOTEN_RIICHI.keywords,
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
            "Does the player show the hand, and was it tenpai, without an invalid kong?",
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
            says: "Nobody looks whether the hand was ready. The riichi bet goes to the winner.",
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
            says: "When the player calls a win the hand is looked at: riichi without a ready hand is chonbo.",
        },
        FoulCase {
            clause: "F31",
            plain: "exhaustive draw",
            when: &[Given::Word("ended", &["draw"]), Given::Flag("dead", false)],
            outcome: Outcome::Chonbo(Moment::Draw),
            bets: None,
            says: "At an exhaustive draw the hand is looked at: riichi without a ready hand is chonbo.",
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
            says: "Riichi was right when it was declared, and the hand proves it; there may be no invalid kong in it either. The player still pays for being noten, and the deal rotates if it is East.",
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

/// A riichi declaration that was void.
pub(in crate::fouls::penalty_books) static VOIDED_RIICHI: Foul = checked(Foul {
    key: "voided-riichi",
    name: "Voided riichi",
    plain: "A riichi declaration was void",
    keywords: riichi::VOIDED_RIICHI.keywords,
    group: Group::Riichi,
    questions: riichi::VOIDED_RIICHI.questions,
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
            says: "A void declaration is never a noten riichi. What made it void may cost something by itself.",
        },
    ],
});
