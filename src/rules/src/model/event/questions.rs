//! Questions that the events of several rule sets share.

use crate::hands::TableStakes;
use crate::model::{AnswerKind, AskWhen, Question, Required, question};

/// Creates a question for a player.
pub(crate) const fn seat(words: &'static str) -> Question {
    question("seat", words, AnswerKind::Seat, Required::Always)
}

/// The player.
pub(crate) const WHO: Question = seat("Who was it?");
/// The player who committed a foul.
pub(crate) const OFFENDER: Question = WHO.of_offender();
/// The winner.
pub(crate) const WINNER: Question = seat("Who won?");
/// The way of winning.
pub(crate) const BY: Question = question(
    "by",
    "How did the tile come?",
    AnswerKind::By,
    Required::Always,
);
/// The player who gave the winning tile.
pub(crate) const GIVER: Question =
    question("from", "From whom?", AnswerKind::Seat, Required::IfDiscard)
        .ask_when(AskWhen::IfDiscard)
        .with_skip("Nobody: it was drawn");
/// The discarder.
pub(crate) const DISCARDER: Question =
    question("from", "Who discarded?", AnswerKind::Seat, Required::Always);
/// The value of the hand.
pub(crate) const VALUE: Question = question(
    "value",
    "What is the hand worth?",
    AnswerKind::Number(u16::MAX as u32),
    Required::Always,
)
.in_unit();
/// The player who pays for the others.
pub(crate) const LIABLE: Question = question(
    "liable",
    "Who is liable for the hand?",
    AnswerKind::Seat,
    Required::Optional,
)
.ask_when(AskWhen::AfterRuling);
/// The amount in the pot.
pub(crate) const POT: Question = question(
    "pot",
    "How much lies in the pot?",
    AnswerKind::Number(u32::MAX),
    Required::Optional,
)
.with_skip("Nothing");
/// The number of hands in a row that the dealer has dealt before this one.
pub(crate) const STREAK: Question = question(
    "streak",
    "How often has East dealt again?",
    AnswerKind::Number(TableStakes::MOST as u32),
    Required::Optional,
)
.nested_in("on_table")
.with_skip("Not yet");
/// The debts that are carried to this hand.
pub(crate) const DEBTS_ON_TABLE: Question = Question {
    required: Required::Optional,
    ..DEBTS.nested_in("on_table")
}
.with_skip("Nobody owes anything");
/// The debts that are carried to this hand, for an event about them.
pub(crate) const DEBTS: Question = question(
    "debts",
    "Who owes whom how much?",
    AnswerKind::Debts,
    Required::Always,
);
/// The players who claim a win on a discard, with their kinds of hand.
pub(crate) const CLAIMS: Question = question(
    "claims",
    "Who claims it?",
    AnswerKind::Claims,
    Required::Always,
);
/// The players who claim a win on a discard, without their kinds of hand.
pub(crate) const CLAIMANTS: Question = question(
    "claims",
    "Who claims it?",
    AnswerKind::Claimants,
    Required::Always,
);
