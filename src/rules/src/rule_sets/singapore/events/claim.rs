//! Claims of a discard: several claims (SG-24, SG-82), and bars after own or missed discards (SG-128 to
//! SG-131).

use super::super::options::choice;
use crate::model::{
    ACTION, Action, Answers, CLAIMED_FROM, CLAIMER, CLAIMS, Claim, DISCARDER, Event, EventError,
    MISSED, MISSED_FOR, OWN_DISCARDS, OWN_TURN_SINCE, RuleOptions, Ruling, SKIPPED, TILE, WAITING,
    WORTH_MORE, claims_in_turn_order,
};
use crate::tiles::{Face, Tile};

pub(super) const CLAIMS_ON_DISCARD: Event = Event {
    key: "claims-on-discard",
    name: "Several want to win on one discard",
    keywords: "two players, same discard, who wins, nearest, head bump, priority, thirteen orphans",
    clauses: &["SG-24", "SG-82"],
    questions: &[DISCARDER, CLAIMS],
    rule: claims_on_discard,
};

/// Returns the winners among several claims: Thirteen Wonders first, then in turn order; all of them by
/// option.
fn claims_on_discard(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claims = claims_in_turn_order(facts)?;
    // `min_by_key` returns the first of equal claims, which are in turn order.
    let first = claims.iter().min_by_key(|one| !one.thirteen_orphans);
    let Some(winner) = first else {
        return Err(vec![EventError::missing("claims")]);
    };
    if house.on(const { choice("several_winners") }) {
        let winners = claims.iter().map(|one| one.seat).collect();
        let verdict = "all who claim it win, and each is paid in full";
        return Ok(Ruling {
            winners,
            ..Ruling::new("SG-24", verdict)
        });
    }
    let ruling = if claims.first() == Some(winner) {
        Ruling::new(
            "SG-24",
            "one player wins: the nearest in turn order after the discarder",
        )
    } else {
        Ruling::new("SG-82", "Thirteen Wonders wins before the turn order")
    };
    Ok(Ruling {
        winners: vec![winner.seat],
        ..ruling
    })
}

pub(super) const CLAIM: Event = Event {
    key: "claim",
    name: "Sacred discard",
    keywords: "may I claim, sacred discard, missed discard, missed win, passed, own discard, furiten, forbidden, take it",
    clauses: &["SG-120", "SG-128", "SG-129", "SG-130", "SG-131"],
    questions: &[
        CLAIMER,
        ACTION.when(|house, _| bars_some(house)),
        TILE.when(|house, _| bars_some(house)),
        CLAIMED_FROM,
        OWN_DISCARDS.when(|house, _| bars_some(house)),
        // A sacred tile is barred whether it was missed or not.
        MISSED.when(|house, facts| bars_some(house) && !is_sacred(facts)),
        MISSED_FOR,
        // Only the bar of the other end of a wait depends on the waits (SG-129).
        WAITING.when(|house, facts| {
            Claim::from_answers(facts)
                .is_ok_and(|claim| matches!(bar(house, &claim), Some(Bar::OtherEnd)))
        }),
        OWN_TURN_SINCE,
        SKIPPED,
        WORTH_MORE,
    ],
    rule: may_claim,
};

/// Reason for a barred claim.
#[derive(Clone, Copy)]
enum Bar {
    /// The player discarded such a tile (SG-128).
    Sacred,
    /// The player discarded the other end of the same wait (SG-129).
    OtherEnd,
    /// The player passed on such a tile (SG-130).
    Missed,
}

/// Rules on the claim of a discard.
fn may_claim(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claim = Claim::from_answers(facts)?;
    let win = claim.action == Action::Win;
    if claim.is_no_win() {
        let verdict = "the tile doesn’t complete the hand: a win on it would be a false win";
        return Ok(answer(false, "SG-120", verdict));
    }
    if !bars_some(house) {
        let verdict = "your house rules don’t use sacred and missed discards";
        return Ok(answer(true, "SG-131", verdict));
    }
    let Some(bar) = bar(house, &claim) else {
        let clause = if claim.own_discards.is_empty() {
            "SG-130"
        } else {
            "SG-128"
        };
        let verdict = "no own discard and nothing that the player let pass bars this claim";
        return Ok(answer(true, clause, verdict));
    };
    if let Some(verdict) = is_lifted(house, &claim) {
        return Ok(answer(true, "SG-131", verdict));
    }
    let (clause, verdict) = match (bar, win) {
        (Bar::Sacred, true) => (
            "SG-128",
            "the player discarded a tile like it in this go-around: a win on it would be a false win",
        ),
        (Bar::Sacred, false) => (
            "SG-128",
            "the player discarded a tile like it in this go-around, and may not claim it for a pung",
        ),
        (Bar::OtherEnd, _) => (
            "SG-129",
            "the player discarded the other end of the same wait: a win on it would be a false win",
        ),
        (Bar::Missed, true) => (
            "SG-130",
            "the player let a tile like it pass in this go-around: a win on it would be a false win",
        ),
        (Bar::Missed, false) => (
            "SG-130",
            "the player let a tile like it pass in this go-around, and may not claim it for a pung",
        ),
    };
    Ok(answer(false, clause, verdict))
}

fn answer(allowed: bool, clause: &'static str, verdict: &'static str) -> Ruling {
    Ruling {
        allowed: Some(allowed),
        ..Ruling::new(clause, verdict)
    }
}

fn bar(house: &RuleOptions, claim: &Claim) -> Option<Bar> {
    let other_end = claim.action == Action::Win
        && house.on(const { choice("sacred_bars_other_end") })
        && claim
            .own_discards
            .iter()
            .any(|&discard| are_ends(discard, claim.tile, &claim.waiting));
    if claim.own_discards.contains(&claim.tile) {
        Some(Bar::Sacred)
    } else if claim.missed.contains(&claim.tile) {
        Some(Bar::Missed)
    } else {
        other_end.then_some(Bar::OtherEnd)
    }
}

/// Returns whether two tiles are the ends of a wait of two consecutive tiles; possible ends if the waits are
/// unknown.
fn are_ends(discard: Tile, tile: Tile, waiting: &[Tile]) -> bool {
    let (Face::Suited(suit, rank), Face::Suited(other, end)) = (discard.face(), tile.face()) else {
        return false;
    };
    let waits = waiting.is_empty() || waiting.contains(&discard);
    suit == other && rank.abs_diff(end) == 3 && waits
}

/// Returns whether sacred and missed discards are barred by option.
fn bars_some(house: &RuleOptions) -> bool {
    house.chosen(const { choice("prohibition") }) != OFF
}

/// Returns whether the player discarded a tile like the claimed one.
fn is_sacred(facts: &Answers) -> bool {
    let tile = facts.tile("tile");
    tile.is_some_and(|tile| facts.tiles("own_discards").contains(&tile))
}

/// Returns the clause by which a bar has ended; `None` if it hasn't (SG-131).
fn is_lifted(house: &RuleOptions, claim: &Claim) -> Option<&'static str> {
    match house.chosen(const { choice("prohibition") }) {
        _ if claim.own_turn_since => Some("the player’s own turn since then has lifted the bar"),
        GO_AROUND if claim.skipped => {
            Some("being skipped by another player’s claim began a new go-around")
        }
        _ => None,
    }
}

/// Indices of `go-around` and `off` among the answers of `prohibition`.
const GO_AROUND: usize = 0;
const OFF: usize = 2;
