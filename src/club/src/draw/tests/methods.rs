//! Teams, charts, newcomers and meetings.

use super::super::{ChartSeating, DrawNote, draw_notes, night_numbers};
use super::*;
use crate::Experience;

/// Returns players with teams: each name is a letter, and the team the letter after it.
fn in_teams(names: &str) -> Vec<DrawPlayer> {
    let names: Vec<_> = names.chars().collect();
    let player = |pair: &[char]| DrawPlayer {
        team: pair[1].to_string(),
        ..DrawPlayer::arriving(id(pair[0]))
    };
    names.chunks(2).map(player).collect()
}

#[test]
fn each_table_has_one_of_each_of_four_teams() {
    let players = in_teams("aRbRcRdReSfSgShSiTjTkTlTmUnUoUpU");
    for seed in 0..20 {
        let input = DrawInput {
            seed,
            ..first_round(DrawMethod::Teams, &players)
        };
        for table in tables(&input) {
            for team in ["abcd", "efgh", "ijkl", "mnop"] {
                assert_eq!(
                    table.chars().filter(|&one| team.contains(one)).count(),
                    1,
                    "{table}"
                );
            }
        }
    }
}

/// Three of team R at two tables: two of them sit together, and it is reported. x and y have no team.
#[test]
fn teammates_who_must_sit_together_are_reported() {
    let players = in_teams("aRbRcReSfSgT");
    let players: Vec<_> = players.into_iter().chain(super::players("xy")).collect();
    for seed in 0..20 {
        let input = DrawInput {
            seed,
            ..first_round(DrawMethod::Teams, &players)
        };
        let notes = draw_notes(&input, &draw(&input).unwrap());
        let [DrawNote::Teammates(one, other)] = &notes[..] else {
            panic!("{notes:?}");
        };
        assert!("abc".contains(&one.0) && "abc".contains(&other.0));
    }
}

/// Teams count in no other draw.
#[test]
fn teams_are_mixed_by_chance_only_in_a_random_draw() {
    let players = in_teams("aRbRcRdReSfSgShS");
    let is_mixed = |seed| {
        let input = DrawInput {
            seed,
            ..first_round(DrawMethod::Random, &players)
        };
        tables(&input)[0]
            .chars()
            .filter(|&one| "abcd".contains(one))
            .count()
            == 2
    };
    assert!(!(0..30).all(is_mixed));
}

fn with_chart<'a>(
    players: &'a [DrawPlayer],
    tables: &'a [Vec<usize>],
    numbers: &'a [MemberId],
) -> DrawInput<'a> {
    let chart = ChartSeating { tables, numbers };
    DrawInput {
        chart: Some(chart),
        ..first_round(DrawMethod::Chart { rounds: 3 }, players)
    }
}

#[test]
fn chart_seats_members_by_their_numbers() {
    let (players, numbers) = (players("abcdefgh"), ids("hgfedcba"));
    let chart = [vec![0, 2, 4, 6], vec![7, 5, 3, 1]];
    assert_eq!(
        tables(&with_chart(&players, &chart, &numbers)),
        ["bdfh", "aceg"]
    );
}

/// a has not waited yet, and so waits now; i has no seat in the chart, and takes that of a.
#[test]
fn chart_seat_of_a_waiting_member_is_taken() {
    let mut players = players("abcdefghi");
    for player in &mut players[1..] {
        player.waited = 1;
    }
    let numbers = ids("abcdefghi");
    let chart = [vec![0, 1, 2, 3], vec![4, 5, 6, 7]];
    let input = with_chart(&players, &chart, &numbers);
    assert_eq!(tables(&input), ["bcdi", "efgh"]);
    assert_eq!(draw(&input).unwrap().waiting, [id("a")]);
}

/// b and c change tables with one other member, and all others stay.
#[test]
fn chart_is_changed_as_little_as_possible_for_a_pair() {
    let (players, numbers) = (players("abcdefgh"), ids("abcdefgh"));
    let chart = [vec![0, 1, 2, 3], vec![4, 5, 6, 7]];
    let separate = [(id("b"), id("c"))];
    let input = DrawInput {
        separate: &separate,
        ..with_chart(&players, &chart, &numbers)
    };
    let tables = tables(&input);
    let moved = tables[0]
        .chars()
        .filter(|&one| !"abcd".contains(one))
        .count();
    assert_eq!(moved, 1, "{tables:?}");
    assert_ne!(tables[0].contains('b'), tables[0].contains('c'));
}

