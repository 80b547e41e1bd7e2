//! Penalties: false win 诈胡, tiles shown after a declared win, short and long hands (SG-120 to
//! SG-127).

use super::super::liability::shooter_pays;
use super::super::options::choice;
use super::super::payment::{Shares, extra};
use super::impossible;
use crate::schema::{
    After, Ask, BY, BySeat, Effect, EffectValue, Event, EventError, Facts, GIVER, HouseRules, Need,
    OptionId, Payments, Reason, Ruling, WHO, question, seat,
};
use crate::tiles::Seat;

const fn reason(clause: &'static str) -> Reason {
    Reason {
        clause,
        says: "called a win that was none",
    }
}

static ON_A_DISCARD: Reason = reason("SG-120");
static EQUALLY: Reason = reason("SG-120");
static SELF_DRAWN: Reason = reason("SG-121");
static SHOOTER: Reason = reason("SG-123");
static SHOWN: Reason = Reason {
    clause: "SG-124",
    says: "declared a win and showed an invalid hand",
};

pub(super) const FALSE_WIN: Event = Event {
    key: "false-win",
    name: "False win",
    keywords: "not enough fan, faan, tai, below the minimum, no fan, false win, wrong win, false mahjong, erroneous mahjong, not a win, trick hand, zha hu, mistake, showed the hand",
    clauses: &["SG-120", "SG-121", "SG-123"],
    questions: &[
        seat("Who called it?"),
        BY,
        GIVER,
        question(
            "plays_on",
            "Is the hand played on, without the player?",
            Ask::Flag,
            Need::Never,
        )
        .after(After::Ruling),
    ],
    rule: false_win,
};

/// A false win: the player who called it pays what a win of five points, or of the limit, would have brought.
fn false_win(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.need("seat", Facts::seat)?;
    let win = facts.need_win()?;
    if win.from() == Some(seat) {
        let says = "a player can’t win on a tile they gave away: choose another seat";
        return impossible("from", says);
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
        ..Ruling::says(clause, verdict)
    })
}

/// The place of `equal` among the answers of `false_win_shares`.
const EQUAL: usize = 1;
/// The place of `limit` among the answers of `false_win_points`.
const LIMIT: usize = 1;

/// What a win of so many points on this player's discard, or drawn, would have brought, the other
/// way. What is paid extra for a self-draw is paid back where the shooter pays (SG-123).
fn compensation(
    house: &HouseRules,
    offender: Seat,
    from: Option<Seat>,
    points: u16,
    why: &'static Reason,
) -> Payments {
    let shares = Shares::of(house, points.min(house.limit()));
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
        seat("Who showed them?"),
        question(
            "declared",
            "What was declared?",
            Ask::Word(&[
                ("eight-flowers", "Eight flowers"),
                ("early-three-dragons", "Three dragons"),
                ("early-four-winds", "Four winds"),
            ]),
            Need::Always,
        ),
        question(
            "hand_complete",
            "Was the hand complete all the same?",
            Ask::Flag,
            Need::Always,
        ),
    ],
    rule: reveal,
};

/// A win that takes no complete hand, in the order of the answers to `declared`.
#[derive(Clone, Copy)]
enum Declared {
    EightFlowers,
    EarlyThreeDragons,
    EarlyFourWinds,
}

impl Declared {
    const ALL: [Self; 3] = [
        Self::EightFlowers,
        Self::EarlyThreeDragons,
        Self::EarlyFourWinds,
    ];
}

const WIN_STANDS: Effect = Effect {
    key: "declared_win_stands",
    value: EffectValue::Flag(true),
    says: "the declared win stands",
};
const WIN_VOID: Effect = Effect {
    key: "declared_win_stands",
    value: EffectValue::Flag(false),
    says: "the declared win is void, and nobody pays for it",
};

