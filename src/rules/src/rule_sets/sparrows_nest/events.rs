//! What the Sparrow's Nest HK League says about events beside the score of a hand.

use super::options::choice;
use super::payment::{normal, self_draw};
use super::pot;
use crate::engine::House;
use crate::hands::{Win, WinBy};
use crate::schema::{
    Action, Claim, Effect, Event, EventError, EventKind, Facts, Missed, Payments, Reason, Ruling,
    Winner,
};
use crate::tiles::Seat;

const FALSE_MAHJONG: &Reason = &Reason {
    clause: "NEST-80",
    says: "called a false mahjong",
};

pub(super) fn rule(house: &House, event: &Event) -> Result<Ruling, Vec<EventError>> {
    match event {
        &Event::SettleWin {
            seat,
            value,
            win,
            pot,
        } => settle_win(house, seat, value, win, pot),
        Event::MultipleWins { from, winners, pot } => multiple_wins(house, *from, winners, *pot),
        Event::ClaimsOnDiscard { from, claims } => {
            claims_on_discard(*from, claims.iter().map(|claim| claim.seat).collect())
        }
        Event::Claim(claim) => may_claim(house, claim),
        &Event::Draw {
            pot,
            last_hand,
            contributions,
        } => pot::after_draw(house, pot, last_hand, contributions),
        &Event::FalseMahjong { seat } => Ok(false_mahjong(house, seat)),
        Event::WrongTileCount { .. } => Ok(wrong_tile_count()),
        _ => Err(vec![EventError::NOT_IN_BOOK]),
    }
}

/// What may be asked about an event. NEST-15 and NEST-16 know nothing but what was passed on.
pub(super) fn asks(house: &House, kind: EventKind, key: &str, facts: &Facts) -> bool {
    match (kind, key) {
        (EventKind::Claim, "own_discards" | "waiting") => false,
        // Where a greater hand may win on any tile, any tile is alike.
        (EventKind::Claim, "tile") => {
            facts.word_of(kind.fields(), "action") != Some("win")
                || !house.on(const { choice("missed_tile_if_greater") })
        }
        // The pot is the winner's, if there is one.
        (EventKind::SettleWin | EventKind::MultipleWins, "pot") => Event::of(kind, facts)
            .map_err(|error| vec![error])
            .and_then(|event| rule(house, &event))
            .is_ok_and(|ruling| !ruling.winners.is_empty()),
        (EventKind::Draw, "contributions") => facts.number("pot") != Some(0),
        _ => true,
    }
}

const OWN_DISCARD: EventError = EventError {
    code: "impossible",
    at: "from",
    says: "nobody wins on an own discard: name another seat",
};
const TWICE: EventError = EventError {
    code: "impossible",
    at: "winners",
    says: "a player wins on a discard once: name every seat once",
};

/// A value below the minimum: NEST-03.
fn below_minimum(verdict: &'static str) -> Ruling {
    Ruling {
        allowed: Some(false),
        ..Ruling::says("NEST-03", verdict)
    }
}

/// Why a win can't be worth that, or can't have come so.
fn impossible(seat: Seat, value: u16, win: Win) -> Option<EventError> {
    let (at, says) = match win {
        Win::BonusTiles { from: Some(_) } => (
            "from",
            "nobody wins on a flower that another player drew: leave the seat out",
        ),
        Win::BonusTiles { from: None } if !matches!(value, 3 | 8) => (
            "value",
            "Flowers Hand is worth 3 faan and Big Flowers Hand 8, and nothing counts beside them",
        ),
        Win::Discard { from } if from == seat => return Some(OWN_DISCARD),
        Win::RobbingTheKong { from } if from == seat => {
            ("from", "nobody robs an own gong: name another seat")
        }
        Win::SelfDraw | Win::RobbingTheKong { .. } if value == 0 => (
            "value",
            "a self-drawn or robbed win is worth at least the 1 faan for that",
        ),
        _ => return None,
    };
    Some(EventError {
        code: "impossible",
        at,
        says,
    })
}

