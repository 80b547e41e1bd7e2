//! IDs of what a club records.

use tilewise_ledger::EntryId;

/// The random ID of a member, made on the device that adds the member. Members are joined by it, never by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MemberId(pub String);

/// A season: the entry that opens it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeasonId(pub EntryId);

/// A night: the entry that opens it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NightId(pub EntryId);

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId {
    /// The night.
    pub night: NightId,
    /// The round of the night, from 1.
    pub round: u32,
    /// The number of the table, from 1.
    pub table: u32,
}
