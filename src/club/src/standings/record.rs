//! What a season has seen: the input of the standings.

use tilewise_rules::Overall;

use crate::{Adjustment, Date, MemberId, SeasonPoints};

/// What a season has seen: the input of the standings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeasonRecord {
    /// The members who are ranked or counted, in the order in which they joined. Of two with the same ID, the first one
    /// counts.
    pub members: Vec<SeasonMember>,
    /// The nights in their order.
    pub nights: Vec<SeasonNight>,
    /// The results, four for a table of four, in any order. Those of guests, who are no members, only matter for shared
    /// places at their tables.
    pub results: Vec<PlayerResult>,
    /// Points given or taken by the organiser.
    pub adjustments: Vec<Adjustment>,
}

/// A member, as a season sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonMember {
    /// The ID.
    pub member: MemberId,
    /// The team; empty for none.
    pub team: String,
    /// The class; empty for none.
    pub class: String,
    /// The points of the last season that are carried over.
    pub carried: SeasonPoints,
    /// The first night after the member joined, as index in [`SeasonRecord::nights`]. Earlier nights are no absences.
    pub joined: usize,
}

/// A night of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonNight {
    /// The date.
    pub date: Date,
    /// The members who were there. Members with a result of the night were there too.
    pub present: Vec<MemberId>,
}

/// The result of a member at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResult {
    /// The member.
    pub member: MemberId,
    /// The night, as index in [`SeasonRecord::nights`]; a result of a night that is not there does not count.
    pub night: usize,
    /// The table: the same number for all results of one table, unique in the season. Numbers of tables that were
    /// played earlier in a night are lower.
    pub table: usize,
    /// The final score, in hundredths.
    pub score: i64,
    /// The final score minus the starting score, in hundredths.
    pub gain: i64,
    /// The overall score, if the rule set has one.
    pub overall: Option<Overall>,
    /// The place at the table, from 1. Players who are equal have the same place, and the places after it are left out.
    pub place: u32,
}
