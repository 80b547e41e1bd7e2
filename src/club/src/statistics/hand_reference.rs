//! References to hands of a season.

use tilewise_ledger::EntryId;

/// A hand of a season. "Hand" means a whole deal here.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HandReference {
    /// The entry of the club that reports the game.
    pub result: EntryId,
    /// The entry of the game that ended the hand; for a foul, and for a win that an event pays in addition to another
    /// one, the entry of that.
    pub hand: EntryId,
}

/// What a member gained in a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandGain {
    /// The hand.
    pub hand: HandReference,
    /// The points, in hundredths; below 0 for a loss. Bets, instant payments and penalties of the hand are in it, and
    /// what the end of the game pays if the hand ended it.
    pub gain: i64,
}