/// Tiles that were shown after a win that takes no complete hand.
fn reveal(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let seat = facts.need("seat", Facts::seat)?;
    let declared = facts.need_one_of("declared", Declared::ALL)?;
    let hand_complete = facts.need("hand_complete", Facts::flag)?;
    let (clause, played): (_, Option<OptionId>) = match declared {
        Declared::EightFlowers => ("SG-36", None),
        Declared::EarlyThreeDragons => ("SG-124", Some(const { choice("early_three_dragons") })),
        Declared::EarlyFourWinds => ("SG-124", Some(const { choice("early_four_winds") })),
    };
    if played.is_some_and(|choice| !house.on(choice)) {
        let says =
            "the house doesn’t play this early win, so calling it was a false win: rule on that";
        return impossible("declared", says);
    }
    if hand_complete {
        let verdict = "the hand is complete, so it may be shown, and nobody pays";
        return Ok(Ruling {
            effects: vec![WIN_STANDS],
            ..Ruling::says(clause, verdict)
        });
    }
    if !house.on(const { choice("reveal_is_false_win") }) {
        let verdict =
            "the tiles should stay hidden, but your house rules have no penalty for showing them";
        return Ok(Ruling {
            effects: vec![WIN_STANDS],
            ..Ruling::says(clause, verdict)
        });
    }
    let verdict = "the declared win is void, and who declared it pays everybody as for a self-drawn \
                   false win of the limit";
    Ok(Ruling {
        payments: compensation(house, seat, None, house.limits().hand, &SHOWN),
        effects: vec![WIN_VOID],
        ..Ruling::says("SG-124", verdict)
    })
}

pub(super) const SHORT_HAND: Event = Event {
    key: "short-hand",
    name: "Too few tiles",
    keywords: "forgot to draw, forgot a replacement, twelve tiles, missing tile, dead hand",
    clauses: &["SG-125"],
    questions: &[WHO],
    rule: |_, _| {
        const KONGS_PAID: Effect = Effect {
            key: "may_be_paid_for_kongs",
            value: EffectValue::Flag(true),
            says: "the player is still paid for kongs",
        };
        Ok(Ruling {
            effects: vec![Effect::NO_WIN, KONGS_PAID],
            ..Ruling::says(
                "SG-125",
                "the player may not win this hand, but is still paid for kongs",
            )
        })
    },
};

/// A tile that fell on the floor, and was taken there.
pub(super) const DROPPED_TILE: Event = Event {
    key: "dropped-tile",
    name: "A dropped tile was taken",
    keywords: "shin-gou, floor, fell down, picked up, three seconds, dropped",
    clauses: &["SG-127"],
    questions: &[
        seat("Who took it?"),
        question("from", "Who dropped it?", Ask::Seat, Need::Never)
            .when(|house, _| house.on(const { choice("shin_gou") })),
    ],
    rule: |house, facts| {
        const NEITHER: Effect = Effect {
            key: "may_win",
            value: EffectValue::Flag(false),
            says: "neither of the two may win this hand: one has a tile too many, the other one too few",
        };
        let played = house.on(const { choice("shin_gou") });
        let mut effects = Vec::new();
        if played {
            let seat = facts.need("seat", Facts::seat)?;
            let from = facts.seat("from");
            if from == Some(seat) {
                let says =
                    "nobody takes their own dropped tile as an opponent: choose another seat";
                return impossible("from", says);
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
            ..Ruling::says("SG-127", verdict)
        })
    },
};

/// Too many tiles, a wrong one drawn, or a wrong discard melded.
pub(super) const LONG_HAND: Event = Event {
    key: "long-hand",
    name: "Too many tiles, or a wrong one taken",
    keywords: "drew twice, fifteen tiles, wrong tile, too many, dead hand, melded a wrong discard",
    clauses: &["SG-126"],
    questions: &[WHO],
    rule: |_, _| {
        const KONGS_UNPAID: Effect = Effect {
            key: "may_be_paid_for_kongs",
            value: EffectValue::Flag(false),
            says: "the player is paid for no kong in this hand",
        };
        Ok(Ruling {
            effects: vec![Effect::NO_WIN, KONGS_UNPAID],
            ..Ruling::says(
                "SG-126",
                "the player may not win this hand, and is paid for no kong in it",
            )
        })
    },
};
