//! Winds, and the rota of tables of five.

use super::super::DrawnTable;
use super::*;

fn with_winds(winds: &[[u32; 4]]) -> Vec<DrawPlayer> {
    let all = players("abcde").into_iter().zip(winds);
    all.map(|(player, &winds)| DrawPlayer { winds, ..player })
        .collect()
}

fn seats(input: &DrawInput) -> String {
    let draw = draw(input).unwrap();
    draw.tables[0]
        .seats
        .iter()
        .map(|member| &*member.0)
        .collect()
}

/// a lacks North, b West, c South and d East.
#[test]
fn each_gets_the_wind_that_is_lacking() {
    let players = with_winds(&[[1, 1, 1, 0], [1, 1, 0, 1], [2, 1, 2, 2], [0, 1, 1, 1]]);
    for seed in 0..10 {
        let input = DrawInput {
            seed,
            ..first_round(DrawMethod::Random, &players)
        };
        assert_eq!(seats(&input), "dcba");
    }
}

/// The lacking North of all three is not at a table of three. Of the others, a lacks South, b East and c West.
#[test]
fn winds_of_a_table_of_three_are_without_north() {
    let players = with_winds(&[[1, 0, 1, 0], [0, 1, 1, 0], [1, 1, 0, 0]]);
    for seed in 0..10 {
        let mut input = first_round(DrawMethod::Random, &players);
        (input.seed, input.sizes.threes) = (seed, true);
        assert_eq!(seats(&input), "bac");
    }
}

/// All but c have waited once. The others have lacking winds as above.
#[test]
fn the_one_who_has_waited_least_sits_out_first() {
    let mut players = with_winds(&[
        [1, 1, 1, 0],
        [1, 1, 0, 1],
        [0; 4],
        [0, 1, 1, 1],
        [1, 0, 1, 1],
    ]);
    for player in &mut players {
        player.waited = u32::from(player.member != id("c"));
    }
    let mut input = first_round(DrawMethod::Random, &players);
    input.sizes.fives = true;
    assert_eq!(seats(&input), "debac");
}

#[test]
fn everybody_sits_out_once_in_five_parts() {
    let table = DrawnTable {
        seats: ids("abcde"),
    };
    let parts = |from: usize| -> Vec<String> {
        (from..from + 5)
            .map(|part| {
                let rota = table.rota(part);
                let seats = rota.seats.into_iter().chain(rota.sits_out);
                seats.map(|member| &*member.0).collect()
            })
            .collect()
    };
    // Whoever comes back takes the seat of the one who sits out.
    assert_eq!(parts(0), ["abcde", "ebcda", "eacdb", "eabdc", "eabcd"]);
    assert_eq!(parts(5)[0], "dabce");
    assert_eq!(parts(1_000_000_020), parts(1_000_000_000));

    let table = DrawnTable { seats: ids("abcd") };
    assert_eq!(table.rota(3).sits_out, None);
    assert_eq!(table.rota(3).seats.len(), 4);
}
