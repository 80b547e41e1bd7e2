//! Public standings as links and as JSON: round trips, and everything else is refused with a reason.

use proptest::prelude::*;
use serde_json::{Value, json};
use tilewise_api::{read_season_json, read_season_link, season_json, season_link};
use tilewise_club::{
    Date, PlannedNight, PublicMember, PublicSeason, PublicTeam, SeasonPoints, SeasonPolicy,
};

use crate::game_schema::why;

const SCHEMA: &str = include_str!("../../../../docs/season.schema.json");

/// Returns the standings of the example, with one member who is hidden and one below the minimum.
fn season() -> PublicSeason {
    read_season_json(&example().to_string()).expect("the example")
}

fn example() -> Value {
    json!({
        "tilewise-season": 1,
        "club": "The Nest",
        "language": "zh-HK",
        "season": "Spring",
        "policy": "minimum=2; teams=all",
        "last_night": "2026-11-29",
        "next_night": { "date": "2026-12-06", "details": "19:00, Library" },
        "nights": 3,
        "members": [
            { "place": 1, "name": "Ann", "team": "Dragons", "points": 26.2, "results": 3, "counted": 3,
              "places": [2, 1, 0, 0] },
            { "place": 2, "points": -7.75, "results": 3, "counted": 2, "places": [0, 1, 1, 1] },
            { "name": "Cy", "class": "A", "points": 0, "results": 1, "counted": 1, "places": [0, 0, 0, 1] }
        ],
        "teams": [{ "place": 1, "name": "Dragons", "points": 26.2 }]
    })
}

fn codes(text: &str) -> Vec<&'static str> {
    let refusal = read_season_json(text).expect_err(text);
    refusal.errors.iter().map(|one| one.code).collect()
}

/// Returns the codes and the fields of the errors in the example with another value.
fn with(pointer: &str, value: Value) -> Vec<(&'static str, String)> {
    let mut example = example();
    *example.pointer_mut(pointer).expect(pointer) = value;
    let refusal = read_season_json(&example.to_string()).expect_err(pointer);
    let all = refusal.errors.into_iter();
    all.map(|one| (one.code, one.at.unwrap_or_default()))
        .collect()
}

#[test]
fn a_season_in_json_is_written_as_it_was_read() {
    let season = season();
    assert_eq!(season.language, "zh-HK");
    assert_eq!(
        season.members[0].total,
        SeasonPoints::from_thousandths(26_200)
    );
    assert_eq!(season.members[1].name, "");
    assert_eq!(season.members[2].place, None);
    let night = season.next_night.as_ref().expect("a night");
    assert_eq!(
        (night.date, &*night.details),
        (Date::new(2026, 12, 6).expect("a day"), "19:00, Library")
    );
    let written: Value = serde_json::from_str(&season_json(&season)).expect("JSON");
    assert_eq!(written, example());
}

#[test]
fn a_season_in_json_fits_its_schema() {
    let schema = serde_json::from_str(SCHEMA).expect("JSON");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    assert_eq!(why(&schema, &example()), Vec::<String>::new());
    for pointer in [
        "/members/0/place",
        "/members/0/places",
        "/next_night/date",
        "/tilewise-season",
    ] {
        let mut example = example();
        *example.pointer_mut(pointer).expect(pointer) = json!(0);
        assert!(!why(&schema, &example).is_empty(), "{pointer}");
    }
}

#[test]
fn a_field_that_is_wrong_is_named() {
    for (pointer, value, code, at) in [
        ("/club", json!(7), "bad-request", "club"),
        ("/season", json!("x".repeat(101)), "bad-request", "season"),
        ("/language", json!("Cantonese!"), "bad-request", "language"),
        ("/policy", json!("minimum=many"), "bad-policy", "policy"),
        (
            "/last_night",
            json!("2026-02-30"),
            "bad-request",
            "last_night",
        ),
        (
            "/next_night",
            json!("2026-12-06"),
            "bad-request",
            "next_night",
        ),
        (
            "/next_night/date",
            json!("soon"),
            "bad-request",
            "next_night.date",
        ),
        ("/nights", json!(-1), "bad-request", "nights"),
        ("/members", json!({}), "bad-request", "members"),
        (
            "/members/1/place",
            json!(0),
            "bad-request",
            "members[1].place",
        ),
        (
            "/members/0/points",
            json!(0.0001),
            "bad-request",
            "members[0].points",
        ),
        (
            "/members/0/results",
            json!(4_294_967_296_i64),
            "bad-request",
            "members[0].results",
        ),
        (
            "/members/2/places",
            json!([1, 2, 3]),
            "bad-request",
            "members[2].places",
        ),
        (
            "/members/2/places",
            json!([1, 2, 3, -4]),
            "bad-request",
            "members[2].places",
        ),
        ("/teams/0/name", json!(null), "bad-request", "teams[0].name"),
    ] {
        assert_eq!(with(pointer, value), [(code, at.to_owned())], "{pointer}");
    }
}

