//! Penalties: false win 诈胡, tiles shown after a declared win, short and long hands (SG-120 to
//! SG-127).

use super::super::liability::shooter_pays;
use super::super::options::choice;
use super::super::payment::{Shares, extra};
use super::{impossible, refuse};
use crate::engine::House;
use crate::hands::Win;
use crate::schema::{Declared, Effect, EventError, OptionId, Payments, Reason, Ruling};
use crate::tiles::Seat;

const fn reason(clause: &'static str) -> Reason {
    Reason {
        clause,
        says: "called a win that was none",
    }
}

static ON_A_DISCARD: Reason = reason("SG-120");
static SELF_DRAWN: Reason = reason("SG-121");
static SHOOTER: Reason = reason("SG-123");
static SHOWN: Reason = Reason {
    clause: "SG-124",
    says: "showed a hand that is no win after declaring one",
};

/// A false win: the player who called it pays what a win of five points, or of the limit, would have brought.
pub(super) fn false_win(house: &House, seat: Seat, win: Win) -> Result<Ruling, Vec<EventError>> {
    if win.from() == Some(seat) {
        return refuse(impossible(
            "from",
            "nobody calls a win on an own tile that was given away: name another seat",
        ));
    }
    let points = if house.chosen(const { choice("false_win_points") }) == LIMIT {
        house.limits().hand
    } else {
        5
    };
    let (clause, verdict, why) = match (shooter_pays(house), win.from()) {
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
    Ok(Ruling {
        payments: compensation(house, seat, win.from(), points, why),
        ..Ruling::says(clause, verdict)
    })
}

/// The place of `limit` among the answers of `false_win_points`.
const LIMIT: usize = 1;

/// What a win of so many points on this player's discard, or drawn, would have brought, the other
/// way. What is paid extra for a self-draw is paid back where the shooter pays (SG-123).
fn compensation(
    house: &House,
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

/// Tiles that were shown after a win that takes no complete hand.
pub(super) fn reveal(
    house: &House,
    seat: Seat,
    declared: Declared,
    hand_complete: bool,
) -> Result<Ruling, Vec<EventError>> {
    let (clause, played): (_, Option<OptionId>) = match declared {
        Declared::EightFlowers => ("SG-36", None),
        Declared::EarlyThreeDragons => ("SG-124", Some(const { choice("early_three_dragons") })),
        Declared::EarlyFourWinds => ("SG-124", Some(const { choice("early_four_winds") })),
    };
    if played.is_some_and(|choice| !house.on(choice)) {
        return refuse(impossible(
            "declared",
            "the house doesn't play this early win, so calling it was a false win: rule on that",
        ));
    }
    if hand_complete {
        let verdict = "the hand is complete, so it may be shown, and nobody pays";
        return Ok(Ruling {
            effects: vec![Effect::DECLARED_WIN_STANDS],
            ..Ruling::says(clause, verdict)
        });
    }
    if !house.on(const { choice("reveal_is_false_win") }) {
        let verdict = "the tiles should stay hidden, but the house has no penalty for showing them";
        return Ok(Ruling {
            effects: vec![Effect::DECLARED_WIN_STANDS],
            ..Ruling::says(clause, verdict)
        });
    }
    let verdict = "the declared win is void, and who declared it pays everybody as for a self-drawn \
                   false win of the limit";
    Ok(Ruling {
        payments: compensation(house, seat, None, house.limits().hand, &SHOWN),
        effects: vec![Effect::DECLARED_WIN_VOID],
        ..Ruling::says("SG-124", verdict)
    })
}

/// Too few tiles.
pub(super) fn short_hand() -> Ruling {
    Ruling {
        effects: vec![Effect::NO_WIN, Effect::KONGS_PAID],
        ..Ruling::says(
            "SG-125",
            "the player may not win this hand, but is still paid for kongs",
        )
    }
}

/// Too many tiles, a wrong one drawn, or a wrong discard melded.
pub(super) fn long_hand() -> Ruling {
    Ruling {
        effects: vec![Effect::NO_WIN, Effect::KONGS_UNPAID],
        ..Ruling::says(
            "SG-126",
            "the player may not win this hand, and is paid for no kong in it",
        )
    }
}
