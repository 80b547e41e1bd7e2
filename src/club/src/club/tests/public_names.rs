//! Names in every form of the public standings: aliases only, and none of members who are hidden or were forgotten.

use crate::testing::{Desk, member, record};
use crate::{ClubEvent, EmaPoints, MemberRecord, PublicSeason, SeasonId, SeasonPolicy};

/// The IDs of the members, and the names in the club of those who are private.
const SECRETS: [&str; 8] = [
    "id-ann", "id-bo", "id-cy", "id-di", "Roberta", "Cyrille", "Mask", "Dietrich",
];

/// Returns a club: Ann is public, Bo has an alias, Cy is hidden in spite of an alias, Di was forgotten.
fn desk() -> Desk {
    let mut desk = Desk::with_night("id-ann id-bo id-cy id-di");
    for (id, name, alias, is_hidden) in [
        ("id-ann", "Ann", "", false),
        ("id-bo", "Roberta", "Dragon", false),
        ("id-cy", "Cyrille", "Mask", true),
        ("id-di", "Dietrich", "", false),
    ] {
        desk.write(ClubEvent::Member(MemberRecord {
            name: name.to_owned(),
            alias: alias.to_owned(),
            is_hidden,
            team: "Winds".to_owned(),
            ..record(id)
        }));
    }
    desk.write(desk.draw(1, &["id-ann id-bo id-cy id-di"], ""));
    let scores = "id-ann 41200 id-bo 30000 id-cy 27300 id-di 21500";
    desk.write(desk.result(1, 1, scores));
    desk.write(ClubEvent::MemberForgotten(member("id-di")));
    desk
}

/// Returns all texts of public standings. The bytes contain texts as they are.
fn forms(season: &PublicSeason) -> [String; 4] {
    let lines = season.summary();
    let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
    [
        season.csv(),
        season.ema_results(EmaPoints::Score),
        lines.join("\n"),
        String::from_utf8_lossy(&season.to_bytes()).into_owned(),
    ]
}

#[track_caller]
fn is_private(season: &PublicSeason) {
    for form in forms(season) {
        assert!(form.contains("Ann") && form.contains("Dragon"), "{form}");
        for secret in SECRETS {
            assert!(!form.contains(secret), "{secret}: {form}");
        }
    }
    // Everybody has a place, with a name or without.
    let places: Vec<_> = season.members.iter().map(|one| one.place).collect();
    assert_eq!(places, [Some(1), Some(2), Some(3), Some(4)]);
}

#[test]
fn public_forms_have_no_ids_and_no_private_names() {
    is_private(&desk().club().public_season(0).unwrap());
}

#[test]
fn a_season_that_is_over_keeps_private_names_out() {
    let mut desk = desk();
    let season: SeasonId = desk.season.clone().unwrap();
    let night = desk.night.clone().unwrap();
    desk.write(ClubEvent::NightClosed(night));
    desk.write(ClubEvent::SeasonClosed(season));
    desk.open_season(SeasonPolicy::SUM);
    is_private(&desk.club().public_season(0).unwrap());
}
