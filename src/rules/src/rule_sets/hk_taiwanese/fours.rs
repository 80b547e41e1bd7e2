//! All four of a tile without a kong (T-108, T-233 to T-237).

use smallvec::SmallVec;

use crate::decomposition::{Reading, SetMask, Shape};
use crate::hands::SetKind;
use crate::model::{ElementWorth, ValuedLines, WonHand};
use crate::tiles::Tile;

/// All four of a tile.
#[derive(Clone, Copy, Debug)]
struct FourAlike {
    /// The number of groups that hold them.
    groups: u8,
    /// These groups, in a reading of sets and a pair.
    parts: SetMask,
    /// Whether all these groups are concealed.
    concealed: bool,
}

/// Returns the tiles of which the hand has all four, not as a kong.
fn all_four_alike(reading: &Reading, won: &WonHand) -> SmallVec<[FourAlike; 4]> {
    let mut all = SmallVec::new();
    if !won.hand.all().has_four() {
        return all;
    }
    let is_kong = |tile: Tile| {
        let mut melds = won.hand.melds().iter().map(|meld| meld.set());
        melds.any(|set| set.kind == SetKind::Kong && set.tile == tile)
    };
    for (tile, copies) in won.hand.all().iter() {
        if copies == 4 && !is_kong(tile) {
            all.push(four_alike(reading, won, tile));
        }
    }
    all
}

fn four_alike(reading: &Reading, won: &WonHand, tile: Tile) -> FourAlike {
    let is_claimed = !won.context.win.is_drawn() && won.hand.winning_tile() == Some(tile);
    if !matches!(reading.shape, Shape::Sets { .. }) {
        // Two pairs, or an orphan and a pung.
        return FourAlike {
            groups: 2,
            parts: SetMask::NONE,
            concealed: !is_claimed,
        };
    }
    let mut parts = reading.sets_where(|one| one.set.contains(tile));
    let mut groups = parts.sets();
    if reading.pair() == Some(tile) {
        parts = parts.with_pair();
        groups += 1;
    }
    FourAlike {
        groups,
        parts,
        concealed: !is_claimed && won.concealed_parts(reading).includes(parts),
    }
}

/// Returns the lines for all four of a tile in this number of groups (T-233 to T-235).
pub(super) fn four_in(
    reading: &Reading,
    won: &WonHand,
    worth: ElementWorth,
    groups: u8,
) -> ValuedLines {
    let all = all_four_alike(reading, won).into_iter();
    let all = all.filter(|one| one.groups == groups);
    worth.lines(all.map(|one| (one.parts, one.concealed)))
}

/// Returns the line for all four of this number of kinds (T-236, T-237).
pub(super) fn kinds_of_four(
    reading: &Reading,
    won: &WonHand,
    worth: ElementWorth,
    kinds: usize,
) -> ValuedLines {
    let all = all_four_alike(reading, won);
    if all.len() < kinds {
        return ValuedLines::new();
    }
    let concealed = all.iter().filter(|one| one.concealed).count();
    let parts = all.iter().map(|one| one.parts);
    let parts = parts.fold(SetMask::NONE, SetMask::union);
    worth.lines([(parts, concealed >= kinds)])
}
