//! False wins (M-125 to M-127).

use super::super::options::choice;
use crate::model::{
    Account, AnswerKind, Answers, Effect, EffectValue, Event, EventError, OFFENDER, Payments,
    Reason, Required, RuleOptions, Ruling, question,
};

pub(super) const FALSE_WIN: Event = Event {
    key: "false-win",
    name: "False win",
    keywords: "not enough fan, below the minimum, wrong tile, not ready, wrong win, not a win, cuo hu, zha hu, mistake, showed the hand",
    clauses: &["M-125", "M-126", "M-127"],
    questions: &[
        OFFENDER,
        question(
            "fault",
            "What is wrong with the hand?",
            AnswerKind::Word(&[
                ("below-minimum", "It is complete, and below the minimum"),
                (
                    "wrong-tile",
                    "It is ready, but this tile doesn’t complete it",
                ),
                ("not-ready", "It isn’t even ready"),
            ]),
            Required::Always,
        ),
    ],
    rule: false_win,
};

/// Penalties by the index of the answer about the fault: paid to nobody, and paid to each of the others.
const FAULTS: [(i64, i64, Reason); 3] = [
    (
        40,
        10,
        Reason {
            clause: "M-125",
            text: "called a win below the minimum",
        },
    ),
    (
        40,
        20,
        Reason {
            clause: "M-126",
            text: "called a win on a tile that doesn’t complete the hand",
        },
    ),
    (
        80,
        20,
        Reason {
            clause: "M-127",
            text: "called a win with a hand that isn’t ready",
        },
    ),
];

/// Index of `pay-each` among the answers of `penalties`.
const PAY_EACH: usize = 1;

fn false_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    static ALL: [(i64, i64, Reason); 3] = FAULTS;
    let seat = facts.require("seat", Answers::seat)?;
    let (lost, each, why) = facts.require_one_of("fault", ALL.each_ref())?;
    let mut payments = Payments::none();
    let pays_each = house.chosen(const { choice("penalties") }) == PAY_EACH;
    if pays_each {
        for other in seat.others() {
            payments.pay(seat, other, *each, why);
        }
    } else {
        payments.transfer(seat.into(), Account::Bank, *lost, why);
    }
    let verdict = if pays_each {
        "the player who called it pays each of the others, and the hand is dead; the others play on"
    } else {
        "the points are taken from the player who called it, nobody receives them, and the hand is dead; the others play on"
    };
    Ok(Ruling {
        payments,
        effects: vec![
            Effect {
                key: "dead",
                value: EffectValue::Wind(seat),
                text: "{0} may not win any more in this hand, nor claim a chow, a pung or a kong; concealed and added kongs and flowers go on",
            },
            Effect::NO_WIN.without_text(),
            Effect {
                key: "hand",
                value: EffectValue::Word("goes on"),
                text: "",
            },
        ],
        ..Ruling::new(why.clause, verdict)
    })
}
