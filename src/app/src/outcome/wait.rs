//! The tiles that complete a hand.

use tilewise_rules::{Hand, Tile, WinBy, waits};

use super::Value;
use crate::state::Draft;

/// A tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// How many of it aren't in the hand.
    pub left: u8,
    /// What the hand would be worth by self-draw.
    pub self_draw: Option<Value>,
    /// What it would be worth by discard.
    pub discard: Option<Value>,
}

impl Wait {
    /// All tiles that complete a hand of 13.
    pub fn all(draft: &Draft, hand: &Hand) -> Vec<Self> {
        waits(hand, draft.house.shapes())
            .iter()
            .map(|tile| {
                let mut won = draft.clone();
                won.entry.hand.winning_tile = Some(tile);
                Self {
                    tile,
                    left: 4 - hand.all().of(tile).min(4),
                    self_draw: Value::of(&won, WinBy::SelfDraw),
                    discard: Value::of(&won, WinBy::Discard),
                }
            })
            .collect()
    }
}
