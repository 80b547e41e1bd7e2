use tilewise_rules::Seat;

use super::*;
use crate::testing::{log, opening, won};
use crate::{ChipCount, Chips, GameEvent};

fn places(table: &Table) -> Vec<(u8, usize, i64)> {
    let Standings(places) = table.standings();
    let all = places.iter();
    all.map(|one| (one.player.0, one.place.unwrap_or(0), one.gained))
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
fn player_who_never_sat_is_not_ranked() {
    let seats = |all: [u8; 4]| GameEvent::Seats(BySeat::new(all.map(PlayerId)));
    let mut inputs = vec![
        opening("hk-old-style"),
        GameEvent::NewPlayer("Eve".to_owned()),
        won(Seat::South, 3, Some(Seat::East)),
    ];
    let ranked = |inputs: &[GameEvent]| {
        let all = places(log(inputs.to_vec()).replay().table().unwrap());
        all.into_iter()
            .map(|(player, place, _)| (player, place))
            .collect::<Vec<_>>()
    };
    let last = [(1, 1), (2, 2), (3, 2), (0, 4), (4, 0)];
    assert_eq!(ranked(&inputs), last);
    // Eve plays a hand for Ann, who stays ranked.
    inputs.push(seats([4, 1, 2, 3]));
    let all = ranked(&inputs);
    assert!(all.iter().all(|(_, place)| *place > 0), "{all:?}");
    inputs.push(seats([0, 1, 2, 3]));
    assert!(ranked(&inputs).contains(&(4, 0)));
}

// three share the first place, although one has a hundred points less of the uma.
#[test]
fn those_who_share_the_uma_share_the_place() {
    let inputs = [
        opening("riichi-mleague"),
        won(Seat::South, 3, Some(Seat::North)),
        won(Seat::West, 3, Some(Seat::North)),
        won(Seat::East, 3, Some(Seat::North)),
    ];
    let game = log(inputs).replay();
    let table = game.table().unwrap();
    let all = places(table);
    let first = all.iter().filter(|one| one.2 == all[0].2).count();
    assert!(all[..first].iter().all(|one| one.1 == 1), "{all:?}");
}

// the difference between starting and return points goes to the first player.
#[test]
fn oka_follows_from_what_the_game_began_with() {
    let mut opening = opening("riichi-ema-2025");
    if let GameEvent::Opened(opening) = &mut opening {
        opening.start = Some(25_000 * 100);
    }
    let game = log([opening, won(Seat::South, 5, Some(Seat::West))]).replay();
    let Standings(places) = game.table().unwrap().standings();
    let sum = places.iter().filter_map(|one| one.overall);
    assert_eq!(
        sum.fold(Overall::default(), |sum, one| sum + one),
        Overall::default()
    );
    // 33,000 - 30,000, 15 and 20.
    assert_eq!(places[0].overall, Some(Overall::points(38)));
}

#[test]
fn chips_are_compared_with_the_book_of_when_they_were_counted() {
    let chips = [(0, 48_400), (1, 53_000), (2, 49_200), (3, 49_200)];
    let chips = chips.map(|(player, amount)| (PlayerId(player), amount));
    let mut inputs = vec![
        opening("hk-old-style"),
        won(Seat::South, 3, Some(Seat::East)),
        GameEvent::Chips(chips.to_vec()),
        won(Seat::South, 3, None),
    ];
    let count = log(inputs.clone()).replay().table().unwrap().chip_count();
    let difference: Vec<_> = count.differing_players().collect();
    let bo = Chips {
        counted: 53_000,
        book: 53_200,
    };
    assert_eq!(difference, [(PlayerId(1), bo)]);
    assert_eq!(count.all.map(Chips::difference), Some(-200));
    inputs.remove(2);
    let none = log(inputs).replay().table().unwrap().chip_count();
    assert_eq!(none, ChipCount::default());
}
