//! Fouls and penalty books.
//!
//! A foul is data: questions and cases. A case is one line of the penalty book with the answers that lead to
//! it. [`inquire`] returns only questions that still divide the remaining cases, and ends in one [`Verdict`].

mod checked_foul;
mod effects;
mod exhaustive_draw;
mod foul_inquiry;
mod inherit;
pub mod penalty_books;
mod table_effects;
mod tournament;
mod verdict;

use crate::model::{Account, Overall, Payments, Question, Reason};
use crate::tiles::Seat;

pub(crate) use checked_foul::checked;
pub use effects::{Bets, Counters, DealerAfter, Effects, HandAfter};
pub use exhaustive_draw::{ExhaustiveDraw, Tenpai};
pub use foul_inquiry::{FoulError, all_questions, inquire, questions};
pub use table_effects::{TableEffects, who};
pub use tournament::*;
pub use verdict::{Ranking, SAME_TIME, SameTime, Step, Verdict};

/// The names of a penalty book, available without linking the book.
#[derive(Clone, Copy, Debug)]
pub struct PenaltyBookName {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// Other keys.
    pub aliases: &'static [&'static str],
    /// Its name.
    pub name: &'static str,
}

impl PenaltyBookName {
    /// Returns whether this is one of its keys.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.key == key || self.aliases.contains(&key)
    }
}

/// A penalty book, chosen independently of the rule set.
#[derive(Debug)]
pub struct PenaltyBook {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// Other keys in the JSON interface.
    pub aliases: &'static [&'static str],
    /// Its name.
    pub name: &'static str,
    /// The short name.
    pub short: &'static str,
    /// The game that it is for.
    pub game: &'static str,
    /// The stakes of a drawn hand; `None` if the game has no stakes or bets.
    pub stakes: Option<&'static Stakes>,
    /// The scores of a table at a tournament, if the book rules on them.
    pub tournament: Option<&'static Tournament>,
    /// The unit of penalties that aren't paid at the table.
    pub points: &'static PenaltyPoints,
    /// The cost of a chonbo, in points of the overall score.
    pub chonbo: i32,
    /// The effect of a chonbo at the moment of an exhaustive draw.
    pub chonbo_at_draw: AtDraw,
    /// What a player with a dead hand may do, in sentences.
    pub dead: &'static str,
    /// The fouls, in the order of presentation.
    pub fouls: &'static [&'static Foul],
    /// The rules for combinations of fouls and results.
    pub interactions: &'static [&'static Interaction],
}

/// The unit of penalties that aren't paid at the table.
#[derive(Debug, PartialEq, Eq)]
pub struct PenaltyPoints {
    /// Its name.
    pub name: &'static str,
    /// An amount, with gaps for the sign and the number.
    pub counted: &'static str,
}

/// The stakes at the table, in points of the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Stakes {
    /// The amount of a riichi bet.
    pub bet: i64,
    /// The total that the noten players pay at an exhaustive draw.
    pub noten: i64,
    /// The reason of that payment.
    pub noten_pays: Reason,
}

/// The effect of a chonbo at the moment of an exhaustive draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtDraw {
    /// The chonbo applies.
    Applies,
    /// The hand is dead instead, unless the draw revealed the foul.
    DeadHand,
}

/// A foul at the table.
#[derive(Debug)]
pub struct Foul {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The name in the book.
    pub name: &'static str,
    /// What happened, in words for people who don't know the rules.
    pub plain: &'static str,
    /// Other search words.
    pub keywords: &'static str,
    /// The group.
    pub group: FoulGroup,
    /// The questions that decide the case, in their order.
    pub questions: &'static [Question],
    /// The cases. Exactly one matches any answers.
    pub cases: &'static [FoulCase],
}

/// A group of fouls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoulGroup {
    /// Calls.
    Calls,
    /// Tiles: their number, kind, and exposure.
    Tiles,
    /// Riichi.
    Riichi,
    /// Behaviour.
    Conduct,
    /// Presence and punctuality.
    Attendance,
}

impl FoulGroup {
    /// All groups, in the order of presentation.
    pub const ALL: [Self; 5] = [
        Self::Calls,
        Self::Tiles,
        Self::Riichi,
        Self::Conduct,
        Self::Attendance,
    ];

