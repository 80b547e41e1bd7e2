//! A night of forty members and three rounds: one arrives late, one leaves, two sit in each other's seats, one result
//! is disputed, and the desk is closed in the second round. `night_of_forty/standings.txt` was worked out without the
//! program.

use tilewise_club::{
    Attending, Club, ClubEntry, ClubEvent, ClubLog, ClubProfile, Date, Draw, DrawMethod,
    DrawnTable, Experience, MemberId, MemberRecord, NightId, NightOpening, ResultContent,
    ResultRuling, SeasonId, SeasonOpening, SeasonPolicy, TableId, TableResult, TableState,
    TypedScores, merge_logs,
};
use tilewise_ledger::{EntryId, Rules};

/// The standings: place, member, points, results, and the number of places from first to fourth.
const STANDINGS: &str = include_str!("night_of_forty/standings.txt");

/// Returns a member by number.
fn member(number: u32) -> MemberId {
    MemberId(format!("M{number:02}"))
}

/// A device that writes entries.
struct NightDevice {
    name: &'static str,
    log: ClubLog,
}

impl NightDevice {
    fn write(&mut self, event: ClubEvent) -> EntryId {
        let counter = self.log.next_counter();
        let id = EntryId(format!("{}-{counter}", self.name));
        let entry = ClubEntry {
            id: id.clone(),
            device: self.name.to_owned(),
            counter,
            time: 0,
            author: self.name.to_owned(),
            event,
        };
        self.log.add(entry).unwrap();
        id
    }

    fn attend(&mut self, night: &NightId, number: u32, attending: Attending) {
        self.write(ClubEvent::Attendance {
            night: night.clone(),
            member: member(number),
            attending,
        });
    }
}

/// Returns the members at each table of a round, and those who wait.
fn seats(round: u32) -> (Vec<Vec<MemberId>>, Vec<MemberId>) {
    let across = |first: u32| {
        let table = move |table| (0..4).map(move |seat| member(first + table + 9 * seat));
        (1..10).map(move |number| table(number).collect()).collect()
    };
    match round {
        1 => (across(0), vec![member(37), member(38), member(39)]),
        2 => (across(4), vec![member(2), member(3), member(4)]),
        _ => {
            let seated: Vec<_> = (2..5).chain(8..41).map(member).collect();
            let tables = seated.chunks(4).map(<[MemberId]>::to_vec);
            (tables.collect(), vec![member(5), member(6), member(7)])
        }
    }
}

fn draw(night: &NightId, round: u32) -> ClubEvent {
    let (tables, waiting) = seats(round);
    let draw = Draw {
        round,
        method: DrawMethod::Random,
        seed: u64::from(round),
        tables: tables
            .into_iter()
            .map(|seats| DrawnTable { seats })
            .collect(),
        waiting,
    };
    ClubEvent::Drawn {
        night: night.clone(),
        draw,
    }
}

/// Returns final scores from gains in points.
fn scores(seats: &[MemberId], gains: [i64; 4]) -> TypedScores {
    let score = |gain: i64| (30_000 + gain) * 100;
    let scores = seats.iter().cloned().zip(gains.map(score));
    TypedScores {
        scores: scores.collect(),
        rest: 0,
    }
}

/// Returns the gains at a table, by seat.
fn gains(round: u32, table: u32) -> [i64; 4] {
    let more = 1_000 * i64::from(table);
    let mut gains = [12_300 + more, 4_100, -5_200, -11_200 - more];
    gains.rotate_left(round as usize - 1);
    gains
}

/// Returns the result that a table sends.
fn result(night: &NightId, round: u32, table: u32) -> ClubEvent {
    let mut seats = seats(round).0.swap_remove(table as usize - 1);
    match (round, table) {
        (1, 1) => seats[0] = member(2),
        (1, 2) => seats[0] = member(1),
        _ => {}
    }
    ClubEvent::Result(TableResult {
        table: TableId {
            night: night.clone(),
            round,
            table,
        },
        content: ResultContent::Scores(scores(&seats, gains(round, table))),
    })
}

