//! Several winners on one discard (T-73).

use super::super::options::answer;
use super::super::shares::{HouseStakes, pay};
use super::win::is_below_minimum;
use crate::hands::Win;
use crate::model::{
    AnswerKind, Answers, CLAIMANTS, DISCARDER, Event, EventError, Payments, Required, RuleOptions,
    Ruling, STREAK, claims_in_turn_order, in_turn_order, question, streak,
};

pub(super) const MULTIPLE_WINS: Event = Event {
    key: "multiple-wins",
    name: "Several win on one discard",
    keywords: "two winners, three winners, same discard, several, nearest, head bump, 一炮雙響, 一炮三響, 截胡",
    clauses: &["T-65", "T-66", "T-67", "T-73"],
    questions: &[
        DISCARDER,
        question(
            "winners",
            "Who won?",
            AnswerKind::Winners(None),
            Required::Always,
        )
        .in_unit(),
        STREAK,
    ],
    rule: multiple_wins,
};

/// Returns the winners who are paid, of those in turn order after the discarder, with the reason.
fn paid<T>(house: &RuleOptions, mut all: Vec<T>) -> (Vec<T>, &'static str) {
    let only_nearest = match all.len() {
        0 | 1 => return (all, "one player wins, and the discarder pays"),
        2 => !house.is_chosen(const { answer("several_winners", "all") }),
        _ => house.is_chosen(const { answer("several_winners", "nearest") }),
    };
    if only_nearest {
        all.truncate(1);
        let verdict =
            "one player wins: the first in turn order after the discarder; the others get nothing";
        return (all, verdict);
    }
    (all, "all win, and each is paid in full by the discarder")
}

/// Returns the payments of the wins on one discard.
fn multiple_wins(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let from = facts.require("from", Answers::seat)?;
    let winners = facts.require("winners", Answers::winners)?;
    let winners = in_turn_order(from, winners, |winner| winner.seat, "winners")?;
    if winners.iter().any(|winner| winner.liable.is_some()) {
        let message = "a player is liable for one element: leave it out here, and settle that win as a \
                       single one";
        return Err(vec![EventError::impossible("winners", message)]);
    }
    if winners
        .iter()
        .any(|winner| is_below_minimum(house, winner.value))
    {
        let verdict = "one of the hands is below the minimum of your house rules, so it can’t win: leave it out";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("T-66", verdict)
        });
    }
    let (winners, verdict) = paid(house, winners);
    let stakes = HouseStakes::new(house, streak(facts));
    let mut payments = Payments::none();
    for winner in &winners {
        let win = Win::Discard { from };
        let tai = winner.value.min(house.limit());
        payments.append(&pay(stakes, winner.seat, win, tai, None));
    }
    Ok(Ruling {
        allowed: Some(true),
        winners: winners.iter().map(|winner| winner.seat).collect(),
        payments,
        ..Ruling::new("T-73", verdict)
    })
}

pub(super) const CLAIMS_ON_DISCARD: Event = Event {
    key: "claims-on-discard",
    name: "Several want to win on one discard",
    keywords: "two players, same discard, who wins, nearest, head bump, priority, 截胡, 一炮雙響",
    clauses: &["T-73"],
    questions: &[DISCARDER, CLAIMANTS],
    rule: claims_on_discard,
};

/// Returns the winners among several claims, the nearest first.
fn claims_on_discard(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claims = claims_in_turn_order(facts)?;
    let seats = claims.iter().map(|claim| claim.seat).collect();
    let (winners, verdict) = paid(house, seats);
    Ok(Ruling {
        winners,
        ..Ruling::new("T-73", verdict)
    })
}
