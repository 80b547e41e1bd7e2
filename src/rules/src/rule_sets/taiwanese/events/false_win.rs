//! False wins (T-77).

use super::super::shares::{HouseStakes, false_win as payments};
use crate::model::{
    Answers, Event, EventError, OFFENDER, RuleOptions, Ruling, STREAK, dealt_again, streak,
};

pub(super) const FALSE_WIN: Event = Event {
    key: "false-win",
    name: "False win",
    keywords: "not a win, wrong tile, wrong win, mistake, showed the hand, 詐胡, 炸胡",
    clauses: &["T-77"],
    questions: &[OFFENDER, STREAK],
    rule: false_win,
};

fn false_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let streak = streak(facts);
    let verdict = "the player pays each of the others as for a hand of 8 tai; the hand is dealt again by the same dealer";
    Ok(Ruling {
        payments: payments(HouseStakes::new(house, streak), seat),
        effects: dealt_again(streak),
        ..Ruling::new("T-77", verdict)
    })
}
