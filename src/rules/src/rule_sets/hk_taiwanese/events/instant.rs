//! Instant payments for a kong and for one tile discarded four times (T-126, T-127).

use super::super::options::choice;
use super::super::shares::POINT;
use crate::model::{
    AnswerKind, Answers, Event, EventError, Payments, Reason, Required, RuleOptions, Ruling,
    question, seat,
};

pub(super) const KONG: Event = Event {
    key: "kong",
    name: "Kong payment",
    keywords: "instant payment, four of a kind, gang, kan, concealed, exposed, 暗槓, 明槓",
    clauses: &["T-126"],
    questions: &[
        seat("Who made it?"),
        question(
            "kind",
            "How was it made?",
            AnswerKind::Word(&[
                ("from-discard", "With a discard"),
                ("added", "Added to a pung"),
                ("concealed", "Concealed"),
            ]),
            Required::Always,
        ),
    ],
    rule: kong,
};

const CONCEALED_KONG: &Reason = &Reason {
    clause: "T-126",
    text: "instant",
};

/// The payment of each other player for a concealed kong.
pub(super) const KONG_AMOUNT: i64 = POINT * 5;

fn kong(_: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let is_concealed = facts.require_one_of("kind", [false, false, true])?;
    let mut payments = Payments::none();
    if !is_concealed {
        let verdict = "only a concealed kong is paid at once";
        return Ok(Ruling::new("T-126", verdict));
    }
    for other in seat.others() {
        payments.pay(other, seat, KONG_AMOUNT, CONCEALED_KONG);
    }
    Ok(Ruling {
        payments,
        ..Ruling::new(
            "T-126",
            "each of the others pays at once for a concealed kong, no matter who wins the hand",
        )
    })
}

pub(super) const SAME_DISCARD: Event = Event {
    key: "same-discard",
    name: "All four discard the same tile",
    keywords: "same tile, four discards, follow, chase, instant payment, 追牌, 跟牌",
    clauses: &["T-127"],
    questions: &[
        seat("Who was the first?"),
        question("tile", "Which tile?", AnswerKind::Tile, Required::Always),
    ],
    rule: same_discard,
};

const FOLLOWED: &Reason = &Reason {
    clause: "T-127",
    text: "instant",
};

fn same_discard(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let tile = facts.require("tile", Answers::tile)?;
    if !house.on(const { choice("same_discard") }) {
        let verdict = "under your house rules nobody pays for it";
        return Ok(Ruling::new("T-127", verdict));
    }
    let points = if tile.is_terminal() || tile.is_honor() {
        5
    } else {
        10
    };
    let mut payments = Payments::none();
    for other in seat.others() {
        payments.pay(seat, other, POINT * points, FOLLOWED);
    }
    Ok(Ruling {
        payments,
        ..Ruling::new(
            "T-127",
            "the first of the four pays each of the others at once",
        )
    })
}
