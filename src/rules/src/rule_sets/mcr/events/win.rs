//! Counted wins, and several claims of a discard (M-12, M-113 to M-117).

use super::super::payment;
use crate::hands::{Win, WinBy};
use crate::model::{
    Answers, BY, CLAIMANTS, DISCARDER, Event, EventError, GIVER, RuleOptions, Ruling, VALUE,
    WINNER, claims_in_turn_order,
};

pub(super) const SETTLE_WIN: Event = Event {
    key: "settle-win",
    name: "A win, already counted",
    keywords: "quick, already counted, fan, points, pay, payment, discard, self-draw, base points",
    clauses: &["M-13", "M-113", "M-114", "M-115", "M-116"],
    questions: &[WINNER, BY, GIVER, VALUE],
    rule: settle_win,
};

/// Returns the payments of a counted win, flowers included.
fn settle_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let (seat, value, win) = facts.counted_win()?;
    if win.from() == Some(seat) {
        let message = "you can’t win on your own discard: name another seat";
        return Err(vec![EventError::impossible("from", message)]);
    }
    if win.by() == WinBy::SelfDraw && facts.seat("from").is_some() {
        let message = "a self-drawn tile was discarded by nobody: leave the seat out, or say that it \
                    was a discard";
        return Err(vec![EventError::impossible("from", message)]);
    }
    if win.by() == WinBy::BonusTiles {
        return Err(vec![EventError {
            code: "not-a-win",
            at: "by",
            message: "these rules have no win by bonus tiles: it is a self-draw, a discard or a robbed kong",
        }]);
    }
    if value < house.minimum() {
        let verdict = "the hand is below the minimum, so it may not be won with: called all the same, it is a false win";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("M-13", verdict)
        });
    }
    let (clause, verdict) = match win {
        Win::SelfDraw | Win::BonusTiles { .. } => (
            "M-115",
            "each of the others pays the base points and the value",
        ),
        Win::Discard { .. } => (
            "M-114",
            "the discarder pays the base points and the value, the others the base points",
        ),
        Win::RobbingTheKong { .. } => (
            "M-116",
            "who added to the kong pays the base points and the value, the others the base points",
        ),
    };
    let value = value.min(house.limit());
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments: payment::normal(seat, win, value),
        ..Ruling::new(clause, verdict)
    })
}

pub(super) const CLAIMS_ON_DISCARD: Event = Event {
    key: "claims-on-discard",
    name: "Several want to win on one discard",
    keywords: "two players, same discard, who wins, nearest, head bump, priority",
    clauses: &["M-12"],
    questions: &[DISCARDER, CLAIMANTS],
    rule: claims_on_discard,
};

/// Returns the winner among several claims: the first in turn order after the discarder (M-12).
fn claims_on_discard(_: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claims = claims_in_turn_order(facts)?;
    let winners = claims.iter().take(1).map(|claim| claim.seat);
    Ok(Ruling {
        winners: winners.collect(),
        ..Ruling::new(
            "M-12",
            "the player next in turn order after the discarder wins; if that win is none, the tile is the next one’s",
        )
    })
}
