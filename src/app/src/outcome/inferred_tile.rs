//! The winning tile, if it isn't stated and doesn't affect the payment.

use tilewise_rules::{Fault, HandError};

use super::ScoredWin;
use crate::store::Draft;

/// Returns the win if the only fault of a draft is the unknown winning tile, and every candidate pays the
/// same; otherwise `None`.
///
/// The tile is never stored: other circumstances or rules may make it relevant.
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
        let win = ScoredWin::from_draft(draft.with_winning_tile(index)).ok()?;
        let paid = |win: &ScoredWin| (win.net(), win.below_minimum());
        match &best {
            Some(other) if paid(other) != paid(&win) => return None,
            // Of equal payments, the one with the highest total.
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
        let faults = ScoredWin::from_draft(draft.clone()).err()?;
        let win = with_inferred_tile(&draft, &faults)?;
        win.hand.winning_tile().map(|tile| tile.to_string())
    }

    #[test]
    fn irrelevant_winning_tile_is_inferred() {
        // Two sets on the table, and the rest has no open question.
        assert!(winning_tile("33m567789p c234s p777z f1 w EE").is_some());
        assert!(winning_tile("33m567789p c234s p777z f1 w@W EE").is_some());
        // The question for the discarder comes first.
        assert!(winning_tile("33m567789p c234s p777z f1 w@? EE").is_none());
        // A stated tile stays.
        assert!(winning_tile("33m56778p c234s p777z f1 w9p EE").is_none());
    }

    #[test]
    fn relevant_winning_tile_is_not_inferred() {
        // HKOS-64: the discarder of the tile of the fourth set pays for all, that of the pair doesn't.
        assert!(winning_tile("12399m c234m c567m p888m w@W EE").is_none());
        // After a self-draw, all players pay in any case.
        assert!(winning_tile("12399m c234m c567m p888m w EE").is_some());
    }
}
