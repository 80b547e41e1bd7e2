//! Formatting of a reading in the notation.

use std::fmt;
use std::iter::repeat_n;

use super::{Part, ReadSet, Reading, Shape, Source};
use crate::hands::hand_notation::{prefix, write_tiles};

/// The groups of a hand: sets in the hand, the pair, then the melds, such as `123s 22s c567s p777s p555z`.
impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.shape {
            Shape::Sets { sets, pair } => {
                for one in sets.iter().filter(|one| one.source == Source::Hand) {
                    one.set.fmt(f)?;
                    f.write_str(" ")?;
                }
                write_tiles(f, [*pair; 2].into_iter())?;
                for one in sets.iter() {
                    if let Source::Table(kind) = one.source {
                        f.write_str(" ")?;
                        f.write_str(prefix(kind))?;
                        one.set.fmt(f)?;
                    }
                }
                Ok(())
            }
            Shape::Pairs(_) | Shape::Singles { .. } => {
                for (place, (_, part)) in self.parts().into_iter().enumerate() {
                    f.write_str(if place == 0 { "" } else { " " })?;
                    if let Part::Set(ReadSet {
                        source: Source::Table(kind),
                        ..
                    }) = part
                    {
                        f.write_str(prefix(kind))?;
                    }
                    part.fmt(f)?;
                }
                Ok(())
            }
            Shape::Incomplete => Ok(()),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Set(set) => set.set.fmt(f),
            Self::Pair(tile) => write_tiles(f, [tile; 2].into_iter()),
            Self::Singles(tiles, twice) => {
                let copies = |tile| 1 + usize::from(Some(tile) == twice);
                write_tiles(
                    f,
                    tiles.iter().flat_map(|tile| repeat_n(tile, copies(tile))),
                )
            }
        }
    }
}
