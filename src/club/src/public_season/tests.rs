//! Public standings.

use proptest::prelude::*;

use super::{PackedError, PublicMember, PublicSeason, PublicTeam};
use crate::testing::{Desk, member, profile, record};
use crate::{
    Attending, ClubEvent, ClubProfile, Date, MemberRecord, POLICY_PRESETS, PlannedNight,
    SeasonPoints, SeasonPolicy,
};

/// Returns a club with one round. Bo has an alias, Cy is hidden, and Di was forgotten.
fn published() -> PublicSeason {
    let mut desk = Desk::with_night("Ann Bo Cy Di");
    desk.write(ClubEvent::Profile(ClubProfile {
        language: "zh-HK".to_owned(),
        ..profile("riichi-ema-2025")
    }));
    desk.write(desk.draw(1, &["Ann Bo Cy Di"], ""));
    desk.write(desk.result(1, 1, "Ann 41200 Bo 30000 Cy 27300 Di 21500"));
    let alias = "=Dragon, red".to_owned();
    desk.write(ClubEvent::Member(MemberRecord {
        alias,
        ..record("Bo")
    }));
    desk.write(ClubEvent::Member(MemberRecord {
        is_hidden: true,
        ..record("Cy")
    }));
    desk.write(ClubEvent::MemberForgotten(member("Di")));
    let date = Date::parse("2026-12-06").unwrap();
    let details = "19:00, Library".to_owned();
    desk.write(ClubEvent::NightPlanned(Some(PlannedNight {
        date,
        details,
    })));
    desk.club().public_season(0).unwrap()
}

#[test]
fn public_names_are_aliases_and_hidden_members_have_none() {
    let names: Vec<_> = published()
        .members
        .into_iter()
        .map(|one| one.name)
        .collect();
    assert_eq!(names, ["Ann", "=Dragon, red", "", ""]);
}

/// A class is published if the season has classes, and is the one in which the place is. Those of another class, and of
/// none, play in the lowest.
#[test]
fn public_classes_are_those_of_the_season() {
    let classes = |policy: &str| {
        let mut desk = Desk::with_members("Ann Bo Cy Di");
        desk.write(desk.season_closed());
        desk.open_season(policy.parse().unwrap());
        for (name, class) in [("Ann", "Upper"), ("Bo", "Novices"), ("Cy", "Lower")] {
            desk.write(ClubEvent::Member(MemberRecord {
                class: class.to_owned(),
                ..record(name)
            }));
        }
        desk.open_night("2026-11-29");
        for name in ["Ann", "Bo", "Cy", "Di"] {
            desk.write(desk.attendance(name, Attending::Arrived));
        }
        desk.write(desk.draw(1, &["Ann Bo Cy Di"], ""));
        desk.write(desk.result(1, 1, "Ann 41200 Bo 30000 Cy 27300 Di 21500"));
        let members = desk.club().public_season(1).unwrap().members.into_iter();
        members
            .map(|one| (one.name, one.class, one.place.unwrap()))
            .collect::<Vec<_>>()
    };
    let one = |name: &str, class: &str, place| (name.to_owned(), class.to_owned(), place);
    assert_eq!(
        classes("classes=Upper,Lower"),
        [
            one("Ann", "Upper", 1),
            one("Bo", "Lower", 1),
            one("Cy", "Lower", 2),
            one("Di", "Lower", 3),
        ]
    );
    assert_eq!(
        classes(""),
        [
            one("Ann", "", 1),
            one("Bo", "", 2),
            one("Cy", "", 3),
            one("Di", "", 4),
        ]
    );
}

#[test]
fn csv_has_a_line_for_each_member() {
    let expected = "place,name,team,class,points,results,counted,first,second,third,fourth\r\n\
        1,Ann,,,26.2,1,1,1,0,0,0\r\n\
        2,\"'=Dragon, red\",,,5,1,1,0,1,0,0\r\n\
        3,,,,-7.7,1,1,0,0,1,0\r\n\
        4,,,,-23.5,1,1,0,0,0,1\r\n";
    assert_eq!(published().csv(), expected);
}

#[test]
fn summary_names_public_members_and_the_next_night() {
    let lines: Vec<_> = published()
        .summary()
        .iter()
        .map(ToString::to_string)
        .collect();
    let expected = [
        "The Nest, Spring: standings after 1 night",
        "1. Ann: 26.2",
        "2. =Dragon, red: 5",
        "Next night: 2026-12-06, 19:00, Library",
    ];
    assert_eq!(lines, expected);
}

