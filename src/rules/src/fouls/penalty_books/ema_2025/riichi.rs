//! Riichi declared wrongly (F24 to F32, F36, F37, I6, E3).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015::riichi::{self};
use crate::fouls::{Bets, Foul, FoulCase, Given, Outcome, checked};
use crate::schema::{Ask, Question};

/// A riichi declaration with something wrong in it.
pub(super) static WRONG_RIICHI: Foul = checked(Foul {
    keywords: "forgot the bet, forgot the stick, 1000 points, silent riichi, forgot to say riichi, reach, forgot to turn the tile, sideways, rotated, open hand, after discarding, too late",
    questions: &inherit::questions::<2>(
        riichi::WRONG_RIICHI.questions,
        &[Differs::Instead(Question {
            ask: Ask::Word(&[
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
            Differs::Instead(FoulCase {
                says: "A minor irregularity: the riichi is valid. The bet is put down now.",
                ..riichi::WRONG_RIICHI.case("F24")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                bets: Some(Bets::Back),
                says: "A silent riichi is void, and the player has a dead hand.",
                ..riichi::WRONG_RIICHI.case("F25")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                bets: Some(Bets::Back),
                says: NOT_TURNED,
                ..riichi::WRONG_RIICHI.case("F26")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                bets: Some(Bets::Back),
                says: NOT_TURNED,
                ..riichi::WRONG_RIICHI.case("F27")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                says: "The declaration is void, and the player has a dead hand.",
                ..riichi::WRONG_RIICHI.case("F28")
            }),
            Differs::Besides(FoulCase {
                clause: "E3",
                plain: "riichi declared after the discard",
                when: &[Given::Word("what", &["late"])],
                outcome: Outcome::DeadHand,
                bets: Some(Bets::Back),
                says: "It comes too late: the declaration is void, and the player has a dead hand.",
            }),
        ],
    ),
    ..riichi::WRONG_RIICHI
});

const NOT_TURNED: &str = "A riichi without a turned discard is void, whichever discard it was, and the player has a dead hand.";

/// Riichi with a hand that isn't ready.
pub(super) static NOTEN_RIICHI: Foul = checked(Foul {
    questions: &inherit::questions::<3>(
        riichi::NOTEN_RIICHI.questions,
        &[Differs::Instead(Question {
            words: "Does the player show the hand, and was it tenpai, without an invalid kong?",
            ..riichi::NOTEN_RIICHI.question("shown")
        })],
    ),
    cases: &inherit::cases::<6>(
        riichi::NOTEN_RIICHI.cases,
        &[Differs::Instead(FoulCase {
            says: "Riichi was right when it was declared, and the hand proves it; there may be no invalid kong in it either. The player still pays for being noten, and the deal passes if it is East.",
            ..riichi::NOTEN_RIICHI.case("F36")
        })],
    ),
    ..riichi::NOTEN_RIICHI
});

/// A riichi declaration that was void.
pub(in crate::fouls::penalty_books) static VOIDED_RIICHI: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        riichi::VOIDED_RIICHI.cases,
        &[Differs::Instead(FoulCase {
            says: "A void declaration is never a noten riichi. What made it void may cost something by itself.",
            ..riichi::VOIDED_RIICHI.case("F29")
        })],
    ),
    ..riichi::VOIDED_RIICHI
});
