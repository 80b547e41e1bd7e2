//! The nearest hands of thirteen orphans and a set.

use super::front::FAR;
use super::{Held, Nearest};
use crate::decomposition::Kinds;
use crate::hands::{Set, SetKind};
use crate::tiles::{Tile, TileCounts, TileSet};

/// Returns the nearest hands of thirteen orphans and a set.
pub(super) fn nearest_orphans(held: &Held) -> Nearest {
    if held.geometry.complete() != 17 || !held.may_be_orphans {
        return Nearest::NONE;
    }
    let orphans: TileCounts = Kinds::TERMINALS_AND_HONORS.iter().collect();
    if !held.is_closed {
        return with_a_second(held, &orphans);
    }
    let each = [SetKind::Chow, SetKind::Pung]
        .into_iter()
        .flat_map(|kind| Tile::ALL.map(|tile| Set { kind, tile }));
    each.filter(|set| set.tiles().count() == 3)
        .map(|set| with_a_second(held, &orphans.plus(set.tiles().collect())))
        .fold(Nearest::NONE, Nearest::or)
}

/// Returns the nearest hands of these tiles and a second copy of a terminal or honour.
fn with_a_second(held: &Held, wanted: &TileCounts) -> Nearest {
    let (mut lacks, mut missing) = (0, TileSet::NONE);
    for (tile, count) in wanted.iter() {
        if count > held.most.of(tile) {
            return Nearest::NONE;
        }
        let more = count.saturating_sub(held.standing.of(tile));
        if more > 0 {
            lacks += more;
            missing = missing.with(tile);
        }
    }
    let orphans = || Kinds::TERMINALS_AND_HONORS.iter();
    let is_held = orphans().any(|tile| held.standing.of(tile) > wanted.of(tile));
    if is_held {
        return Nearest {
            lacks: lacks.min(FAR),
            accepts: missing,
        };
    }
    let second = orphans().filter(|&tile| held.most.of(tile) > wanted.of(tile));
    Nearest {
        lacks: (lacks + 1).min(FAR),
        accepts: second.fold(missing, TileSet::with),
    }
}
