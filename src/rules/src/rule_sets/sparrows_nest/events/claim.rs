//! Claims of a discard after a passed one (NEST-15, NEST-16).

use super::super::options::choice;
use crate::model::{
    ACTION, Action, Answers, CLAIMED_FROM, CLAIMER, Claim, Event, EventError, MISSED, MISSED_FOR,
    MissedFor, OWN_DISCARDS, OWN_TURN_SINCE, RuleOptions, Ruling, SKIPPED, TILE, WAITING,
    WORTH_MORE,
};

pub(super) const CLAIM: Event = Event {
    key: "claim",
    name: "Missed win",
    keywords: "may I claim, sacred discard, missed discard, missed win, passed, own discard, furiten, forbidden, take it",
    clauses: &["NEST-15", "NEST-16", "NEST-80"],
    // The bars of NEST-15 and NEST-16 depend only on passed discards.
    questions: &[
        CLAIMER,
        ACTION,
        // If a greater hand may win on any tile, the tile doesn't matter.
        TILE.when(|house, facts| facts.word(&ACTION) != Some("win") || !wins_if_greater(house)),
        CLAIMED_FROM,
        OWN_DISCARDS.when(|_, _| false),
        MISSED,
        MISSED_FOR,
        WAITING.when(|_, _| false),
        OWN_TURN_SINCE,
        SKIPPED,
        WORTH_MORE,
    ],
    rule: may_claim,
};

/// Returns whether a greater hand may win on a passed tile.
fn wins_if_greater(house: &RuleOptions) -> bool {
    house.on(const { choice("missed_tile_if_greater") })
}

/// Rules on a claim after passed discards since the last own draw: no equal call of the same tile (NEST-15),
/// and no win of equal or lower value (NEST-16).
fn may_claim(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claim = Claim::from_answers(facts)?;
    if claim.is_no_win() {
        let verdict = "the tile doesn’t complete the hand: a win on it would be a false win";
        return Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new("NEST-80", verdict)
        });
    }
    // An own draw ends all bars.
    let missed = if claim.own_turn_since {
        &[][..]
    } else {
        &claim.missed
    };
    let same = missed.contains(&claim.tile);
    let (win, pung) = (
        claim.missed_for != Some(MissedFor::Pung),
        claim.missed_for != Some(MissedFor::Win),
    );
    // A tile that didn't complete the hand was not a passed win.
    let was_win = |tile| {
        claim.missed_for.is_some() || claim.waiting.is_empty() || claim.waiting.contains(tile)
    };
    let any_win = win && missed.iter().any(was_win);
    let same_if_greater = wins_if_greater(house);
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
        ..Ruling::new(clause, verdict)
    })
}
