//! What a hand would be worth.

use tilewise_rules::{Seat, WinBy, check, score};

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
        let seat = draft.entry.situation.seat?;
        let from = by.needs_seat().then(|| giver(draft, seat));
        let won = draft.with_win(by, from);
        let (hand, situation) = check(&won.house, &won.entry).ok()?;
        let score = score(&won.house, &hand, &situation)?;
        Some(Self {
            counted: score.best.counted,
            below_minimum: score.below_minimum,
            received: score.payments.received(seat),
        })
    }
}

/// Who gives the winning tile: whoever was named, else the next player.
fn giver(draft: &Draft, seat: Seat) -> Seat {
    let named = draft.entry.situation.from;
    named.filter(|&from| from != seat).unwrap_or(seat.next())
}
