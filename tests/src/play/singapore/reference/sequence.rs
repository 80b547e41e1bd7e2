//! The Sequence Hand and its wait, by trying every tile: SG-69 to SG-74.

use tilewise_rules::{Tile, WinBy};

use super::{View, special};
use crate::reference::read::{Kind, Reading, readings};

/// What a sequence hand is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sequence {
    /// SG-69.
    Whole,
    /// SG-73.
    Lesser,
}

/// Whether this reading is a sequence hand, and which.
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

/// Four chows, and a pair of a suit or of a wind that is worth nothing: SG-69, SG-70.
fn looks_right(view: &View, reading: &Reading) -> bool {
    let Reading::Sets { sets, pair, .. } = reading else {
        return false;
    };
    let wind_of_nobody =
        pair.is_wind() && *pair != Tile::wind(view.seat) && *pair != Tile::wind(view.prevailing);
    sets.iter().all(|set| set.kind == Kind::Chow) && (pair.suit().is_some() || wind_of_nobody)
}

fn waits_right(view: &View) -> bool {
    // SG-72: four chows from discards, and one tile left.
    if view.entry.hand.melds.len() == 4 {
        return false;
    }
    // SG-71: by self-draw every wait will do.
    view.by(WinBy::SelfDraw) || waits(view) >= 2
}

/// How many different tiles the hand waited for.
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
