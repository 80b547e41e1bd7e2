//! Elements of the tiles of a hand: COMP-14 to COMP-17, and COMP-21.

use tilewise_rules::{Reading, SetKind, SetMask, Tile, WonHand};

/// Returns whether the hand has only these tiles.
pub fn only(won: &WonHand, fits: impl Fn(Tile) -> bool) -> bool {
    won.hand.all().iter().all(|(tile, _)| fits(tile))
}

/// Returns whether the hand has only suited tiles from one rank to another.
pub fn ranks(won: &WonHand, lowest: u8, highest: u8) -> bool {
    only(won, |tile| {
        (lowest..=highest).any(|rank| is_rank(tile, rank))
    })
}

/// Returns whether it is a suited tile of this rank.
pub fn is_rank(tile: Tile, rank: u8) -> bool {
    tile.rank() == Some(rank)
}

/// Returns whether it is 2, 3, 4, 6 or 8 of bamboo, or the green dragon.
pub fn is_green(tile: Tile) -> bool {
    [19, 20, 21, 23, 25, 32].contains(&tile.index())
}

/// Returns whether it is 1, 2, 3, 4, 5, 8 or 9 of dots, 2, 4, 5, 6, 8 or 9 of bamboo, or the white dragon.
pub fn is_reversible(tile: Tile) -> bool {
    let place = tile.index();
    [9, 10, 11, 12, 13, 16, 17].contains(&place)
        || [19, 21, 22, 23, 25, 26].contains(&place)
        || place == 31
}

/// Returns whether the hand before the win was three ones, three nines and one of each between them, of one
/// suit, all concealed.
pub fn is_nine_gates(won: &WonHand) -> bool {
    let Some(suit) = won.hand.winning_tile().and_then(Tile::suit) else {
        return false;
    };
    let before = won.hand.all_without_winning();
    let has = |rank| {
        let copies = if rank == 1 || rank == 9 { 3 } else { 1 };
        before.of(Tile::suited(suit, rank)) == copies
    };
    won.hand.is_closed() && (1..=9).all(has)
}

/// Returns whether it has characters, dots, bamboo, winds and dragons.
pub fn has_all_types(won: &WonHand) -> bool {
    let any = |fits: fn(Tile) -> bool| won.hand.all().iter().any(|(tile, _)| fits(tile));
    won.hand.all().suits() == 3 && any(Tile::is_wind) && any(Tile::is_dragon)
}

/// Returns the number of kinds of tile that occur four times without a kong.
pub fn hogs(won: &WonHand) -> u8 {
    let all = won.hand.all().iter().filter(|&(_, copies)| copies == 4);
    let kongs = won.hand.melds();
    let kongs = kongs.iter().filter(|meld| meld.set().kind == SetKind::Kong);
    u8::try_from(all.count().saturating_sub(kongs.count())).unwrap_or(u8::MAX)
}

/// Returns the kongs.
pub fn kongs(reading: &Reading) -> SetMask {
    reading.sets_where(|set| set.set.kind == SetKind::Kong)
}

/// Returns whether it is sets and a pair, none of them knitted, with matching tiles in each.
pub fn all_parts(reading: &Reading, fits: impl Fn(&[Tile]) -> bool) -> bool {
    let set_fits = |tiles: Vec<Tile>| fits(&tiles);
    reading.all_sets(|set| set.set.kind != SetKind::Knitted && set_fits(set.set.tiles().collect()))
        && reading.pair_is(|tile| fits(&[tile]))
}
