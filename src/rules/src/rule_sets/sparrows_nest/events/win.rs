//! Counted wins, one or several on a discard (NEST-03, NEST-61 to NEST-64).

use super::super::liability::Payers;
use super::super::payment::{normal, with_liability};
use super::pot;
use crate::hands::{Win, WinBy};
use crate::model::{
    AnswerKind, Answers, BY, CLAIMS, DISCARDER, Event, EventError, GIVER, LIABLE, POT, Payments,
    Required, RuleOptions, Ruling, VALUE, WINNER, claims_in_turn_order, in_turn_order, question,
};
use crate::tiles::Seat;

pub(super) const SETTLE_WIN: Event = Event {
    key: "settle-win",
    name: "A win, already counted",
    keywords: "quick, already counted, faan, fan, tai, points, pay, payment, ron, self-draw",
    clauses: &[
        "NEST-03", "NEST-06", "NEST-23", "NEST-24", "NEST-61", "NEST-62", "NEST-63", "NEST-71",
        "NEST-73",
    ],
    questions: &[
        WINNER,
        BY,
        GIVER,
        VALUE,
        POT.when(|house, facts| has_winner(&settle_win(house, facts))),
        LIABLE.when(|house, facts| has_winner(&settle_win(house, facts))),
    ],
    rule: settle_win,
};

/// Returns whether there is a winner who takes the pot.
fn has_winner(ruled: &Result<Ruling, Vec<EventError>>) -> bool {
    ruled
        .as_ref()
        .is_ok_and(|ruling| !ruling.winners.is_empty())
}

/// Returns the payments of a counted win, with the pot (NEST-03, NEST-06, NEST-61 to NEST-63).
fn settle_win(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let (seat, value, win) = facts.counted_win()?;
    let pot = facts.number("pot").unwrap_or(0);
    if let Some(error) = impossible(seat, value, win) {
        return Err(vec![error]);
    }
    let normal = normal(house, seat, win, value);
    let liable = facts.seat("liable");
    let payments = liable.map(|liable| paid_by(house, (seat, win), liable, &normal, "liable"));
    let payments = payments.transpose()?;
    if value < house.minimum() {
        let verdict = "the hand is below the minimum of your house rules, so it can’t win";
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
    let won = Ruling {
        allowed: Some(true),
        winners: vec![seat],
        ..Ruling::new(clause, verdict)
    };
    let won = match payments {
        None => Ruling {
            payments: normal,
            ..won
        },
        Some(payments) => won.paid_by_the_liable(payments),
    };
    Ok(pot::with_pot(house, pot, won))
}

/// Returns the payments of a win with a liable player.
fn paid_by(
    house: &RuleOptions,
    (seat, win): (Seat, Win),
    liable: Seat,
    normal: &Payments,
    at: &'static str,
) -> Result<Payments, Vec<EventError>> {
    if liable == seat {
        return Err(vec![EventError::own_liability(at)]);
    }
    let payers = Payers::stated(house, win, liable).ok_or_else(|| {
        let message =
            "under your house rules only the maker of a robbed gong pays: leave out who is liable";
        vec![EventError::impossible(at, message)]
    })?;
    Ok(with_liability(normal, seat, payers))
}

const fn flowers(value: u16) -> &'static str {
    if value == 8 { "NEST-24" } else { "NEST-23" }
}

/// Returns an error if the value or the source of the winning tile is impossible.
fn impossible(seat: Seat, value: u16, win: Win) -> Option<EventError> {
    let (at, message) = match win {
        Win::BonusTiles { from: Some(_) } => (
            "from",
            "nobody wins on a flower that another player drew: leave the seat out",
        ),
        Win::BonusTiles { from: None } if !matches!(value, 3 | 8) => (
            "value",
            "Flowers Hand is worth 3 faan and Big Flowers Hand 8, and nothing counts beside them",
        ),
        Win::Discard { from } if from == seat => (
            "from",
            "you can’t win on your own discard: name another seat",
        ),
        Win::RobbingTheKong { from } if from == seat => (
            "from",
            "a player can’t rob their own gong: choose another seat",
        ),
        Win::SelfDraw | Win::RobbingTheKong { .. } if value == 0 => (
            "value",
            "a self-drawn or robbed win is worth at least the 1 faan for that",
        ),
        _ => return None,
    };
    Some(EventError::impossible(at, message))
}

