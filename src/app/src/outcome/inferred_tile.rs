//! The winning tile, where it isn't said and doesn't matter.

use tilewise_rules::{Fault, HandError};

use super::ScoredWin;
use crate::state::Draft;

/// The win of a draft with these faults, where all that isn't known is which tile of the hand won,
/// and every one of them would pay the same. `None` where it must be asked.
///
/// The tile is worked out and never kept: under another circumstance, or in another house, it may
/// matter.
pub fn with_inferred_tile(draft: &Draft, faults: &[Fault]) -> Option<ScoredWin> {
    if faults != [Fault::Hand(HandError::NoWinningTile)] {
        return None;
    }
    let tiles = &draft.entry.hand.concealed;
    let mut best: Option<ScoredWin> = None;
    for index in 0..tiles.len() {
        if index > 0 && tiles[index] == tiles[index - 1] {
            continue;
        }
        let win = ScoredWin::of(draft.won_on(index)).ok()?;
        let paid = |win: &ScoredWin| (win.net(), win.below_minimum());
        match &best {
            Some(other) if paid(other) != paid(&win) => return None,
            // Of those that pay the same the one with the most to show for it.
            Some(most) if most.total() >= win.total() => {}
            _ => best = Some(win),
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::rule_sets;

    #[track_caller]
    fn winning_tile(entry: &str) -> Option<String> {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::new(rule_sets::first_house())
        };
        let faults = ScoredWin::of(draft.clone()).err()?;
        let win = with_inferred_tile(&draft, &faults)?;
        win.hand.winning_tile().map(|tile| tile.to_string())
    }

    #[test]
    fn a_tile_that_does_not_matter_is_taken() {
        // The test hand: two sets on the table, and nothing asks how the rest was completed.
        assert!(winning_tile("33m567789p c234s p777z f1 w EE").is_some());
        assert!(winning_tile("33m567789p c234s p777z f1 w@W EE").is_some());
        // From whom is asked first.
        assert!(winning_tile("33m567789p c234s p777z f1 w@? EE").is_none());
        // What is said stays as it is said.
        assert!(winning_tile("33m56778p c234s p777z f1 w9p EE").is_none());
    }

    #[test]
    fn a_tile_that_matters_is_asked_for() {
        // HKOS-64: who discards the tile of the fourth set pays for all, who discards that of the
        // pair doesn't.
        assert!(winning_tile("12399m c234m c567m p888m w@W EE").is_none());
        // Self-drawn, all pay whatever it was.
        assert!(winning_tile("12399m c234m c567m p888m w EE").is_some());
    }
}