/// Returns the desk of a club with forty members, of whom the last one is late, and the night.
fn opened() -> (NightDevice, NightId) {
    let mut desk = NightDevice {
        name: "desk",
        log: ClubLog::default(),
    };
    desk.write(ClubEvent::Founded(ClubProfile {
        name: "The Nest".to_owned(),
        rules: Rules {
            house: "riichi-ema-2025".parse().unwrap(),
            penalty_book: None,
        },
        language: String::new(),
    }));
    let season = desk.write(ClubEvent::SeasonOpened(SeasonOpening {
        name: "Autumn".to_owned(),
        policy: SeasonPolicy::SUM,
    }));
    for number in 1..=40 {
        desk.write(ClubEvent::Member(MemberRecord {
            id: member(number),
            name: format!("Member {number}"),
            alias: String::new(),
            is_hidden: false,
            team: String::new(),
            class: String::new(),
            experience: Experience::Usual,
        }));
    }
    let night = NightId(desk.write(ClubEvent::NightOpened {
        season: SeasonId(season),
        opening: NightOpening {
            date: Date::parse("2026-11-29").unwrap(),
            name: String::new(),
            fee: 0,
        },
    }));
    for number in 1..40 {
        desk.attend(&night, number, Attending::Arrived);
    }
    desk.attend(&night, 40, Attending::Late);
    (desk, night)
}

/// Returns the standings of the season as lines of `standings.txt`.
fn standings(club: &Club) -> String {
    let standings = club.standings(0).members.into_iter().map(|one| {
        let place = one.place.unwrap();
        let [first, second, third, fourth] = one.places;
        let places = format!("{first}-{second}-{third}-{fourth}");
        format!(
            "{place} {} {} {} {places}\n",
            one.member.0, one.total, one.results
        )
    });
    standings.collect()
}

#[test]
fn night_of_forty_gives_the_standings_worked_out_by_hand() {
    let (mut desk, night) = opened();
    desk.write(draw(&night, 1));
    for table in 1..10 {
        desk.write(result(&night, 1, table));
    }
    desk.attend(&night, 40, Attending::Arrived);
    desk.attend(&night, 1, Attending::Left);
    desk.write(draw(&night, 2));
    // Nine phones send their results; the desk is closed after it has four of them.
    let phones: Vec<NightDevice> = (1..10)
        .map(|table| {
            let mut phone = NightDevice {
                name: ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9"][table as usize - 1],
                log: desk.log.clone(),
            };
            phone.write(result(&night, 2, table));
            phone
        })
        .collect();
    for phone in &phones[..4] {
        desk.log = merge_logs(&desk.log, &phone.log).unwrap().log;
    }
    let stored = desk.log.entries().to_vec();
    drop(desk);
    let mut desk = NightDevice {
        name: "desk",
        log: ClubLog::from_entries(stored).unwrap(),
    };
    // After its start the desk scans all codes, those it had before as well.
    for phone in &phones {
        let merged = merge_logs(&desk.log, &phone.log).unwrap();
        assert!(merged.clashes.is_empty());
        desk.log = merged.log;
    }
    let third = TableId {
        night: night.clone(),
        round: 2,
        table: 3,
    };
    let club = Club::replay(&desk.log);
    let reported = club.table(&third).unwrap().reports[0].entries[0].clone();
    let reason = "A self-draw was written down wrongly".to_owned();
    desk.write(ClubEvent::Disputed(reported.clone(), reason.clone()));
    let club = Club::replay(&desk.log);
    assert_eq!(club.table(&third).unwrap().state(), TableState::Disputed);
    let decided = scores(&seats(2).0[2], [30_000, -10_000, -9_000, -11_000]);
    desk.write(ClubEvent::Ruled(ResultRuling {
        result: reported,
        reason,
        scores: Some(decided),
    }));
    desk.write(draw(&night, 3));
    for table in 1..10 {
        desk.write(result(&night, 3, table));
    }
    desk.write(ClubEvent::NightClosed(night));
    let club = Club::replay(&desk.log);
    let refused = club.outcomes.iter().find_map(|one| one.refusal.clone());
    assert_eq!(refused, None);
    assert_eq!(standings(&club), STANDINGS);
}
