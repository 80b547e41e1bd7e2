//! The hands of pairs, and of tiles that stand alone, that are nearest to some tiles.

use super::Nearest;
use super::front::FAR;
use crate::decomposition::{Kinds, Quads, Singles};
use crate::hands::Geometry;
use crate::tiles::{Tile, TileCounts, TileSet};

/// The nearest hands of pairs and a pung.
pub(super) fn nearest_pairs_and_pung(
    standing: &TileCounts,
    quads: Quads,
    geometry: Geometry,
) -> Nearest {
    let pungs = Tile::ALL.into_iter().map(|pung| {
        let lacking = 3u8.saturating_sub(standing.of(pung));
        let pairs = Pairs::new(standing, quads, Some(pung)).nearest((geometry.complete() - 3) / 2);
        Nearest {
            lacks: pairs.lacks + lacking,
            accepts: if lacking > 0 {
                pairs.accepts.with(pung)
            } else {
                pairs.accepts
            },
        }
    });
    pungs.fold(Nearest::NONE, Nearest::or)
}

/// The nearest hands of tiles that stand alone, among any of these kinds.
pub(super) fn nearest_singles(
    standing: &TileCounts,
    singles: &Singles,
    geometry: Geometry,
) -> Nearest {
    let among = singles.among.iter();
    let among = among.map(|kinds| Alone::new(standing, kinds, singles.one_twice, geometry));
    among.fold(Nearest::NONE, |nearest, alone| nearest.or(alone.nearest()))
}

/// What some tiles come to as pairs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pairs {
    whole: u8,
    /// Tiles of which one more makes a pair.
    ones: TileSet,
    /// Tiles of which two more make a pair.
    none: TileSet,
    quads: Quads,
}

impl Pairs {
    pub fn new(standing: &TileCounts, quads: Quads, but: Option<Tile>) -> Self {
        let mut all = Self {
            whole: 0,
            ones: TileSet::NONE,
            none: TileSet::NONE,
            quads,
        };
        for tile in Tile::ALL {
            if Some(tile) != but {
                all.add(tile, standing.of(tile));
            }
        }
        all
    }

    /// A kind of which so many are held.
    fn add(&mut self, tile: Tile, held: u8) {
        let held = match self.quads {
            Quads::Refused => held.min(2),
            Quads::TwoPairs => held,
        };
        self.whole += held / 2;
        let most = match self.quads {
            Quads::Refused => 2,
            Quads::TwoPairs => 4,
        };
        if held % 2 == 1 {
            self.ones = self.ones.with(tile);
        } else if held < most {
            self.none = self.none.with(tile);
        }
    }

    /// One less of a kind of which so many are held.
    pub fn without(mut self, tile: Tile, held: u8) -> Self {
        let counted = match self.quads {
            Quads::Refused => held.min(2),
            Quads::TwoPairs => held,
        };
        self.whole -= counted / 2;
        (self.ones, self.none) = (self.ones.without(tile), self.none.without(tile));
        self.add(tile, held - 1);
        self
    }

    /// The nearest so many pairs.
    pub fn nearest(&self, want: usize) -> Nearest {
        let Some(missing) = u8::try_from(want)
            .ok()
            .and_then(|want| want.checked_sub(self.whole))
        else {
            return Nearest {
                lacks: 0,
                accepts: TileSet::NONE,
            };
        };
        let begun = self.ones.len();
        Nearest {
            lacks: 2 * missing - missing.min(begun),
            accepts: match missing {
                0 => TileSet::NONE,
                _ if missing > begun => self.ones.union(self.none),
                _ => self.ones,
            },
        }
    }
}

/// What some tiles come to as tiles of these kinds that stand alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Alone {
    /// The kinds.
    among: TileSet,
    held: TileSet,
    twice: TileSet,
    one_twice: bool,
    want: usize,
}

impl Alone {
    pub fn new(standing: &TileCounts, kinds: &Kinds, one_twice: bool, geometry: Geometry) -> Self {
        let (mut among, mut held, mut twice) = (TileSet::NONE, TileSet::NONE, TileSet::NONE);
        for tile in kinds.iter() {
            among = among.with(tile);
            match standing.of(tile) {
                0 => {}
                1 => held = held.with(tile),
                _ => (held, twice) = (held.with(tile), twice.with(tile)),
            }
        }
        Self {
            among,
            held,
            twice,
            one_twice,
            want: geometry.complete() - usize::from(one_twice),
        }
    }

    /// One less of a kind of which so many are held.
    pub fn without(mut self, tile: Tile, held: u8) -> Self {
        if held == 1 {
            self.held = self.held.without(tile);
        } else if held == 2 {
            self.twice = self.twice.without(tile);
        }
        self
    }

    pub fn nearest(&self) -> Nearest {
        if usize::from(self.among.len()) < self.want {
            return Nearest::NONE;
        }
        let missing = self.want.saturating_sub(usize::from(self.held.len()));
        let second = self.one_twice && self.twice.is_empty();
        let mut accepts = TileSet::NONE;
        if missing > 0 {
            accepts = self.among.but(self.held);
        }
        if second {
            accepts = accepts.union(self.held);
        }
        Nearest {
            lacks: u8::try_from(missing + usize::from(second)).unwrap_or(FAR),
            accepts,
        }
    }
}
