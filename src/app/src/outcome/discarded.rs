//! What a hand that is no win can discard.

use tilewise_rules::{Hand, Tile, TileSet, discards, waits};

use super::{Wait, Waited};
use crate::state::Draft;

/// A tile that a hand with one too many can discard, and what the others then are.
#[derive(Clone, Debug, PartialEq)]
pub struct Discarded {
    /// The tile.
    pub tile: Tile,
    /// How many tiles the others are from waiting.
    pub shanten: u8,
    /// The tiles that bring them nearer, with how many of each are left.
    pub accepts: Vec<Wait>,
    /// How many those are in all.
    pub left: u8,
    /// Where they wait: what each tile would make of them.
    pub waits: Vec<Waited>,
}

impl Discarded {
    /// Every tile that a draft can discard, the best first; nothing where it hasn't one tile too many.
    pub fn all(draft: &Draft) -> Vec<Self> {
        let whole = draft.unwon();
        let house = &draft.house;
        let Ok(hand) = Hand::incomplete(&whole.entry.hand, house.geometry(), house.bonus()) else {
            return Vec::new();
        };
        let all = discards(&hand, house.patterns());
        let each = all.into_iter().map(|one| {
            let left = |tile| Wait {
                tile,
                left: hand.unseen(tile),
            };
            let accepts: Vec<Wait> = one.after.accepts.iter().map(left).collect();
            let waiting = (one.after.shanten == 0).then(|| draft.discarding(one.tile));
            let waits = waiting.map(|waiting| {
                let waits = accepts.iter().map(|&wait| Waited::of(&waiting, wait));
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

/// Whether a draft has all its tiles, none of which is said to have won, and no win is among them.
pub fn is_no_win(draft: &Draft) -> bool {
    let hand = &draft.entry.hand;
    let (Some(&last), None) = (hand.concealed.last(), hand.winning_tile) else {
        return false;
    };
    let mut waiting = draft.discarding(last).entry.hand;
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
    use crate::outcome::{Details, Outcome};

    fn draft(house: &str, entry: &str) -> Draft {
        Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        }
    }

    #[track_caller]
    fn discarded(draft: &Draft) -> Vec<Discarded> {
        let outcome = Outcome::of(draft);
        assert!(
            matches!(&outcome, Outcome::Wrong(faults) if matches!(faults[..], [Fault::NotAWin(_)])),
            "{outcome:?}"
        );
        match Details::of(draft, &outcome) {
            Details::Discards(all) => all,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_hand_that_is_no_win_says_what_it_can_discard() {
        // The last tile may be said to have won, or lie among the others.
        for entry in [
            "2223s555z c567s p777s w9m@W SE",
            "9m2223s555z c567s p777s w@W SE",
        ] {
            let draft = draft("hk-old-style", entry);
            let all = discarded(&draft);
            let first = &all[0];
            assert_eq!((first.tile.to_string().as_str(), first.shanten), ("9m", 0));
            let next = draft.discarding(first.tile);
            assert!(
                matches!(Outcome::of(&next), Outcome::Waiting(waits) if waits == first.accepts)
            );
        }
    }

    #[test]
    fn of_fives_a_red_one_is_kept() {
        let draft = draft("riichi-mleague", "123m40567p99s114z w2z SE");
        let five = draft
            .entry
            .hand
            .concealed
            .iter()
            .find(|tile| tile.to_string() == "5p");
        let next = draft.discarding(*five.expect("a five"));
        assert_eq!(next.entry.hand.concealed.len(), 13);
        assert_eq!(next.entry.hand.red_fives().total(), 1);
    }
}
