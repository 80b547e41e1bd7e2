//! Waits of a hand.

use super::super::options::choice;
use crate::decomposition::{Pattern, readings, waits};
use crate::hands::{Geometry, Hand, HandInput, MAX_SETS};
use crate::model::{EventError, RuleOptions};
use crate::tiles::{Tile, TileCounts, TileSet};

/// Returns the tiles that complete a hand with these concealed tiles and concealed kongs.
pub(super) fn waits_of(house: &RuleOptions, held: &TileCounts, kongs: &[Tile]) -> TileSet {
    let input = HandInput {
        concealed: held
            .iter()
            .flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into()))
            .collect(),
        ..HandInput::default()
    };
    // `waits` excludes tiles of which the hand holds all four.
    let Ok(hand) = Hand::incomplete(&input, house.geometry(), house.bonus()) else {
        return TileSet::NONE;
    };
    let all = waits(&hand, patterns(house, held));
    let in_kongs = house.chosen(const { choice("tenpai_fifth") }) == 0;
    all.iter()
        .filter(|tile| !(in_kongs && kongs.contains(tile)))
        .fold(TileSet::NONE, TileSet::with)
}

/// Returns the possible patterns: only sets and a pair if there are sets on the table.
fn patterns(house: &RuleOptions, held: &TileCounts) -> &'static [Pattern] {
    let whole = held.total() as usize == house.geometry().waiting();
    if whole {
        house.patterns()
    } else {
        &[Pattern::Sets]
    }
}

/// Returns whether every reading of the completed hand has a triplet of a tile.
pub(super) fn always_has_triplet(
    house: &RuleOptions,
    held: &TileCounts,
    wait: Tile,
    triplet: Tile,
) -> bool {
    let tiles = held.iter();
    let input = HandInput {
        concealed: tiles
            .flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into()))
            .collect(),
        winning_tile: Some(wait),
        ..HandInput::default()
    };
    let sets = held.total() as usize / 3;
    let Ok(hand) = Hand::new(&input, Geometry::new(sets.min(MAX_SETS)), house.bonus()) else {
        return false;
    };
    let mut always = true;
    readings(&hand, patterns(house, held), |reading| {
        let mut sets = reading.sets().iter();
        always &= sets.any(|set| set.set.is_alike() && set.set.tile == triplet);
    });
    always
}

/// Counts the tiles of a hand: `whole` tiles, or three fewer for each set on the table.
pub(super) fn held(at: &'static str, tiles: &[Tile], whole: u32) -> Result<TileCounts, EventError> {
    let counts: TileCounts = tiles.iter().copied().collect();
    if counts.iter().any(|(_, count)| count > 4) {
        return Err(EventError {
            code: "too-many-copies",
            at,
            message: "there are four of each tile: take the fifth one out",
        });
    }
    let total = counts.total();
    if total > whole || total == 0 || !(whole - total).is_multiple_of(3) {
        let message = if whole == 13 {
            "a hand that waits has 13 tiles, three fewer for each set on the table"
        } else {
            "before the discard a hand has 14 tiles, three fewer for each concealed kong"
        };
        return Err(EventError {
            code: "wrong-tile-count",
            at,
            message,
        });
    }
    Ok(counts)
}
