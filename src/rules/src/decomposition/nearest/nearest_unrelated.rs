//! The nearest hands of sixteen unrelated tiles.

use std::cmp::Ordering;

use super::Nearest;
use super::front::FAR;
use crate::decomposition::{HONORS, THREE_RANKS_DISTANT};
use crate::hands::Geometry;
use crate::tiles::{Tile, TileCounts, TileSet};

/// The nearest choices of kinds in some groups.
#[derive(Clone, Copy)]
struct ChosenKinds {
    lacks: u8,
    missing: TileSet,
    held: TileSet,
}

impl ChosenKinds {
    const NONE: Self = Self {
        lacks: FAR,
        missing: TileSet::NONE,
        held: TileSet::NONE,
    };

    fn and(self, other: Self) -> Self {
        Self {
            lacks: (self.lacks + other.lacks).min(FAR),
            missing: self.missing.union(other.missing),
            held: self.held.union(other.held),
        }
    }

    /// Returns the nearer of two, or the union if both are equally near.
    fn or(self, other: Self) -> Self {
        match self.lacks.cmp(&other.lacks) {
            Ordering::Less => self,
            Ordering::Greater => other,
            Ordering::Equal => Self {
                missing: self.missing.union(other.missing),
                held: self.held.union(other.held),
                ..self
            },
        }
    }
}

/// Returns the nearest hands of sixteen unrelated tiles, one of them twice.
pub(super) fn nearest_unrelated(standing: &TileCounts, geometry: Geometry) -> Nearest {
    if geometry.complete() != 17 {
        return Nearest::NONE;
    }
    let nothing = ChosenKinds {
        lacks: 0,
        ..ChosenKinds::NONE
    };
    // Without and with a chosen kind that is held twice.
    let mut all = [nothing, ChosenKinds::NONE];
    for index in 0..4 {
        let mut group = [ChosenKinds::NONE; 2];
        if index == HONORS {
            choose(&mut group, standing, index, 0x111_1111);
        } else {
            for kinds in THREE_RANKS_DISTANT {
                choose(&mut group, standing, index, kinds);
            }
        }
        let [none, twice] = group;
        let with = all[0].and(twice).or(all[1].and(none)).or(all[1].and(twice));
        all = [all[0].and(none), with];
    }
    let [none, twice] = all;
    let with_second = Nearest {
        lacks: (none.lacks + 1).min(FAR),
        accepts: none.missing.union(none.held),
    };
    with_second.or(Nearest {
        lacks: twice.lacks,
        accepts: twice.missing,
    })
}

/// Adds the choice of these kinds of one group.
fn choose(group: &mut [ChosenKinds; 2], standing: &TileCounts, index: usize, kinds: u64) {
    let mut chosen = ChosenKinds {
        lacks: 0,
        ..ChosenKinds::NONE
    };
    let mut twice = false;
    let count = if index == HONORS { 7 } else { 9 };
    for place in (0..count).filter(|place| kinds >> (4 * place) & 1 == 1) {
        let tile = Tile::ALL[9 * index + place];
        match standing.of(tile) {
            0 => {
                chosen.lacks += 1;
                chosen.missing = chosen.missing.with(tile);
            }
            copies => {
                chosen.held = chosen.held.with(tile);
                twice |= copies > 1;
            }
        }
    }
    let to = &mut group[usize::from(twice)];
    *to = to.or(chosen);
}
