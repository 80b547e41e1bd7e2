//! How people behave (F38 to F41, F43 to F48, I7 to I9, W18 to W20).

use crate::fouls::penalty_books::wrc_2015::conduct;
use crate::fouls::{Foul, FoulCase, Given, Group, Moment, Offer, Outcome, checked};
use crate::schema::{Ask, Need, question};

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
    key: "passing-information",
    name: "Passing information",
    plain: "Said something about the hand or the game",
    keywords: conduct::PASSING_INFORMATION.keywords,
    group: Group::Conduct,
    questions: conduct::PASSING_INFORMATION.questions,
    cases: &[
        FoulCase {
            clause: "F40",
            plain: "corrected somebody who was about to make a small mistake",
            when: &[Given::Word("what", &["correcting"])],
            outcome: Outcome::Allowed,
            bets: None,
            says: "That is allowed: small irregularities and manners may be corrected.",
        },
        FoulCase {
            clause: "F41",
            plain: "said that somebody has a dead hand",
            when: &[Given::Word("what", &["dead-hand"])],
            outcome: Outcome::Allowed,
            bets: None,
            says: "That is allowed: it may be made clear that a hand is dead.",
        },
        FoulCase {
            clause: "F38",
            plain: "a trifle was said",
            when: &[Given::Word("what", &["minor"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: REFEREE,
        },
        FoulCase {
            clause: "F39",
            plain: "something was said that matters",
            when: &[Given::Word("what", &["other"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: REFEREE,
        },
    ],
});

/// Getting in the way of the game.
pub(super) static OBSTRUCTION: Foul = checked(Foul {
    key: "obstruction",
    name: "Obstruction",
    plain: "Gets in the way of the game",
    keywords: "slow, disturbing, arguing, refuses, insult, loop-hole, abuse, exploits the rules, again and again, repeated, touches the sticks, touches the wall, hides tiles, other language, goes on playing, suspicion",
    group: Group::Conduct,
    questions: &[question(
        "what",
        "How?",
        Ask::Word(&[
            ("trifles", "The same trifle again, or a request refused"),
            ("once", "Obstructed the game"),
            ("repeated", "Obstructs the game again and again"),
            ("abuse", "Abuses the rules, or a gap in them"),
            ("suspicious", "In a way that looks like cheating"),
        ]),
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "I9",
            plain: "a trifle again and again, or a request refused",
            when: &[Given::Word("what", &["trifles"])],
            outcome: Outcome::As("obstruction", &[Given::Word("what", &["once"])]),
            bets: None,
            says: "What costs a warning once is obstruction when it is repeated, or when the player refuses what is asked.",
        },
        FoulCase {
            clause: "F43",
            plain: "obstructed the game",
            when: &[Given::Word("what", &["once"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "The penalty is up to the referee; a very serious case can be disqualification.",
        },
        FoulCase {
            clause: "F44",
            plain: "obstructs the game again and again",
            when: &[Given::Word("what", &["repeated"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "The penalty is up to the referee, up to disqualification.",
        },
        FoulCase {
            clause: "F45",
            plain: "abused the rules or a gap in them",
            when: &[Given::Word("what", &["abuse"])],
            outcome: Outcome::As("cheating", &[]),
            bets: None,
            says: "It is cheating, as any foul on purpose is.",
        },
        FoulCase {
            clause: "W18",
            plain: "obstructed the game in a way that looks like cheating",
            when: &[Given::Word("what", &["suspicious"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "Such as touching other players' sticks or the wall, hiding tiles, or going on while a problem is open: the penalty is up to the referee, up to disqualification.",
        },
    ],
});

/// A fault for which another player is to blame.
pub(super) static ANOTHERS_FAULT: Foul = checked(Foul {
    key: "anothers-fault",
    name: "Fault due to another player's fault",
    plain: "Made a mistake because of somebody else's mistake",
    keywords: conduct::ANOTHERS_FAULT.keywords,
    group: Group::Conduct,
    questions: &[],
    cases: &[FoulCase {
        clause: "F46",
        plain: "a fault that another player's fault led to",
        when: &[],
        outcome: Outcome::Referee(ANY_OR_NOTHING),
        bets: None,
        says: "The penalties are for who alone is to blame: the referee finds the one that suits.",
    }],
});

/// Telephones and other things that don't belong on the table.
pub(super) static DEVICE: Foul = checked(Foul {
    key: "device",
    name: "Foreign objects",
    plain: "A phone rang, or somebody used a device",
    keywords: "mobile, telephone, ringing, music player, headphones, smart watch, smart glasses, tablet, notebook, foreign object",
    group: Group::Conduct,
    questions: &[question(
        "what",
        "Which?",
        Ask::Word(&[
            ("ringing", "A phone rang"),
            ("used", "A device was used"),
            ("smart-glasses", "Smart glasses were worn"),
        ]),
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F47",
            plain: "a phone rang",
            when: &[Given::Word("what", &["ringing"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "The penalty is up to the referee, by how much it disturbed.",
        },
        FoulCase {
            clause: "F48",
            plain: "an electronic device was used",
            when: &[Given::Word("what", &["used"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "The penalty is up to the referee, by how much it disturbed and how well one could cheat with it.",
        },
        FoulCase {
            clause: "W19",
            plain: "smart glasses were worn",
            when: &[Given::Word("what", &["smart-glasses"])],
            outcome: Outcome::As("cheating", &[]),
            bets: None,
            says: "Smart glasses count as cheating.",
        },
    ],
});

/// Several fouls at once.
pub(super) static SEVERAL_AT_ONCE: Foul = checked(Foul {
    key: "several-at-once",
    name: "Several penalties",
    plain: "Several fouls at once",
    keywords: conduct::SEVERAL_AT_ONCE.keywords,
    group: Group::Conduct,
    questions: conduct::SEVERAL_AT_ONCE.questions,
    cases: &[
        FoulCase {
            clause: "I8",
            plain: "several players have a chonbo at once",
            when: &[Given::Word("what", &["chonbos"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "Each of them has the whole penalty, and there is one new deal.",
        },
        FoulCase {
            clause: "I7",
            plain: "late, and then missed the hanchan",
            when: &[Given::Word("what", &["late"])],
            outcome: Outcome::Missed(30),
            bets: None,
            says: "Being late isn't added to missing the hanchan. All other penalties add up.",
        },
    ],
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
