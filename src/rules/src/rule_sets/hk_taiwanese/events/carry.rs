//! Carried debts as events (T-116 to T-120).

use super::super::debts::{CARRY_RULE, cut, is_played, least_wins_to_cut, may_cut, step};
use crate::model::{
    AnswerKind, Answers, CarriedDebts, CarriedWin, CarryStep, DEBTS, Effect, EffectValue, Event,
    EventError, Required, RuleOptions, Ruling, question,
};

pub(super) const CARRY: Event = Event {
    key: "carry",
    name: "Debts after a hand",
    keywords: "debts, carried, who owes whom, half, one and a half, dai, laai, tek bun, 拉, 踢半, 欠",
    clauses: &["T-116", "T-117", "T-118"],
    questions: &[
        DEBTS,
        question(
            "wins",
            "Who won how much off whom?",
            AnswerKind::CarriedWins,
            Required::Always,
        )
        .in_unit(),
        question(
            "self_draw",
            "Was it a self-draw?",
            AnswerKind::Flag,
            Required::Optional,
        ),
    ],
    rule: carry,
};

/// Returns the effect of the debts afterwards.
pub(in super::super) fn debts_now(debts: CarriedDebts) -> Effect {
    Effect {
        key: "debts",
        value: EffectValue::Debts(debts),
        text: if debts.is_empty() {
            "nobody owes anybody anything"
        } else {
            "debts now: {0}"
        },
    }
}

fn ruling(clause: &'static str, verdict: &'static str, after: CarryStep) -> Ruling {
    Ruling {
        payments: after.payments,
        effects: vec![debts_now(after.debts)],
        ..Ruling::new(clause, verdict)
    }
}

/// Returns the ruling of a house that pays every win at once.
fn not_played(debts: CarriedDebts) -> Ruling {
    let verdict = "under your house rules every win is paid at once, so nothing is carried";
    let unchanged = CarryStep {
        debts,
        ..CarryStep::default()
    };
    Ruling {
        allowed: Some(false),
        ..ruling("T-116", verdict, unchanged)
    }
}

/// Returns what is paid now after the wins of a hand, and the debts after it.
fn carry(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let debts = facts.require("debts", Answers::debts)?;
    let wins = facts.require("wins", Answers::carried_wins)?;
    if let Some(message) = fault(&wins, facts.flag("self_draw")) {
        return Err(vec![EventError::bad_request("wins", message)]);
    }
    if !is_played(house) {
        return Ok(not_played(debts));
    }
    let after = step(debts, &wins);
    let verdict = if after.payments.transfers().is_empty() {
        "nothing is paid now: the points of the hand are carried"
    } else {
        "the debts that ended are paid now, and the points of the hand are carried"
    };
    Ok(ruling("T-117", verdict, after))
}

/// Returns why these can't be the wins of one hand, with the remedy.
fn fault(wins: &[CarriedWin], self_draw: Option<bool>) -> Option<&'static str> {
    let Some(first) = wins.first() else {
        return Some("nobody won: name at least one win; after a drawn hand no debt changes");
    };
    let is_twice = |(place, win): (usize, &CarriedWin)| {
        let mut before = wins.iter().take(place);
        before.any(|one| (one.winner, one.payer) == (win.winner, win.payer))
    };
    let one_winner = wins.iter().all(|win| win.winner == first.winner);
    let one_payer = wins.iter().all(|win| win.payer == first.payer);
    if wins.iter().any(|win| win.winner == win.payer) {
        Some("nobody wins off themselves: name another payer")
    } else if wins.iter().any(|win| win.points == 0) {
        Some("a win is worth at least 1 point: leave it out, or give its points")
    } else if wins.iter().enumerate().any(is_twice) {
        Some("one win is named twice: give each winner and payer once, with all points")
    } else if self_draw == Some(true) && !(one_winner && wins.len() == 3) {
        Some("a self-draw is paid by all three others: name one winner and three payers")
    } else if self_draw != Some(true) && !one_payer {
        Some("one player pays for a discard: name one payer, or say that it was a self-draw")
    } else {
        None
    }
}

pub(super) const CARRY_CUT: Event = Event {
    key: "carry-cut",
    name: "May a debt be paid off now?",
    keywords: "cut, pay off, give up, debt, surrender, 斬, 斬纜",
    clauses: &["T-116", "T-119"],
    questions: &[
        DEBTS,
        question(
            "creditor",
            "Who is the creditor?",
            AnswerKind::Seat,
            Required::Always,
        ),
        question(
            "debtor",
            "Who is the debtor?",
            AnswerKind::Seat,
            Required::Always,
        ),
    ],
    rule: carry_cut,
};

/// Returns whether a debtor may pay a debt off between two hands, and the payment.
fn carry_cut(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let debts = facts.require("debts", Answers::debts)?;
    let creditor = facts.require("creditor", Answers::seat)?;
    let debtor = facts.require("debtor", Answers::seat)?;
    if creditor == debtor {
        let message = "nobody owes themselves anything: name two players, creditor and debtor";
        return Err(vec![EventError::bad_request("debtor", message)]);
    }
    if !is_played(house) {
        return Ok(not_played(debts));
    }
    let Some(debt) = debts.owed(creditor, debtor) else {
        let message = if debts.owed(debtor, creditor).is_some() {
            "the debt is in the other direction: exchange creditor and debtor"
        } else {
            "the debtor owes the creditor nothing: name a creditor and a debtor of one of the debts"
        };
        return Err(vec![EventError::impossible("debtor", message)]);
    };
    if !may_cut(house, debt) {
        let verdict = if least_wins_to_cut(house) == 0 {
            "under your house rules no debt may be paid off before it ends"
        } else {
            "the debt comes from too few wins in a row, so it can’t be paid off yet"
        };
        let unchanged = CarryStep {
            debts,
            ..CarryStep::default()
        };
        return Ok(Ruling {
            allowed: Some(false),
            ..ruling("T-119", verdict, unchanged)
        });
    }
    let verdict = "the debtor may pay the whole debt now, which ends it";
    Ok(Ruling {
        allowed: Some(true),
        ..ruling("T-119", verdict, cut(debts, debt))
    })
}

pub(super) const CARRY_COLLECT: Event = Event {
    key: "carry-collect",
    name: "All debts at the end",
    keywords: "end of the game, collect, debts, pay all, 收數, 尾場",
    clauses: &["T-116", "T-120"],
    questions: &[DEBTS],
    rule: carry_collect,
};

/// Returns the payments of all debts after the last hand.
fn carry_collect(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let debts = facts.require("debts", Answers::debts)?;
    if !is_played(house) {
        return Ok(not_played(debts));
    }
    let all = CarryStep {
        payments: CARRY_RULE.collect(debts),
        debts: CarriedDebts::NONE,
    };
    let verdict = "after the last hand every debt is paid in full";
    Ok(ruling("T-120", verdict, all))
}
