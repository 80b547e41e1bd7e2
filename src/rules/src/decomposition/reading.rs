//! A reading of a complete hand: its sets and pair, and the set that the winning tile completed.

use std::iter::repeat_n;
use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::decomposition::{SetMask, Singles};
use crate::hands::{Geometry, MAX_SETS, MeldKind, Set, SetKind};
use crate::tiles::{Tile, TileSet};

/// Where the tiles of a set are.
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
    /// Whether it is in the hand or a meld.
    pub source: Source,
}

impl ReadSet {
    /// Returns whether no tile of it was claimed, except the winning tile.
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
    // Derived values that most elements use are computed once.
    pungs: SetMask,
    dragons: SetMask,
    winds: SetMask,
    /// The lowest tiles of the chows.
    chows: TileSet,
}

impl Sets {
    /// Creates the sets from the first `count` of an array.
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

/// The most pairs of a hand, in any rule set.
pub(crate) const MAX_PAIRS: usize = {
    let (mut most, mut sets) = (0, 0);
    while sets <= MAX_SETS {
        let pairs = Pairs::count_for(Geometry::new(sets));
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
    /// The pung, if the number of tiles is odd.
    pub pung: Option<Tile>,
}

impl Pairs {
    /// Returns the number of pairs of a complete hand, to which a pung is added if its number of tiles is
    /// odd.
    pub(crate) const fn count_for(geometry: Geometry) -> usize {
        let tiles = geometry.complete();
        (tiles - tiles % 2 * 3) / 2
    }

    /// No pairs.
    pub(crate) const NONE: Self = Self {
        all: [Tile::ALL[0]; MAX_PAIRS],
        count: 0,
        pung: None,
    };

    /// Adds a pair; `None` if no hand has as many.
    pub(crate) fn with(mut self, pair: Tile) -> Option<Self> {
        *self.all.get_mut(usize::from(self.count))? = pair;
        self.count += 1;
        Some(self)
    }

    /// Returns the tile of each pair, from the lowest up; four equal tiles are listed twice.
    pub fn tiles(&self) -> &[Tile] {
        &self.all[..usize::from(self.count).min(MAX_PAIRS)]
    }
}

/// The grouping of the tiles of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Sets and a pair: knitted chows first, melds last in their order.
    Sets {
        /// The sets.
        sets: Sets,
        /// The tile of the pair.
        pair: Tile,
    },
    /// Pairs, with a pung for some geometries.
    Pairs(Pairs),
    /// Single tiles.
    Singles {
        /// The pattern.
        pattern: &'static Singles,
        /// The tiles.
        tiles: TileSet,
        /// The duplicated tile.
        twice: Option<Tile>,
        /// The set beside them, for some patterns.
        set: Option<ReadSet>,
    },
    /// Not grouped: a win by bonus tiles, or one that is declared before the hand is complete.
    Incomplete,
}

/// A part of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A set.
    Set(ReadSet),
    /// A pair.
    Pair(Tile),
    /// Single tiles, and the duplicated tile.
    Singles(TileSet, Option<Tile>),
}

impl Part {
    /// Returns its tiles.
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

/// The part that the winning tile completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Completed {
    /// The set at this position.
    Set(u8),
    /// The pair.
    Pair,
    /// The whole hand, if it isn't sets and a pair, or isn't complete.
    Whole,
}

impl Completed {
    /// Returns the mask of the part.
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
    /// The grouping of the tiles.
    pub shape: Shape,
    /// The part that the winning tile completed.
    pub completed: Completed,
}

impl Reading {
    fn grouped(&self) -> Option<&Sets> {
        match &self.shape {
            Shape::Sets { sets, .. } => Some(sets),
            Shape::Pairs(_) | Shape::Singles { .. } | Shape::Incomplete => None,
        }
    }

    /// Returns whether it isn't sets and a pair.
    pub const fn is_irregular(&self) -> bool {
        !matches!(self.shape, Shape::Sets { .. })
    }

    /// Returns the sets; empty if it isn't sets and a pair.
    pub fn sets(&self) -> &[ReadSet] {
        self.grouped().map_or(&[], |sets| sets)
    }

    /// Returns the pair of a hand of sets and a pair.
    pub const fn pair(&self) -> Option<Tile> {
        match self.shape {
            Shape::Sets { pair, .. } => Some(pair),
            Shape::Pairs(_) | Shape::Singles { .. } | Shape::Incomplete => None,
        }
    }

