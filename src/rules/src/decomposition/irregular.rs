//! Irregular hands: pairs, and single tiles.

use crate::decomposition::{Pairs, Pattern, Quads, Shape, Singles, UNRELATED, unrelated};
use crate::hands::Geometry;
use crate::tiles::{Tile, TileCounts, TileSet};

/// Returns the shape of a hand in an irregular pattern.
pub(crate) fn irregular(
    standing: &TileCounts,
    pattern: Pattern,
    geometry: Geometry,
) -> Option<Shape> {
    match pattern {
        Pattern::Sets | Pattern::Knitted | Pattern::OrphansAndSet => None,
        Pattern::Pairs(quads) => pairs(standing, quads, geometry).map(Shape::Pairs),
        Pattern::Singles(pattern) => singles(standing, pattern, geometry),
        Pattern::Unrelated => unrelated(standing, geometry)
            .map(|twice| single_tiles(standing, &UNRELATED, Some(twice))),
    }
}

/// Returns whether the tiles form an irregular pattern.
pub(crate) fn is_irregular(standing: &TileCounts, pattern: Pattern, geometry: Geometry) -> bool {
    match pattern {
        Pattern::Sets | Pattern::Knitted | Pattern::OrphansAndSet => false,
        Pattern::Pairs(quads) => pairs(standing, quads, geometry).is_some(),
        Pattern::Singles(pattern) => pattern.matches(standing, geometry).is_some(),
        Pattern::Unrelated => unrelated(standing, geometry).is_some(),
    }
}

/// Returns the pairs of a complete hand of pairs.
fn pairs(standing: &TileCounts, quads: Quads, geometry: Geometry) -> Option<Pairs> {
    // All counts are even, except that of a pung: the lowest bit of each nibble is 0.
    let odd = standing.odd();
    let pung = match geometry.complete() % 2 {
        0 => [0; 4],
        _ => odd,
    };
    if odd != pung || !is_whole(standing, geometry) {
        return None;
    }
    let mut pairs = Pairs::NONE;
    for (index, mut group) in standing.groups().into_iter().enumerate() {
        while group != 0 {
            let shift = group.trailing_zeros() & !3;
            let tile = Tile::ALL[index * 9 + shift as usize / 4];
            match group >> shift & 0xf {
                2 => pairs = pairs.with(tile)?,
                4 if quads == Quads::TwoPairs => pairs = pairs.with(tile)?.with(tile)?,
                3 if pairs.pung.is_none() => pairs.pung = Some(tile),
                _ => return None,
            }
            group &= !(0xf << shift);
        }
    }
    Some(pairs)
}

/// Returns the shape of a complete hand of single tiles.
fn singles(standing: &TileCounts, pattern: &'static Singles, geometry: Geometry) -> Option<Shape> {
    let twice = pattern.matches(standing, geometry)?;
    Some(single_tiles(standing, pattern, twice))
}

/// Returns the shape of single tiles without a set.
fn single_tiles(standing: &TileCounts, pattern: &'static Singles, twice: Option<Tile>) -> Shape {
    let kinds = standing.iter().map(|(tile, _)| tile);
    Shape::Singles {
        pattern,
        tiles: kinds.fold(TileSet::NONE, TileSet::with),
        twice,
        set: None,
    }
}

impl Singles {
    /// Returns the tile that is duplicated, `Some(None)` if none is and none has to be, or `None` if the
    /// tiles don't match the pattern.
    #[expect(
        clippy::option_option,
        reason = "no match and no duplicate are different results"
    )]
    fn matches(&self, tiles: &TileCounts, geometry: Geometry) -> Option<Option<Tile>> {
        let groups = tiles.groups();
        if !self.among.iter().any(|kinds| kinds.hold(groups)) || !is_whole(tiles, geometry) {
            return None;
        }
        let mut twice = None;
        for (index, group) in groups.into_iter().enumerate() {
            let more = group >> 1 & LOWEST;
            if more == 0 {
                continue;
            }
            // The surplus must be a single tile, without a third copy.
            if twice.is_some() || !more.is_power_of_two() || group & more != 0 {
                return None;
            }
            twice = Some(Tile::ALL[index * 9 + more.trailing_zeros() as usize / 4]);
        }
        (twice.is_some() == self.one_twice).then_some(twice)
    }
}

/// The lowest bit of each nibble of a group.
pub(crate) const LOWEST: u64 = 0x1_1111_1111;

/// Returns whether these are all the tiles of a complete hand.
pub(crate) const fn is_whole(tiles: &TileCounts, geometry: Geometry) -> bool {
    tiles.total() as usize == geometry.complete()
}
