//! A draw that is repeated years later: these expectations never change.

use super::*;

/// Round 3 of the seed 2026, by another program for `SplitMix64`: of the letters from a to i, shuffled, the first one
/// waits, and the next ones are cut into two tables. Nothing is to be improved. Then the seats of each table are
/// shuffled.
#[test]
fn draw_of_a_seed_never_changes() {
    let players = players("ihgfedcba");
    let input = DrawInput {
        round: 3,
        seed: 2026,
        ..first_round(DrawMethod::Random, &players)
    };
    let draw = draw(&input).unwrap();
    let seats: Vec<_> = draw
        .tables
        .iter()
        .map(|table| table.seats.clone())
        .collect();
    assert_eq!(seats, [ids("hdcf"), ids("eigb")]);
    assert_eq!(draw.waiting, ids("a"));
}
