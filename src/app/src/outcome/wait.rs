//! The tiles that complete a hand.

use tilewise_rules::{Hand, House, Improvement, Tile, WinBy, shortfall, waits};

use super::ScoredWin;
use super::value::{Value, won};
use crate::state::Draft;

/// A tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// How many of it aren't in the hand.
    pub left: u8,
}

/// What a tile would make of the hand that it completes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waited {
    /// The tile.
    pub wait: Wait,
    /// What the hand would be worth by self-draw.
    pub self_draw: Option<Value>,
    /// What it would be worth by discard.
    pub discard: Option<Value>,
    /// Where it is too little to win with: what would be enough, each alone.
    pub shortfall: Vec<&'static str>,
}

impl Wait {
    /// All tiles that complete a hand.
    pub fn all(house: &House, hand: &Hand) -> Vec<Self> {
        waits(hand, house.patterns())
            .iter()
            .map(|tile| Self {
                tile,
                left: 4 - hand.all().of(tile).min(4),
            })
            .collect()
    }
}

impl Waited {
    /// A draft that waits for its last tile, completed.
    pub fn of(draft: &Draft, wait: Wait) -> Self {
        let mut complete = draft.clone();
        complete.entry.hand.winning_tile = Some(wait.tile);
        let [self_draw, discard] = [WinBy::SelfDraw, WinBy::Discard].map(|by| won(&complete, by));
        let low = [&discard, &self_draw].into_iter().flatten();
        let low = low.into_iter().find(|win| win.below_minimum());
        // What would be enough may depend on the seat.
        let low = low.filter(|_| draft.entry.context.seat.is_some());
        let shortfall = low.map_or_else(Vec::new, |win: &ScoredWin| {
            let all = shortfall(&win.draft.house, &win.draft.entry, &win.score);
            all.iter().map(Improvement::name).collect()
        });
        let [self_draw, discard] = [self_draw, discard].map(|win| win.as_ref().map(Value::of_win));
        Self {
            wait,
            self_draw,
            discard,
            shortfall,
        }
    }
}