/// The payments for a value that is already known, and the pot: NEST-03, NEST-06, NEST-61 to
/// NEST-63.
fn settle_win(
    house: &House,
    seat: Seat,
    value: u16,
    win: Win,
    pot: u32,
) -> Result<Ruling, Vec<EventError>> {
    if let Some(error) = impossible(seat, value, win) {
        return Err(vec![error]);
    }
    if value < house.minimum() {
        let verdict = "the hand is below the minimum of the house, so it may not be won with";
        return Ok(below_minimum(verdict));
    }
    let (clause, verdict) = match (win.by(), pot > 0) {
        (WinBy::SelfDraw, false) => ("NEST-62", "all three others pay"),
        (WinBy::SelfDraw, true) => (
            "NEST-62",
            "all three others pay, and the winner takes the pot",
        ),
        (WinBy::Discard, false) => ("NEST-61", "the discarder alone pays"),
        (WinBy::Discard, true) => (
            "NEST-61",
            "the discarder alone pays, and the winner takes the pot",
        ),
        (WinBy::RobbingTheKong, false) => (
            "NEST-63",
            "who made the robbed gong pays all three shares of a self-draw",
        ),
        (WinBy::RobbingTheKong, true) => (
            "NEST-63",
            "who made the robbed gong pays all three shares of a self-draw, and the winner takes the pot",
        ),
        (WinBy::BonusTiles, false) => {
            (flowers(value), "all three others pay, as for any self-draw")
        }
        (WinBy::BonusTiles, true) => (
            flowers(value),
            "all three others pay, as for any self-draw, and the winner takes the pot",
        ),
    };
    Ok(Ruling {
        allowed: Some(true),
        winners: vec![seat],
        payments: normal(house, seat, win, value),
        pot: pot::to_winners(house, &[seat], pot),
        ..Ruling::says(clause, verdict)
    })
}

const fn flowers(value: u16) -> &'static str {
    if value == 8 { "NEST-24" } else { "NEST-23" }
}

/// Players in turn order after the discarder, or why they can't all win on the discard.
fn in_turn_order(
    from: Seat,
    mut seats: Vec<Seat>,
    at: &'static str,
) -> Result<Vec<Seat>, Vec<EventError>> {
    let mut errors = Vec::new();
    if seats.is_empty() {
        errors.push(EventError {
            code: "bad-request",
            at,
            says: "nobody wins on the discard: name at least one player",
        });
    }
    if seats.contains(&from) {
        errors.push(EventError {
            at,
            says: "nobody wins on an own discard: leave the discarder out",
            ..OWN_DISCARD
        });
    }
    seats.sort_by_key(|seat| seat.turns_after(from));
    if seats.windows(2).any(|two| two[0] == two[1]) {
        errors.push(EventError { at, ..TWICE });
    }
    if errors.is_empty() {
        Ok(seats)
    } else {
        Err(errors)
    }
}

/// The discarder pays every winner in full: NEST-64. The pot goes as the house has it.
fn multiple_wins(
    house: &House,
    from: Seat,
    winners: &[Winner],
    pot: u32,
) -> Result<Ruling, Vec<EventError>> {
    let seats = winners.iter().map(|winner| winner.seat).collect();
    let seats = in_turn_order(from, seats, "winners")?;
    if winners.iter().any(|winner| winner.value < house.minimum()) {
        let verdict = "a hand among them is below the minimum of the house, so it may not be won \
                       with: leave it out";
        return Ok(below_minimum(verdict));
    }
    let mut payments = Payments::none();
    for &seat in &seats {
        for winner in winners.iter().filter(|winner| winner.seat == seat) {
            payments.append(&normal(house, seat, Win::Discard { from }, winner.value));
        }
    }
    let verdict = if pot == 0 || seats.len() == 1 {
        "the discarder pays each winner in full"
    } else if pot::is_split(house) {
        "the discarder pays each winner in full; the winners share the pot, and what can't be \
         divided goes to the first of them in turn order"
    } else {
        "the discarder pays each winner in full; the pot goes to the first of them in turn order"
    };
    Ok(Ruling {
        allowed: Some(true),
        payments,
        pot: pot::to_winners(house, &seats, pot),
        winners: seats,
        ..Ruling::says("NEST-64", verdict)
    })
}

