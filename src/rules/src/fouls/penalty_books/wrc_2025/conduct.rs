//! How people behave (F38 to F41, F43 to F48, I7 to I9, W18 to W20).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015::conduct;
use crate::fouls::{Foul, FoulCase, Given, Group, Moment, Offer, Outcome, checked};
use crate::schema::{Ask, Question};

use super::ANY;

const REFEREE: &str = "The penalty is up to the referee.";

/// Every type of penalty, or none.
const ANY_OR_NOTHING: &[Offer] = &[
    Offer::Nothing,
    Offer::Warning,
    Offer::Points,
    Offer::DeadHand,
    Offer::Chonbo,
    Offer::Disqualification,
];

/// Telling others what they shouldn't know.
pub(super) static PASSING_INFORMATION: Foul = checked(Foul {
    cases: &inherit::cases::<4>(
        conduct::PASSING_INFORMATION.cases,
        &[
            Differs::Instead(FoulCase {
                outcome: Outcome::Referee(ANY),
                says: REFEREE,
                ..conduct::PASSING_INFORMATION.case("F38")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::Referee(ANY),
                says: REFEREE,
                ..conduct::PASSING_INFORMATION.case("F39")
            }),
        ],
    ),
    ..conduct::PASSING_INFORMATION
});

/// Getting in the way of the game.
pub(super) static OBSTRUCTION: Foul = checked(Foul {
    keywords: "slow, disturbing, arguing, refuses, insult, loop-hole, abuse, exploits the rules, again and again, repeated, touches the sticks, touches the wall, hides tiles, other language, goes on playing, suspicion",
    questions: &[Question {
        ask: Ask::Word(&[
            (
                "trifles",
                "The same minor remark again, or a request refused",
            ),
            ("once", "Obstructed the game"),
            ("repeated", "Obstructs the game again and again"),
            ("abuse", "Abuses the rules, or a gap in them"),
            ("suspicious", "In a way that looks like cheating"),
        ]),
        ..conduct::OBSTRUCTION.question("what")
    }],
    cases: &inherit::cases::<5>(
        conduct::OBSTRUCTION.cases,
        &[
            Differs::Instead(FoulCase {
                says: "Repeating what costs a warning, or refusing what is asked, counts as obstruction.",
                ..conduct::OBSTRUCTION.case("I9")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::Referee(ANY),
                says: "The penalty is up to the referee; a very serious case can be disqualification.",
                ..conduct::OBSTRUCTION.case("F43")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::Referee(ANY),
                ..conduct::OBSTRUCTION.case("F44")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::As("cheating", &[]),
                says: "It is cheating, as any foul on purpose is.",
                ..conduct::OBSTRUCTION.case("F45")
            }),
            Differs::Besides(FoulCase {
                clause: "W18",
                plain: "obstructed the game in a way that looks like cheating",
                when: &[Given::Word("what", &["suspicious"])],
                outcome: Outcome::Referee(ANY),
                bets: None,
                says: "Such as touching other players’ sticks or the wall, hiding tiles, or going on while a problem is open: the penalty is up to the referee, up to disqualification.",
            }),
        ],
    ),
    ..conduct::OBSTRUCTION
});

/// A fault for which another player is to blame.
pub(super) static ANOTHERS_FAULT: Foul = checked(Foul {
    cases: &[FoulCase {
        outcome: Outcome::Referee(ANY_OR_NOTHING),
        says: "The penalties are for who alone is to blame: the referee finds the one that suits.",
        ..conduct::ANOTHERS_FAULT.case("F46")
    }],
    ..conduct::ANOTHERS_FAULT
});

/// Telephones and other things that don't belong on the table.
pub(super) static DEVICE: Foul = checked(Foul {
    name: "Foreign objects",
    keywords: "mobile, telephone, ringing, music player, headphones, smart watch, smart glasses, tablet, notebook, foreign object",
    questions: &[Question {
        ask: Ask::Word(&[
            ("ringing", "A phone rang"),
            ("used", "A device was used"),
            ("smart-glasses", "Smart glasses were worn"),
        ]),
        ..conduct::DEVICE.question("what")
    }],
    cases: &inherit::cases::<3>(
        conduct::DEVICE.cases,
        &[
            Differs::Instead(FoulCase {
                outcome: Outcome::Referee(ANY),
                says: "The penalty is up to the referee, by how much it disturbed.",
                ..conduct::DEVICE.case("F47")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::Referee(ANY),
                says: "The penalty is up to the referee, by how much it disturbed and how well one could cheat with it.",
                ..conduct::DEVICE.case("F48")
            }),
            Differs::Besides(FoulCase {
                clause: "W19",
                plain: "smart glasses were worn",
                when: &[Given::Word("what", &["smart-glasses"])],
                outcome: Outcome::As("cheating", &[]),
                bets: None,
                says: "Smart glasses count as cheating.",
            }),
        ],
    ),
    ..conduct::DEVICE
});

/// Several fouls at once.
pub(super) static SEVERAL_AT_ONCE: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        conduct::SEVERAL_AT_ONCE.cases,
        &[Differs::Instead(FoulCase {
            outcome: Outcome::Chonbo(Moment::Any),
            says: "Each of them has the whole penalty, and there is one new deal.",
            ..conduct::SEVERAL_AT_ONCE.case("I8")
        })],
    ),
    ..conduct::SEVERAL_AT_ONCE
});

/// A break within a hanchan.
pub(super) static LEAVING: Foul = checked(Foul {
    key: "leaving",
    name: "Leaving the table",
    plain: "Left the table for a while during a hanchan",
    keywords: "break, toilet, pause, smoking, went away",
    group: Group::Attendance,
    questions: &[],
    cases: &[FoulCase {
        clause: "W20",
        plain: "left the table during a hanchan and came back",
        when: &[],
        outcome: Outcome::Referee(ANY_OR_NOTHING),
        bets: None,
        says: "There are no breaks in a hanchan; the penalty is up to the referee. A quick one between hands, which the others know of, can be tolerated.",
    }],
});
