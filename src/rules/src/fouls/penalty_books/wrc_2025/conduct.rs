//! Conduct of players (F38 to F41, F43 to F48, I7 to I9, W18 to W20).

use crate::fouls::{
    AnswerCondition, Foul, FoulCase, FoulGroup, Moment, Offer, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::conduct,
};
use crate::model::{AnswerKind, Question};

use super::ANY;

const REFEREE: &str = "The penalty is up to the referee.";

/// All types of penalty, and no penalty.
const ANY_OR_NO_PENALTY: &[Offer] = &[
    Offer::NoPenalty,
    Offer::Warning,
    Offer::Points,
    Offer::DeadHand,
    Offer::Chonbo,
    Offer::Disqualification,
];

/// Passing hidden information to other players.
pub(super) static PASSING_INFORMATION: Foul = checked(Foul {
    cases: &inherit::cases::<4>(
        conduct::PASSING_INFORMATION.cases,
        &[
            Patch::Replace(FoulCase {
                outcome: Outcome::Referee(ANY),
                text: REFEREE,
                ..conduct::PASSING_INFORMATION.case("F38")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::Referee(ANY),
                text: REFEREE,
                ..conduct::PASSING_INFORMATION.case("F39")
            }),
        ],
    ),
    ..conduct::PASSING_INFORMATION
});

/// Obstruction of the game.
pub(super) static OBSTRUCTION: Foul = checked(Foul {
    keywords: "slow, disturbing, arguing, refuses, insult, loop-hole, abuse, exploits the rules, again and again, repeated, touches the sticks, touches the wall, hides tiles, other language, goes on playing, suspicion",
    questions: &[Question {
        kind: AnswerKind::Word(&[
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
            Patch::Replace(FoulCase {
                text: "Repeating what costs a warning, or refusing what is asked, counts as obstruction.",
                ..conduct::OBSTRUCTION.case("I9")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::Referee(ANY),
                text: "The penalty is up to the referee; a very serious case can be disqualification.",
                ..conduct::OBSTRUCTION.case("F43")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::Referee(ANY),
                ..conduct::OBSTRUCTION.case("F44")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::SameAs("cheating", &[]),
                text: "It is cheating, as any foul on purpose is.",
                ..conduct::OBSTRUCTION.case("F45")
            }),
            Patch::Append(FoulCase {
                clause: "W18",
                plain: "obstructed the game in a way that looks like cheating",
                when: &[AnswerCondition::Word("what", &["suspicious"])],
                outcome: Outcome::Referee(ANY),
                bets: None,
                text: "Such as touching other players’ sticks or the wall, hiding tiles, or going on while a problem is open: the penalty is up to the referee, up to disqualification.",
            }),
        ],
    ),
    ..conduct::OBSTRUCTION
});

/// Foul for which another player is to blame.
pub(super) static ANOTHERS_FAULT: Foul = checked(Foul {
    cases: &[FoulCase {
        outcome: Outcome::Referee(ANY_OR_NO_PENALTY),
        text: "The penalties are for who alone is to blame: the referee finds the one that suits.",
        ..conduct::ANOTHERS_FAULT.case("F46")
    }],
    ..conduct::ANOTHERS_FAULT
});

/// Use of telephones, and other items on the table.
pub(super) static DEVICE: Foul = checked(Foul {
    name: "Foreign objects",
    keywords: "mobile, telephone, ringing, music player, headphones, smart watch, smart glasses, tablet, notebook, foreign object",
    questions: &[Question {
        kind: AnswerKind::Word(&[
            ("ringing", "A phone rang"),
            ("used", "A device was used"),
            ("smart-glasses", "Smart glasses were worn"),
        ]),
        ..conduct::DEVICE.question("what")
    }],
    cases: &inherit::cases::<3>(
        conduct::DEVICE.cases,
        &[
            Patch::Replace(FoulCase {
                outcome: Outcome::Referee(ANY),
                text: "The penalty is up to the referee, by how much it disturbed.",
                ..conduct::DEVICE.case("F47")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::Referee(ANY),
                text: "The penalty is up to the referee, by how much it disturbed and how well one could cheat with it.",
                ..conduct::DEVICE.case("F48")
            }),
            Patch::Append(FoulCase {
                clause: "W19",
                plain: "smart glasses were worn",
                when: &[AnswerCondition::Word("what", &["smart-glasses"])],
                outcome: Outcome::SameAs("cheating", &[]),
                bets: None,
                text: "Smart glasses count as cheating.",
            }),
        ],
    ),
    ..conduct::DEVICE
});

/// Several fouls at once.
pub(super) static SEVERAL_AT_ONCE: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        conduct::SEVERAL_AT_ONCE.cases,
        &[Patch::Replace(FoulCase {
            outcome: Outcome::Chonbo(Moment::Any),
            text: "Each of them has the whole penalty, and there is one new deal.",
            ..conduct::SEVERAL_AT_ONCE.case("I8")
        })],
    ),
    ..conduct::SEVERAL_AT_ONCE
});

/// Break during a hanchan.
pub(super) static LEAVING: Foul = checked(Foul {
    key: "leaving",
    name: "Leaving the table",
    plain: "Left the table for a while during a hanchan",
    keywords: "break, toilet, pause, smoking, went away",
    group: FoulGroup::Attendance,
    questions: &[],
    cases: &[FoulCase {
        clause: "W20",
        plain: "left the table during a hanchan and came back",
        when: &[],
        outcome: Outcome::Referee(ANY_OR_NO_PENALTY),
        bets: None,
        text: "There are no breaks in a hanchan; the penalty is up to the referee. A quick one between hands, which the others know of, can be tolerated.",
    }],
});
