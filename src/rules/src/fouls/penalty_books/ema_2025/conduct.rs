//! How people behave (F38 to F41, F43 to F45, I7 to I9).

use crate::fouls::penalty_books::wrc_2015::conduct;
use crate::fouls::{Foul, FoulCase, Given, Group, Offer, Outcome, checked};
use crate::schema::{Ask, Need, Question, question};

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
            says: "That is not only allowed: small irregularities must be pointed out.",
        },
        FoulCase {
            clause: "F41",
            plain: "said that somebody has a dead hand",
            when: &[Given::Word("what", &["dead-hand"])],
            outcome: Outcome::Allowed,
            bets: None,
            says: "That is not only allowed: a dead hand must be pointed out.",
        },
        FoulCase {
            clause: "F38",
            plain: "a trifle was said",
            when: &[Given::Word("what", &["minor"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "A minor irregularity.",
        },
        FoulCase {
            clause: "F39",
            plain: "something was said that matters",
            when: &[Given::Word("what", &["other"])],
            outcome: Outcome::As("obstruction", &[Given::Word("what", &["once"])]),
            bets: None,
            says: "It is obstruction.",
        },
    ],
});

static OBSTRUCTION_ASKS: [Question; 2] = [
    conduct::OBSTRUCTION.questions[0],
    question("severe", "Is it a severe case?", Ask::Flag, Need::Always),
];

/// Getting in the way of the game.
pub(super) static OBSTRUCTION: Foul = checked(Foul {
    key: "obstruction",
    name: "Obstruction",
    plain: "Gets in the way of the game",
    keywords: conduct::OBSTRUCTION.keywords,
    group: Group::Conduct,
    questions: &OBSTRUCTION_ASKS,
    cases: &[
        FoulCase {
            clause: "I9",
            plain: "a trifle again and again, or a request refused",
            when: &[Given::Word("what", &["trifles"])],
            outcome: Outcome::As("obstruction", &[Given::Word("what", &["once"])]),
            bets: None,
            says: "What goes free once is obstruction when it is repeated, or when the player refuses what is asked.",
        },
        FoulCase {
            clause: "F43",
            plain: "obstructed the game",
            when: &[Given::Word("what", &["once"]), Given::Flag("severe", false)],
            outcome: Outcome::Referee(&[Offer::OneOf(&[8, 12])]),
            bets: None,
            says: "8 or 12 points, as the referee decides.",
        },
        FoulCase {
            clause: "F43a",
            plain: "obstructed the game severely",
            when: &[Given::Word("what", &["once"]), Given::Flag("severe", true)],
            outcome: Outcome::Referee(&[Offer::Between(12, 48)]),
            bets: None,
            says: "12 to 48 points, as the referee decides.",
        },
        FoulCase {
            clause: "F44",
            plain: "obstructs the game again and again",
            when: &[Given::Word("what", &["repeated"])],
            outcome: Outcome::Disqualified,
            bets: None,
            says: "Who goes on obstructing may not go on playing.",
        },
        FoulCase {
            clause: "F45",
            plain: "abused the rules or a gap in them",
            when: &[Given::Word("what", &["abuse"])],
            outcome: Outcome::As("obstruction", &[Given::Word("what", &["once"])]),
            bets: None,
            says: "It is obstruction.",
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
            outcome: Outcome::Chonbos(&[Offer::Chonbo]),
            bets: None,
            says: "The book doesn't say. That of the World Riichi Championship, 2025, has every one of them pay, and one new deal.",
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
