//! The winning tile, where it isn't said and doesn't matter.

use tilewise_rules::{BySeat, Fault, HandError, check, score};

use crate::state::Draft;

/// The draft with a winning tile, where all that isn't known is which tile of the hand won, and
/// every one of them would pay the same. `None` where it must be asked.
///
/// It is worked out and never kept: under another circumstance, or in another house, it may matter.
pub fn settled(draft: &Draft) -> Option<Draft> {
    let only = check(&draft.house, &draft.entry).err()?;
    if only != [Fault::Hand(HandError::NoWinningTile)] {
        return None;
    }
    let tiles = &draft.entry.hand.concealed;
    let mut best: Option<(u16, Paid, Draft)> = None;
    for index in 0..tiles.len() {
        if index > 0 && tiles[index] == tiles[index - 1] {
            continue;
        }
        let won = draft.won_on(index);
        let (total, paid) = paid(&won)?;
        match &best {
            Some((_, other, _)) if *other != paid => return None,
            // Of those that pay the same the one with the most to show for it.
            Some((most, ..)) if *most >= total => {}
            _ => best = Some((total, paid, won)),
        }
    }
    best.map(|(.., won)| won)
}

/// What a win pays to whom, and whether it is below the minimum.
type Paid = (BySeat<i64>, bool);

fn paid(draft: &Draft) -> Option<(u16, Paid)> {
    let (hand, context) = check(&draft.house, &draft.entry).ok()?;
    let score = score(&draft.house, &hand, &context)?;
    let paid = (score.payments.net(), score.below_minimum);
    Some((score.best.total, paid))
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;

    #[track_caller]
    fn winning_tile(entry: &str) -> Option<String> {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::default()
        };
        let settled = settled(&draft)?;
        settled.entry.hand.winning_tile.map(|tile| tile.to_string())
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
