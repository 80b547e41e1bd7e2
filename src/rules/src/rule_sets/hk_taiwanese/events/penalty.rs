//! Penalties for faults (T-128 to T-132).

use super::super::options::choice;
use super::super::shares::POINT;
use super::instant::KONG_AMOUNT;
use crate::model::{
    Account, AnswerKind, Answers, AskWhen, Effect, Event, EventError, OFFENDER, Payments, Question,
    REDEAL, Reason, Required, RuleOptions, Ruling, STREAK, dealt_again, question, streak,
};
use crate::tiles::Seat;

pub(super) const FALSE_WIN: Event = Event {
    key: "false-win",
    name: "False win",
    keywords: "not a win, wrong tile, wrong win, mistake, showed the hand, 詐糊, 炸糊",
    clauses: &["T-128"],
    questions: &[OFFENDER, STREAK],
    rule: false_win,
};

const LOST: &Reason = &Reason {
    clause: "T-128",
    text: "penalty",
};

/// Returns the points that a false win costs; nobody receives them.
fn lost(house: &RuleOptions, seat: Seat) -> Payments {
    let points = i64::from(house.number(const { choice("false_win") }));
    let mut payments = Payments::none();
    payments.transfer(seat.into(), Account::Bank, POINT * points, LOST);
    payments
}

fn false_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let verdict = "the player pays the points, which nobody receives; the hand is void and dealt again by the same dealer";
    Ok(Ruling {
        payments: lost(house, seat),
        effects: dealt_again(streak(facts)),
        ..Ruling::new("T-128", verdict)
    })
}

/// The question how often the player has committed the fault in this session.
const TIMES: Question = question(
    "times",
    "How many times has the player done this in this session, this time included?",
    AnswerKind::Number(99),
    Required::Optional,
)
.with_skip("The first time");

/// Returns how often the player has committed the fault: 1 if it isn't known.
fn times(facts: &Answers) -> Result<u32, Vec<EventError>> {
    match facts.number("times") {
        Some(0) => {
            let message = "the number of times is at least 1: enter 1 or more, or leave it out";
            Err(vec![EventError::bad_request("times", message)])
        }
        times => Ok(times.unwrap_or(1)),
    }
}

/// Returns payments of the player to each of the others, in points.
fn to_each(seat: Seat, points: u32, reason: &'static Reason) -> Payments {
    let mut payments = Payments::none();
    for other in seat.others() {
        payments.pay(seat, other, POINT * i64::from(points), reason);
    }
    payments
}

pub(super) const EMPTY_WIN: Event = Event {
    key: "empty-win",
    name: "A win is taken back",
    keywords: "empty win, called win, took it back, no hand shown, 空糊",
    clauses: &["T-129", "T-131"],
    questions: &[OFFENDER, TIMES],
    rule: empty_win,
};

const TAKEN_BACK: &Reason = &Reason {
    clause: "T-129",
    text: "penalty",
};

fn empty_win(_: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let times = times(facts)?;
    let verdict = "the player pays each of the others and may not win this hand; the hand goes on";
    Ok(Ruling {
        payments: to_each(seat, 5 * times, TAKEN_BACK),
        effects: vec![Effect::NO_WIN.without_text()],
        ..Ruling::new(fault_clause(times, "T-129"), verdict)
    })
}

/// Returns the clause of a fault: a repeated one costs more.
const fn fault_clause(times: u32, first: &'static str) -> &'static str {
    if times > 1 { "T-131" } else { first }
}

pub(super) const CLAIM_CANCELLED: Event = Event {
    key: "claim-cancelled",
    name: "A claim is taken back",
    keywords: "chow, pung, kong, called, cancelled, took it back, 空碰, 空食",
    clauses: &["T-130", "T-131"],
    questions: &[OFFENDER, TIMES],
    rule: claim_cancelled,
};

const CANCELLED: &Reason = &Reason {
    clause: "T-130",
    text: "penalty",
};

fn claim_cancelled(_: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let times = times(facts)?;
    Ok(Ruling {
        payments: to_each(seat, 5 * times, CANCELLED),
        ..Ruling::new(
            fault_clause(times, "T-130"),
            "the player pays each of the others; the hand goes on",
        )
    })
}

pub(super) const FALSE_KONG: Event = Event {
    key: "false-kong",
    name: "A wrong concealed kong",
    keywords: "false kong, wrong kong, not four of a kind, 錯暗槓",
    clauses: &["T-130"],
    // The payment is the same each time, but part 11 lists the field.
    questions: &[OFFENDER, TIMES.ask_when(AskWhen::Never)],
    rule: false_kong,
};

const PAID_BACK: &Reason = &Reason {
    clause: "T-130",
    text: "instant",
};

fn false_kong(_: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    times(facts)?;
    let mut payments = Payments::none();
    for other in seat.others() {
        payments.pay(seat, other, KONG_AMOUNT, PAID_BACK);
    }
    payments.append(&to_each(seat, 5, CANCELLED));
    Ok(Ruling {
        payments,
        ..Ruling::new(
            "T-130",
            "the player pays back what the kong brought, and as much again to each of the others",
        )
    })
}

pub(super) const RED_CARD: Event = Event {
    key: "red-card",
    name: "Red card",
    keywords: "red card, two yellow cards, warning, 紅牌, 黃牌",
    clauses: &["T-128", "T-132"],
    questions: &[OFFENDER, TIMES],
    rule: red_card,
};

const CARD: &Reason = &Reason {
    clause: "T-132",
    text: "penalty",
};

/// Returns the ruling on a red card; a further one of the same player is a false win.
fn red_card(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    if times(facts)? > 1 {
        let verdict =
            "a further red card costs as much as a false win; the hand is void and dealt again";
        return Ok(Ruling {
            payments: lost(house, seat),
            effects: vec![REDEAL],
            ..Ruling::new("T-132", verdict)
        });
    }
    let mut payments = Payments::none();
    payments.transfer(seat.into(), Account::Bank, POINT * 5, CARD);
    Ok(Ruling {
        payments,
        ..Ruling::new(
            "T-132",
            "the player pays the points, which nobody receives; the hand goes on",
        )
    })
}

/// Returns whether a red card voids the hand.
pub(in super::super) fn red_card_voids_hand(facts: &Answers) -> bool {
    times(facts).is_ok_and(|times| times > 1)
}
