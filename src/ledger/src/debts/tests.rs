use tilewise_rules::Seat;

use super::*;
use crate::PlayerId;
use crate::testing::{log, opening, won};

fn player(place: u8) -> Holder {
    Holder::Player(PlayerId(place))
}

// HKOS-51: 3 fan on a discard are 16 points from the discarder, and 8 from each of the others.
#[test]
fn debts_keep_both_directions_of_a_pair() {
    let [ann, bo, cy] = [0, 1, 2].map(player);
    // East wins from South, and deals again; then South wins from East.
    let game = log([
        opening("hk-old-style"),
        won(Seat::East, 3, Some(Seat::South)),
        won(Seat::South, 3, Some(Seat::East)),
    ])
    .replay();
    let debts = game.debts();
    let owed = [(bo, ann), (ann, bo), (cy, ann), (cy, bo), (ann, cy)];
    let owed = owed.map(|(from, to)| debts.owes(from, to));
    assert_eq!(owed, [1600, 1600, 800, 800, 0]);
    // Debts between Ann and Bo cancel out; Cy and Di owe both.
    let netted: Vec<_> = debts.netted().map(|one| (one.from, one.to)).collect();
    assert_eq!(
        netted,
        [(cy, ann), (cy, bo), (player(3), ann), (player(3), bo)]
    );
    assert_eq!(
        [0, 1, 2, 3].map(|place| debts.gained(player(place))),
        [1600, 1600, -1600, -1600]
    );
}
