//! A club for native tests.

use tilewise_club::{
    Attending, Club, ClubEntry, ClubEvent, ClubLog, ClubProfile, Date, Draw, DrawMethod,
    DrawnTable, Experience, MemberId, MemberRecord, NightId, NightOpening, ResultContent, SeasonId,
    SeasonOpening, SeasonPolicy, TableId, TableResult, TypedScores,
};
use tilewise_ledger::{EntryId, Rules};

use crate::rule_sets::first_house;

/// The log of a club with an open night. The ID of a member is the name in capital letters.
pub struct TestClub {
    /// The log.
    pub log: ClubLog,
    /// The night.
    pub night: NightId,
}

impl TestClub {
    /// Founds a club of members, with a night for which nothing is noted and whose fee is 2.50.
    pub fn with_members(names: &[&str]) -> Self {
        let mut club = Self {
            log: ClubLog::default(),
            night: NightId(EntryId(String::new())),
        };
        club.write(ClubEvent::Founded(ClubProfile {
            name: "Club".to_owned(),
            rules: Rules {
                house: first_house(),
                penalty_book: None,
            },
            language: String::new(),
        }));
        let season = SeasonId(club.write(ClubEvent::SeasonOpened(SeasonOpening {
            name: "Season".to_owned(),
            policy: SeasonPolicy::SUM,
        })));
        for name in names {
            club.write(ClubEvent::Member(MemberRecord {
                id: member(name),
                name: (*name).to_owned(),
                alias: String::new(),
                is_hidden: false,
                team: String::new(),
                class: String::new(),
                experience: Experience::Usual,
            }));
        }
        let opening = NightOpening {
            date: Date::new(2026, 11, 29).expect("a day"),
            name: String::new(),
            fee: 250,
        };
        club.night = NightId(club.write(ClubEvent::NightOpened { season, opening }));
        club
    }

    /// Writes an event at 0 seconds, and returns its entry.
    pub fn write(&mut self, event: ClubEvent) -> EntryId {
        let counter = self.log.next_counter();
        let id = EntryId(counter.to_string());
        let entry = ClubEntry {
            id: id.clone(),
            device: "desk".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            event,
        };
        self.log.add(entry).expect("a new ID");
        id
    }

    /// Notes whether a member is there.
    pub fn mark(&mut self, name: &str, attending: Attending) -> EntryId {
        self.write(ClubEvent::Attendance {
            night: self.night.clone(),
            member: member(name),
            attending,
        })
    }

    /// Notes the fee of a member.
    pub fn pay(&mut self, name: &str, amount: i64) -> EntryId {
        self.write(ClubEvent::FeePaid {
            night: self.night.clone(),
            member: member(name),
            amount,
        })
    }

    /// Writes the draw of a round with the members of each table.
    pub fn draw(&mut self, round: u32, method: DrawMethod, tables: &[&[&str]]) -> EntryId {
        let seats = |names: &&[&str]| names.iter().map(|name| member(name)).collect();
        let tables = tables.iter().map(|names| DrawnTable {
            seats: seats(names),
        });
        let draw = Draw {
            round,
            method,
            seed: 7,
            tables: tables.collect(),
            waiting: Vec::new(),
        };
        self.write(ClubEvent::Drawn {
            night: self.night.clone(),
            draw,
        })
    }

    /// Writes a result of a table in which all end as they began.
    pub fn result(&mut self, round: u32, table: u32, names: &[&str]) -> EntryId {
        let start = self.club().starting_score();
        let scores = names.iter().map(|name| (member(name), start)).collect();
        self.write(ClubEvent::Result(TableResult {
            table: self.table(round, table),
            content: ResultContent::Scores(TypedScores { scores, rest: 0 }),
        }))
    }

    /// Returns a table of the night.
    pub fn table(&self, round: u32, table: u32) -> TableId {
        TableId {
            night: self.night.clone(),
            round,
            table,
        }
    }

    /// Returns the club, in which no entry may be refused.
    pub fn club(&self) -> Club {
        let club = Club::replay(&self.log);
        let refused = club.outcomes.iter().filter(|one| one.refusal.is_some());
        assert_eq!(refused.collect::<Vec<_>>(), Vec::<&_>::new());
        club
    }
}

/// Returns the ID of a member by the name.
pub fn member(name: &str) -> MemberId {
    MemberId(name.to_uppercase())
}
