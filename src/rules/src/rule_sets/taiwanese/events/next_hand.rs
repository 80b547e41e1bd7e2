//! The next hand: dealer, repeats, round, end of the game (T-78 to T-80).

use super::super::progression::PROGRESSION;
use crate::model::{
    Answers, Event, EventError, HAND_NUMBER, HAND_ROUND, HAND_WINNERS, RuleOptions, Ruling, STREAK,
    next_hand,
};

pub(super) const NEXT_HAND: Event = Event {
    key: "next-hand",
    name: "Who deals next? Is the game over?",
    keywords: "next hand, dealer, dealer stays, streak, repeat, next round, end of the game, 連莊, 下莊, 過莊, 一將",
    clauses: &["T-78", "T-79", "T-80"],
    questions: &[HAND_WINNERS, HAND_ROUND, HAND_NUMBER, STREAK],
    rule: what_follows,
};

fn what_follows(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let (ruling, _) = next_hand(&PROGRESSION, house, facts)?;
    Ok(ruling)
}
