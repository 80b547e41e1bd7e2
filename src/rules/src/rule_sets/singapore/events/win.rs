//! Wins that are already counted, and the eighth flower that was hidden (SG-8 to SG-23, SG-98 to
//! SG-101).

use super::super::options::choice;
use super::super::payment::{normal, wonders};
use super::impossible;
use crate::hands::Win;
use crate::schema::{
    After, Ask, BY, Effect, Event, EventError, Facts, GIVER, House, Need, POT, Payments, Reason,
    Ruling, VALUE, WINNER, question, seat,
};

pub(super) const SETTLE_WIN: Event = Event {
    key: "settle-win",
    name: "A win, already counted",
    keywords: "quick, already counted, faan, fan, tai, points, pay, payment, ron, self-draw",
    clauses: &[
        "SG-10", "SG-14", "SG-15", "SG-16", "SG-19", "SG-22", "SG-23", "SG-35",
    ],
    questions: &[WINNER, BY, GIVER, VALUE, POT.unplayed()],
    rule: settle_win,
};

/// The payments for a value that is already known.
fn settle_win(house: &House, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let (seat, value, win) = facts.counted_win()?;
    let mut errors = Vec::new();
    if win.from() == Some(seat) {
        let says = match win {
            Win::RobbingTheKong { .. } => "nobody robs an own kong: name another seat",
            Win::BonusTiles { .. } => "nobody robs an own bonus tile: name another seat, or none",
            _ => "nobody wins on an own discard: name another seat",
        };
        errors.push(EventError::impossible("from", says));
    }
    if facts.number("pot").is_some_and(|pot| pot > 0) {
        errors.push(EventError::impossible(
            "pot",
            "these rules have no pot: leave it out",
        ));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if value < house.minimum() {
        let verdict = "the hand is below the minimum of the house, so it may not be won with";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::says("SG-10", verdict)
        });
    }
    let (clause, verdict) = match win {
        Win::SelfDraw => ("SG-15", "all three others pay for a self-drawn win"),
        Win::Discard { .. } => ("SG-14", "the discarder pays as the house has it"),
        Win::RobbingTheKong { .. } => ("SG-22", "who made the robbed kong pays like a discarder"),
        Win::BonusTiles { from: None } => ("SG-35", "all three others pay as for a self-draw"),
        Win::BonusTiles { from: Some(_) } => (
            "SG-23",
            "who drew the robbed eighth flower pays like a discarder",
        ),
    };
    let payments = normal(house, seat, win, value.min(house.limit()));
    // The scheme of the house has clauses of its own.
    let clause = payments
        .transfers()
        .first()
        .map_or(clause, |one| one.reason.clause);
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments,
        ..Ruling::says(clause, verdict)
    })
}

static TAKEN: Reason = Reason {
    clause: "SG-82",
    says: "drew the tile that Thirteen Wonders took",
};

pub(super) const CLAIM_ON_SELF_DRAW: Event = Event {
    key: "claim-on-self-draw",
    name: "May a tile be taken that another player drew to win?",
    keywords: "thirteen wonders, thirteen orphans, self-draw, take, rob, priority, superseded",
    clauses: &["SG-14", "SG-81", "SG-82"],
    questions: &[
        seat("Who wants the tile?"),
        question("from", "Who drew it?", Ask::Seat, Need::Always),
        question(
            "pure",
            "Is it Thirteen Wonders that waits for all thirteen tiles?",
            Ask::Flag,
            Need::Never,
        ),
    ],
    rule: claim_on_self_draw,
};

const OTHER_WIN_STANDS: Effect = Effect {
    key: "other_win_stands",
    holds: true,
    says: "the other player's win is paid as well",
};
const OTHER_WIN_VOID: Effect = Effect {
    key: "other_win_stands",
    holds: false,
    says: "the other player's win is void, and nobody pays for it",
};

/// Thirteen Wonders on a tile with which another player wins by self-draw: SG-82. Who drew it
/// counts as its discarder where the house has one for them.
fn claim_on_self_draw(house: &House, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.need("seat", Facts::seat)?;
    let from = facts.need("from", Facts::seat)?;
    let pure = facts.is("pure");
    if seat == from {
        let says = "nobody takes a tile from oneself: name another seat";
        return impossible("from", says);
    }
    let refusal = if !house.on(const { choice("thirteen_wonders_takes_self_draw") }) {
        Some("in this house no hand takes a tile that another player drew: the self-draw wins")
    } else if !pure {
        Some("only Thirteen Wonders that waits for all thirteen tiles does: the self-draw wins")
    } else {
        None
    };
    if let Some(verdict) = refusal {
        return Ok(Ruling {
            allowed: Some(false),
            winners: vec![from],
            effects: vec![OTHER_WIN_STANDS],
            ..Ruling::says("SG-82", verdict)
        });
    }
    let mut payments = Payments::none();
    for one in wonders(house, seat, Win::Discard { from }).transfers() {
        let given = one.from == from && one.reason.clause != "SG-81";
        let reason = if given { &TAKEN } else { one.reason };
        payments.transfer(one.from, seat.into(), one.amount, reason);
    }
    let verdict = "Thirteen Wonders that waits for all thirteen tiles wins before the self-draw";
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments,
        effects: vec![OTHER_WIN_VOID],
        ..Ruling::says("SG-82", verdict)
    })
}

