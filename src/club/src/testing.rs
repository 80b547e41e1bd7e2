//! Clubs for the tests.

use tilewise_ledger::{EntryId, Rules};

use crate::{
    Attending, Club, ClubEntry, ClubEvent, ClubLog, ClubProfile, ClubRefusal, Date, Draw,
    DrawMethod, DrawnTable, Experience, MemberId, MemberRecord, NightId, NightOpening,
    ResultContent, SeasonId, SeasonOpening, SeasonPolicy, TableId, TableResult, TypedScores,
};

/// A desk that writes the log of a club.
#[derive(Clone, Debug, Default)]
pub(crate) struct Desk {
    pub log: ClubLog,
    pub author: &'static str,
    pub device: &'static str,
    pub time: i64,
    pub season: Option<SeasonId>,
    pub night: Option<NightId>,
}

/// Returns the member with this name as ID.
pub(crate) fn member(name: &str) -> MemberId {
    MemberId(name.to_owned())
}

/// Returns several members.
pub(crate) fn members(names: &str) -> Vec<MemberId> {
    names.split_whitespace().map(member).collect()
}

/// Returns the record of a member.
pub(crate) fn record(name: &str) -> MemberRecord {
    MemberRecord {
        id: member(name),
        name: name.to_owned(),
        alias: String::new(),
        is_hidden: false,
        team: String::new(),
        class: String::new(),
        experience: Experience::Usual,
    }
}

/// Returns the profile of a club that plays by a rule set.
pub(crate) fn profile(rules: &str) -> ClubProfile {
    ClubProfile {
        name: "The Nest".to_owned(),
        rules: Rules {
            house: rules.parse().unwrap(),
            penalty_book: None,
        },
        language: String::new(),
    }
}

/// Reads scores such as `Ann 30000 Bo 20000`, in points.
pub(crate) fn scores(text: &str) -> TypedScores {
    let words: Vec<_> = text.split_whitespace().collect();
    let pairs = words
        .chunks(2)
        .map(|one| (member(one[0]), one[1].parse::<i64>().unwrap() * 100));
    TypedScores {
        scores: pairs.collect(),
        rest: 0,
    }
}

impl Desk {
    /// Founds a club for riichi with a season that counts the sum of overall scores, and members.
    pub fn with_members(names: &str) -> Self {
        let mut desk = Self {
            author: "Olga",
            device: "desk",
            ..Self::default()
        };
        desk.write(ClubEvent::Founded(profile("riichi-ema-2025")));
        let policy = SeasonPolicy::SUM;
        desk.open_season(policy);
        for name in names.split_whitespace() {
            desk.write(ClubEvent::Member(record(name)));
        }
        desk
    }

    /// Founds a club for riichi with a season that counts the sum of overall scores, a night, and members who are
    /// there.
    pub fn with_night(names: &str) -> Self {
        let mut desk = Self::with_members(names);
        desk.open_night("2026-11-29");
        for name in names.split_whitespace() {
            desk.write(desk.attendance(name, Attending::Arrived));
        }
        desk
    }

    /// Opens a season.
    pub fn open_season(&mut self, policy: SeasonPolicy) {
        let name = "Spring".to_owned();
        let season = self.write(ClubEvent::SeasonOpened(SeasonOpening { name, policy }));
        self.season = Some(SeasonId(season));
    }

    /// Opens a night.
    pub fn open_night(&mut self, date: &str) {
        let opening = NightOpening {
            date: Date::parse(date).unwrap(),
            name: String::new(),
            fee: 500,
        };
        let season = self.season.clone().unwrap();
        let night = self.write(ClubEvent::NightOpened { season, opening });
        self.night = Some(NightId(night));
    }

    /// Writes an event, and returns the ID of its entry.
    pub fn write(&mut self, event: ClubEvent) -> EntryId {
        let counter = self.log.next_counter();
        let id = EntryId(format!("{}-{counter}", self.device));
        let entry = ClubEntry {
            id: id.clone(),
            device: self.device.to_owned(),
            counter,
            time: self.time,
            author: self.author.to_owned(),
            event,
        };
        self.log.add(entry).unwrap();
        id
    }

    /// Writes an event that is refused, and returns the sentence.
    pub fn refused(&self, event: ClubEvent) -> String {
        let mut desk = self.clone();
        desk.write(event);
        let club = desk.club();
        let refusal = club.outcomes.last().unwrap().refusal.clone();
        let refusal: ClubRefusal = refusal.expect("the event is refused");
        refusal.reasons(&club)[0].1.to_string()
    }

    /// Returns the state of the club, in which nothing is refused.
    pub fn club(&self) -> Club {
        Club::replay(&self.log)
    }

    /// Returns a draw with a table of the night for each list of names, East first.
    pub fn draw(&self, round: u32, tables: &[&str], waiting: &str) -> ClubEvent {
        let tables = tables.iter().map(|names| DrawnTable {
            seats: members(names),
        });
        let draw = Draw {
            round,
            method: DrawMethod::Random,
            seed: 1,
            tables: tables.collect(),
            waiting: members(waiting),
        };
        let night = self.night.clone().unwrap();
        ClubEvent::Drawn { night, draw }
    }

    /// Returns the presence of a member on the night.
    pub fn attendance(&self, name: &str, attending: Attending) -> ClubEvent {
        ClubEvent::Attendance {
            night: self.night.clone().unwrap(),
            member: member(name),
            attending,
        }
    }

    /// Returns the fee that a member pays, in hundredths.
    pub fn fee(&self, name: &str, amount: i64) -> ClubEvent {
        ClubEvent::FeePaid {
            night: self.night.clone().unwrap(),
            member: member(name),
            amount,
        }
    }

    /// Returns the end of the night.
    pub fn night_closed(&self) -> ClubEvent {
        ClubEvent::NightClosed(self.night.clone().unwrap())
    }

    /// Returns the end of the season.
    pub fn season_closed(&self) -> ClubEvent {
        ClubEvent::SeasonClosed(self.season.clone().unwrap())
    }

    /// Returns the ID of a table of the night.
    pub fn table(&self, round: u32, table: u32) -> TableId {
        TableId {
            night: self.night.clone().unwrap(),
            round,
            table,
        }
    }

    /// Returns a result with typed scores.
    pub fn result(&self, round: u32, table: u32, text: &str) -> ClubEvent {
        ClubEvent::Result(TableResult {
            table: self.table(round, table),
            content: ResultContent::Scores(scores(text)),
        })
    }
}
