//! Penalties: false win 诈胡, tiles shown after a declared win, short and long hands (SG-120 to SG-127).

use super::super::liability::shooter_pays;
use super::super::options::choice;
use super::super::payment::{Shares, extra};
use super::impossible;
use crate::model::{
    AnswerKind, Answers, AskWhen, BY, BySeat, Effect, EffectValue, Event, EventError, GIVER,
    OFFENDER, OptionId, Payments, Reason, Required, RuleOptions, Ruling, question, seat,
};
use crate::tiles::Seat;

const fn reason(clause: &'static str) -> Reason {
    Reason {
        clause,
        text: "called a win that was none",
    }
}

static ON_A_DISCARD: Reason = reason("SG-120");
static EQUALLY: Reason = reason("SG-120");
static SELF_DRAWN: Reason = reason("SG-121");
static SHOOTER: Reason = reason("SG-123");
static INVALID_HAND: Reason = Reason {
    clause: "SG-124",
    text: "declared a win and showed an invalid hand",
};

pub(super) const FALSE_WIN: Event = Event {
    key: "false-win",
    name: "False win",
    keywords: "not enough fan, faan, tai, below the minimum, no fan, false win, wrong win, false mahjong, erroneous mahjong, not a win, trick hand, zha hu, mistake, showed the hand",
    clauses: &["SG-120", "SG-121", "SG-123"],
    questions: &[
        seat("Who called it?").of_offender(),
        BY,
        GIVER,
        question(
            "plays_on",
            "Is the hand played on, without the player?",
            AnswerKind::Flag,
            Required::Optional,
        )
        .ask_when(AskWhen::AfterRuling),
    ],
    rule: false_win,
};

/// Returns the payments for a false win: those of a win of five points or of the limit, reversed.
fn false_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let win = facts.require_win()?;
    if win.from() == Some(seat) {
        let message = "a player can’t win on a tile they gave away: choose another seat";
        return impossible("from", message);
    }
    let points = if house.chosen(const { choice("false_win_points") }) == LIMIT {
        house.limits().hand
    } else {
        5
    };
    let equal = house.chosen(const { choice("false_win_shares") }) == EQUAL;
    let from = win.from().filter(|_| !equal);
    let (clause, verdict, why) = match (shooter_pays(house), from) {
        (_, None) if equal => (
            "SG-120",
            "the player who called the win pays all three the same, as for a self-draw",
            &EQUALLY,
        ),
        (false, Some(_)) => (
            "SG-120",
            "the player who called the win pays the discarder double, and the others once",
            &ON_A_DISCARD,
        ),
        (false, None) => (
            "SG-121",
            "the player who called the win pays everybody double",
            &SELF_DRAWN,
        ),
        (true, Some(_)) => (
            "SG-123",
            "the player who called the win pays the discarder alone what a shooter pays",
            &SHOOTER,
        ),
        (true, None) => (
            "SG-123",
            "the player who called the win pays everybody what a self-draw costs",
            &SHOOTER,
        ),
    };
    //
    let plays_on = facts.is("plays_on").then_some(Effect::NO_WIN);
    Ok(Ruling {
        payments: compensation(house, seat, from, points, why),
        effects: plays_on.into_iter().collect(),
        ..Ruling::new(clause, verdict)
    })
}

/// Index of `equal` among the answers of `false_win_shares`.
const EQUAL: usize = 1;
/// Index of `limit` among the answers of `false_win_points`.
const LIMIT: usize = 1;

/// Returns the reversed payments of a win. The extra for a self-draw is paid back if the shooter pays
/// (SG-123).
fn compensation(
    house: &RuleOptions,
    offender: Seat,
    from: Option<Seat>,
    points: u16,
    why: &'static Reason,
) -> Payments {
    let shares = Shares::for_points(house, points.min(house.limit()));
    let extra = if shooter_pays(house) { extra(house) } else { 0 };
    let mut payments = Payments::none();
    for other in offender.others() {
        let amount = match from {
            None => shares.each.saturating_add(extra),
            Some(from) if from == other => shares.giver,
            Some(_) => shares.other,
        };
        payments.pay(offender, other, amount, why);
    }
    payments
}

