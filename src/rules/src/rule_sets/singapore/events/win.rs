//! Wins that are already counted, and the eighth flower that was hidden (SG-8 to SG-23, SG-98 to
//! SG-101).

use super::super::options::choice;
use super::super::payment::{normal, wonders};
use super::{impossible, refuse};
use crate::engine::House;
use crate::hands::Win;
use crate::schema::{Effect, EventError, Inspection, Payments, Reason, Ruling};
use crate::tiles::Seat;

/// The payments for a value that is already known.
pub(super) fn settle_win(
    house: &House,
    seat: Seat,
    value: u16,
    win: Win,
    pot: u32,
) -> Result<Ruling, Vec<EventError>> {
    let mut errors = Vec::new();
    if win.from() == Some(seat) {
        let says = match win {
            Win::RobbingTheKong { .. } => "nobody robs an own kong: name another seat",
            Win::BonusTiles { .. } => "nobody robs an own bonus tile: name another seat, or none",
            _ => "nobody wins on an own discard: name another seat",
        };
        errors.push(impossible("from", says));
    }
    if pot > 0 {
        errors.push(impossible("pot", "these rules have no pot: leave it out"));
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

/// Thirteen Wonders on a tile with which another player wins by self-draw: SG-82. Who drew it
/// counts as its discarder where the house has one for them.
pub(super) fn claim_on_self_draw(
    house: &House,
    seat: Seat,
    from: Seat,
    pure: bool,
) -> Result<Ruling, Vec<EventError>> {
    if seat == from {
        let says = "nobody takes a tile from oneself: name another seat";
        return refuse(impossible("from", says));
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
            effects: vec![Effect::OTHER_WIN_STANDS],
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
        effects: vec![Effect::OTHER_WIN_VOID],
        ..Ruling::says("SG-82", verdict)
    })
}

static HIDER: Reason = Reason {
    clause: "SG-100",
    says: "hid the eighth flower, and pays for all",
};

/// Nobody looks for the eighth flower unasked: SG-98.
pub(super) fn no_inspection() -> Ruling {
    let verdict = "the holder of seven flowers must demand the inspection in time; without it the \
                   hand stays as it ended";
    Ruling::says("SG-98", verdict)
}

/// The holder of seven flowers has won; the hider is who would have been robbed of the eighth.
pub(super) fn hidden_eighth(
    house: &House,
    holder: Seat,
    hider: Seat,
    cause: Inspection,
) -> Result<Ruling, Vec<EventError>> {
    if holder == hider {
        return refuse(impossible(
            "hider",
            "who holds seven flowers hides no eighth from oneself: name another seat",
        ));
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
            vec![Effect::OTHER_WIN_STANDS],
        ),
        Inspection::OtherWin => (
            "the holder of seven flowers has won with eight, in place of the other win",
            vec![Effect::OTHER_WIN_VOID],
        ),
    };
    effects.push(Effect::INSTANT_PAYMENTS);
    Ok(Ruling {
        winners: vec![holder],
        payments,
        effects,
        ..Ruling::says("SG-99", verdict)
    })
}

/// The place of `both-paid` among the answers of `hidden_eighth_after_win`.
const BOTH: usize = 1;

/// The place of `pay-all` among the answers of `hidden_eighth`.
const PAY_ALL: usize = 0;
