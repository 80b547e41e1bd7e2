//! Laws of clubs as files: what is written of any log is read again.

use fastrand::Rng;
use proptest::prelude::*;
use serde_json::Value;
use tilewise_api::{Catalogue, ClubEntryFile, club_file, club_log_of, read_club, text};
use tilewise_club::{
    Adjustment, Attending, Club, ClubEntry, ClubEvent, ClubLog, ClubProfile, CountsFor, Date, Draw,
    DrawMethod, DrawnTable, Experience, MemberId, MemberRecord, NightId, NightOpening,
    PlannedNight, ResultContent, ResultRuling, RoundTime, SeasonId, SeasonOpening, SeasonPoints,
    Separation, TableId, TableResult, TypedScores,
};
use tilewise_ledger::{Change, Correction, EntryId, PlayerId};

use crate::club_schema::fits_club;
use crate::games::{random_log, random_rules};

/// Returns a text of a file: with quotes, and with letters of other scripts.
fn words(rng: &mut Rng) -> String {
    ["Ann", "伯", "C \"\\", "", " d\u{200b}"][rng.usize(0..5)].to_owned()
}

fn member(rng: &mut Rng) -> MemberId {
    MemberId(["a1", "b\"2", "伯", "d4"][rng.usize(0..4)].to_owned())
}

fn members(rng: &mut Rng) -> Vec<MemberId> {
    (0..rng.usize(0..6)).map(|_| member(rng)).collect()
}

fn entry_id(rng: &mut Rng) -> EntryId {
    EntryId(format!("e{}", rng.u8(0..24)))
}

fn night_id(rng: &mut Rng) -> NightId {
    NightId(entry_id(rng))
}

fn season_id(rng: &mut Rng) -> SeasonId {
    SeasonId(entry_id(rng))
}

fn date(rng: &mut Rng) -> Date {
    Date::new(rng.u16(1..=9999), rng.u8(1..=12), rng.u8(1..=28)).expect("a date")
}

/// Returns an amount in hundredths, which may have decimals or be large.
fn amount(rng: &mut Rng) -> i64 {
    match rng.u8(0..4) {
        0 => 0,
        1 => rng.i64(-99..=99),
        2 => rng.i64(-9_999_999..9_999_999),
        _ => rng.i64(-10_000_000_000_000..10_000_000_000_000),
    }
}

fn typed(rng: &mut Rng) -> TypedScores {
    let scores = (0..rng.usize(0..5)).map(|_| (member(rng), amount(rng)));
    TypedScores {
        scores: scores.collect(),
        rest: amount(rng),
    }
}

fn profile(rng: &mut Rng) -> ClubProfile {
    ClubProfile {
        name: words(rng),
        rules: random_rules(rng),
        language: ["", "ja", "zh-Hant-HK"][rng.usize(0..3)].to_owned(),
    }
}

fn record(rng: &mut Rng) -> MemberRecord {
    let all = [Experience::Usual, Experience::Newcomer, Experience::Mentor];
    MemberRecord {
        id: member(rng),
        name: words(rng),
        alias: words(rng),
        is_hidden: rng.bool(),
        team: words(rng),
        class: words(rng),
        experience: all[rng.usize(0..3)],
    }
}

fn season(rng: &mut Rng) -> SeasonOpening {
    let policies = [
        "",
        "measure=place:3/2.125/-1/-3; minimum=6",
        "counting=best-nights:8; total=mean; ties=first-places,head-to-head; carried-percent=50",
        "presence-points=1; absence-points=-1; most-absences=3; teams=4; classes=Upper,Lower; promoted=2; relegated=2",
    ];
    let policy = policies[rng.usize(0..policies.len())];
    SeasonOpening {
        name: words(rng),
        policy: policy.parse().expect(policy),
    }
}

fn draw(rng: &mut Rng) -> Draw {
    let rounds = rng.u32(..);
    let methods = [
        DrawMethod::Random,
        DrawMethod::Chart { rounds },
        DrawMethod::Swiss,
        DrawMethod::Ladder,
        DrawMethod::Teams,
    ];
    let tables = (0..rng.usize(0..4)).map(|_| DrawnTable {
        seats: members(rng),
    });
    let tables = tables.collect();
    Draw {
        round: rng.u32(..),
        method: methods[rng.usize(0..5)],
        seed: if rng.bool() {
            rng.u64(..)
        } else {
            rng.u64(0..9)
        },
        tables,
        waiting: members(rng),
    }
}

fn result(rng: &mut Rng) -> TableResult {
    let content = if rng.bool() {
        let players = (0..rng.u8(0..5)).map(|player| (PlayerId(player), member(rng)));
        let members = players.collect();
        let log = Box::new(random_log(rng));
        ResultContent::Game { log, members }
    } else {
        ResultContent::Scores(typed(rng))
    };
    TableResult {
        table: TableId {
            night: night_id(rng),
            round: rng.u32(..),
            table: rng.u32(..),
        },
        content,
    }
}

