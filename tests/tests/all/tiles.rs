//! Tiles and sets of them, at their ends.

use tilewise_rules::{BonusFamily, BonusTile, BonusTiles, ElementSet, Seat, SetMask, Suit, Tile};

/// A rank that no suit has is taken as the nearest one.
#[test]
fn a_rank_is_one_to_nine() {
    for suit in Suit::ALL {
        let [one, two, eight, nine] = [1, 2, 8, 9].map(|rank| Tile::suited(suit, rank));
        assert_eq!(Tile::suited(suit, 0), one);
        assert_eq!(Tile::suited(suit, 10), nine);
        assert_eq!(Tile::suited(suit, u8::MAX), nine);
        assert!(one < two && two < eight && eight < nine);
    }
}

#[test]
fn what_is_put_in_twice_is_in_it_once() {
    let plum = BonusTile::of(BonusFamily::Flower, Seat::East);
    let once = BonusTiles::NONE.with(plum);
    assert_eq!(once.with(plum), once);
    assert_eq!(once.union(once), once);
    let pair = SetMask::NONE.with_pair();
    assert_eq!(pair.with_pair(), pair);
    let both = pair.with_set(2);
    assert_eq!((both.with_set(2), both.union(both)), (both, both));
    assert_eq!(ElementSet::NONE.union(ElementSet::NONE), ElementSet::NONE);
}

#[test]
fn a_bonus_tile_is_found_at_its_place() {
    for (place, tile) in BonusTile::ALL.into_iter().enumerate() {
        assert_eq!(tile.index(), place);
    }
}