pub(super) const REVEAL_AFTER_DECLARATION: Event = Event {
    key: "reveal-after-declaration",
    name: "Showed the hidden tiles after a declared win",
    keywords: "showed the tiles, declared, eight flowers, three dragons, four winds",
    clauses: &["SG-36", "SG-124"],
    questions: &[
        seat("Who showed them?").of_offender(),
        question(
            "declared",
            "What was declared?",
            AnswerKind::Word(&[
                ("eight-flowers", "Eight flowers"),
                ("early-three-dragons", "Three dragons"),
                ("early-four-winds", "Four winds"),
            ]),
            Required::Always,
        ),
        question(
            "hand_complete",
            "Was the hand complete all the same?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    rule: reveal,
};

/// Win that doesn't require a complete hand, in the order of the answers to `declared`.
#[derive(Clone, Copy)]
enum DeclaredWin {
    EightFlowers,
    EarlyThreeDragons,
    EarlyFourWinds,
}

impl DeclaredWin {
    const ALL: [Self; 3] = [
        Self::EightFlowers,
        Self::EarlyThreeDragons,
        Self::EarlyFourWinds,
    ];
}

const WIN_STANDS: Effect = Effect {
    key: "declared_win_stands",
    value: EffectValue::Flag(true),
    text: "the declared win stands",
};
const WIN_VOID: Effect = Effect {
    key: "declared_win_stands",
    value: EffectValue::Flag(false),
    text: "the declared win is void, and nobody pays for it",
};

/// Rules on tiles that were shown after a win that doesn't require a complete hand.
fn reveal(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.require("seat", Answers::seat)?;
    let declared = facts.require_one_of("declared", DeclaredWin::ALL)?;
    let hand_complete = facts.require("hand_complete", Answers::flag)?;
    let (clause, played): (_, Option<OptionId>) = match declared {
        DeclaredWin::EightFlowers => ("SG-36", None),
        DeclaredWin::EarlyThreeDragons => ("SG-124", Some(const { choice("early_three_dragons") })),
        DeclaredWin::EarlyFourWinds => ("SG-124", Some(const { choice("early_four_winds") })),
    };
    if played.is_some_and(|choice| !house.on(choice)) {
        let message =
            "the house doesn’t play this early win, so calling it was a false win: rule on that";
        return impossible("declared", message);
    }
    if hand_complete {
        let verdict = "the hand is complete, so it may be shown, and nobody pays";
        return Ok(Ruling {
            effects: vec![WIN_STANDS],
            ..Ruling::new(clause, verdict)
        });
    }
    if !house.on(const { choice("reveal_is_false_win") }) {
        let verdict =
            "the tiles should stay hidden, but your house rules have no penalty for showing them";
        return Ok(Ruling {
            effects: vec![WIN_STANDS],
            ..Ruling::new(clause, verdict)
        });
    }
    let verdict = "the declared win is void, and who declared it pays everybody as for a self-drawn \
                   false win of the limit";
    Ok(Ruling {
        payments: compensation(house, seat, None, house.limits().hand, &INVALID_HAND),
        effects: vec![WIN_VOID],
        ..Ruling::new("SG-124", verdict)
    })
}

pub(super) const SHORT_HAND: Event = Event {
    key: "short-hand",
    name: "Too few tiles",
    keywords: "forgot to draw, forgot a replacement, twelve tiles, missing tile, dead hand",
    clauses: &["SG-125"],
    questions: &[OFFENDER],
    rule: |_, _| {
        const KONGS_PAID: Effect = Effect {
            key: "may_be_paid_for_kongs",
            value: EffectValue::Flag(true),
            text: "the player is still paid for kongs",
        };
        Ok(Ruling {
            effects: vec![Effect::NO_WIN, KONGS_PAID],
            ..Ruling::new(
                "SG-125",
                "the player may not win this hand, but is still paid for kongs",
            )
        })
    },
};

/// Event: a tile fell on the floor and was taken.
pub(super) const DROPPED_TILE: Event = Event {
    key: "dropped-tile",
    name: "A dropped tile was taken",
    keywords: "shin-gou, floor, fell down, picked up, three seconds, dropped",
    clauses: &["SG-127"],
    questions: &[
        seat("Who took it?"),
        question(
            "from",
            "Who dropped it?",
            AnswerKind::Seat,
            Required::Optional,
        )
        .when(|house, _| house.on(const { choice("shin_gou") })),
    ],
    rule: |house, facts| {
        const NEITHER: Effect = Effect {
            key: "may_win",
            value: EffectValue::Flag(false),
            text: "neither of the two may win this hand: one has a tile too many, the other one too few",
        };
        let played = house.on(const { choice("shin_gou") });
        let mut effects = Vec::new();
        if played {
            let seat = facts.require("seat", Answers::seat)?;
            let from = facts.seat("from");
            if from == Some(seat) {
                let message =
                    "nobody takes their own dropped tile as an opponent: choose another seat";
                return impossible("from", message);
            }
            effects.push(NEITHER);
            effects.extend(from.map(|from| {
                Effect::may_not_win(BySeat::new(Seat::ALL.map(|one| one == seat || one == from)))
            }));
        }
        let verdict = if played {
            "after three seconds on the floor an opponent may take it; then neither of the two can win"
        } else {
            "under your house rules a dropped tile belongs to the player who dropped it"
        };
        Ok(Ruling {
            allowed: Some(played),
            effects,
            ..Ruling::new("SG-127", verdict)
        })
    },
};

/// Event: too many tiles, a tile drawn by mistake, or a wrong discard melded.
pub(super) const LONG_HAND: Event = Event {
    key: "long-hand",
    name: "Too many tiles, or a wrong one taken",
    keywords: "drew twice, fifteen tiles, wrong tile, too many, dead hand, melded a wrong discard",
    clauses: &["SG-126"],
    questions: &[OFFENDER],
    rule: |_, _| {
        const KONGS_UNPAID: Effect = Effect {
            key: "may_be_paid_for_kongs",
            value: EffectValue::Flag(false),
            text: "the player is paid for no kong in this hand",
        };
        Ok(Ruling {
            effects: vec![Effect::NO_WIN, KONGS_UNPAID],
            ..Ruling::new(
                "SG-126",
                "the player may not win this hand, and is paid for no kong in it",
            )
        })
    },
};
