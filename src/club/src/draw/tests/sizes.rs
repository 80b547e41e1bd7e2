//! Sizes of tables.

use super::super::TableCounts;
use super::*;

/// Returns the tables of five, the tables of three and those who wait, by the documented table.
const fn documented(players: usize, sizes: TableSizes) -> [usize; 3] {
    match (sizes.fives, sizes.threes, players % 4) {
        (_, _, 0) => [0, 0, 0],
        (false, false, rest) => [0, 0, rest],
        (false, true, 1) if players < 9 => [0, 0, 1],
        (false, true, 1) => [0, 3, 0],
        (_, true, 2) => [0, 2, 0],
        (_, true, 3) => [0, 1, 0],
        (true, _, 1) => [1, 0, 0],
        (true, _, 2) if players < 10 => [1, 0, 1],
        (true, _, 2) => [2, 0, 0],
        (true, _, _) if players < 11 => [1, 0, 2],
        (true, _, _) if players < 15 => [2, 0, 1],
        (true, _, _) => [3, 0, 0],
        (_, true, _) => unreachable!(),
    }
}

const ALL: [TableSizes; 4] = [
    TableSizes {
        threes: false,
        fives: false,
    },
    TableSizes {
        threes: true,
        fives: false,
    },
    TableSizes {
        threes: false,
        fives: true,
    },
    TableSizes {
        threes: true,
        fives: true,
    },
];

#[test]
fn sizes_of_tables_are_as_documented() {
    for sizes in ALL {
        for players in 4..=60 {
            let [fives, threes, waiting] = documented(players, sizes);
            let counts = sizes.counts(players);
            assert_eq!(
                (counts.fives, counts.threes),
                (fives, threes),
                "{players}, {sizes:?}"
            );
            assert_eq!(counts.seats() + waiting, players, "{players}, {sizes:?}");
        }
    }
}

/// Nobody waits who could play: all other mixes of tables leave as many waiting, or more.
#[test]
fn no_other_tables_let_fewer_wait() {
    for sizes in ALL {
        for players in 0..=60 {
            let most = |allowed, size: usize| if allowed { players / size } else { 0 };
            let mut seats = 0;
            for fives in 0..=most(sizes.fives, 5) {
                for threes in 0..=most(sizes.threes, 3) {
                    if let Some(rest) = players.checked_sub(5 * fives + 3 * threes) {
                        seats = seats.max(players - rest % 4);
                    }
                }
            }
            assert_eq!(sizes.counts(players).seats(), seats, "{players}, {sizes:?}");
        }
    }
}

#[test]
fn three_players_make_a_table_of_three_if_allowed() {
    let tables = ALL.map(|sizes| sizes.counts(3).tables());
    assert_eq!(tables, [0, 1, 0, 1]);
    assert_eq!(ALL[1].counts(2), TableCounts::default());
}

#[test]
fn tables_of_other_sizes_come_last() {
    let players = players("abcdefghijk");
    let mut input = first_round(DrawMethod::Random, &players);
    let sizes = |input: &DrawInput| tables(input).iter().map(String::len).collect::<Vec<_>>();
    assert_eq!(sizes(&input), [4, 4]);
    input.sizes.threes = true;
    assert_eq!(sizes(&input), [4, 4, 3]);
    input.sizes = ALL[2];
    assert_eq!(sizes(&input), [5, 5]);
    input.players = &players[..9];
    assert_eq!(sizes(&input), [4, 5]);
}