static HIDER: Reason = Reason {
    clause: "SG-100",
    says: "hid the eighth flower, and pays for all",
};

pub(super) const HIDDEN_EIGHTH: Event = Event {
    key: "hidden-eighth",
    name: "The eighth flower was hidden",
    keywords: "inspection, eighth flower, hid a flower, seven flowers, forgot to show",
    clauses: &["SG-19", "SG-23", "SG-98", "SG-99", "SG-100"],
    questions: &[
        question(
            "holder",
            "Who holds the other seven?",
            Ask::Seat,
            Need::Always,
        ),
        question(
            "cause",
            "How did the hand end?",
            Ask::Word(&[("draw", "Nobody won"), ("other-win", "Another player won")]),
            Need::Always,
        ),
        question(
            "demanded",
            "Did that player demand to see all hands: before the last tile was drawn, or at once after the win?",
            Ask::Flag,
            Need::Never,
        ),
        question(
            "hider",
            "Who hid the eighth, or broke up the hand before the inspection?",
            Ask::Seat,
            Need::Always,
        )
        .after(After::Yes("demanded")),
    ],
    rule: hidden_eighth,
};

/// What called for an inspection of all bonus tiles, in the order of the answers to `cause`.
#[derive(Clone, Copy)]
enum Inspection {
    Draw,
    OtherWin,
}

/// The holder of seven flowers has won; the hider is who would have been robbed of the eighth.
/// Nobody looks for it unasked: SG-98.
fn hidden_eighth(house: &House, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let holder = facts.need("holder", Facts::seat)?;
    let hider = facts.need("hider", Facts::seat)?;
    let cause = facts.need_one_of("cause", [Inspection::Draw, Inspection::OtherWin])?;
    if facts.flag("demanded") == Some(false) {
        let verdict = "the holder of seven flowers must demand the inspection in time; without it the \
                       hand stays as it ended";
        return Ok(Ruling::says("SG-98", verdict));
    }
    if holder == hider {
        let says = "who holds seven flowers hides no eighth from oneself: name another seat";
        return impossible("hider", says);
    }
    let robbed = Win::BonusTiles { from: Some(hider) };
    // SG-21: eight flowers are a special hand.
    let special = house.on(const { choice("special_hands_double") });
    let times = if special { 2 } else { 1 };
    let for_all = house.chosen(const { choice("hidden_eighth") }) == PAY_ALL;
    let mut payments = Payments::none();
    let midway = normal(house, holder, robbed, house.limits().hand);
    if for_all {
        let all = midway.received(holder).saturating_mul(times);
        payments.pay(hider, holder, all, &HIDER);
    } else {
        for one in midway.transfers() {
            payments.transfer(
                one.from,
                holder.into(),
                one.amount.saturating_mul(times),
                one.reason,
            );
        }
    }
    let both = house.chosen(const { choice("hidden_eighth_after_win") }) == BOTH;
    let (verdict, mut effects) = match cause {
        Inspection::Draw => (
            "the holder of seven flowers has won with eight, so it is no draw",
            Vec::new(),
        ),
        Inspection::OtherWin if both => (
            "the holder of seven flowers has won with eight, and the other win is paid as well",
            vec![OTHER_WIN_STANDS],
        ),
        Inspection::OtherWin => (
            "the holder of seven flowers has won with eight, in place of the other win",
            vec![OTHER_WIN_VOID],
        ),
    };
    effects.push(INSTANT_PAYMENTS);
    Ok(Ruling {
        winners: vec![holder],
        payments,
        effects,
        ..Ruling::says("SG-99", verdict)
    })
}

const INSTANT_PAYMENTS: Effect = Effect {
    key: "instant_payments_due",
    holds: true,
    says: "the sets that the eighth flower completes are paid at once too: ask for the bonus tiles",
};

/// The place of `both-paid` among the answers of `hidden_eighth_after_win`.
const BOTH: usize = 1;

/// The place of `pay-all` among the answers of `hidden_eighth`.
const PAY_ALL: usize = 0;
