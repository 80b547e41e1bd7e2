//! What a complete hand is read as: its sets and pair, and what the winning tile completed.

use std::iter::repeat_n;
use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::decomposition::{SetMask, Singles};
use crate::hands::{Geometry, MAX_SETS, MeldKind, Set, SetKind};
use crate::tiles::{Tile, TileSet};

/// Where a set of a reading lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// In the hand.
    Hand,
    /// On the table.
    Table(MeldKind),
}

/// A set of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadSet {
    /// The set.
    pub set: Set,
    /// Where it lies.
    pub source: Source,
}

impl ReadSet {
    /// Whether no tile of it was claimed (the winning tile apart).
    pub const fn is_concealed(self) -> bool {
        matches!(
            self.source,
            Source::Hand | Source::Table(MeldKind::ConcealedKong)
        )
    }
}

/// The sets of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sets {
    all: [ReadSet; MAX_SETS],
    count: u8,
    // What most elements ask for is noted once.
    pungs: SetMask,
    dragons: SetMask,
    winds: SetMask,
    /// The lowest tiles of the chows.
    chows: TileSet,
}

impl Sets {
    /// The first `count` of these.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most five")]
    pub(crate) fn new(all: [ReadSet; MAX_SETS], count: usize) -> Self {
        let none = SetMask::NONE;
        let [mut pungs, mut dragons, mut winds] = [none; 3];
        let mut chows = TileSet::NONE;
        for (place, ReadSet { set, .. }) in all.into_iter().enumerate().take(count) {
            if set.is_alike() {
                pungs = pungs.with_set(place);
                if set.tile.is_dragon() {
                    dragons = dragons.with_set(place);
                } else if set.tile.is_wind() {
                    winds = winds.with_set(place);
                }
            } else if set.kind == SetKind::Chow {
                chows = chows.with(set.tile);
            }
        }
        Self {
            all,
            count: count as u8,
            pungs,
            dragons,
            winds,
            chows,
        }
    }
}

impl Deref for Sets {
    type Target = [ReadSet];

    fn deref(&self) -> &[ReadSet] {
        &self.all[..usize::from(self.count).min(MAX_SETS)]
    }
}

/// The most pairs that a hand can be, in any rule set.
pub(crate) const MAX_PAIRS: usize = {
    let (mut most, mut sets) = (0, 0);
    while sets <= MAX_SETS {
        let pairs = Pairs::of(Geometry::new(sets));
        most = if pairs > most { pairs } else { most };
        sets += 1;
    }
    most
};

/// A hand of pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairs {
    all: [Tile; MAX_PAIRS],
    count: u8,
    /// The pung beside them, where the tiles are an odd number.
    pub pung: Option<Tile>,
}

impl Pairs {
    /// How many pairs a complete hand is; beside them stands a pung where its tiles are an odd number.
    pub(crate) const fn of(geometry: Geometry) -> usize {
        let tiles = geometry.complete();
        (tiles - tiles % 2 * 3) / 2
    }

    /// No pair yet.
    pub(crate) const NONE: Self = Self {
        all: [Tile::ALL[0]; MAX_PAIRS],
        count: 0,
        pung: None,
    };

    /// These and one more; `None` if no hand has so many.
    pub(crate) fn with(mut self, pair: Tile) -> Option<Self> {
        *self.all.get_mut(usize::from(self.count))? = pair;
        self.count += 1;
        Some(self)
    }

    /// The tile of each pair, from the lowest up; four alike are there twice.
    pub fn tiles(&self) -> &[Tile] {
        &self.all[..usize::from(self.count).min(MAX_PAIRS)]
    }
}

/// How the tiles of a hand are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Sets and a pair. Knitted chows stand first; sets on the table stand last, in their order.
    Sets {
        /// The sets.
        sets: Sets,
        /// The tile of the pair.
        pair: Tile,
    },
    /// Pairs, and perhaps a pung.
    Pairs(Pairs),
    /// Tiles of which each stands alone.
    Singles {
        /// The pattern.
        pattern: &'static Singles,
        /// The tiles.
        tiles: TileSet,
        /// The one of them that is there twice.
        twice: Option<Tile>,
    },
    /// Not grouped: it wins by bonus tiles, or by sets that are declared before the hand is
    /// complete.
    Incomplete,
}

/// Some tiles of a reading that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A set.
    Set(ReadSet),
    /// A pair.
    Pair(Tile),
    /// Tiles of which each stands alone, and the one that is there twice.
    Singles(TileSet, Option<Tile>),
}

impl Part {
    /// Its tiles.
    pub fn tiles(self) -> Vec<Tile> {
        match self {
            Self::Set(set) => set.set.tiles().collect(),
            Self::Pair(tile) => vec![tile; 2],
            Self::Singles(tiles, twice) => {
                let copies = |tile| 1 + usize::from(Some(tile) == twice);
                let tiles = tiles.iter();
                tiles
                    .flat_map(|tile| repeat_n(tile, copies(tile)))
                    .collect()
            }
        }
    }
}

/// What the winning tile completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Completed {
    /// The set at this place.
    Set(u8),
    /// The pair.
    Pair,
    /// The hand as a whole: one that is no sets and a pair, or isn't complete.
    Whole,
}

impl Completed {
    /// The mask of the part that it names.
    pub const fn mask(self) -> SetMask {
        match self {
            Self::Set(place) => SetMask::NONE.with_set(place as usize),
            Self::Pair => SetMask::NONE.with_pair(),
            Self::Whole => SetMask::WHOLE,
        }
    }
}

