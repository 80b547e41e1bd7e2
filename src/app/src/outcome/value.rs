//! What a hand would be worth.

use tilewise_rules::{Seat, WinBy};

use super::ScoredWin;
use crate::state::Draft;

/// What a hand would be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The value after the limit.
    pub counted: u16,
    /// Whether it is too little to win with.
    pub below_minimum: bool,
    /// What the winner would be paid.
    pub received: i64,
}

impl Value {
    /// What a hand with a winning tile would be worth, won in this way; `None` if it can't be.
    pub fn of(draft: &Draft, by: WinBy) -> Option<Self> {
        Some(Self::of_win(&won(draft, by)?))
    }

    /// What a win is worth.
    pub fn of_win(win: &ScoredWin) -> Self {
        Self {
            counted: win.counted(),
            below_minimum: win.below_minimum(),
            received: win.received(),
        }
    }
}

/// A hand with a winning tile, won in this way; `None` if it can't be.
pub fn won(draft: &Draft, by: WinBy) -> Option<ScoredWin> {
    let Some(seat) = draft.entry.context.seat else {
        return whoever(draft, by);
    };
    let from = by.needs_seat().then(|| giver(draft, seat));
    ScoredWin::of(draft.with_win(by, from)).ok()
}

/// A win that is worth the same whoever of the four it is.
fn whoever(draft: &Draft, by: WinBy) -> Option<ScoredWin> {
    let mut all = Seat::ALL
        .into_iter()
        .map(|seat| won(&draft.with_seat(seat), by));
    let first = all.next()??;
    let value = Value::of_win(&first);
    let same = |other: Option<ScoredWin>| other.is_some_and(|win| Value::of_win(&win) == value);
    all.all(same).then_some(first)
}

/// Who gives the winning tile: whoever was named, else the next player.
pub fn giver(draft: &Draft, seat: Seat) -> Seat {
    let named = draft.entry.context.from;
    named.filter(|&from| from != seat).unwrap_or(seat.next())
}
