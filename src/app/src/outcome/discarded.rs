//! Possible discards of a hand without a win.

use tilewise_rules::{Hand, Tile, TileSet, discards, waits};

use super::{WaitResult, WaitTile};
use crate::store::Draft;

/// A possible discard of a hand with one extra tile, and the value of the other tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct DiscardOption {
    /// The tile.
    pub tile: Tile,
    /// The shanten of the other tiles.
    pub shanten: u8,
    /// The tiles that reduce it, with the number of copies left.
    pub accepts: Vec<WaitTile>,
    /// The number of those copies.
    pub left: u8,
    /// The value of each wait, if the other tiles are waiting.
    pub waits: Vec<WaitResult>,
}

impl DiscardOption {
    /// All discards of a draft, best first; empty unless it has one extra tile.
    pub fn all(draft: &Draft) -> Vec<Self> {
        let whole = draft.without_winning_tile();
        let house = &draft.house;
        let Ok(hand) = Hand::incomplete(&whole.entry.hand, house.geometry(), house.bonus()) else {
            return Vec::new();
        };
        let all = discards(&hand, house.patterns());
        let each = all.into_iter().map(|one| {
            let left = |tile| WaitTile {
                tile,
                left: hand.unseen(tile),
            };
            let accepts: Vec<WaitTile> = one.after.accepts.iter().map(left).collect();
            let waiting = (one.after.shanten == 0).then(|| draft.after_discard(one.tile));
            let waits = waiting.map(|waiting| {
                let waits = accepts.iter().map(|&wait| WaitResult::new(&waiting, wait));
                waits.collect()
            });
            Self {
                tile: one.tile,
                shanten: one.after.shanten,
                accepts,
                left: one.left,
                waits: waits.unwrap_or_default(),
            }
        });
        each.collect()
    }
}

/// Whether a draft has all tiles, without a stated winning tile or a win.
pub fn is_full_without_win(draft: &Draft) -> bool {
    let hand = &draft.entry.hand;
    let (Some(&last), None) = (hand.concealed.last(), hand.winning_tile) else {
        return false;
    };
    let mut waiting = draft.after_discard(last).entry.hand;
    waiting.winning_tile = None;
    let (geometry, bonus) = (draft.house.geometry(), draft.house.bonus());
    Hand::new(&waiting, geometry, bonus).is_ok_and(|waiting| {
        let waits: TileSet = waits(&waiting, draft.house.patterns());
        !waits.contains(last)
    })
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{Fault, notation};

    use super::*;
    use crate::outcome::{Details, HandOutcome};

    fn draft(house: &str, entry: &str) -> Draft {
        Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        }
    }

    #[track_caller]
    fn discarded(draft: &Draft) -> Vec<DiscardOption> {
        let outcome = HandOutcome::from_draft(draft);
        assert!(
            matches!(&outcome, HandOutcome::Invalid(faults) if matches!(faults[..], [Fault::NotAWin(_)])),
            "{outcome:?}"
        );
        match Details::new(draft, &outcome) {
            Details::Discards(all) => all,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn hand_without_win_lists_its_discards() {
        // The last tile may be the stated winning tile or one of the others.
        for entry in [
            "2223s555z c567s p777s w9m@W SE",
            "9m2223s555z c567s p777s w@W SE",
        ] {
            let draft = draft("hk-old-style", entry);
            let all = discarded(&draft);
            let first = &all[0];
            assert_eq!((first.tile.to_string().as_str(), first.shanten), ("9m", 0));
            let next = draft.after_discard(first.tile);
            assert!(
                matches!(HandOutcome::from_draft(&next), HandOutcome::Waiting(waits) if waits == first.accepts)
            );
        }
    }

    #[test]
    fn discarding_a_five_retains_the_red_one() {
        let draft = draft("riichi-mleague", "123m40567p99s114z w2z SE");
        let five = draft
            .entry
            .hand
            .concealed
            .iter()
            .find(|tile| tile.to_string() == "5p");
        let next = draft.after_discard(*five.expect("a five"));
        assert_eq!(next.entry.hand.concealed.len(), 13);
        assert_eq!(next.entry.hand.red_fives().total(), 1);
    }
}