/// All who claim the win have it: NEST-64.
fn claims_on_discard(from: Seat, claims: Vec<Seat>) -> Result<Ruling, Vec<EventError>> {
    let winners = in_turn_order(from, claims, "claims")?;
    let verdict = if winners.len() == 1 {
        "one player claims the discard, and wins"
    } else {
        "all who claim the discard win, and the discarder pays each of them"
    };
    Ok(Ruling {
        winners,
        ..Ruling::says("NEST-64", verdict)
    })
}

/// What a player passed on since the last own draw bars: NEST-15 the same call on the same tile,
/// NEST-16 any win that is worth no more.
fn may_claim(house: &House, claim: &Claim) -> Result<Ruling, Vec<EventError>> {
    if claim.from == Some(claim.seat) {
        return Err(vec![EventError {
            says: "nobody claims an own discard: name another seat",
            ..OWN_DISCARD
        }]);
    }
    // The own draw shortfall every bar.
    let missed = if claim.own_turn_since {
        &[][..]
    } else {
        &claim.missed
    };
    let same = missed.contains(&claim.tile);
    let (win, pung) = (
        claim.missed_for != Some(Missed::Pung),
        claim.missed_for != Some(Missed::Win),
    );
    // A tile that didn't complete the hand was no win to pass on.
    let was_win = |tile| {
        claim.missed_for.is_some() || claim.waiting.is_empty() || claim.waiting.contains(tile)
    };
    let any_win = win && missed.iter().any(was_win);
    let same_if_greater = house.on(const { choice("missed_tile_if_greater") });
    let (allowed, clause, verdict) = match claim.action {
        Action::Pung if same && pung => (
            false,
            "NEST-15",
            "the player let such a tile pass, and may not pung another like it until the next own draw",
        ),
        Action::Win if same && win && !same_if_greater => (
            false,
            "NEST-15",
            "the player let such a tile pass, and may not win on another like it until the next own draw",
        ),
        Action::Win if any_win && claim.worth_more => (
            true,
            "NEST-16",
            "the player let a win pass, but the hand is worth more than with that one",
        ),
        Action::Win if any_win => (
            false,
            "NEST-16",
            "the player let a win pass, and may win on no discard until the next own draw, unless \
             the hand is worth more than with that one",
        ),
        Action::Win | Action::Pung => (
            true,
            "NEST-15",
            "nothing that the player let pass bars this claim",
        ),
    };
    Ok(Ruling {
        allowed: Some(allowed),
        ..Ruling::says(clause, verdict)
    })
}

/// A capped self-draw, the other way round: NEST-80.
fn false_mahjong(house: &House, seat: Seat) -> Ruling {
    let mut payments = Payments::none();
    for other in seat.others() {
        payments.pay(seat, other, self_draw(house, house.limit()), FALSE_MAHJONG);
    }
    let verdict = "the player who called it pays each of the others what a self-draw at the cap costs; \
                   the pot stays";
    Ruling {
        payments,
        ..Ruling::says("NEST-80", verdict)
    }
}

/// NEST-81.
fn wrong_tile_count() -> Ruling {
    let verdict = "the player goes on with the tiles as they are, and may neither win nor call in this hand; \
                   nobody pays";
    Ruling {
        allowed: Some(false),
        effects: vec![Effect::NO_WIN, Effect::NO_CALL],
        ..Ruling::says("NEST-81", verdict)
    }
}

#[cfg(test)]
mod tests;
