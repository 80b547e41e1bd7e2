//! What a hand would be worth.

use tilewise_rules::{Improvement, Seat, WinBy, check, score, shortfall};

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
        let won = won(draft, by)?;
        let seat = won.entry.context.seat?;
        let (hand, context) = check(&won.house, &won.entry).ok()?;
        let score = score(&won.house, &hand, &context)?;
        Some(Self {
            counted: score.best.counted,
            below_minimum: score.below_minimum,
            received: score.payments.received(seat),
        })
    }
}

/// What would lift a hand over the minimum, if it were won in this way and is below it.
pub fn lifting(draft: &Draft, by: WinBy) -> Vec<&'static str> {
    won(draft, by).map_or_else(Vec::new, |won| {
        let all = shortfall(&won.house, &won.entry);
        all.iter().map(Improvement::name).collect()
    })
}

/// The draft, won in this way.
fn won(draft: &Draft, by: WinBy) -> Option<Draft> {
    let seat = draft.entry.context.seat?;
    let from = by.needs_seat().then(|| giver(draft, seat));
    Some(draft.with_win(by, from))
}

/// Who gives the winning tile: whoever was named, else the next player.
fn giver(draft: &Draft, seat: Seat) -> Seat {
    let named = draft.entry.context.from;
    named.filter(|&from| from != seat).unwrap_or(seat.next())
}