#[test]
fn other_files_and_versions_are_refused() {
    assert_eq!(codes(""), ["cut-off"]);
    assert_eq!(codes("{\"tilewise-season\": 1, \"club\":"), ["cut-off"]);
    assert_eq!(codes("<!doctype html>"), ["bad-request"]);
    assert_eq!(codes("[]"), ["not-a-season"]);
    assert_eq!(
        codes("{\"tilewise-club\": 1, \"entries\": []}"),
        ["not-a-season"]
    );
    assert_eq!(
        with("/tilewise-season", json!(2)),
        [("unknown-version", "tilewise-season".to_owned())]
    );
    assert_eq!(
        with("/tilewise-season", json!("1")),
        [("unknown-version", "tilewise-season".to_owned())]
    );
    assert_eq!(
        with("/members/0", json!({ "id": "ann" }))
            .first()
            .map(|one| one.1.clone()),
        Some("members[0].id".to_owned())
    );
}

#[test]
fn seasons_of_too_many_members_are_refused() {
    let row = example()["members"][1].clone();
    let most = vec![row; 2_001];
    assert_eq!(
        with("/members", most.clone().into()),
        [("bad-request", "members".to_owned())]
    );
    let mut example = example();
    example["members"] = most[1..].into();
    assert_eq!(
        read_season_json(&example.to_string())
            .map(|one| one.members.len())
            .ok(),
        Some(2_000)
    );
}

#[test]
fn links_that_were_cut_off_or_changed_are_refused() {
    let link = season_link(&season());
    let code = |text: &str| read_season_link(text).map_err(|one| one.errors[0].code);
    assert_eq!(code(&link), Ok(season()));
    // A chat program may add a full stop.
    assert_eq!(code(&format!("{link}.")), Ok(season()));
    assert_eq!(code(""), Err("cut-off"));
    // Version 2, and a number that no version has.
    assert_eq!(code("AgAA"), Err("unknown-version"));
    assert_eq!(code("_wAA"), Err("bad-request"));
    for end in 0..link.len() {
        assert!(code(&link[..end]).is_err(), "{end} letters");
    }
}

/// A list of 4,294,967,295 members is refused before anything is reserved for it.
#[test]
fn links_with_huge_counts_are_refused() {
    let empty = PublicSeason {
        members: Vec::new(),
        teams: Vec::new(),
        ..season()
    };
    let bytes = empty.to_bytes();
    // The last bytes are the numbers of members and teams, and the checksum.
    let content = &bytes[..bytes.len() - 4];
    let huge = [content, &[0xFF, 0xFF, 0xFF, 0xFF, 0x0F]].concat();
    assert!(PublicSeason::from_bytes(&huge).is_err());
}

fn a_member() -> impl Strategy<Value = PublicMember> {
    let texts = (".{0,12}", ".{0,4}", ".{0,2}");
    let counts = (0..1_000_u32, 0..1_000_u32, any::<[u8; 4]>());
    let place = proptest::option::of(1..500_u32);
    let points = -2_000_000_000_i64..2_000_000_000;
    (place, texts, points, counts).prop_map(
        |(place, (name, team, class), total, (results, counted, places))| PublicMember {
            place,
            name,
            team,
            class,
            total: SeasonPoints::from_thousandths(total),
            results,
            counted,
            places: places.map(u32::from),
        },
    )
}

fn a_season() -> impl Strategy<Value = PublicSeason> {
    let team =
        (1..9_u32, ".{0,9}", -9_999_i64..9_999).prop_map(|(place, name, total)| PublicTeam {
            place,
            name,
            total: SeasonPoints::from_thousandths(total),
        });
    let date = || proptest::option::of((1..9_999_u16, 1..13_u8, 1..29_u8));
    let members = proptest::collection::vec(a_member(), 0..12);
    let teams = proptest::collection::vec(team, 0..4);
    let texts = (".{0,20}", ".{0,20}", ".{0,20}");
    (texts, date(), date(), 0..99_u32, members, teams).prop_map(
        |((club, season, details), last, next, nights, members, teams)| {
            let date = |date: Option<(u16, u8, u8)>| Date::new(date?.0, date?.1, date?.2);
            PublicSeason {
                club,
                language: "ja".to_owned(),
                season,
                policy: SeasonPolicy::SUM,
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
    fn a_season_survives_its_link_and_its_json(season in a_season()) {
        let link = season_link(&season);
        prop_assert!(!link.ends_with(['-', '_']));
        prop_assert_eq!(read_season_link(&link).ok(), Some(season.clone()));
        prop_assert_eq!(read_season_json(&season_json(&season)).ok(), Some(season));
    }

    #[test]
    fn a_changed_letter_of_a_link_is_found(at in 0..10_000_usize, letter in "[A-Za-z0-9_-]") {
        let link = season_link(&season());
        let at = at % link.len();
        let changed = [&link[..at], &*letter, &link[at + 1..]].concat();
        // The last letter has bits that belong to no byte.
        let same = changed == link || at + 1 == link.len();
        prop_assert!(same || read_season_link(&changed).is_err());
    }

    #[test]
    fn any_text_is_a_season_or_an_error(text in ".{0,80}", letters in "[A-Za-z0-9_-]{0,120}") {
        for refusal in [read_season_json(&text), read_season_link(&text), read_season_link(&letters)] {
            if let Err(refusal) = refusal {
                prop_assert!(!refusal.errors.is_empty());
                prop_assert!(refusal.errors.iter().all(|one| !one.message.is_empty()));
            }
        }
    }

    #[test]
    fn json_that_was_cut_off_is_refused(end in 1..10_000_usize) {
        let text = season_json(&season());
        let end = end % text.len();
        prop_assert!(text.is_char_boundary(end));
        prop_assert!(read_season_json(&text[..end]).is_err());
    }
}
