//! Ladders, worked out by hand.

use super::super::LastTable;
use super::*;

/// Returns players of earlier tables, by place.
fn after(tables: &[&str]) -> Vec<DrawPlayer> {
    let mut all = Vec::new();
    for (number, table) in (1..).zip(tables) {
        for (place, player) in (1..).zip(players(table)) {
            all.push(DrawPlayer {
                last_table: Some(LastTable {
                    table: number,
                    place,
                    players: u32::try_from(table.len()).unwrap(),
                }),
                ..player
            });
        }
    }
    all
}

fn ladder(players: &[DrawPlayer]) -> DrawInput<'_> {
    DrawInput {
        round: 2,
        ..first_round(DrawMethod::Ladder, players)
    }
}

/// e and i have won and go up, d and h were last and go down.
#[test]
fn ladder_winner_goes_up_and_last_goes_down() {
    let players = after(&["abcd", "efgh", "ijkl"]);
    let met = met(&["abcd", "efgh", "ijkl"]);
    let input = DrawInput {
        met_tonight: &met,
        ..ladder(&players)
    };
    assert_eq!(tables(&input), ["abce", "dfgi", "hjkl"]);
}

#[test]
fn ladder_moves_one_up_and_one_down_at_three_and_five() {
    let players = after(&["abcd", "efghi"]);
    let mut input = ladder(&players);
    input.sizes.fives = true;
    assert_eq!(tables(&input), ["abce", "dfghi"]);

    let players = after(&["abcd", "efgh", "ijk"]);
    let mut input = ladder(&players);
    input.sizes.threes = true;
    assert_eq!(tables(&input), ["abce", "dfgi", "hjk"]);
}

/// d has left, so j, the first who stays at table 3, comes to table 2; m arrives.
#[test]
fn ladder_fills_tables_from_below_and_arrivals_come_last() {
    let mut all = after(&["abcd", "efgh", "ijkl"]);
    all.retain(|player| player.member != id("d"));
    all.extend(players("m"));
    assert_eq!(tables(&ladder(&all)), ["abce", "fgij", "hklm"]);
}

#[test]
fn ladder_begins_with_a_random_draw() {
    let players = players("abcdefghijkl");
    let with = |seed| {
        let input = DrawInput {
            seed,
            ..ladder(&players)
        };
        tables(&input)
    };
    assert_ne!(with(1), with(2));
}

/// e and f share the first place, c and d the third: one of each pair moves, by the seed.
#[test]
fn ladder_moves_one_of_those_who_are_equal() {
    let mut players = after(&["abcd", "efgh"]);
    for player in &mut players {
        let last = player.last_table.as_mut().unwrap();
        match &*player.member.0 {
            "f" => last.place = 1,
            "d" => last.place = 3,
            _ => {}
        }
    }
    let mut seen: Vec<_> = (0..50)
        .map(|seed| {
            let input = DrawInput {
                seed,
                ..ladder(&players)
            };
            tables(&input)[0].clone()
        })
        .collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen, ["abce", "abcf", "abde", "abdf"]);
}

/// In order, the players are a, e, b, c at table 1 and f, g, h, d at table 2: h stays there, having been last. To
/// separate a and b, it is cheapest that b goes down by two places and f comes up by one.
#[test]
fn ladder_separates_a_pair_with_the_fewest_places() {
    let players = after(&["abcd", "efgh"]);
    let separate = [(id("a"), id("b"))];
    let input = DrawInput {
        separate: &separate,
        ..ladder(&players)
    };
    assert_eq!(tables(&input), ["acef", "bdgh"]);
}
