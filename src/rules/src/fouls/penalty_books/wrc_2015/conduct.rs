//! Conduct of players (F38 to F48, I7 to I9).

use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Offer, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

use super::ANY;

/// Passing hidden information to other players.
pub(in crate::fouls::penalty_books) static PASSING_INFORMATION: Foul = checked(Foul {
    key: "passing-information",
    name: "Passing information",
    plain: "Said something about the hand or the game",
    keywords: "talking, hint, advice, comment, tell, table talk, pointing out, dead hand, correcting somebody",
    group: FoulGroup::Conduct,
    questions: &[question(
        "what",
        "What was said?",
        AnswerKind::Word(&[
            (
                "correcting",
                "That somebody was about to make a small mistake",
            ),
            ("dead-hand", "That somebody has a dead hand"),
            ("minor", "A minor remark"),
            ("other", "Something that matters"),
        ]),
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F40",
            plain: "corrected somebody who was about to make a small mistake",
            when: &[AnswerCondition::Word("what", &["correcting"])],
            outcome: Outcome::Allowed,
            bets: None,
            text: "That is allowed: small irregularities and manners may be corrected.",
        },
        FoulCase {
            clause: "F41",
            plain: "said that somebody has a dead hand",
            when: &[AnswerCondition::Word("what", &["dead-hand"])],
            outcome: Outcome::Allowed,
            bets: None,
            text: "That is allowed: it may be made clear that a hand is dead.",
        },
        FoulCase {
            clause: "F38",
            plain: "a minor remark",
            when: &[AnswerCondition::Word("what", &["minor"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "Minor remarks are not penalized.",
        },
        FoulCase {
            clause: "F39",
            plain: "something was said that matters",
            when: &[AnswerCondition::Word("what", &["other"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            text: "The penalty is up to the referee.",
        },
    ],
});

/// Cheating.
pub(in crate::fouls::penalty_books) static CHEATING: Foul = checked(Foul {
    key: "cheating",
    name: "Cheating",
    plain: "Was caught cheating",
    keywords: "fraud, hidden tiles, swapping tiles, marked tiles, collusion",
    group: FoulGroup::Conduct,
    questions: &[],
    cases: &[FoulCase {
        clause: "F42",
        plain: "caught cheating",
        when: &[],
        outcome: Outcome::Disqualified,
        bets: None,
        text: "At once. The player is not ranked, and the federation is told.",
    }],
});

/// Obstruction of the game.
pub(in crate::fouls::penalty_books) static OBSTRUCTION: Foul = checked(Foul {
    key: "obstruction",
    name: "Obstruction",
    plain: "Gets in the way of the game",
    keywords: "slow, disturbing, arguing, refuses, insult, loop-hole, abuse, exploits the rules, again and again, repeated",
    group: FoulGroup::Conduct,
    questions: &[question(
        "what",
        "How?",
        AnswerKind::Word(&[
            (
                "trifles",
                "The same minor remark again, or a request refused",
            ),
            ("once", "Obstructed the game"),
            ("repeated", "Obstructs the game again and again"),
            ("abuse", "Abuses the rules, or a gap in them"),
        ]),
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "I9",
            plain: "repeated minor remarks, or a request refused",
            when: &[AnswerCondition::Word("what", &["trifles"])],
            outcome: Outcome::SameAs("obstruction", &[AnswerCondition::Word("what", &["once"])]),
            bets: None,
            text: "Repeating a minor irregularity, or refusing what is asked, may count as obstruction.",
        },
        FoulCase {
            clause: "F43",
            plain: "obstructed the game",
            when: &[AnswerCondition::Word("what", &["once"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            text: "The penalty is up to the referee.",
        },
        FoulCase {
            clause: "F44",
            plain: "obstructs the game again and again",
            when: &[AnswerCondition::Word("what", &["repeated"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            text: "The penalty is up to the referee, up to disqualification.",
        },
        FoulCase {
            clause: "F45",
            plain: "abused the rules or a gap in them",
            when: &[AnswerCondition::Word("what", &["abuse"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            text: "It is forbidden. The book names no penalty for it.",
        },
    ],
});

/// Foul for which another player is to blame.
pub(in crate::fouls::penalty_books) static ANOTHERS_FAULT: Foul = checked(Foul {
    key: "anothers-fault",
    name: "Fault due to another player’s fault",
    plain: "Made a mistake because of somebody else’s mistake",
    keywords: "misled, provoked, wrong announcement, blame",
    group: FoulGroup::Conduct,
    questions: &[],
    cases: &[FoulCase {
        clause: "F46",
        plain: "a fault that another player’s fault led to",
        when: &[],
        outcome: Outcome::Referee(ANY),
        bets: None,
        text: "The referee finds the penalty that suits.",
    }],
});

/// Use of telephones and other devices.
pub(in crate::fouls::penalty_books) static DEVICE: Foul = checked(Foul {
    key: "device",
    name: "Electronic devices",
    plain: "A phone rang, or somebody used a device",
    keywords: "mobile, telephone, ringing, music player, headphones, smart watch, smart glasses",
    group: FoulGroup::Conduct,
    questions: &[question(
        "what",
        "Which?",
        AnswerKind::Word(&[("ringing", "A phone rang"), ("used", "A device was used")]),
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F47",
            plain: "a phone rang",
            when: &[AnswerCondition::Word("what", &["ringing"])],
            outcome: Outcome::Referee(&[Offer::Points]),
            bets: None,
            text: "A point penalty. How many points the referee decides, by how much it disturbed.",
        },
        FoulCase {
            clause: "F48",
            plain: "an electronic device was used",
            when: &[AnswerCondition::Word("what", &["used"])],
            outcome: Outcome::Referee(ANY),
            bets: None,
            text: "The penalty is up to the referee.",
        },
    ],
});

/// Several fouls at once.
pub(in crate::fouls::penalty_books) static SEVERAL_AT_ONCE: Foul = checked(Foul {
    key: "several-at-once",
    name: "Several penalties",
    plain: "Several fouls at once",
    keywords: "two chonbos, cumulative, both players, add up, late and missing",
    group: FoulGroup::Conduct,
    questions: &[question(
        "what",
        "Which?",
        AnswerKind::Word(&[
            ("chonbos", "Several players with a chombo"),
            ("late", "Late, and then missed the hanchan"),
        ]),
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "I8",
            plain: "several players have a chombo at once",
            when: &[AnswerCondition::Word("what", &["chonbos"])],
            outcome: Outcome::Chonbos(&[Offer::Chonbo]),
            bets: None,
            text: "The book doesn’t say. Later books have every one of them pay, and one new deal.",
        },
        FoulCase {
            clause: "I7",
            plain: "late, and then missed the hanchan",
            when: &[AnswerCondition::Word("what", &["late"])],
            outcome: Outcome::Missed(30),
            bets: None,
            text: "Being late isn’t added to missing the hanchan. All other penalties add up.",
        },
    ],
});
