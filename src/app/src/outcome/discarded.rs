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
