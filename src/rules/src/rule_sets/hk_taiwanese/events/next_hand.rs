//! The next hand: dealer, repeats, round, end of the game, debts (T-116, T-133).

use super::super::debts::after_deal_passed;
use super::super::progression::PROGRESSION;
use super::carry::debts_now;
use crate::model::{
    Answers, DEBTS_ON_TABLE, Deal, Event, EventError, HAND_NUMBER, HAND_ROUND, HAND_WINNERS,
    RuleOptions, Ruling, STREAK, next_hand,
};

pub(super) const NEXT_HAND: Event = Event {
    key: "next-hand",
    name: "Who deals next? Is the game over?",
    keywords: "next hand, dealer, dealer stays, streak, repeat, next round, end of the game, 連莊, 過莊, 冧莊",
    clauses: &["T-116", "T-118", "T-133"],
    questions: &[
        HAND_WINNERS,
        HAND_ROUND,
        HAND_NUMBER,
        STREAK,
        DEBTS_ON_TABLE,
    ],
    rule: what_follows,
};

/// Returns the next hand, with the debts by its letters.
fn what_follows(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let (mut ruling, deal) = next_hand(&PROGRESSION, house, facts)?;
    if let Some(debts) = facts.debts("debts") {
        ruling.effects.push(debts_now(match deal {
            Deal::Stays => debts,
            Deal::Passes => after_deal_passed(debts),
        }));
    }
    Ok(ruling)
}
