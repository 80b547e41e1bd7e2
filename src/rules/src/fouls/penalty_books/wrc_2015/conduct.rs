//! How people behave (F38 to F48, I7 to I9).

use crate::fouls::{Foul, FoulCase, Given, Group, Offer, Outcome, checked};
use crate::schema::{Ask, Need, question};

use super::ANY;

/// Telling others what they shouldn't know.
pub(in crate::fouls::penalty_books) static PASSING_INFORMATION: Foul = checked(Foul {
    key: "passing-information",
    name: "Passing information",
    plain: "Said something about the hand or the game",
    keywords: "talking, hint, advice, comment, tell, table talk, pointing out, dead hand, correcting somebody",
    group: Group::Conduct,
    questions: &[question(
        "what",
        "What was said?",
        Ask::Word(&[
            (
                "correcting",
                "That somebody was about to make a small mistake",
            ),
            ("dead-hand", "That somebody has a dead hand"),
            ("minor", "A minor remark"),
            ("other", "Something that matters"),
        ]),
        Need::Always,
    )],
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
            plain: "a minor remark",
            when: &[Given::Word("what", &["minor"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "Minor remarks are not penalized.",
        },
        FoulCase {
            clause: "F39",
            plain: "something was said that matters",
            when: &[Given::Word("what", &["other"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "The penalty is up to the referee.",
        },
    ],
});

/// Cheating.
pub(in crate::fouls::penalty_books) static CHEATING: Foul = checked(Foul {
    key: "cheating",
    name: "Cheating",
    plain: "Was caught cheating",
    keywords: "fraud, hidden tiles, swapping tiles, marked tiles, collusion",
    group: Group::Conduct,
    questions: &[],
    cases: &[FoulCase {
        clause: "F42",
        plain: "caught cheating",
        when: &[],
        outcome: Outcome::Disqualified,
        bets: None,
        says: "At once. The player is not ranked, and the federation is told.",
    }],
});

/// Getting in the way of the game.
pub(in crate::fouls::penalty_books) static OBSTRUCTION: Foul = checked(Foul {
    key: "obstruction",
    name: "Obstruction",
    plain: "Gets in the way of the game",
    keywords: "slow, disturbing, arguing, refuses, insult, loop-hole, abuse, exploits the rules, again and again, repeated",
    group: Group::Conduct,
    questions: &[question(
        "what",
        "How?",
        Ask::Word(&[
            (
                "trifles",
                "The same minor remark again, or a request refused",
            ),
            ("once", "Obstructed the game"),
            ("repeated", "Obstructs the game again and again"),
            ("abuse", "Abuses the rules, or a gap in them"),
        ]),
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "I9",
            plain: "repeated minor remarks, or a request refused",
            when: &[Given::Word("what", &["trifles"])],
            outcome: Outcome::As("obstruction", &[Given::Word("what", &["once"])]),
            bets: None,
            says: "Repeating a minor irregularity, or refusing what is asked, may count as obstruction.",
        },
        FoulCase {
            clause: "F43",
            plain: "obstructed the game",
            when: &[Given::Word("what", &["once"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "The penalty is up to the referee.",
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
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "It is forbidden. The book names no penalty for it.",
        },
    ],
});

/// A fault for which another player is to blame.
pub(in crate::fouls::penalty_books) static ANOTHERS_FAULT: Foul = checked(Foul {
    key: "anothers-fault",
    name: "Fault due to another player’s fault",
    plain: "Made a mistake because of somebody else’s mistake",
    keywords: "misled, provoked, wrong announcement, blame",
    group: Group::Conduct,
    questions: &[],
    cases: &[FoulCase {
        clause: "F46",
        plain: "a fault that another player’s fault led to",
        when: &[],
        outcome: Outcome::Referee(ANY),
        bets: None,
        says: "The referee finds the penalty that suits.",
    }],
});

/// Telephones and other devices.
pub(in crate::fouls::penalty_books) static DEVICE: Foul = checked(Foul {
    key: "device",
    name: "Electronic devices",
    plain: "A phone rang, or somebody used a device",
    keywords: "mobile, telephone, ringing, music player, headphones, smart watch, smart glasses",
    group: Group::Conduct,
    questions: &[question(
        "what",
        "Which?",
        Ask::Word(&[("ringing", "A phone rang"), ("used", "A device was used")]),
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F47",
            plain: "a phone rang",
            when: &[Given::Word("what", &["ringing"])],
            outcome: Outcome::Referee(&[Offer::Points]),
            bets: None,
            says: "A point penalty. How many points the referee decides, by how much it disturbed.",
        },
        FoulCase {
            clause: "F48",
            plain: "an electronic device was used",
            when: &[Given::Word("what", &["used"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            says: "The penalty is up to the referee.",
        },
    ],
});

/// Several fouls at once.
pub(in crate::fouls::penalty_books) static SEVERAL_AT_ONCE: Foul = checked(Foul {
    key: "several-at-once",
    name: "Several penalties",
    plain: "Several fouls at once",
    keywords: "two chonbos, cumulative, both players, add up, late and missing",
    group: Group::Conduct,
    questions: &[question(
        "what",
        "Which?",
        Ask::Word(&[
            ("chonbos", "Several players with a chombo"),
            ("late", "Late, and then missed the hanchan"),
        ]),
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "I8",
            plain: "several players have a chombo at once",
            when: &[Given::Word("what", &["chonbos"])],
            outcome: Outcome::Chonbos(&[Offer::Chonbo]),
            bets: None,
            says: "The book doesn’t say. Later books have every one of them pay, and one new deal.",
        },
        FoulCase {
            clause: "I7",
            plain: "late, and then missed the hanchan",
            when: &[Given::Word("what", &["late"])],
            outcome: Outcome::Missed(30),
            bets: None,
            says: "Being late isn’t added to missing the hanchan. All other penalties add up.",
        },
    ],
});
