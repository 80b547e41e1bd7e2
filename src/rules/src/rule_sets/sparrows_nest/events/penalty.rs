//! Penalties (NEST-80, NEST-81).

use super::super::payment::self_draw;
use crate::model::{
    Answers, Effect, EffectValue, Event, EventError, OFFENDER, Payments, Reason, RuleOptions,
    Ruling,
};

pub(super) const FALSE_MAHJONG: Event = Event {
    key: "false-mahjong",
    name: "False win",
    keywords: "not enough fan, faan, tai, below the minimum, no fan, false win, wrong win, false mahjong, erroneous mahjong, not a win, trick hand, zha hu, mistake, showed the hand",
    clauses: &["NEST-80"],
    questions: &[OFFENDER],
    rule: false_mahjong,
};

const CALLED: &Reason = &Reason {
    clause: "NEST-80",
    text: "called a false mahjong",
};

/// Returns the payments for a false win: those of a capped self-draw, reversed (NEST-80).
fn false_mahjong(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let mut payments = Payments::none();
    for other in seat.others() {
        payments.pay(seat, other, self_draw(house, house.limit()), CALLED);
    }
    let verdict = "the player who called it pays each of the others what a self-draw at the cap costs; \
                   nobody wins the pot";
    Ok(Ruling {
        payments,
        ..Ruling::new("NEST-80", verdict)
    })
}

pub(super) const WRONG_TILE_COUNT: Event = Event {
    key: "wrong-tile-count",
    name: "Too many or too few tiles",
    keywords: "long hand, short hand, dead hand, twelve, fifteen, forgot to draw, drew twice",
    clauses: &["NEST-81"],
    questions: &[OFFENDER],
    rule: |_, _| {
        const NO_CALL: Effect = Effect {
            key: "may_call",
            value: EffectValue::Flag(false),
            text: "the player may claim no discard in this hand",
        };
        let verdict = "the player goes on with the tiles as they are, and may neither win nor call in this hand; \
                       nobody pays";
        Ok(Ruling {
            allowed: Some(false),
            effects: vec![Effect::NO_WIN, NO_CALL],
            ..Ruling::new("NEST-81", verdict)
        })
    },
};