/// A place of each class is there, so the lines name the class.
#[test]
fn summary_names_the_class_of_a_place() {
    let mut season = published();
    for (member, class) in season.members.iter_mut().zip(["Upper", "Lower"]) {
        class.clone_into(&mut member.class);
        member.place = Some(1);
    }
    let lines = season.summary();
    assert_eq!(lines[1].to_string(), "1. Ann (Upper): 26.2");
    assert_eq!(lines[2].to_string(), "1. =Dragon, red (Lower): 5");
}

#[test]
fn standings_of_forty_members_fit_in_a_code() {
    let members = (1..=40).map(|place| PublicMember {
        place: Some(place),
        name: format!("Player {place:02}"),
        team: String::new(),
        class: String::new(),
        total: SeasonPoints::from_thousandths(200_500 - i64::from(place) * 10_300),
        results: 24,
        counted: 20,
        places: [6, 6, 6, 6],
    });
    let season = PublicSeason {
        members: members.collect(),
        ..published()
    };
    let bytes = season.to_bytes();
    assert!(bytes.len() <= 1_000, "{} bytes", bytes.len());
    assert_eq!(PublicSeason::from_bytes(&bytes), Ok(season));
}

#[test]
fn packed_format_stays_readable() {
    let written = [
        1, 8, 84, 104, 101, 32, 78, 101, 115, 116, 5, 122, 104, 45, 72, 75, 6, 83, 112, 114, 105,
        110, 103,
    ];
    assert!(published().to_bytes().starts_with(&written));
}

#[test]
fn packed_standings_that_are_cut_off_or_newer_are_refused() {
    let bytes = published().to_bytes();
    assert_eq!(PublicSeason::from_bytes(&[]), Err(PackedError::CutOff));
    for end in 1..bytes.len() {
        assert!(
            PublicSeason::from_bytes(&bytes[..end]).is_err(),
            "{end} bytes"
        );
    }
    let newer = [&[2], &bytes[1..]].concat();
    assert_eq!(PublicSeason::from_bytes(&newer), Err(PackedError::Newer));
    assert_eq!(
        PublicSeason::from_bytes(b"words"),
        Err(PackedError::Changed)
    );
}

fn points() -> impl Strategy<Value = SeasonPoints> {
    any::<i64>().prop_map(SeasonPoints::from_thousandths)
}

fn public_member() -> impl Strategy<Value = PublicMember> {
    let texts = (".{0,12}", ".{0,4}", ".{0,2}");
    let counts = (
        0..1_000_u32,
        0..1_000_u32,
        [0..300_u32, 0..300, 0..300, 0..300],
    );
    (proptest::option::of(1..500_u32), texts, points(), counts).prop_map(
        |(place, (name, team, class), total, (results, counted, places))| PublicMember {
            place,
            name,
            team,
            class,
            total,
            results,
            counted,
            places,
        },
    )
}

fn public_season() -> impl Strategy<Value = PublicSeason> {
    let date = || proptest::option::of((1..9_999_u16, 1..13_u8, 1..32_u8));
    let teams = (1..9_u32, ".{0,9}", points()).prop_map(|(place, name, total)| PublicTeam {
        place,
        name,
        total,
    });
    (
        (
            ".{0,20}",
            "[a-z-]{0,9}",
            ".{0,20}",
            0..POLICY_PRESETS.len(),
            0..99_u32,
        ),
        (date(), date(), ".{0,20}"),
        proptest::collection::vec(public_member(), 0..12),
        proptest::collection::vec(teams, 0..4),
    )
        .prop_map(
            |((club, language, season, policy, nights), (last, next, details), members, teams)| {
                let date = |date: Option<(u16, u8, u8)>| Date::new(date?.0, date?.1, date?.2);
                PublicSeason {
                    club,
                    language,
                    season,
                    policy: (POLICY_PRESETS[policy].policy)(),
                    last_night: date(last),
                    next_night: date(next).map(|date| PlannedNight { date, details }),
                    nights,
                    members,
                    teams,
                }
            },
        )
}

proptest! {
    #[test]
    fn packed_standings_are_read_as_they_were(season in public_season()) {
        prop_assert_eq!(PublicSeason::from_bytes(&season.to_bytes()), Ok(season));
    }

    #[test]
    fn one_changed_byte_is_found(place in 0..10_000_usize, change in 1..=255_u8) {
        let season = PublicSeason { policy: SeasonPolicy::SUM, ..published() };
        let mut bytes = season.to_bytes();
        let place = place % bytes.len();
        bytes[place] ^= change;
        prop_assert!(PublicSeason::from_bytes(&bytes).is_err());
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = PublicSeason::from_bytes(&[&[1], &*bytes].concat());
    }
}
