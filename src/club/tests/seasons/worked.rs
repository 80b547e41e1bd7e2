//! Seasons that were worked out by hand.

use tilewise_club::{POLICY_PRESETS, carried_points, season_standings};

use crate::reader::WorkedSeason;
use crate::reference;

/// The worked seasons, by the names of their files.
pub const WORKED: [(&str, &str); 7] = [
    ("sum", include_str!("worked/sum.txt")),
    ("mean", include_str!("worked/mean.txt")),
    ("best-of-week", include_str!("worked/best-of-week.txt")),
    ("places", include_str!("worked/places.txt")),
    ("best-nights", include_str!("worked/best-nights.txt")),
    ("teams", include_str!("worked/teams.txt")),
    ("classes", include_str!("worked/classes.txt")),
];

#[test]
fn standings_are_those_of_worked_seasons() {
    for (name, text) in WORKED {
        let season = WorkedSeason::read(text);
        let standings = season_standings(&season.policy, &season.record);
        assert_eq!(standings.members.len(), season.rows.len(), "{name}");
        for (row, found) in season.rows.iter().zip(&standings.members) {
            let expected = (row.place, &row.member, row.total);
            assert_eq!(
                (found.place, &found.member, found.total),
                expected,
                "{name}"
            );
            let counted = found.counted.iter();
            let tables: Vec<_> = counted.map(|&at| season.record.results[at].table).collect();
            if let Some(expected) = &row.tables {
                assert_eq!(&tables, expected, "{name}: {:?}", row.member);
            }
            let classes = season.policy.classes.as_ref();
            let next = classes
                .zip(found.next_class)
                .map(|(classes, at)| &classes.names[at]);
            assert_eq!(next, row.next_class.as_ref(), "{name}: {:?}", row.member);
        }
        let teams = standings.teams.iter();
        let teams: Vec<_> = teams
            .map(|one| (one.place, one.team.clone(), one.total))
            .collect();
        assert_eq!(teams, season.teams, "{name}");
        if !season.carried.is_empty() {
            assert_eq!(
                carried_points(&season.policy, &standings),
                season.carried,
                "{name}"
            );
        }
    }
}

#[test]
fn the_reference_scorer_agrees_with_worked_seasons() {
    for (name, text) in WORKED {
        let season = WorkedSeason::read(text);
        let standings = season_standings(&season.policy, &season.record);
        let found = reference::standings(&season.policy, &season.record);
        assert_eq!(found, standings, "{name}");
    }
}

#[test]
fn texts_of_worked_policies_are_as_written() {
    for (name, text) in WORKED {
        let season = WorkedSeason::read(text);
        assert_eq!(season.policy.to_string(), season.policy_text, "{name}");
    }
}

#[test]
fn every_preset_has_a_worked_season() {
    for preset in POLICY_PRESETS {
        let worked = WORKED.iter().find(|one| one.0 == preset.key);
        let season = WorkedSeason::read(worked.expect(preset.key).1);
        let mut policy = (preset.policy)();
        assert_eq!(policy.check(), Ok(()), "{}", preset.key);
        if preset.key == "teams" {
            policy.teams = season.policy.teams;
        }
        assert_eq!(policy, season.policy, "{}", preset.key);
    }
}
