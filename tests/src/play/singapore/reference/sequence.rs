//! Sequence Hand and its wait, by trying every tile: SG-69 to SG-74.

use tilewise_rules::{Tile, WinBy};

use super::{View, special};
use crate::reference::read::{Reading, SetKind, readings};

/// Kind of a sequence hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sequence {
    /// SG-69.
    Whole,
    /// SG-73.
    Lesser,
}

/// Returns the kind of sequence hand of this reading. `None` if it is none.
pub fn sequence(view: &View) -> Option<Sequence> {
    if !view
        .reading
        .is_some_and(|reading| looks_right(view, reading))
    {
        return None;
    }
    // SG-69, SG-73, A-12: any flower, season or animal.
    if view.entry.hand.bonus.is_empty() {
        waits_right(view).then_some(Sequence::Whole)
    } else {
        let free = !view.options.lesser_sequence_wait;
        (free || waits_right(view)).then_some(Sequence::Lesser)
    }
}

/// Returns whether the reading has four chows, and a pair of a suit or of a wind without value: SG-69, SG-70.
fn looks_right(view: &View, reading: &Reading) -> bool {
    let Reading::Sets { sets, pair, .. } = reading else {
        return false;
    };
    let is_neutral_wind =
        pair.is_wind() && *pair != Tile::wind(view.seat) && *pair != Tile::wind(view.prevailing);
    sets.iter().all(|set| set.kind == SetKind::Chow) && (pair.suit().is_some() || is_neutral_wind)
}

fn waits_right(view: &View) -> bool {
    // SG-72: four chows from discards, and a single tile left.
    if view.entry.hand.melds.len() == 4 {
        return false;
    }
    // SG-71: any wait is valid in a self-draw.
    view.by(WinBy::SelfDraw) || waits(view) >= 2
}

/// Returns the number of tiles for which the hand waited.
fn waits(view: &View) -> usize {
    let mut waiting = view.entry.clone();
    waiting.hand.winning_tile = None;
    let mut found = 0;
    for tile in Tile::ALL {
        if waiting.hand.tiles().filter(|&held| held == tile).count() == 4 {
            continue;
        }
        let mut won = waiting.clone();
        won.hand.winning_tile = Some(tile);
        let completes = readings(&won, special(view.options))
            .iter()
            .any(|reading| view.options.wait_counts_any || looks_right(view, reading));
        if completes {
            found += 1;
        }
    }
    found
}
