//! Swiss draws, worked out by hand.

use super::super::draw_notes;
use super::*;
use crate::{Experience, SeasonPoints};

/// Returns players with these points.
fn ranked(points: &[(&str, i64)]) -> Vec<DrawPlayer> {
    let player = |&(name, points): &(&str, i64)| DrawPlayer {
        points: SeasonPoints::whole(points),
        ..DrawPlayer::arriving(id(name))
    };
    points.iter().map(player).collect()
}

const EIGHT: [(&str, i64); 8] = [
    ("g", 20),
    ("a", 80),
    ("d", 50),
    ("h", 10),
    ("b", 70),
    ("f", 30),
    ("c", 60),
    ("e", 40),
];

#[test]
fn swiss_tables_are_cut_by_points() {
    let players = ranked(&EIGHT);
    assert_eq!(
        tables(&first_round(DrawMethod::Swiss, &players)),
        ["abcd", "efgh"]
    );
}

/// a and b have met. Table 1 is from 80 to 50, table 2 from 40 to 10. It is cheapest that b leaves, who has 30 too many
/// for table 2, and e comes, who lacks 10 for table 1.
#[test]
fn swiss_repeat_is_exchanged_with_the_next_table() {
    let players = ranked(&EIGHT);
    let met = met(&["ab"]);
    let input = DrawInput {
        met_tonight: &met,
        ..first_round(DrawMethod::Swiss, &players)
    };
    assert_eq!(tables(&input), ["acde", "bfgh"]);
}

/// Meetings of earlier nights are no reason to leave the table of one's points.
#[test]
fn swiss_tables_stay_for_meetings_of_earlier_nights() {
    let players = ranked(&EIGHT);
    let met = met(&["ab", "ab", "abcd"]);
    let input = DrawInput {
        met_before: &met,
        ..first_round(DrawMethod::Swiss, &players)
    };
    assert_eq!(tables(&input), ["abcd", "efgh"]);
}

/// a has met everybody at tables 1 and 2, and goes no farther than table 2 all the same. The fewest repeated meetings
/// are two: a with three of table 3 would leave b, c and d at table 1, where they meet again. So a sits with one whom a
/// has met, who is b, c or d, and the other two of these meet again.
#[test]
fn swiss_player_goes_no_farther_than_one_table() {
    let points: Vec<_> = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
        .into_iter()
        .zip((0..12).map(|place| 120 - 10 * place))
        .collect();
    let players = ranked(&points);
    let met = met(&["abcd", "ae", "af", "ag", "ah"]);
    for seed in 0..10 {
        let input = DrawInput {
            seed,
            met_tonight: &met,
            ..first_round(DrawMethod::Swiss, &players)
        };
        let draw = draw(&input).unwrap();
        assert!(!by_table(&draw)[2].contains('a'), "{draw:?}");
        assert_eq!(draw_notes(&input, &draw).len(), 2, "{:?}", by_table(&draw));
    }
}

/// A newcomer of 40 points comes up to the mentor of 55: 15 + 20 points with c going down. If the mentor came down
/// instead, it would be 15 + 25 with f coming up.
#[test]
fn swiss_newcomer_comes_to_the_mentor_of_the_next_table() {
    let mut players = ranked(&EIGHT);
    for player in &mut players {
        match &*player.member.0 {
            "d" => {
                player.points = SeasonPoints::whole(55);
                player.experience = Experience::Mentor;
            }
            "e" => player.experience = Experience::Newcomer,
            _ => {}
        }
    }
    assert_eq!(
        tables(&first_round(DrawMethod::Swiss, &players)),
        ["abde", "cfgh"]
    );
}

/// d, e and f have the same points and have places for one: the seed decides, or who has met.
#[test]
fn swiss_players_with_equal_points_can_change_places() {
    let mut points = EIGHT;
    for one in &mut points {
        one.1 = if "def".contains(one.0) { 50 } else { one.1 };
    }
    let players = ranked(&points);
    let fourths: Vec<_> = (0..30)
        .map(|seed| {
            let input = DrawInput {
                seed,
                ..first_round(DrawMethod::Swiss, &players)
            };
            tables(&input)[0].clone()
        })
        .collect();
    for table in ["abcd", "abce", "abcf"] {
        assert!(fourths.iter().any(|one| one == table), "{table}");
    }
    assert!(fourths.iter().all(|table| table.starts_with("abc")));

    let met = met(&["ad", "be"]);
    for seed in 0..30 {
        let input = DrawInput {
            seed,
            met_tonight: &met,
            ..first_round(DrawMethod::Swiss, &players)
        };
        assert_eq!(tables(&input), ["abcf", "degh"]);
    }
}
