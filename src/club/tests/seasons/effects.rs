//! Nothing that a policy offers does nothing: each key and each rule for ties changes the standings of a small season,
//! worked out by hand.

use std::collections::BTreeSet;

use tilewise_club::{
    Date, MemberId, POLICY_KEYS, PlayerResult, SeasonMember, SeasonNight, SeasonPoints,
    SeasonPolicy, SeasonRecord, TieRule, carried_points, season_standings,
};
use tilewise_rules::Overall;

use crate::random::TIE_RULES;

fn member(name: &str, team: &str, class: &str, joined: usize) -> SeasonMember {
    SeasonMember {
        member: MemberId(name.to_owned()),
        team: team.to_owned(),
        class: class.to_owned(),
        carried: SeasonPoints::ZERO,
        joined,
    }
}

fn night(day: u8) -> SeasonNight {
    SeasonNight {
        date: Date::new(2026, 9, day).unwrap(),
        present: Vec::new(),
    }
}

/// A result at a table, with the scores in whole points.
fn result(
    name: &str,
    (night, table): (usize, usize),
    (score, gain, overall): (i64, i64, i32),
    place: u32,
) -> PlayerResult {
    PlayerResult {
        member: MemberId(name.to_owned()),
        night,
        table,
        score: score * 100,
        gain: gain * 100,
        overall: Some(Overall::points(overall)),
        place,
    }
}

/// A season of five nights. The first two are in one week, the third in the next one. Nobody is there at the last two.
/// Cleo has no result, and joined before the last night.
fn season() -> SeasonRecord {
    SeasonRecord {
        members: vec![
            member("Ann", "Red", "B", 0),
            member("Ben", "Red", "B", 0),
            member("Cleo", "Blue", "A", 4),
        ],
        nights: [7, 10, 14, 21, 28].map(night).to_vec(),
        results: vec![
            result("Ann", (0, 1), (30, 5, 15), 1),
            result("Ann", (0, 2), (20, -5, -20), 3),
            result("Ann", (1, 3), (28, 3, 9), 2),
            result("Ann", (2, 4), (26, 1, 4), 1),
            result("Ben", (1, 5), (24, -1, -6), 2),
        ],
        adjustments: Vec::new(),
    }
}

/// What each policy makes of the season, with a place for members without a result, unless it has a minimum: places, totals, next classes; teams; points for the next season.
const ANSWERS: [(&str, &str); 19] = [
    // 15 - 20 + 9 + 4
    ("", "1 Ann 8, 2 Cleo 0, 3 Ben -6"),
    ("measure=gain", "1 Ann 4, 2 Cleo 0, 3 Ben -1"),
    // 30 + 20 + 28 + 26
    ("measure=score", "1 Ann 104, 2 Ben 24, 3 Cleo 0"),
    // 3 - 1 + 2 + 3
    ("measure=place:3/2/-1/-3", "1 Ann 7, 2 Ben 2, 3 Cleo 0"),
    // 15 + 9
    ("counting=best:2", "1 Ann 24, 2 Cleo 0, 3 Ben -6"),
    // 15 in the first week, 4 in the second
    ("counting=best-of-week:1", "1 Ann 19, 2 Cleo 0, 3 Ben -6"),
    // The nights are -5, 9 and 4.
    ("counting=best-nights:2", "1 Ann 13, 2 Cleo 0, 3 Ben -6"),
    // The means of the nights are -2.5, 9 and 4: (9 + 4) / 2.
    (
        "counting=best-nights:2; total=mean",
        "1 Ann 6.5, 2 Cleo 0, 3 Ben -6",
    ),
    ("total=mean", "1 Ann 2, 2 Cleo 0, 3 Ben -6"),
    ("minimum=1", "1 Ann 8, 2 Ben -6, - Cleo 0"),
    // Three nights, one, none
    ("presence-points=1", "1 Ann 11, 2 Cleo 0, 3 Ben -5"),
    // Two absences, four, one
    ("absence-points=-1", "1 Ann 6, 2 Cleo -1, 3 Ben -10"),
    (
        "absence-points=-1; most-absences=1",
        "1 Ann 7, 2 Cleo -1, 3 Ben -7",
    ),
    (
        "teams=all",
        "1 Ann 8, 2 Cleo 0, 3 Ben -6; 1 Red 2, 2 Blue 0",
    ),
    ("teams=1", "1 Ann 8, 2 Cleo 0, 3 Ben -6; 1 Red 8, 2 Blue 0"),
    ("classes=A,B", "1 Cleo 0 to A, 1 Ann 8 to B, 2 Ben -6 to B"),
    (
        "classes=A,B; promoted=1",
        "1 Cleo 0 to A, 1 Ann 8 to A, 2 Ben -6 to B",
    ),
    (
        "classes=A,B; relegated=1",
        "1 Cleo 0 to B, 1 Ann 8 to B, 2 Ben -6 to B",
    ),
    (
        "carried-percent=50",
        "1 Ann 8, 2 Cleo 0, 3 Ben -6; carried 4, 0, -3",
    ),
];

