//! Entries of the log of a club.

use tilewise_ledger::{
    Correction, Entry, EntryId, LockChange, Log, LogEvent, PlayerId, Rules, UnreadEvent,
};

use crate::{Date, Draw, MemberId, NightId, SeasonId, SeasonPoints, SeasonPolicy, TableId};

/// An entry of a club.
pub type ClubEntry = Entry<ClubEvent>;

/// The log of a club.
pub type ClubLog = Log<ClubEvent>;

/// The content of an entry in the log of a club.
///
/// What belongs to a night or a season names it, so that the union of two logs never moves it to another one.
#[derive(Clone, Debug, PartialEq)]
pub enum ClubEvent {
    /// The club is founded: the first event of its log.
    Founded(ClubProfile),
    /// The name, the rules or the language of the club change.
    Profile(ClubProfile),
    /// A member joins, or the details of the member change.
    Member(MemberRecord),
    /// A member is forgotten: the names go, the results stay.
    MemberForgotten(MemberId),
    /// Two members are never drawn to one table, or may be again.
    Separation(Separation),
    /// A season begins.
    SeasonOpened(SeasonOpening),
    /// The season is over.
    SeasonClosed(SeasonId),
    /// The next night is planned; `None` if it isn't any longer.
    NightPlanned(Option<PlannedNight>),
    /// A night begins.
    NightOpened {
        /// The season.
        season: SeasonId,
        /// The date, the name, and the fee.
        opening: NightOpening,
    },
    /// A member is there, will come later, or has left.
    Attendance {
        /// The night.
        night: NightId,
        /// The member.
        member: MemberId,
        /// Whether the member is there.
        attending: Attending,
    },
    /// A member pays the fee of the night.
    FeePaid {
        /// The night.
        night: NightId,
        /// The member.
        member: MemberId,
        /// What is paid, in hundredths.
        amount: i64,
    },
    /// The tables of a round are drawn.
    Drawn {
        /// The night.
        night: NightId,
        /// The draw.
        draw: Draw,
    },
    /// The clock of a round starts.
    ClockStarted {
        /// The night.
        night: NightId,
        /// The round and its time.
        time: RoundTime,
    },
    /// A table gets more time, in minutes.
    TimeAdded(TableId, u32),
    /// A table reports its result.
    Result(TableResult),
    /// A second person confirms a result.
    Checked(EntryId),
    /// Somebody disputes a result.
    Disputed(EntryId, String),
    /// The organiser rules on a result.
    Ruled(ResultRuling),
    /// Points are given or taken, with a reason.
    Adjustment {
        /// The season.
        season: SeasonId,
        /// The member, the points, and the reason.
        adjustment: Adjustment,
    },
    /// A correction of an earlier entry.
    Correction(Correction<Self>),
    /// The night is over.
    NightClosed(NightId),
    /// The writing desk releases the write lock for another one.
    LockReleased,
    /// The writing desk acquires the write lock.
    LockAcquired,
    /// Content that can't be read. It is kept as it is, and changes nothing.
    Unread(UnreadEvent),
}

impl LogEvent for ClubEvent {
    fn correction(&self) -> Option<&Correction<Self>> {
        match self {
            Self::Correction(correction) => Some(correction),
            _ => None,
        }
    }

    fn lock_change(&self) -> Option<LockChange> {
        match self {
            Self::Founded(_) => Some(LockChange::Opened),
            Self::LockAcquired => Some(LockChange::Acquired),
            Self::LockReleased => Some(LockChange::Released),
            _ => None,
        }
    }
}

/// What a club is called, and what it plays.
#[derive(Clone, Debug, PartialEq)]
pub struct ClubProfile {
    /// The name.
    pub name: String,
    /// The rules of its games.
    pub rules: Rules,
    /// The language of the club as a tag such as `zh-HK`; empty if it isn't known.
    pub language: String,
}

/// The details of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRecord {
    /// The ID.
    pub id: MemberId,
    /// The name in the club.
    pub name: String,
    /// The name in public standings; empty for the name in the club.
    pub alias: String,
    /// Whether public standings leave the name out.
    pub is_hidden: bool,
    /// The team; empty if the member plays for none.
    pub team: String,
    /// The class; empty if the club has none.
    pub class: String,
    /// The experience, for draws that seat newcomers at a table with a mentor.
    pub experience: Experience,
}

/// The experience of a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Experience {
    /// Plays without help, and helps nobody.
    #[default]
    Usual,
    /// Plays at a table with a mentor.
    Newcomer,
    /// Helps newcomers.
    Mentor,
}

/// Whether two members may be drawn to one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Separation {
    /// The members.
    pub members: [MemberId; 2],
    /// Whether they are separated from now on.
    pub is_separated: bool,
}

/// The beginning of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonOpening {
    /// The name.
    pub name: String,
    /// What counts.
    pub policy: SeasonPolicy,
}

/// A night that is planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedNight {
    /// The date.
    pub date: Date,
    /// The time and the place; may be empty.
    pub details: String,
}

/// The beginning of a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NightOpening {
    /// The date.
    pub date: Date,
    /// The name or the place; may be empty.
    pub name: String,
    /// The fee of a member, in hundredths; 0 for none.
    pub fee: i64,
}

/// Whether a member is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attending {
    /// The member is there.
    Arrived,
    /// The member will come later.
    Late,
    /// The member has left.
    Left,
}

/// The time for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundTime {
    /// The round, from 1.
    pub round: u32,
    /// The time in minutes.
    pub minutes: u32,
}

/// The result of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableResult {
    /// The table.
    pub table: TableId,
    /// The game, or scores that were typed.
    pub content: ResultContent,
}

/// The content of a result.
#[derive(Clone, Debug, PartialEq)]
pub enum ResultContent {
    /// A whole game. The members are those of the players, by [`PlayerId`].
    Game {
        /// The log of the game.
        log: Box<Log>,
        /// The members who play, each with the player; empty for those in the opening of the game.
        members: Vec<(PlayerId, MemberId)>,
    },
    /// Scores that were typed.
    Scores(TypedScores),
}

/// The final scores of a table, typed by people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedScores {
    /// The final score of each member, in hundredths.
    pub scores: Vec<(MemberId, i64)>,
    /// What was left in pots or went to the bank, in hundredths.
    pub rest: i64,
}

/// The ruling of the organiser on a result.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultRuling {
    /// The entry of the result.
    pub result: EntryId,
    /// The reason.
    pub reason: String,
    /// The final scores that count from now on; `None` if those of the result count.
    pub scores: Option<TypedScores>,
}

/// Points that are given or taken by the organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// The member.
    pub member: MemberId,
    /// The points; below 0 for a penalty.
    pub points: SeasonPoints,
    /// The standings that the points change.
    pub counts_for: CountsFor,
    /// The reason.
    pub reason: String,
}

/// The standings that an adjustment changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountsFor {
    /// Those of members, and through the member's total those of teams.
    Member,
    /// Those of teams only.
    Team,
}
