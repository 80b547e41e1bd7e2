//! Questions about events that several rule sets ask.

use crate::schema::{After, Ask, Need, Question, question};

/// Whose hand it is about.
pub(crate) const fn seat(words: &'static str) -> Question {
    question("seat", words, Ask::Seat, Need::Always)
}

/// Who did it.
pub(crate) const WHO: Question = seat("Who was it?");
/// Who won.
pub(crate) const WINNER: Question = seat("Who won?");
/// How the winning tile came.
pub(crate) const BY: Question = question("by", "How did the tile come?", Ask::By, Need::Always);
/// Who gave the winning tile.
pub(crate) const GIVER: Question = question("from", "From whom?", Ask::Seat, Need::Given)
    .after(After::Given)
    .or("Nobody: it was drawn");
/// Who discarded.
pub(crate) const DISCARDER: Question = question("from", "Who discarded?", Ask::Seat, Need::Always);
/// What a hand is worth.
pub(crate) const VALUE: Question = question(
    "value",
    "What is the hand worth?",
    Ask::Number(u16::MAX as u32),
    Need::Always,
)
.in_unit();
/// Who pays for the others.
pub(crate) const LIABLE: Question = question(
    "liable",
    "Who is liable for the hand?",
    Ask::Seat,
    Need::Never,
)
.after(After::Ruling);
/// What lies in the pot.
pub(crate) const POT: Question = question(
    "pot",
    "How much lies in the pot?",
    Ask::Number(u32::MAX),
    Need::Never,
)
.or("Nothing");
/// Who wants to win on a discard.
pub(crate) const CLAIMS: Question = question("claims", "Who claims it?", Ask::Claims, Need::Always);
/// The same where it doesn't matter with what hand.
pub(crate) const CLAIMANTS: Question =
    question("claims", "Who claims it?", Ask::Claimants, Need::Always);
