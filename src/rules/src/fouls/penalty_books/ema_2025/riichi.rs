//! Invalid riichi declarations (F24 to F32, F36, F37, I6, E3).

use crate::fouls::{
    AnswerCondition, Bets, Foul, FoulCase, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::riichi::{self},
};
use crate::model::{AnswerKind, Question};

/// Incorrect riichi declaration.
pub(super) static WRONG_RIICHI: Foul = checked(Foul {
    keywords: "forgot the bet, forgot the stick, 1000 points, silent riichi, forgot to say riichi, reach, forgot to turn the tile, sideways, rotated, open hand, after discarding, too late",
    questions: &inherit::questions::<2>(
        riichi::WRONG_RIICHI.questions,
        &[Patch::Replace(Question {
            kind: AnswerKind::Word(&[
                ("bet", "The 1,000 points were not put down"),
                ("word", "“Riichi” was not said"),
                ("rotation", "The discard was not turned sideways"),
                ("open", "The hand was open"),
                ("late", "It was declared after the discard"),
            ]),
            ..riichi::WRONG_RIICHI.question("what")
        })],
    ),
    cases: &inherit::cases::<6>(
        riichi::WRONG_RIICHI.cases,
        &[
            Patch::Replace(FoulCase {
                text: "A minor irregularity: the riichi is valid. The bet is put down now.",
                ..riichi::WRONG_RIICHI.case("F24")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                bets: Some(Bets::Back),
                text: "A silent riichi is void, and the player has a dead hand.",
                ..riichi::WRONG_RIICHI.case("F25")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                bets: Some(Bets::Back),
                text: NOT_TURNED,
                ..riichi::WRONG_RIICHI.case("F26")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                bets: Some(Bets::Back),
                text: NOT_TURNED,
                ..riichi::WRONG_RIICHI.case("F27")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                text: "The declaration is void, and the player has a dead hand.",
                ..riichi::WRONG_RIICHI.case("F28")
            }),
            Patch::Append(FoulCase {
                clause: "E3",
                plain: "riichi declared after the discard",
                when: &[AnswerCondition::Word("what", &["late"])],
                outcome: Outcome::DeadHand,
                bets: Some(Bets::Back),
                text: "It comes too late: the declaration is void, and the player has a dead hand.",
            }),
        ],
    ),
    ..riichi::WRONG_RIICHI
});

const NOT_TURNED: &str = "A riichi without a turned discard is void, whichever discard it was, and the player has a dead hand.";

/// Riichi with a noten hand.
pub(super) static NOTEN_RIICHI: Foul = checked(Foul {
    questions: &inherit::questions::<3>(
        riichi::NOTEN_RIICHI.questions,
        &[Patch::Replace(Question {
            words: "Does the player show the hand, and was it tenpai, without an invalid kong?",
            ..riichi::NOTEN_RIICHI.question("shown")
        })],
    ),
    cases: &inherit::cases::<6>(
        riichi::NOTEN_RIICHI.cases,
        &[Patch::Replace(FoulCase {
            text: "Riichi was right when it was declared, and the hand proves it; there may be no invalid kong in it either. The player still pays for being noten, and the deal passes if it is East.",
            ..riichi::NOTEN_RIICHI.case("F36")
        })],
    ),
    ..riichi::NOTEN_RIICHI
});

/// Riichi declaration that is void.
pub(in crate::fouls::penalty_books) static VOIDED_RIICHI: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        riichi::VOIDED_RIICHI.cases,
        &[Patch::Replace(FoulCase {
            text: "A void declaration is never a noten riichi. What made it void may cost something by itself.",
            ..riichi::VOIDED_RIICHI.case("F29")
        })],
    ),
    ..riichi::VOIDED_RIICHI
});
