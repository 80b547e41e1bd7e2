//! What Hong Kong Old Style says about events beside the score of a hand.

use super::options::choice;
use super::payment::{normal, pays_for_all};
use crate::engine::House;
use crate::hands::{Win, WinBy};
use crate::schema::{
    Claim, Event, EventError, EventKind, Facts, Missed, Payments, Reason, Ruling, WinClaim,
};
use crate::tiles::Seat;

const ERRONEOUS: &Reason = &Reason {
    clause: "HKOS-80",
    says: "called an erroneous mahjong",
};

pub(super) fn rule(house: &House, event: &Event) -> Result<Ruling, Vec<EventError>> {
    match event {
        &Event::SettleWin {
            seat, value, win, ..
        } => settle_win(house, seat, value, win),
        Event::ClaimsOnDiscard { from, claims } => claims_on_discard(*from, claims),
        Event::Claim(claim) => may_claim(claim),
        Event::ErroneousMahjong { seat } => Ok(erroneous_mahjong(house, *seat)),
        Event::WrongTileCount { .. } => Ok(Ruling {
            allowed: Some(false),
            ..Ruling::says(
                "HKOS-81",
                "the player may not win this hand; the number of tiles stays as it is, and nobody pays",
            )
        }),
        _ => Err(vec![EventError::NOT_IN_BOOK]),
    }
}

/// What may be asked about an event: HKOS-08 knows nothing but what was missed.
pub(super) fn asks(_: &House, kind: EventKind, key: &str, _: &Facts) -> bool {
    !matches!(
        (kind, key),
        (EventKind::Claim, "action" | "own_discards" | "waiting")
    )
}

/// The payments for a value that is already known: HKOS-03, HKOS-51, HKOS-52.
fn settle_win(house: &House, seat: Seat, value: u16, win: Win) -> Result<Ruling, Vec<EventError>> {
    if win.from() == Some(seat) {
        return Err(vec![OWN_DISCARD]);
    }
    if win.by() == WinBy::BonusTiles {
        return Err(vec![EventError {
            code: "not-a-win",
            at: "by",
            says: "these rules have no win by bonus tiles: it is a self-draw, a discard or a robbed kong",
        }]);
    }
    if value == 0 && !matches!(win, Win::Discard { .. }) {
        return Err(vec![EventError {
            code: "impossible",
            at: "value",
            says: "a self-drawn or robbed win is worth at least the 1 fan for that",
        }]);
    }
    if value < house.minimum() {
        let verdict = "the hand is below the minimum of the house, so it may not be won with";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::says("HKOS-03", verdict)
        });
    }
    let (clause, verdict) = match (win, house.chosen(const { choice("payment") })) {
        (Win::SelfDraw | Win::BonusTiles { .. }, _) => {
            ("HKOS-52", "all three others pay for a self-drawn win")
        }
        (Win::Discard { .. }, 0) => ("HKOS-51", "the discarder pays double, the others single"),
        (Win::Discard { .. }, 1) => ("HKOS-54", "the discarder pays in full, the others half"),
        (Win::Discard { .. }, _) => ("HKOS-55", "the discarder alone pays"),
        (Win::RobbingTheKong { .. }, _) if pays_for_all(house) => {
            ("HKOS-57", "who made the robbed kong pays for all three")
        }
        (Win::RobbingTheKong { .. }, _) => {
            ("HKOS-57", "who made the robbed kong pays like a discarder")
        }
    };
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments: normal(house, seat, win, value),
        ..Ruling::says(clause, verdict)
    })
}

const OWN_DISCARD: EventError = EventError {
    code: "impossible",
    at: "from",
    says: "nobody wins on an own discard: name another seat",
};

/// One winner: thirteen orphans first, then the nearest in turn order. HKOS-06, HKOS-07.
fn claims_on_discard(from: Seat, claims: &[WinClaim]) -> Result<Ruling, Vec<EventError>> {
    if claims.iter().any(|claim| claim.seat == from) {
        return Err(vec![EventError {
            at: "claims",
            says: "nobody wins on an own discard: leave the discarder out of the claims",
            ..OWN_DISCARD
        }]);
    }
    let first = claims
        .iter()
        .min_by_key(|one| (!one.thirteen_orphans, one.seat.turns_after(from)));
    let Some(winner) = first else {
        return Err(vec![EventError {
            code: "bad-request",
            at: "claims",
            says: "nobody claims the discard: name at least one player",
        }]);
    };
    let by_turn = claims.iter().min_by_key(|one| one.seat.turns_after(from));
    let ruling = if by_turn == Some(winner) {
        Ruling::says(
            "HKOS-06",
            "the player next in turn order after the discarder wins",
        )
    } else {
        Ruling::says("HKOS-07", "thirteen orphans win before the turn order")
    };
    Ok(Ruling {
        winners: vec![winner.seat],
        ..ruling
    })
}

/// HKOS-08: who missed a win on a tile may claim no tile like it until the next own draw.
fn may_claim(claim: &Claim) -> Result<Ruling, Vec<EventError>> {
    if claim.from == Some(claim.seat) {
        return Err(vec![EventError {
            says: "nobody claims an own discard: name another seat",
            ..OWN_DISCARD
        }]);
    }
    let missed_win = claim.missed_for != Some(Missed::Pung);
    let barred = missed_win && claim.missed.contains(&claim.tile) && !claim.own_turn_since;
    Ok(Ruling {
        allowed: Some(!barred),
        ..Ruling::says(
            "HKOS-08",
            if barred {
                "the player missed a win on this tile, and may not claim another like it until the next own draw"
            } else {
                "nothing that was missed bars this claim"
            },
        )
    })
}

/// HKOS-80.
fn erroneous_mahjong(house: &House, seat: Seat) -> Ruling {
    let each = house.number(const { choice("erroneous_mahjong_each") });
    let mut payments = Payments::none();
    for other in seat.others() {
        payments.pay(seat, other, each.into(), ERRONEOUS);
    }
    Ruling {
        payments,
        ..Ruling::says(
            "HKOS-80",
            "the player who called the win pays each of the others",
        )
    }
}
