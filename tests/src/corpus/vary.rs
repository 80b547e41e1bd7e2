//! Variations of a hand: other suits, dragons and seats.

use tilewise_rules::{Dragon, Reseat, Seat, Suit, Tile, WinInput};

use crate::random::{Rng, one_of};

/// Returns a hand that is similar to another one.
pub fn vary(rng: &mut Rng, entry: &WinInput) -> WinInput {
    let mut entry = entry.clone();
    let is_red = |entry: &WinInput| {
        let melds = entry.hand.melds.iter();
        let mut red = melds.map(|meld| meld.red).chain([entry.hand.red]);
        entry.hand.red_winning || red.any(|red| !red.is_empty())
    };
    if rng.bool() && !is_red(&entry) {
        let mut suits = Suit::ALL;
        rng.shuffle(&mut suits);
        exchange(&mut entry, |tile| match (tile.suit(), tile.rank()) {
            (Some(suit), Some(rank)) => Tile::suited(suits[suit as usize], rank),
            _ => tile,
        });
    }
    if rng.bool() {
        let mut dragons = Dragon::ALL;
        rng.shuffle(&mut dragons);
        let all = Dragon::ALL.map(Tile::dragon);
        exchange(&mut entry, |tile| {
            let place = all.iter().position(|&dragon| dragon == tile);
            place.map_or(tile, |place| Tile::dragon(dragons[place]))
        });
    }
    if rng.bool() {
        let turns = rng.usize(1..4);
        let seats = Seat::ALL.map(|seat| Some(Seat::ALL[(seat as usize + turns) % 4]));
        entry = entry.clone().reseat(Reseat::new(seats)).unwrap_or(entry);
    }
    if rng.bool() {
        let winner = entry.context.seat;
        let others = Seat::ALL.into_iter().filter(|seat| Some(*seat) != winner);
        let others: Vec<Seat> = others.collect();
        if entry.context.from.is_some() {
            entry.context.from = Some(one_of(rng, &others));
        }
    }
    if rng.bool() {
        entry.context.prevailing = Some(one_of(rng, &Seat::ALL));
    }
    // The winning tile becomes another tile of the hand.
    if rng.u8(0..4) == 0 && !is_red(&entry) {
        entry.hand.concealed.extend(entry.hand.winning_tile.take());
        rng.shuffle(&mut entry.hand.concealed);
        entry.hand.winning_tile = entry.hand.concealed.pop();
        entry.hand.concealed.sort_unstable();
    }
    entry
}

fn exchange(entry: &mut WinInput, with: impl Fn(Tile) -> Tile) {
    let hand = &mut entry.hand;
    let melds = hand.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
    let indicators = hand.dora.iter_mut().chain(&mut hand.ura);
    let tiles = hand.concealed.iter_mut().chain(&mut hand.winning_tile);
    for tile in tiles.chain(melds).chain(indicators) {
        *tile = with(*tile);
    }
}