/// One way to read a complete hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// How the tiles are grouped.
    pub shape: Shape,
    /// What the winning tile completed.
    pub completed: Completed,
}

impl Reading {
    fn grouped(&self) -> Option<&Sets> {
        match &self.shape {
            Shape::Sets { sets, .. } => Some(sets),
            Shape::Pairs(_) | Shape::Singles { .. } | Shape::Incomplete => None,
        }
    }

    /// Whether it isn't sets and a pair.
    pub const fn is_irregular(&self) -> bool {
        !matches!(self.shape, Shape::Sets { .. })
    }

    /// The sets beside the pair; none where it isn't sets and a pair.
    pub fn sets(&self) -> &[ReadSet] {
        self.grouped().map_or(&[], |sets| sets)
    }

    /// The pair beside the sets.
    pub const fn pair(&self) -> Option<Tile> {
        match self.shape {
            Shape::Sets { pair, .. } => Some(pair),
            Shape::Pairs(_) | Shape::Singles { .. } | Shape::Incomplete => None,
        }
    }

    /// Everything that it is made of, and by which mask each is meant.
    pub fn parts(&self) -> ArrayVec<(SetMask, Part), MAX_PARTS> {
        let whole = |part| (SetMask::WHOLE, part);
        match self.shape {
            Shape::Sets { sets, pair } => {
                let mask = |place| SetMask::NONE.with_set(place);
                let sets = sets.iter().enumerate();
                let sets = sets.map(|(place, &set)| (mask(place), Part::Set(set)));
                let pair = (SetMask::NONE.with_pair(), Part::Pair(pair));
                sets.chain([pair]).collect()
            }
            Shape::Pairs(pairs) => {
                let pung = pairs.pung.map(|tile| ReadSet {
                    set: Set {
                        kind: SetKind::Pung,
                        tile,
                    },
                    source: Source::Hand,
                });
                let pung = pung.map(|set| whole(Part::Set(set)));
                let pairs = pairs.tiles().iter();
                let pairs = pairs.map(|&tile| whole(Part::Pair(tile)));
                pairs.chain(pung).collect()
            }
            Shape::Singles { tiles, twice, .. } => {
                ArrayVec::from_iter([whole(Part::Singles(tiles, twice))])
            }
            Shape::Incomplete => ArrayVec::new(),
        }
    }

    /// Whether it is tiles of this pattern that stand alone.
    pub fn is_singles(&self, of: &Singles) -> bool {
        matches!(self.shape, Shape::Singles { pattern, .. } if pattern == of)
    }

    /// Whether it is sets and a pair, and every set fits.
    pub fn all_sets(&self, fits: impl Fn(ReadSet) -> bool) -> bool {
        let sets = self.grouped();
        sets.is_some_and(|sets| sets.iter().all(|&set| fits(set)))
    }

    /// Whether it is pungs, kongs and a pair.
    pub fn is_all_pungs(&self) -> bool {
        let sets = self.grouped();
        sets.is_some_and(|sets| sets.pungs == SetMask::first(sets.count))
    }

    /// The sets that fit.
    pub fn sets_where(&self, mut fits: impl FnMut(ReadSet) -> bool) -> SetMask {
        SetMask::of_sets(self.sets().iter().map(|&set| fits(set)))
    }

    /// The pungs and kongs.
    pub fn pungs(&self) -> SetMask {
        self.grouped().map_or(SetMask::NONE, |sets| sets.pungs)
    }

    /// The lowest tiles of the chows.
    pub fn chows(&self) -> TileSet {
        self.grouped().map_or(TileSet::NONE, |sets| sets.chows)
    }

    /// The pungs and kongs of dragons.
    pub fn dragons(&self) -> SetMask {
        self.grouped().map_or(SetMask::NONE, |sets| sets.dragons)
    }

    /// The pungs and kongs of winds.
    pub fn winds(&self) -> SetMask {
        self.grouped().map_or(SetMask::NONE, |sets| sets.winds)
    }

    /// Whether it is sets and a pair, and the pair fits.
    pub fn pair_is(&self, fits: impl Fn(Tile) -> bool) -> bool {
        self.pair().is_some_and(fits)
    }

    /// The set that the winning tile completed.
    pub fn completed_set(&self) -> Option<ReadSet> {
        match self.completed {
            Completed::Set(place) => self.sets().get(usize::from(place)).copied(),
            Completed::Pair | Completed::Whole => None,
        }
    }
}

/// A reading has at most so many parts: all its pairs and a pung.
const MAX_PARTS: usize = MAX_PAIRS + 1;
const _: () = assert!(MAX_SETS < MAX_PARTS, "the sets and the pair are parts too");

#[cfg(test)]
mod tests {
    use super::*;

    /// Seven pairs; seven and a pung; and no hand is more.
    #[test]
    fn a_hand_is_as_many_pairs_as_its_tiles_make() {
        for (geometry, pairs) in [(Geometry::FOUR_SETS, 7), (Geometry::FIVE_SETS, 7)] {
            assert_eq!(Pairs::of(geometry), pairs);
            assert_eq!(2 * pairs + geometry.complete() % 2 * 3, geometry.complete());
        }
        for sets in 0..=MAX_SETS {
            assert!(Pairs::of(Geometry::new(sets)) <= MAX_PAIRS);
        }
    }
}
