//! The statistics of a member.

use tilewise_ledger::EntryId;

use crate::{HandGain, HandReference, MemberId, ValueStatistics};

/// The statistics of a member in a season. Each list has the hands that are counted, and its length is the number.
///
/// Hands of a substitute, and those that the member sat out, are not counted.
#[derive(Clone, Debug, PartialEq)]
pub struct MemberStatistics {
    /// The member.
    pub member: MemberId,
    /// The results with the log of a game in which the member played a hand.
    pub games: Vec<EntryId>,
    /// The hands that the member played. A hand that is void and dealt again is none.
    pub hands: Vec<HandReference>,
    /// The hands that the member won.
    pub wins: Vec<HandReference>,
    /// The hands won with a tile that the member drew.
    pub self_draws: Vec<HandReference>,
    /// The hands won by bonus tiles.
    pub bonus_tile_wins: Vec<HandReference>,
    /// The hands in which the member gave somebody the winning tile: discarded it, or made the kong that was robbed. A
    /// hand with two winners is one.
    pub deal_ins: Vec<HandReference>,
    /// The hands without a winner that the member played.
    pub draws: Vec<HandReference>,
    /// The fouls of the member; a hand with two of them is there twice, each with the entry of its foul.
    pub fouls: Vec<HandReference>,
    /// The gains of the member in each hand, including void ones.
    pub gains: Vec<HandGain>,
    /// The values of the wins, by rule set.
    pub values: Vec<ValueStatistics>,
}

impl MemberStatistics {
    /// Creates the statistics of a member without a hand.
    #[must_use]
    pub const fn new(member: MemberId) -> Self {
        Self {
            member,
            games: Vec::new(),
            hands: Vec::new(),
            wins: Vec::new(),
            self_draws: Vec::new(),
            bonus_tile_wins: Vec::new(),
            deal_ins: Vec::new(),
            draws: Vec::new(),
            fouls: Vec::new(),
            gains: Vec::new(),
            values: Vec::new(),
        }
    }

    /// Returns the points won in hands with a gain, in hundredths.
    pub fn points_won(&self) -> i64 {
        self.gains.iter().map(|one| one.gain.max(0)).sum()
    }

    /// Returns the points lost in hands with a loss, in hundredths; above 0.
    pub fn points_lost(&self) -> i64 {
        self.gains.iter().map(|one| -one.gain.min(0)).sum()
    }
}
