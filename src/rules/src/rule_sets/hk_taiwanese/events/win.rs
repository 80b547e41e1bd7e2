//! Counted wins, alone or several at once (T-112 to T-115).

use super::super::debts::CARRY_RULE;
use super::super::elements::{ELEMENTS, id};
use super::super::shares::pay;
use crate::hands::Win;
use crate::model::{
    AnswerKind, Answers, BY, CLAIMANTS, CarryStep, DEBTS_ON_TABLE, DISCARDER, ElementId, Event,
    EventError, GIVER, Payments, Required, RuleOptions, Ruling, STREAK, VALUE, WINNER, Worth,
    claims_in_turn_order, in_turn_order, question, streak,
};

pub(super) const SETTLE_WIN: Event = Event {
    key: "settle-win",
    name: "A win, already counted",
    keywords: "quick, already counted, faan, fan, points, pay, payment, self-draw, discard, dealer, streak, debts, carried, 拉, 食糊, 自摸",
    clauses: &["T-100", "T-112", "T-113", "T-114"],
    questions: &[WINNER, BY, GIVER, VALUE, STREAK, DEBTS_ON_TABLE],
    rule: settle_win,
};

/// Returns what a counted win is worth between the seats, with all points in its value.
fn settle_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let (seat, value, win) = facts.counted_win()?;
    if win.from() == Some(seat) {
        let message = win.by().own_tile_message();
        return Err(vec![EventError::bad_request("from", message)]);
    }
    if win == Win::SelfDraw && facts.seat("from").is_some() {
        let message = "a self-drawn tile was discarded by nobody: leave the seat out, or say that it \
                    was a discard";
        return Err(vec![EventError::impossible("from", message)]);
    }
    if value < house.minimum() {
        return Ok(below_minimum());
    }
    let (clause, verdict) = match win {
        Win::SelfDraw => ("T-112", "all three others pay for a self-drawn win"),
        Win::Discard { .. } => ("T-112", "the discarder pays"),
        Win::RobbingTheKong { .. } => ("T-112", "the player who made the robbed kong pays"),
        Win::BonusTiles { from: None } => ("T-114", "all three others pay for the eight flowers"),
        Win::BonusTiles { from: Some(_) } => {
            ("T-114", "the player who drew the eighth flower pays")
        }
    };
    let payments = pay(streak(facts), seat, win, value);
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        carried: carried(house, facts, &payments),
        payments,
        ..Ruling::new(clause, verdict)
    })
}

/// Returns the ruling that a hand may not win.
fn below_minimum() -> Ruling {
    let verdict = "the hand is below the minimum of your house rules, so it can’t win";
    Ruling {
        allowed: Some(false),
        ..Ruling::new("T-100", verdict)
    }
}

/// Returns what is due now and what is carried, if the debts before the win are known (T-122).
fn carried(house: &RuleOptions, facts: &Answers, worth: &Payments) -> Option<CarryStep> {
    let debts = facts
        .debts("debts")
        .filter(|_| (CARRY_RULE.played)(house))?;
    Some(CARRY_RULE.after_hand(debts, worth))
}

pub(super) const MULTIPLE_WINS: Event = Event {
    key: "multiple-wins",
    name: "Several win on one discard",
    keywords: "two winners, three winners, double, triple, same discard, several, 雙響, 三響",
    clauses: &["T-100", "T-112", "T-113", "T-115", "T-157", "T-158"],
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
        DEBTS_ON_TABLE,
    ],
    rule: multiple_wins,
};

/// Returns the value of an element in the table of the house (T-84).
pub(super) fn faan(house: &RuleOptions, element: ElementId) -> u16 {
    match ELEMENTS[element.place()].worth_in(house) {
        Worth::Fan(value) => value,
        _ => 0,
    }
}

/// Returns the points that each of several winners has in addition: T-157, T-158.
pub(in super::super) fn shared_discard_bonus(house: &RuleOptions, winners: usize) -> u16 {
    match winners {
        0 | 1 => 0,
        2 => faan(house, const { id("double-win") }),
        _ => faan(house, const { id("triple-win") }),
    }
}

/// Returns what the wins on one discard are worth: each is paid in full (T-115).
fn multiple_wins(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let from = facts.require("from", Answers::seat)?;
    let winners = facts.require("winners", Answers::winners)?;
    let winners = in_turn_order(from, winners, |winner| winner.seat, "winners")?;
    if winners.iter().any(|winner| winner.liable.is_some()) {
        let message = "these rules have no liability: remove the liable player; the discarder pays";
        return Err(vec![EventError::impossible("winners", message)]);
    }
    let bonus = shared_discard_bonus(house, winners.len());
    let value = |value: u16| value.saturating_add(bonus);
    if winners
        .iter()
        .any(|winner| value(winner.value) < house.minimum())
    {
        return Ok(below_minimum());
    }
    let mut payments = Payments::none();
    for winner in &winners {
        let win = Win::Discard { from };
        payments.append(&pay(streak(facts), winner.seat, win, value(winner.value)));
    }
    Ok(Ruling {
        allowed: Some(true),
        winners: winners.iter().map(|winner| winner.seat).collect(),
        carried: carried(house, facts, &payments),
        payments,
        ..Ruling::new(
            "T-115",
            "all win, and each is paid in full by the discarder",
        )
    })
}

pub(super) const CLAIMS_ON_DISCARD: Event = Event {
    key: "claims-on-discard",
    name: "Several want to win on one discard",
    keywords: "two players, same discard, who wins, nearest, priority, 雙響, 三響",
    clauses: &["T-115"],
    questions: &[DISCARDER, CLAIMANTS],
    rule: claims_on_discard,
};

/// Returns the winners among several claims: all of them, in turn order.
fn claims_on_discard(_: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claims = claims_in_turn_order(facts)?;
    Ok(Ruling {
        winners: claims.iter().map(|claim| claim.seat).collect(),
        ..Ruling::new("T-115", "all who claim it win, and each is paid in full")
    })
}
