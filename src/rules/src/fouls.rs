//! Fouls, and what a penalty book says about them.
//!
//! A foul is data, as an element is: questions, and cases, each of which is one line of the book
//! with the answers that lead to it. [`inquire`] asks only what still divides the cases that are
//! left, and ends in one [`Verdict`].

mod aftermath;
mod checked;
mod drawn;
mod effects;
mod inherit;
mod inquiry;
pub mod penalty_books;
mod tournament;
mod verdict;

use crate::schema::{Account, Overall, Payments, Question, Reason};
use crate::tiles::Seat;

pub use aftermath::{Aftermath, who};
pub(crate) use checked::checked;
pub use drawn::{Drawn, Tenpai};
pub use effects::{Bets, Counters, DealerAfter, Effects, HandAfter};
pub use inquiry::{FoulError, inquire, known_questions, questions};
pub use tournament::*;
pub use verdict::{Ranking, SAME_TIME, SameTime, Step, Verdict};

/// What a penalty book is called: known also where the book itself is not linked.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// Other keys of it.
    pub aliases: &'static [&'static str],
    /// Its name.
    pub name: &'static str,
}

impl Named {
    /// Whether it goes by this key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.key == key || self.aliases.contains(&key)
    }
}

/// A penalty book. It is chosen apart from the rule set by which hands are scored.
#[derive(Debug)]
pub struct PenaltyBook {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// Other names under which it is known to the data face.
    pub aliases: &'static [&'static str],
    /// Its name.
    pub name: &'static str,
    /// Its name where there is little room.
    pub short: &'static str,
    /// The game that it is for.
    pub game: &'static str,
    /// What is played for at the table when a hand is drawn; `None` where that is nothing, and where
    /// nobody bets on a hand.
    pub stakes: Option<&'static Stakes>,
    /// What becomes of the scores of a table at a tournament, where the book says it.
    pub tournament: Option<&'static Tournament>,
    /// Of what the points are that stay off the table.
    pub points: &'static PenaltyPoints,
    /// What a chonbo costs, in points of the overall score.
    pub chonbo: i32,
    /// What becomes of a chonbo at the moment of an exhaustive draw.
    pub chonbo_at_draw: AtDraw,
    /// What a dead hand may do and what not, in sentences.
    pub dead: &'static str,
    /// What can go wrong, in the order in which it is offered.
    pub fouls: &'static [&'static Foul],
    /// What follows where two things meet.
    pub interactions: &'static [&'static Interaction],
}

/// Of what points are taken that stay off the table.
#[derive(Debug, PartialEq, Eq)]
pub struct PenaltyPoints {
    /// Its name.
    pub name: &'static str,
    /// So many of them, with gaps for the sign and for how many.
    pub counted: &'static str,
}

/// What is played for at the table, in points of the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Stakes {
    /// What a riichi bet is.
    pub bet: i64,
    /// What those who are noten at an exhaustive draw pay in all.
    pub noten: i64,
    /// Why they pay it.
    pub noten_pays: Reason,
}

/// What becomes of a chonbo at the moment of an exhaustive draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtDraw {
    /// It stands.
    Stands,
    /// It is a dead hand, unless the draw itself brought it to light.
    DeadHand,
}

/// What can go wrong at the table.
#[derive(Debug)]
pub struct Foul {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// What the rules call it.
    pub name: &'static str,
    /// What happened, in the words of somebody who doesn't know the rules.
    pub plain: &'static str,
    /// Other words under which somebody may look for it.
    pub keywords: &'static str,
    /// What it has to do with.
    pub group: Group,
    /// The questions that decide the case, in the order in which they are asked.
    pub questions: &'static [Question],
    /// The cases. Whatever is answered, exactly one of them is left.
    pub cases: &'static [FoulCase],
}

/// What a foul has to do with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// What was called.
    Calls,
    /// Tiles: how many, which, who has seen them.
    Tiles,
    /// Riichi.
    Riichi,
    /// How people behave.
    Conduct,
    /// Who is there, and when.
    Attendance,
}

impl Group {
    /// All groups, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Calls,
        Self::Tiles,
        Self::Riichi,
        Self::Conduct,
        Self::Attendance,
    ];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Calls => "Calls",
            Self::Tiles => "Tiles",
            Self::Riichi => "Riichi",
            Self::Conduct => "Conduct",
            Self::Attendance => "Attendance",
        }
    }
}

/// One line of a penalty book. A line that says two things has two cases.
#[derive(Clone, Copy, Debug)]
pub struct FoulCase {
    /// The clause.
    pub clause: &'static str,
    /// What happened in this case, in plain words.
    pub plain: &'static str,
    /// The answers that lead here.
    pub when: &'static [Given],
    /// What follows.
    pub outcome: Outcome,
    /// What becomes of the riichi bets, where the outcome alone doesn't tell.
    pub bets: Option<Bets>,
    /// What the book says about it, in a sentence.
    pub says: &'static str,
}