    /// Returns all its parts with their masks.
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
                let pung = self.lone_set().map(|set| whole(Part::Set(set)));
                let pairs = pairs.tiles().iter();
                let pairs = pairs.map(|&tile| whole(Part::Pair(tile)));
                pairs.chain(pung).collect()
            }
            Shape::Singles {
                tiles, twice, set, ..
            } => {
                let singles = whole(Part::Singles(tiles, twice));
                let set = set.map(|set| (SetMask::NONE.with_set(0), Part::Set(set)));
                [singles].into_iter().chain(set).collect()
            }
            Shape::Incomplete => ArrayVec::new(),
        }
    }

    /// Returns the only set of an irregular hand: the pung beside pairs, or the set beside single tiles.
    pub const fn lone_set(&self) -> Option<ReadSet> {
        match self.shape {
            Shape::Pairs(Pairs {
                pung: Some(tile), ..
            }) => Some(ReadSet {
                set: Set {
                    kind: SetKind::Pung,
                    tile,
                },
                source: Source::Hand,
            }),
            Shape::Singles { set, .. } => set,
            Shape::Pairs(_) | Shape::Sets { .. } | Shape::Incomplete => None,
        }
    }

    /// Returns whether it is single tiles of this pattern.
    pub fn is_singles(&self, of: &Singles) -> bool {
        matches!(self.shape, Shape::Singles { pattern, .. } if pattern == of)
    }

    /// Returns whether it is sets and a pair, and every set satisfies `fits`.
    pub fn all_sets(&self, fits: impl Fn(ReadSet) -> bool) -> bool {
        let sets = self.grouped();
        sets.is_some_and(|sets| sets.iter().all(|&set| fits(set)))
    }

    /// Returns whether it is pungs, kongs and a pair.
    pub fn is_all_pungs(&self) -> bool {
        let sets = self.grouped();
        sets.is_some_and(|sets| sets.pungs == SetMask::first(sets.count))
    }

    /// Returns the sets that satisfy `fits`.
    pub fn sets_where(&self, mut fits: impl FnMut(ReadSet) -> bool) -> SetMask {
        SetMask::of_sets(self.sets().iter().map(|&set| fits(set)))
    }

    /// Returns the pungs and kongs.
    pub fn pungs(&self) -> SetMask {
        self.grouped().map_or(SetMask::NONE, |sets| sets.pungs)
    }

    /// Returns the kongs.
    pub fn kongs(&self) -> SetMask {
        self.sets_where(|set| set.set.kind == SetKind::Kong)
    }

    /// Returns the lowest tiles of the chows.
    pub fn chows(&self) -> TileSet {
        self.grouped().map_or(TileSet::NONE, |sets| sets.chows)
    }

    /// Returns the pungs and kongs of dragons.
    pub fn dragons(&self) -> SetMask {
        self.grouped().map_or(SetMask::NONE, |sets| sets.dragons)
    }

    /// Returns the pungs and kongs of winds.
    pub fn winds(&self) -> SetMask {
        self.grouped().map_or(SetMask::NONE, |sets| sets.winds)
    }

    /// Returns whether it is sets and a pair, and the pair satisfies `fits`.
    pub fn pair_is(&self, fits: impl Fn(Tile) -> bool) -> bool {
        self.pair().is_some_and(fits)
    }

    /// Returns whether this winning tile completed a chow from outside, and not as 3 of 123 or 7 of 789.
    pub fn is_two_sided_wait(&self, tile: Tile) -> bool {
        self.completed_chow()
            .is_some_and(|lowest| match tile.index().checked_sub(lowest.index()) {
                Some(0) => lowest.rank() != Some(7),
                Some(2) => lowest.rank() != Some(1),
                _ => false,
            })
    }

    /// Returns whether this winning tile completed the pair, the middle of a chow, 3 of 123 or 7 of 789.
    pub fn is_closed_wait(&self, tile: Tile) -> bool {
        self.completed == Completed::Pair
            || self.completed_chow().is_some() && !self.is_two_sided_wait(tile)
    }

    /// Returns the lowest tile of the chow that the winning tile completed.
    fn completed_chow(&self) -> Option<Tile> {
        let chow = self.completed_set();
        let chow = chow.filter(|set| set.set.kind == SetKind::Chow)?;
        Some(chow.set.tile)
    }

    /// Returns the set that the winning tile completed.
    pub fn completed_set(&self) -> Option<ReadSet> {
        match self.completed {
            Completed::Set(_) if self.is_irregular() => self.lone_set(),
            Completed::Set(place) => self.sets().get(usize::from(place)).copied(),
            Completed::Pair | Completed::Whole => None,
        }
    }
}

/// The most parts of a reading: all its pairs and a pung.
const MAX_PARTS: usize = MAX_PAIRS + 1;
const _: () = assert!(MAX_SETS < MAX_PARTS, "the sets and the pair are parts too");

#[cfg(test)]
mod tests {
    use super::*;

    /// Four sets give seven pairs; five sets give seven pairs and a pung.
    #[test]
    fn pair_count_follows_from_the_geometry() {
        for (geometry, pairs) in [(Geometry::FOUR_SETS, 7), (Geometry::FIVE_SETS, 7)] {
            assert_eq!(Pairs::count_for(geometry), pairs);
            assert_eq!(2 * pairs + geometry.complete() % 2 * 3, geometry.complete());
        }
        for sets in 0..=MAX_SETS {
            assert!(Pairs::count_for(Geometry::new(sets)) <= MAX_PAIRS);
        }
    }
}