    /// Returns the name.
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

/// A line of a penalty book. A line with two rules has two cases.
#[derive(Clone, Copy, Debug)]
pub struct FoulCase {
    /// The clause.
    pub clause: &'static str,
    /// What happened in this case, in plain words.
    pub plain: &'static str,
    /// The answers that lead to it.
    pub when: &'static [AnswerCondition],
    /// The outcome.
    pub outcome: Outcome,
    /// The effect on the riichi bets, if the outcome doesn't determine it.
    pub bets: Option<Bets>,
    /// The rule of the book, in a sentence.
    pub text: &'static str,
}

/// An answer that a case requires.
#[derive(Clone, Copy, Debug)]
pub enum AnswerCondition {
    /// One of these words.
    Word(&'static str, &'static [&'static str]),
    /// Yes or no.
    Flag(&'static str, bool),
    /// Yes or no, or no answer: for a foul that is treated as another.
    Assumed(&'static str, bool),
    /// A number from the first to the second.
    Number(&'static str, u32, u32),
}

impl AnswerCondition {
    /// Returns the key of the question.
    pub const fn question(self) -> &'static str {
        match self {
            Self::Word(key, _)
            | Self::Flag(key, _)
            | Self::Assumed(key, _)
            | Self::Number(key, ..) => key,
        }
    }

    /// Returns whether it allows a single answer.
    pub(crate) const fn is_one(self) -> bool {
        match self {
            Self::Word(_, words) => words.len() == 1,
            Self::Flag(..) => true,
            Self::Assumed(..) => false,
            Self::Number(_, from, to) => from == to,
        }
    }
}

/// The outcome of a foul.
#[derive(Clone, Copy, Debug)]
pub enum Outcome {
    /// Nothing: it is no offence, or not yet.
    Allowed,
    /// Nothing, though it is an offence, and can be obstruction when it is repeated.
    NotPenalized,
    /// A warning.
    Warned,
    /// Nothing: whether it was a foul isn't examined, as another player won.
    Undetermined,
    /// Points of the overall score.
    Points(i32),
    /// A part of a point of the overall score.
    Part(Overall),
    /// Points of the score at the table.
    Fine(&'static Fine),
    /// The hand is a draw: a called win is void.
    Drawn,
    /// No penalty, but an effect.
    Settled,
    /// No penalty: the player is away, and the seat stays empty.
    EmptySeat,
    /// A point of the overall score for each minute in the answer to `minutes`.
    PointsPerMinute,
    /// The hand is dead.
    DeadHand,
    /// Chonbo.
    Chonbo(Moment),
    /// Several chonbos at once, for which the book has no rule: the referee decides. A win voids them all, so
    /// a question is whether the hand ended at the same moment.
    Chonbos(&'static [Offer]),
    /// The hand is dealt again.
    Redealt,
    /// The player is furiten by the earliest of the tiles in question.
    Furiten,
    /// What was called first must be done.
    Forced,
    /// The hand counts as noten at an exhaustive draw, without a penalty.
    Noten,
    /// The hanchan is missed: no points for it, and this penalty.
    Missed(i32),
    /// A substitute plays, and is not ranked.
    NotRanked,
    /// The referee decides, within what the book allows.
    Referee(&'static [Offer]),
    /// The player is disqualified.
    Disqualified,
    /// The player is disqualified and pays points of the score at the table.
    DisqualifiedAndFined(&'static Fine),
    /// It is treated as another foul, with these answers given.
    SameAs(&'static str, &'static [AnswerCondition]),
}

/// Points that are taken from a score at the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Fine {
    /// The amount, to each payee.
    pub points: i64,
    /// The payee.
    pub to: Payee,
    /// The effect on the hand.
    pub hand: HandAfter,
    /// The reason.
    pub why: Reason,
}

/// The payee of a fine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payee {
    /// The bank.
    Bank,
    /// Each of the other players.
    Each,
}

impl Fine {
    /// Returns the payments, when this player committed the foul.
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

/// The time when a chonbo is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Any time: a question is whether the hand ended at the same moment.
    Any,
    /// At an exhaustive draw.
    Draw,
}

/// A penalty that a book allows a referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// No penalty.
    NoPenalty,
    /// A warning.
    Warning,
    /// A point penalty of an amount that the book doesn't state.
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

/// A rule for a combination of fouls and results.
#[derive(Debug)]
pub struct Interaction {
    /// The clause.
    pub clause: &'static str,
    /// The combination.
    pub about: About,
    /// The rule, in a sentence.
    pub text: &'static str,
}

/// The combination of an [`Interaction`].
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
    /// Returns the foul with a key.
    pub fn foul(&self, key: &str) -> Option<&'static Foul> {
        self.fouls.iter().copied().find(|foul| foul.key == key)
    }

    /// Returns the foul with a case of this clause.
    pub fn of_clause(&self, clause: &str) -> Option<&'static Foul> {
        let has = |foul: &&&Foul| foul.cases.iter().any(|case| case.clause == clause);
        self.fouls.iter().find(has).copied()
    }

    /// Returns the rule for a combination.
    pub fn interaction(&self, about: About) -> Option<&'static Interaction> {
        self.interactions().find(|one| one.about == about)
    }

    /// Returns all rules for combinations, in the order of the book.
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
