//! What Singapore says about events beside the score of a hand.

mod asks;
mod claim;
mod instant;
mod penalty;
#[cfg(test)]
mod tests;
mod win;

pub(super) use asks::asks;

use crate::engine::House;
use crate::schema::{Event, EventError, Ruling};

pub(super) fn rule(house: &House, event: &Event) -> Result<Ruling, Vec<EventError>> {
    match event {
        &Event::SettleWin {
            seat,
            value,
            win,
            pot,
        } => win::settle_win(house, seat, value, win, pot),
        Event::ClaimsOnDiscard { from, claims } => claim::claims_on_discard(house, *from, claims),
        &Event::ClaimOnSelfDraw { seat, from, pure } => {
            win::claim_on_self_draw(house, seat, from, pure)
        }
        Event::Claim(claim) => claim::may_claim(house, claim),
        &Event::FalseWin { seat, win } => penalty::false_win(house, seat, win),
        Event::ShortHand { .. } => Ok(penalty::short_hand()),
        Event::LongHand { .. } => Ok(penalty::long_hand()),
        &Event::BonusCollected {
            seat,
            held_before,
            tiles,
            before_replacement,
        } => instant::bonus_collected(house, seat, held_before, tiles, before_replacement),
        &Event::Kong(kong) => instant::kong(house, kong),
        &Event::HiddenEighth {
            holder,
            hider,
            cause,
            demanded,
        } if demanded => win::hidden_eighth(house, holder, hider, cause),
        Event::HiddenEighth { .. } => Ok(win::no_inspection()),
        &Event::RevealAfterDeclaration {
            seat,
            declared,
            hand_complete,
        } => penalty::reveal(house, seat, declared, hand_complete),
        _ => Err(vec![EventError::NOT_IN_BOOK]),
    }
}

/// Something that can't be as it was told.
const fn impossible(at: &'static str, says: &'static str) -> EventError {
    EventError {
        code: "impossible",
        at,
        says,
    }
}

fn refuse<T>(error: EventError) -> Result<T, Vec<EventError>> {
    Err(vec![error])
}