/// Returns the ruling on a value below the minimum (NEST-03).
fn below_minimum(verdict: &'static str) -> Ruling {
    Ruling {
        allowed: Some(false),
        ..Ruling::new("NEST-03", verdict)
    }
}

pub(super) const MULTIPLE_WINS: Event = Event {
    key: "multiple-wins",
    name: "Several win on one discard",
    keywords: "two winners, three winners, double, triple, same discard, several",
    clauses: &[
        "NEST-03", "NEST-06", "NEST-61", "NEST-63", "NEST-64", "NEST-71",
    ],
    questions: &[
        DISCARDER,
        question(
            "winners",
            "Who won?",
            AnswerKind::Winners(None),
            Required::Always,
        )
        .in_unit(),
        question(
            "robbed",
            "Was it a robbed gong?",
            AnswerKind::Flag,
            Required::Optional,
        ),
        POT.when(|house, facts| has_winner(&multiple_wins(house, facts))),
    ],
    rule: multiple_wins,
};

/// Returns the payments of several wins: the discarder, or the player of the robbed gong, pays every winner
/// in full (NEST-64). An option decides about the pot.
fn multiple_wins(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let from = facts.require("from", Answers::seat)?;
    let winners = facts.require("winners", Answers::winners)?;
    let pot = facts.number("pot").unwrap_or(0);
    let seats = winners.iter().map(|winner| winner.seat).collect();
    let seats = in_turn_order(from, seats, |seat| *seat, "winners")?;
    let robbed = facts.is("robbed");
    let win = if robbed {
        Win::RobbingTheKong { from }
    } else {
        Win::Discard { from }
    };
    if robbed && winners.iter().any(|winner| winner.value == 0) {
        let message = "a self-drawn or robbed win is worth at least the 1 faan for that";
        return Err(vec![EventError::impossible("winners", message)]);
    }
    if winners.iter().any(|winner| winner.value < house.minimum()) {
        let verdict = "one of the hands is below the minimum of your house rules, so it can’t win: leave it out";
        return Ok(below_minimum(verdict));
    }
    let mut payments = Payments::none();
    for &seat in &seats {
        for winner in winners.iter().filter(|winner| winner.seat == seat) {
            let normal = normal(house, seat, win, winner.value);
            payments.append(&match winner.liable {
                None => normal,
                Some(liable) => paid_by(house, (seat, win), liable, &normal, "winners")?,
            });
        }
    }
    let verdict = if robbed {
        "who made the robbed gong pays each winner all three shares of a self-draw; a pot goes as set in the house rules"
    } else if pot == 0 || seats.len() == 1 {
        "the discarder pays each winner in full"
    } else if pot::is_split(house) {
        "the discarder pays each winner in full; the winners share the pot, and what can’t be \
         divided goes to the first of them in turn order"
    } else {
        "the discarder pays each winner in full; the pot goes to the first of them in turn order"
    };
    let won = Ruling {
        allowed: Some(true),
        payments,
        winners: seats,
        ..Ruling::new("NEST-64", verdict)
    };
    Ok(pot::with_pot(house, pot, won))
}

pub(super) const CLAIMS_ON_DISCARD: Event = Event {
    key: "claims-on-discard",
    name: "Several want to win on one discard",
    keywords: "two players, same discard, who wins, nearest, head bump, priority, thirteen orphans",
    clauses: &["NEST-64"],
    questions: &[DISCARDER, CLAIMS],
    rule: claims_on_discard,
};

/// Returns the winners among several claims: all of them (NEST-64).
fn claims_on_discard(_: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claims = claims_in_turn_order(facts)?;
    let winners: Vec<_> = claims.iter().map(|claim| claim.seat).collect();
    let verdict = if winners.len() == 1 {
        "one player claims the discard, and wins"
    } else {
        "all who claim the discard win, and the discarder pays each of them"
    };
    Ok(Ruling {
        winners,
        ..Ruling::new("NEST-64", verdict)
    })
}
