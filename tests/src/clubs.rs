//! Seasons of clubs, for benchmarks.

use tilewise_club::{
    Attending, ClubEntry, ClubEvent, ClubLog, ClubProfile, Date, Draw, DrawMethod, DrawnTable,
    Experience, MemberId, MemberRecord, NightId, NightOpening, ResultContent, SeasonId,
    SeasonOpening, SeasonPolicy, TableId, TableResult, TypedScores,
};
use tilewise_ledger::{EntryId, Rules};

/// The number of members, who all come each night.
const MEMBERS: u32 = 40;

/// The number of rounds of a night.
const ROUNDS: u32 = 4;

/// Returns the log of a season with at least so many results: nights of 40 members, four rounds and ten tables.
///
/// # Panics
/// If the rules of the club can't be read.
pub fn season(results: u32) -> ClubLog {
    let members: Vec<MemberId> = (0..MEMBERS)
        .map(|one| MemberId(format!("m{one}")))
        .collect();
    let rules = Rules {
        house: "riichi-ema-2025".parse().expect("a rule set"),
        penalty_book: None,
    };
    let name = "Club".to_owned();
    let mut events = vec![
        ClubEvent::Founded(ClubProfile {
            name,
            rules,
            language: String::new(),
        }),
        ClubEvent::SeasonOpened(SeasonOpening {
            name: "Season".to_owned(),
            policy: SeasonPolicy::SUM,
        }),
    ];
    events.extend(members.iter().map(|id| {
        ClubEvent::Member(MemberRecord {
            id: id.clone(),
            name: format!("Member {}", id.0),
            alias: String::new(),
            is_hidden: false,
            team: String::new(),
            class: String::new(),
            experience: Experience::Usual,
        })
    }));
    for night in 0..results.div_ceil(ROUNDS * MEMBERS / 4) {
        // The ID of an entry is its place.
        let id = NightId(EntryId(events.len().to_string()));
        add_night(&mut events, &members, &id, night);
    }
    let entries = events
        .into_iter()
        .zip(0..)
        .map(|(event, counter)| ClubEntry {
            id: EntryId(u64::to_string(&counter)),
            device: "desk".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            event,
        });
    ClubLog::from_entries(entries).expect("different IDs")
}

fn add_night(events: &mut Vec<ClubEvent>, members: &[MemberId], id: &NightId, night: u32) {
    let date = Date::new(2026, 1, 1).expect("a date");
    // The season is the second entry.
    let season = SeasonId(EntryId("1".to_owned()));
    let opening = NightOpening {
        date,
        name: String::new(),
        fee: 0,
    };
    events.push(ClubEvent::NightOpened { season, opening });
    let arrive = |member: &MemberId| ClubEvent::Attendance {
        night: id.clone(),
        member: member.clone(),
        attending: Attending::Arrived,
    };
    events.extend(members.iter().map(arrive));
    for round in 1..=ROUNDS {
        let mut seats = members.to_vec();
        fastrand::Rng::with_seed(u64::from(night * ROUNDS + round)).shuffle(&mut seats);
        let tables = seats.chunks(4).map(|seats| DrawnTable {
            seats: seats.to_vec(),
        });
        let draw = Draw {
            round,
            method: DrawMethod::Random,
            seed: 1,
            tables: tables.collect(),
            waiting: Vec::new(),
        };
        let night = id.clone();
        events.push(ClubEvent::Drawn { night, draw });
        events.extend((1..).zip(seats.chunks(4)).map(|(table, seats)| {
            let more = i64::from(table) * 10_000;
            let scores = [5_000_000 + more, 3_000_000, 2_500_000, 1_500_000 - more];
            ClubEvent::Result(TableResult {
                table: TableId {
                    night: id.clone(),
                    round,
                    table,
                },
                content: ResultContent::Scores(TypedScores {
                    scores: seats.iter().cloned().zip(scores).collect(),
                    rest: 0,
                }),
            })
        }));
    }
    events.push(ClubEvent::NightClosed(id.clone()));
}