#[test]
fn numbers_of_a_night_are_kept_and_free_ones_taken() {
    let first = night_numbers(&[], &ids("hgfedcba"), 11);
    // The letters from a to h, shuffled by hand with the random numbers of seed 11.
    assert_eq!(first, ids("chbeagdf"));
    // h has left, i has come.
    assert_eq!(night_numbers(&first, &ids("abcdefgi"), 5), ids("cibeagdf"));
    // c and b have left: the last two take their numbers.
    assert_eq!(night_numbers(&first, &ids("adefgh"), 5), ids("fhdeag"));
    // The last one has left.
    assert_eq!(night_numbers(&first, &ids("abcdegh"), 5), ids("chbeagd"));
}

/// Two mentors, and two newcomers who would be with none in most draws.
#[test]
fn newcomers_sit_with_different_mentors() {
    let mut players = players("abcdefghijklmnop");
    for (place, experience) in [
        (0, Experience::Newcomer),
        (1, Experience::Newcomer),
        (2, Experience::Mentor),
        (3, Experience::Mentor),
    ] {
        players[place].experience = experience;
    }
    for seed in 0..20 {
        let input = DrawInput {
            seed,
            ..first_round(DrawMethod::Random, &players)
        };
        for table in tables(&input) {
            let count = |names: &str| table.chars().filter(|&one| names.contains(one)).count();
            assert!(count("ab") <= count("cd"), "{table}");
        }
    }
}

/// One mentor for two newcomers: both sit there, all night. Without a mentor, each newcomer is reported.
#[test]
fn newcomers_share_a_mentor_or_are_reported() {
    let mut players = players("abcdefgh");
    players[0].experience = Experience::Newcomer;
    players[1].experience = Experience::Newcomer;
    let input = first_round(DrawMethod::Random, &players);
    let mut notes = draw_notes(&input, &draw(&input).unwrap());
    notes.sort_by_key(|note| format!("{note:?}"));
    let no_mentor = ["a", "b"].map(|name| DrawNote::NoMentor(id(name)));
    assert_eq!(notes, no_mentor);
    assert_eq!(
        notes[0]
            .sentence(&|member| member.0.to_uppercase())
            .to_string(),
        "A has no mentor at the table: ask somebody to look after this newcomer"
    );

    players[2].experience = Experience::Mentor;
    let met = met(&["abc", "abc", "abcd"]);
    let input = DrawInput {
        met_tonight: &met,
        ..first_round(DrawMethod::Random, &players)
    };
    let tables = tables(&input);
    assert!(
        tables.iter().any(|table| table.starts_with("abc")),
        "{tables:?}"
    );
}

/// a has met b tonight once, and c in many earlier nights: a sits with c. Of four who have met, three can't be
/// separated at two tables, so that two pairs meet again, and it is reported.
#[test]
fn meetings_of_tonight_weigh_more_than_those_of_the_season() {
    let players = players("abcdefgh");
    let tonight = met(&["ab", "ad", "ae", "af", "ag"]);
    let before = met(&["abcdefgh", "ac", "ac", "ac", "ac", "ac", "ah", "ah"]);
    let input = DrawInput {
        met_tonight: &tonight,
        met_before: &before,
        ..first_round(DrawMethod::Random, &players)
    };
    let tables = tables(&input);
    let of_a = tables.iter().find(|table| table.contains('a')).unwrap();
    assert!(of_a.contains('c') && of_a.contains('h'), "{tables:?}");
    let notes = draw_notes(&input, &draw(&input).unwrap());
    let [note @ DrawNote::MetTonight(..)] = &notes[..] else {
        panic!("{notes:?}");
    };
    let sentence = note.sentence(&|member| member.0.to_uppercase()).to_string();
    assert!(
        sentence.ends_with("have already met 1 time tonight"),
        "{sentence}"
    );
}

/// Meetings of the season are spread: with two tables, two of each earlier table sit at each.
#[test]
fn meetings_of_the_season_are_spread() {
    let players = players("abcdefgh");
    let before = met(&["abcd", "efgh"]);
    for seed in 0..20 {
        let input = DrawInput {
            seed,
            met_before: &before,
            ..first_round(DrawMethod::Random, &players)
        };
        let of_first = tables(&input)[0]
            .chars()
            .filter(|&one| "abcd".contains(one))
            .count();
        assert_eq!(of_first, 2);
    }
}
