//! Bounds of tiles and sets of tiles.

use tilewise_rules::{BonusFamily, BonusTile, BonusTiles, ElementSet, Seat, SetMask, Suit, Tile};

/// An invalid rank is clamped to the nearest valid one.
#[test]
fn rank_is_clamped_to_one_to_nine() {
    for suit in Suit::ALL {
        let [one, two, eight, nine] = [1, 2, 8, 9].map(|rank| Tile::suited(suit, rank));
        assert_eq!(Tile::suited(suit, 0), one);
        assert_eq!(Tile::suited(suit, 10), nine);
        assert_eq!(Tile::suited(suit, u8::MAX), nine);
        assert!(one < two && two < eight && eight < nine);
    }
}

#[test]
fn set_insertions_are_idempotent() {
    let plum = BonusTile::new(BonusFamily::Flower, Seat::East);
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
fn bonus_tile_index_is_its_place() {
    for (place, tile) in BonusTile::ALL.into_iter().enumerate() {
        assert_eq!(tile.index(), place);
    }
}
