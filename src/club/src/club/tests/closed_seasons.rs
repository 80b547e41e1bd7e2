//! Seasons that are over.

use crate::testing::{Desk, member, record};
use crate::{Attending, Club, ClubEvent, MemberRecord, SeasonPolicy};

const POLICY: &str =
    "measure=place:3/2/-1/-3; teams=all; classes=Upper,Lower; promoted=1; relegated=1";

fn join(desk: &mut Desk, name: &str, team: &str, class: &str) {
    desk.write(ClubEvent::Member(MemberRecord {
        team: team.to_owned(),
        class: class.to_owned(),
        ..record(name)
    }));
}

/// Plays a night of one table: Ann first, Cy second, Bo third, Di last.
fn play(desk: &mut Desk) {
    desk.open_night("2026-11-29");
    for name in ["Ann", "Bo", "Cy", "Di"] {
        desk.write(desk.attendance(name, Attending::Arrived));
    }
    desk.write(desk.draw(1, &["Ann Bo Cy Di"], ""));
    desk.write(desk.result(1, 1, "Ann 50000 Cy 35000 Bo 25000 Di 10000"));
    desk.write(desk.night_closed());
}

/// Returns the teams of a season with their points.
fn teams(club: &Club, season: usize) -> Vec<(String, String)> {
    let teams = club.standings(season).teams.into_iter();
    teams.map(|one| (one.team, one.total.to_string())).collect()
}

/// Returns the members of a season with their class and place.
fn classes(club: &Club, season: usize) -> Vec<(String, Option<usize>, Option<u32>)> {
    let members = club.standings(season).members.into_iter();
    members
        .map(|one| (one.member.0, one.class, one.place))
        .collect()
}

fn pair(team: &str, points: &str) -> (String, String) {
    (team.to_owned(), points.to_owned())
}

/// The places are worth 3, 2, −1 and −3. With Ann and Bo the Reds have 3 − 1 = 2; the Blues have the 2 of Cy. Later the
/// Reds have Bo and Di, −1 − 3 = −4, and the Blues Ann and Cy, 3 + 2 = 5.
#[test]
fn a_closed_season_keeps_its_teams_and_classes() {
    let mut desk = Desk::with_members("Ann Bo Cy Di");
    desk.write(desk.season_closed());
    desk.open_season(SeasonPolicy::parse(POLICY).unwrap());
    join(&mut desk, "Ann", "Reds", "Upper");
    join(&mut desk, "Bo", "Reds", "Upper");
    join(&mut desk, "Cy", "Blues", "Lower");
    join(&mut desk, "Di", "", "");
    play(&mut desk);
    let before = desk.club();
    desk.write(desk.season_closed());
    let closed = desk.club();
    assert_eq!(closed.standings(1), before.standings(1));
    join(&mut desk, "Ann", "Blues", "Upper");
    join(&mut desk, "Bo", "Reds", "Lower");
    join(&mut desk, "Di", "Reds", "Upper");
    desk.open_season(SeasonPolicy::parse(POLICY).unwrap());
    play(&mut desk);
    let club = desk.club();
    assert!(club.outcomes.iter().all(|one| one.refusal.is_none()));

    let one = |name: &str, class, place| (name.to_owned(), Some(class), Some(place));
    assert_eq!(teams(&club, 1), [pair("Reds", "2"), pair("Blues", "2")]);
    let upper = [one("Ann", 0, 1), one("Bo", 0, 2)];
    let lower = [one("Cy", 1, 1), one("Di", 1, 2)];
    assert_eq!(classes(&club, 1), [upper, lower].concat());
    assert_eq!(club.standings(1), before.standings(1));
    let public = club.public_season(1).unwrap().members;
    let public: Vec<_> = public
        .iter()
        .map(|one| [&*one.name, &*one.team, &*one.class])
        .collect();
    let expected = [
        ["Ann", "Reds", "Upper"],
        ["Bo", "Reds", "Upper"],
        ["Cy", "Blues", "Lower"],
        // Who has no class plays in the lowest.
        ["Di", "", "Lower"],
    ];
    assert_eq!(public, expected);

    assert_eq!(teams(&club, 2), [pair("Blues", "5"), pair("Reds", "-4")]);
    let upper = [one("Ann", 0, 1), one("Di", 0, 2)];
    let lower = [one("Cy", 1, 1), one("Bo", 1, 2)];
    assert_eq!(classes(&club, 2), [upper, lower].concat());
}

#[test]
fn a_season_that_is_open_again_has_the_teams_of_today() {
    let mut desk = Desk::with_members("Ann Bo Cy Di");
    desk.write(desk.season_closed());
    desk.open_season(SeasonPolicy::parse(POLICY).unwrap());
    join(&mut desk, "Ann", "Reds", "");
    play(&mut desk);
    let closed = desk.write(desk.season_closed());
    join(&mut desk, "Ann", "Blues", "");
    assert_eq!(teams(&desk.club(), 1), [pair("Reds", "3")]);
    desk.write(super::deletion(closed));
    assert_eq!(teams(&desk.club(), 1), [pair("Blues", "3")]);
    assert!(desk.club().member(&member("Ann")).is_some());
}
