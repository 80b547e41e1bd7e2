//! A club for the tests of the season.

use tilewise_club::{
    Attending, Club, ClubEntry, ClubEvent, ClubLog, ClubProfile, Date, Draw, DrawMethod,
    DrawnTable, Experience, MemberId, MemberRecord, NightId, NightOpening, ResultContent, SeasonId,
    SeasonOpening, TableId, TableResult, TypedScores,
};
use tilewise_ledger::{EntryId, Rules};

use crate::rule_sets::first_house;

/// A club with an open season, and the log of its desk.
pub struct SampleClub {
    /// The log.
    pub log: ClubLog,
    season: SeasonId,
    night: Option<NightId>,
    round: u32,
}

impl SampleClub {
    /// Founds a club with a season of this policy, and members whose IDs are their names.
    pub fn new(policy: &str, members: &str) -> Self {
        let mut club = Self {
            log: ClubLog::default(),
            season: SeasonId(EntryId(String::new())),
            night: None,
            round: 0,
        };
        club.write(ClubEvent::Founded(ClubProfile {
            name: "The Nest".to_owned(),
            rules: Rules {
                house: first_house(),
                penalty_book: None,
            },
            language: String::new(),
        }));
        club.season = SeasonId(club.write(ClubEvent::SeasonOpened(SeasonOpening {
            name: "Spring".to_owned(),
            policy: policy.parse().expect(policy),
        })));
        for name in members.split_whitespace() {
            club.set_class(name, "");
        }
        club
    }

    /// Returns the club.
    pub fn club(&self) -> Club {
        Club::replay(&self.log)
    }

    /// Adds a member, or sets the class of one.
    pub fn set_class(&mut self, name: &str, class: &str) {
        self.write(ClubEvent::Member(MemberRecord {
            id: MemberId(name.to_owned()),
            name: name.to_owned(),
            alias: String::new(),
            is_hidden: false,
            team: String::new(),
            class: class.to_owned(),
            experience: Experience::Usual,
        }));
    }

    /// Begins a night; all members are there.
    pub fn night(&mut self, date: &str) {
        let night = NightId(self.write(ClubEvent::NightOpened {
            season: self.season.clone(),
            opening: NightOpening {
                date: Date::parse(date).expect(date),
                name: String::new(),
                fee: 0,
            },
        }));
        self.night = Some(night.clone());
        self.round = 0;
        for member in self.club().members {
            self.write(ClubEvent::Attendance {
                night: night.clone(),
                member: member.record.id,
                attending: Attending::Arrived,
            });
        }
    }

    /// Draws a round of these tables.
    pub fn draw(&mut self, tables: &[&[&str]]) {
        self.round += 1;
        let member = |name: &&str| MemberId((*name).to_owned());
        let tables = tables.iter().map(|names| DrawnTable {
            seats: names.iter().map(member).collect(),
        });
        let draw = Draw {
            round: self.round,
            method: DrawMethod::Random,
            seed: 1,
            tables: tables.collect(),
            waiting: Vec::new(),
        };
        let night = self.night.clone().expect("a night");
        self.write(ClubEvent::Drawn { night, draw });
    }

    /// Writes the result of a table: what each player won or lost, in points.
    pub fn result(&mut self, round: u32, table: u32, gains: &str) {
        let start = self.club().starting_score();
        let words: Vec<_> = gains.split_whitespace().collect();
        let scores = words.chunks(2).map(|one| {
            let points: i64 = one[1].parse().expect("points");
            (MemberId(one[0].to_owned()), start + points * 100)
        });
        let scores = scores.collect();
        self.write(ClubEvent::Result(TableResult {
            table: TableId {
                night: self.night.clone().expect("a night"),
                round,
                table,
            },
            content: ResultContent::Scores(TypedScores { scores, rest: 0 }),
        }));
    }

    /// Ends the night.
    pub fn end_night(&mut self) {
        let night = self.night.take().expect("a night");
        self.write(ClubEvent::NightClosed(night));
    }

    /// Ends the season.
    pub fn end_season(&mut self) {
        self.write(ClubEvent::SeasonClosed(self.season.clone()));
    }

    /// Writes an event that the club must accept, and returns the ID of its entry.
    pub fn write(&mut self, event: ClubEvent) -> EntryId {
        let counter = self.log.next_counter();
        let id = EntryId(format!("desk-{counter}"));
        let entry = ClubEntry {
            id: id.clone(),
            device: "desk".to_owned(),
            counter,
            time: 0,
            author: "Olga".to_owned(),
            event,
        };
        self.log.add(entry).expect("a new entry");
        let club = self.club();
        let refused = club.outcomes.iter().find(|one| one.refusal.is_some());
        assert_eq!(refused, None);
        id
    }
}