fn event(rng: &mut Rng, deep: u8) -> ClubEvent {
    match rng.u8(0..24) {
        0 => ClubEvent::Founded(profile(rng)),
        1 => ClubEvent::Profile(profile(rng)),
        2 | 3 => ClubEvent::Member(record(rng)),
        4 => ClubEvent::MemberForgotten(member(rng)),
        5 => ClubEvent::SeasonOpened(season(rng)),
        6 => ClubEvent::SeasonClosed(season_id(rng)),
        7 => ClubEvent::NightOpened {
            season: season_id(rng),
            opening: NightOpening {
                date: date(rng),
                name: words(rng),
                fee: amount(rng),
            },
        },
        8 => {
            let all = [Attending::Arrived, Attending::Late, Attending::Left];
            ClubEvent::Attendance {
                night: night_id(rng),
                member: member(rng),
                attending: all[rng.usize(0..3)],
            }
        }
        9 => ClubEvent::FeePaid {
            night: night_id(rng),
            member: member(rng),
            amount: amount(rng),
        },
        10 => ClubEvent::Drawn {
            night: night_id(rng),
            draw: draw(rng),
        },
        11 | 12 => ClubEvent::Result(result(rng)),
        13 => ClubEvent::Checked(entry_id(rng)),
        14 => ClubEvent::Disputed(entry_id(rng), words(rng)),
        15 => ClubEvent::Ruled(ResultRuling {
            result: entry_id(rng),
            reason: words(rng),
            scores: rng.bool().then(|| typed(rng)),
        }),
        16 => ClubEvent::Adjustment {
            season: season_id(rng),
            adjustment: Adjustment {
                member: member(rng),
                points: SeasonPoints::from_thousandths(amount(rng)),
                counts_for: [CountsFor::Member, CountsFor::Team][rng.usize(0..2)],
                reason: words(rng),
            },
        },
        17 if deep < 3 => {
            let change = match rng.u8(0..3) {
                0 => Change::Delete,
                1 => Change::Replace(Box::new(event(rng, deep + 1))),
                _ => Change::InsertBefore(Box::new(event(rng, deep + 1))),
            };
            let target = entry_id(rng);
            ClubEvent::Correction(Correction { target, change })
        }
        20 => ClubEvent::Separation(Separation {
            members: [member(rng), member(rng)],
            is_separated: rng.bool(),
        }),
        21 => ClubEvent::NightPlanned(rng.bool().then(|| PlannedNight {
            date: date(rng),
            details: words(rng),
        })),
        22 => ClubEvent::ClockStarted {
            night: night_id(rng),
            time: RoundTime {
                round: rng.u32(..),
                minutes: rng.u32(..),
            },
        },
        23 => ClubEvent::TimeAdded(
            TableId {
                night: night_id(rng),
                round: rng.u32(..),
                table: rng.u32(..),
            },
            rng.u32(..),
        ),
        18 => ClubEvent::LockReleased,
        19 => ClubEvent::LockAcquired,
        _ => ClubEvent::NightClosed(night_id(rng)),
    }
}

fn random_club(rng: &mut Rng) -> ClubLog {
    let mut events = vec![ClubEvent::Founded(profile(rng))];
    events.extend((0..rng.u8(0..24)).map(|_| event(rng, 0)));
    let entries = (0..).zip(events).map(|(counter, event)| ClubEntry {
        id: EntryId(format!("e{counter}")),
        device: ["desk", "phone"][rng.usize(0..2)].to_owned(),
        counter,
        time: rng.i64(-1_000..1 << 50),
        author: words(rng),
        event,
    });
    ClubLog::from_entries(entries.collect::<Vec<_>>()).expect("unique IDs")
}

proptest! {
    #[test]
    fn what_is_written_of_a_club_is_read_again(seed: u64) {
        let log = random_club(&mut Rng::with_seed(seed));
        let file = club_file(&log);
        let json = read_club(file.as_bytes()).expect("JSON");
        let again = club_log_of(&json, Catalogue::ALL).unwrap_or_else(|refusal| panic!("{:?} in {file}", refusal.errors));
        for (again, entry) in again.entries().iter().zip(log.entries()) {
            prop_assert!(again == entry, "{:?}\n{}", entry.id, text(&ClubEntryFile(entry)));
        }
        prop_assert!(again == log, "{}", file);
        prop_assert!(club_file(&again) == file, "{}", file);
        prop_assert!(Club::replay(&log) == Club::replay(&again));
        let file: Value = serde_json::from_str(&file).expect("JSON");
        let report = serde_json::from_str(&tilewise_api::club_json(file.to_string())).expect("JSON");
        fits_club(&file, &report);
    }
}