/// An answer that a case takes.
#[derive(Clone, Copy, Debug)]
pub enum Given {
    /// One of these words.
    Word(&'static str, &'static [&'static str]),
    /// Yes or no.
    Flag(&'static str, bool),
    /// Yes or no where nothing is said of it; of a foul that is treated as another.
    Unsaid(&'static str, bool),
    /// A number from the first to the second.
    Number(&'static str, u32, u32),
}

impl Given {
    /// The key of the question.
    pub const fn question(self) -> &'static str {
        match self {
            Self::Word(key, _)
            | Self::Flag(key, _)
            | Self::Unsaid(key, _)
            | Self::Number(key, ..) => key,
        }
    }

    /// Whether it is one answer, and not one of several.
    pub(crate) const fn is_one(self) -> bool {
        match self {
            Self::Word(_, words) => words.len() == 1,
            Self::Flag(..) => true,
            Self::Unsaid(..) => false,
            Self::Number(_, from, to) => from == to,
        }
    }
}

/// What follows from a foul.
#[derive(Clone, Copy, Debug)]
pub enum Outcome {
    /// Nothing: it is no offence, or not yet.
    Allowed,
    /// Nothing, though it is an offence, and can be obstruction when it is repeated.
    NotPenalized,
    /// A warning.
    Warned,
    /// Nothing: whether it was a foul is not looked into, as another player won.
    Undetermined,
    /// So many points of the overall score.
    Points(i32),
    /// So much of the overall score, where that is less than a point.
    Part(Overall),
    /// Points of the score at the table.
    Fine(&'static Fine),
    /// The hand is a draw: a win that was called is void.
    Drawn,
    /// No penalty, but something that follows.
    Settled,
    /// No penalty: the player isn't there, and the seat stays empty.
    Absent,
    /// A point of the overall score for each minute that was answered to `minutes`.
    PointsPerMinute,
    /// The hand is dead.
    DeadHand,
    /// Chonbo.
    Chonbo(Moment),
    /// Several chonbos at once, for which the book has no rule: the referee decides. A win voids them
    /// all, so it is asked whether the hand ended at the same moment.
    Chonbos(&'static [Offer]),
    /// The hand is dealt again.
    Redealt,
    /// The player is furiten by the earliest of the tiles in question.
    Furiten,
    /// What was called first must be done.
    Forced,
    /// The hand counts as noten at an exhaustive draw, and that is all.
    Noten,
    /// The hanchan is missed: no points for it, and so many are taken.
    Missed(i32),
    /// Somebody else plays, and is not ranked.
    NotRanked,
    /// The referee decides, within what the book allows.
    Referee(&'static [Offer]),
    /// The player may not go on.
    Disqualified,
    /// The same, and points of the score at the table.
    DisqualifiedAndFined(&'static Fine),
    /// It is treated as another foul, of which these answers are known.
    As(&'static str, &'static [Given]),
}

/// Points that are taken from a score at the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Fine {
    /// So many; to each who is paid.
    pub points: i64,
    /// Who is paid.
    pub to: Payee,
    /// What becomes of the hand.
    pub hand: HandAfter,
    /// Why.
    pub why: Reason,
}

/// Who is paid for a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payee {
    /// Nobody at the table.
    Bank,
    /// Each of the others.
    Each,
}

impl Fine {
    /// Who pays whom, when this player did it.
    pub fn payments(&'static self, seat: Seat) -> Payments {
        let mut payments = Payments::none();
        match self.to {
            Payee::Bank => {
                payments.transfer(seat.into(), Account::Bank, self.points, &self.why);
            }
            Payee::Each => {
                for other in seat.others() {
                    payments.pay(seat, other, self.points, &self.why);
                }
            }
        }
        payments
    }
}

/// When a chonbo comes to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// At any time: it is asked whether the hand ended at the same moment.
    Any,
    /// At an exhaustive draw.
    Draw,
}

/// What a book allows a referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// No penalty.
    Nothing,
    /// A warning.
    Warning,
    /// A point penalty; the book doesn't say how many points.
    Points,
    /// A point penalty of one of these.
    OneOf(&'static [i32]),
    /// A point penalty from the first to the second.
    Between(i32, i32),
    /// A dead hand.
    DeadHand,
    /// Chonbo.
    Chonbo,
    /// Disqualification.
    Disqualification,
}

/// What follows where two things meet.
#[derive(Debug)]
pub struct Interaction {
    /// The clause.
    pub clause: &'static str,
    /// What it is about.
    pub about: About,
    /// What follows, in a sentence.
    pub says: &'static str,
}

/// What an [`Interaction`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Another player wins at the moment of a chonbo.
    ChonboAndWin,
    /// The wall runs out at the moment of a chonbo.
    ChonboAndDraw,
    /// Every chonbo.
    Chonbo,
    /// A dead hand at an exhaustive draw.
    DeadHandAndDraw,
    /// A dead hand while the others play on.
    DeadHandInPlay,
    /// Points that are taken from an overall score.
    Points,
    /// An offence without a penalty.
    NoPenalty,
}

impl PenaltyBook {
    /// The foul of a key.
    pub fn foul(&self, key: &str) -> Option<&'static Foul> {
        self.fouls.iter().copied().find(|foul| foul.key == key)
    }

    /// The foul to which a clause belongs.
    pub fn of_clause(&self, clause: &str) -> Option<&'static Foul> {
        let has = |foul: &&&Foul| foul.cases.iter().any(|case| case.clause == clause);
        self.fouls.iter().find(has).copied()
    }

    /// What it says where two things meet.
    pub fn interaction(&self, about: About) -> Option<&'static Interaction> {
        self.interactions().find(|one| one.about == about)
    }

    /// All that it says where two things meet, in the order of the book.
    pub fn interactions(&self) -> impl Iterator<Item = &'static Interaction> {
        self.interactions.iter().copied()
    }
}

impl PartialEq for PenaltyBook {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl PartialEq for Foul {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

#[cfg(test)]
mod tests;
