//! The nearest irregular hands: pairs, and single tiles.

use super::Nearest;
use super::front::FAR;
use crate::decomposition::{Kinds, Quads, Singles};
use crate::hands::Geometry;
use crate::tiles::{Tile, TileCounts, TileSet};

/// Returns the nearest hands of pairs and a pung.
pub(super) fn nearest_pairs_and_pung(
    standing: &TileCounts,
    quads: Quads,
    geometry: Geometry,
) -> Nearest {
    let pungs = Tile::ALL.into_iter().map(|pung| {
        let lacking = 3u8.saturating_sub(standing.of(pung));
        let pairs =
            PairProgress::new(standing, quads, Some(pung)).nearest((geometry.complete() - 3) / 2);
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

/// Returns the nearest hands of single tiles, among any of these lists of kinds.
pub(super) fn nearest_singles(
    standing: &TileCounts,
    singles: &Singles,
    geometry: Geometry,
) -> Nearest {
    let among = singles.among.iter();
    let among =
        among.map(|kinds| SinglesProgress::new(standing, kinds, singles.one_twice, geometry));
    among.fold(Nearest::NONE, |nearest, progress| {
        nearest.or(progress.nearest())
    })
}

/// The pairs that some tiles form.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairProgress {
    whole: u8,
    /// The tiles that need one more for a pair.
    ones: TileSet,
    /// The tiles that need two more for a pair.
    none: TileSet,
    quads: Quads,
}

impl PairProgress {
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

    /// Adds a kind of tile with its number.
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

    /// Returns the progress with one tile less of a kind with this number.
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

    /// Returns the nearest hands with `needed` pairs.
    pub fn nearest(&self, needed: usize) -> Nearest {
        let Some(missing) = u8::try_from(needed)
            .ok()
            .and_then(|needed| needed.checked_sub(self.whole))
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

/// The single tiles of these kinds that some tiles form.
#[derive(Clone, Copy, Debug)]
pub(super) struct SinglesProgress {
    /// The kinds.
    among: TileSet,
    held: TileSet,
    twice: TileSet,
    one_twice: bool,
    needed: usize,
}

impl SinglesProgress {
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
            needed: geometry.complete() - usize::from(one_twice),
        }
    }

    /// Returns the progress with one tile less of a kind with this number.
    pub fn without(mut self, tile: Tile, held: u8) -> Self {
        if held == 1 {
            self.held = self.held.without(tile);
        } else if held == 2 {
            self.twice = self.twice.without(tile);
        }
        self
    }

    pub fn nearest(&self) -> Nearest {
        if usize::from(self.among.len()) < self.needed {
            return Nearest::NONE;
        }
        let missing = self.needed.saturating_sub(usize::from(self.held.len()));
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
