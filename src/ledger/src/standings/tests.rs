use tilewise_rules::Seat;

use super::*;
use crate::testing::{log, opening, won};
use crate::{ChipCount, Chips, Input};

fn places(table: &Table) -> Vec<(u8, usize, i64)> {
    let Standings(places) = table.standings();
    let all = places.iter();
    all.map(|one| (one.player.0, one.place, one.gained))
        .collect()
}

#[test]
fn those_who_have_the_same_share_a_place() {
    let log = log([
        opening("hk-old-style"),
        won(Seat::South, 3, Some(Seat::East)),
    ]);
    let game = log.replay();
    let table = game.table().unwrap();
    let all = [(1, 1, 3200), (2, 2, -800), (3, 2, -800), (0, 4, -1600)];
    assert_eq!(places(table), all);
}

#[test]
fn chips_are_compared_with_the_book_of_when_they_were_counted() {
    let chips = [(0, 48_400), (1, 53_000), (2, 49_200), (3, 49_200)];
    let chips = chips.map(|(player, amount)| (PlayerId(player), amount));
    let mut inputs = vec![
        opening("hk-old-style"),
        won(Seat::South, 3, Some(Seat::East)),
        Input::Chips(chips.to_vec()),
        won(Seat::South, 3, None),
    ];
    let count = log(inputs.clone()).replay().table().unwrap().chip_count();
    let apart: Vec<_> = count.apart().collect();
    let bo = Chips {
        counted: 53_000,
        book: 53_200,
    };
    assert_eq!(apart, [(PlayerId(1), bo)]);
    assert_eq!(count.all.map(Chips::apart), Some(-200));
    inputs.remove(2);
    let none = log(inputs).replay().table().unwrap().chip_count();
    assert_eq!(none, ChipCount::default());
}
