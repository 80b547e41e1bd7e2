//! What a complete hand is read as: its sets and pair, and what the winning tile completed.

use crate::decomposition::SetMask;
use crate::hands::{MeldKind, Set};
use crate::tiles::Tile;

/// Shapes that a house plays with beside four sets and a pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shapes {
    /// Seven pairs, and whether four alike are two of them.
    pub seven_pairs: Option<Quads>,
    /// One of each terminal and honour, and one of them twice.
    pub thirteen_orphans: bool,
}

/// Whether four tiles alike are two pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quads {
    /// They are.
    TwoPairs,
    /// The seven pairs must differ.
    Refused,
}

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

/// How the tiles of a hand are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Four sets and a pair; sets on the table stand last, in their order.
    Sets {
        /// The sets.
        sets: [ReadSet; 4],
        /// The tile of the pair.
        pair: Tile,
    },
    /// Seven pairs.
    SevenPairs([Tile; 7]),
    /// Thirteen orphans, and the one that is there twice.
    ThirteenOrphans(Tile),
    /// Not grouped: it wins by bonus tiles, or by sets that are declared before the hand is
    /// complete.
    Incomplete,
}

/// What the winning tile completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Completed {
    /// The set at this place.
    Set(u8),
    /// The pair.
    Pair,
    /// One of seven pairs, the thirteen orphans, or a hand that isn't complete.
    Whole,
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
    /// The four sets; none in seven pairs and thirteen orphans.
    pub fn sets(&self) -> &[ReadSet] {
        match &self.shape {
            Shape::Sets { sets, .. } => sets,
            Shape::SevenPairs(_) | Shape::ThirteenOrphans(_) | Shape::Incomplete => &[],
        }
    }

    /// The pair beside four sets.
    pub const fn pair(&self) -> Option<Tile> {
        match self.shape {
            Shape::Sets { pair, .. } => Some(pair),
            Shape::SevenPairs(_) | Shape::ThirteenOrphans(_) | Shape::Incomplete => None,
        }
    }

    /// Whether it is four sets and a pair, and every set fits.
    pub fn all_sets(&self, fits: impl Fn(ReadSet) -> bool) -> bool {
        match &self.shape {
            Shape::Sets { sets, .. } => sets.iter().all(|&set| fits(set)),
            Shape::SevenPairs(_) | Shape::ThirteenOrphans(_) | Shape::Incomplete => false,
        }
    }

    /// The sets that fit.
    pub fn sets_where(&self, fits: impl Fn(ReadSet) -> bool) -> SetMask {
        let mut parts = SetMask::NONE;
        for (place, &set) in self.sets().iter().enumerate() {
            if fits(set) {
                parts = parts.with_set(place);
            }
        }
        parts
    }

    /// Whether it is four sets and a pair, and the pair fits.
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