fn answer(policy: &SeasonPolicy, season: &SeasonRecord) -> String {
    let standings = season_standings(policy, season);
    let members = standings.members.iter().map(|one| {
        let place = one.place.map_or("-".to_owned(), |place| place.to_string());
        let classes = policy.classes.as_ref().zip(one.next_class);
        let class = classes.map_or(String::new(), |(classes, at)| {
            format!(" to {}", classes.names[at])
        });
        format!("{place} {} {}{class}", one.member.0, one.total)
    });
    let teams = standings.teams.iter();
    let teams = teams.map(|one| format!("{} {} {}", one.place, one.team, one.total));
    let mut parts = vec![members.collect::<Vec<_>>().join(", ")];
    if policy.teams.is_some() {
        parts.push(teams.collect::<Vec<_>>().join(", "));
    }
    if policy.carried_percent > 0 {
        let carried = carried_points(policy, &standings).into_iter();
        let carried = carried.map(|(_, points)| points.to_string());
        parts.push(format!(
            "carried {}",
            carried.collect::<Vec<_>>().join(", ")
        ));
    }
    parts.join("; ")
}

#[test]
fn each_key_of_a_policy_changes_the_standings() {
    let mut keys = BTreeSet::from(["ties"]);
    let mut answers = BTreeSet::new();
    for (text, expected) in ANSWERS {
        let mut policy = SeasonPolicy::parse(text).expect(text);
        if !text.contains("minimum") {
            policy.minimum = 0;
        }
        assert_eq!(answer(&policy, &season()), expected, "{text}");
        assert!(answers.insert(expected), "{text} does nothing");
        let parts = text.split("; ").filter_map(|part| part.split_once('='));
        keys.extend(parts.map(|(key, _)| key));
    }
    assert_eq!(keys, BTreeSet::from(POLICY_KEYS));
}

/// For each rule, results of Ann and Ben between which only this rule decides: table, gain, place.
const TIED: [(TieRule, &[Placed], &[Placed]); 5] = [
    (
        TieRule::FirstPlaces,
        &[(1, 5, 2), (2, -5, 3)],
        &[(3, 5, 1), (4, -5, 3)],
    ),
    (TieRule::Results, &[(1, 0, 2)], &[(2, 0, 2), (3, 0, 2)]),
    (
        TieRule::BestResult,
        &[(1, 3, 2), (2, -4, 3), (3, 1, 2)],
        &[(4, 5, 2), (5, -6, 3), (6, 1, 2)],
    ),
    (
        TieRule::LastResult,
        &[(1, 5, 2), (2, -5, 3)],
        &[(3, -5, 3), (4, 5, 2)],
    ),
    // The common tables are 1 and 5: -5 for Ann, 5 for Ben.
    (
        TieRule::HeadToHead,
        &[(1, -5, 3), (2, 5, 2), (5, 0, 2)],
        &[(1, 5, 2), (3, -5, 3), (5, 0, 2)],
    ),
];

/// A table, a gain and a place.
type Placed = (usize, i64, u32);

#[test]
fn each_rule_for_ties_breaks_a_tie_that_others_leave() {
    for (decisive, ann, ben) in TIED {
        let results = |name, all: &[Placed]| -> Vec<PlayerResult> {
            let all = all.iter();
            all.map(|&(table, gain, place)| result(name, (0, table), (0, gain, 0), place))
                .collect()
        };
        let record = SeasonRecord {
            results: [results("Ann", ann), results("Ben", ben)].concat(),
            ..SeasonRecord {
                members: season().members[..2].to_vec(),
                ..season()
            }
        };
        for rule in TIE_RULES {
            let policy = SeasonPolicy {
                measure: tilewise_club::Measure::Gain,
                ties: vec![rule],
                ..SeasonPolicy::SUM
            };
            let expected = if rule == decisive {
                "1 Ben 0, 2 Ann 0"
            } else {
                "1 Ann 0, 1 Ben 0"
            };
            assert_eq!(answer(&policy, &record), expected, "{decisive:?}, {rule:?}");
        }
    }
}

#[test]
fn rules_for_ties_are_applied_in_their_order() {
    // Ann has more results, Ben the better best one.
    let record = SeasonRecord {
        members: season().members[..2].to_vec(),
        results: vec![
            result("Ann", (0, 1), (0, 1, 0), 2),
            result("Ann", (0, 2), (0, 1, 0), 2),
            result("Ben", (0, 3), (0, 2, 0), 2),
        ],
        ..season()
    };
    for (ties, expected) in [
        ("results,best-result", "1 Ann 2, 2 Ben 2"),
        ("best-result,results", "1 Ben 2, 2 Ann 2"),
    ] {
        let policy = SeasonPolicy::parse(&format!("measure=gain; ties={ties}")).unwrap();
        assert_eq!(answer(&policy, &record), expected);
    }
}

#[test]
fn members_without_a_place_do_not_count_for_their_team() {
    // Ben has one result; without him, Red has the 8 points of Ann. Cleo has none.
    let policy = SeasonPolicy::parse("minimum=2; teams=all").unwrap();
    let expected = "1 Ann 8, - Cleo 0, - Ben -6; 1 Red 8, 2 Blue 0";
    assert_eq!(answer(&policy, &season()), expected);
}

#[test]
fn equal_teams_share_a_place_and_the_next_is_left_out() {
    let record = SeasonRecord {
        members: vec![
            member("Ann", "Red", "", 0),
            member("Ben", "Blue", "", 0),
            member("Cleo", "Green", "", 0),
        ],
        results: vec![
            result("Ann", (0, 1), (0, 0, -5), 4),
            result("Ben", (0, 1), (0, 0, 3), 1),
            result("Cleo", (0, 1), (0, 0, 3), 1),
        ],
        ..season()
    };
    let policy = SeasonPolicy::parse("teams=all").unwrap();
    let expected = "1 Ben 3, 1 Cleo 3, 3 Ann -5; 1 Blue 3, 1 Green 3, 3 Red -5";
    assert_eq!(answer(&policy, &record), expected);
}
