//! Furiten and claims of discards.

use super::super::options::choice;
use super::tenpai::{held, waits_of};
use crate::model::{
    ACTION, Action, AnswerKind, Answers, AskWhen, CLAIMED_FROM, CLAIMER, Claim, Event, EventError,
    MISSED, MISSED_FOR, MissedFor, OWN_DISCARDS, OWN_TURN_SINCE, Question, Required, RuleOptions,
    Ruling, SKIPPED, TILE, WAITING, WORTH_MORE, question,
};
use crate::tiles::Tile;

pub(super) const CLAIM: Event = Event {
    key: "claim",
    name: "May a discard be claimed?",
    keywords: "may I claim, furiten, sacred discard, own discard, missed win, passed, temporary furiten, riichi furiten, forbidden, take it, ron",
    clauses: &["R-7", "R-13", "R-124", "R-125", "R-126", "R-127"],
    questions: &[
        CLAIMER,
        ACTION,
        TILE.when(|_, facts| is_win(facts)),
        CLAIMED_FROM,
        WAITING.when(|_, facts| is_win(facts)),
        question(
            "hand",
            "Which tiles does the player hold?",
            AnswerKind::Held,
            Required::Optional,
        )
        .when(|_, facts| is_win(facts) && facts.is_open("waiting"))
        .with_skip("I don’t know"),
        Question {
            words: "What has the player discarded in this hand?",
            ..OWN_DISCARDS
        }
        .when(may_win),
        question(
            "added",
            "Which tiles has the player added to kongs?",
            AnswerKind::Tiles,
            Required::Optional,
        )
        .when(|house, facts| adds(house) && may_win(house, facts))
        .with_skip("None"),
        Question {
            words: "Which tiles did the player let pass, since their last turn or since riichi?",
            ..MISSED
        }
        .when(may_win),
        MISSED_FOR.ask_when(AskWhen::Never),
        question(
            "riichi",
            "Is the player in riichi?",
            AnswerKind::Flag,
            Required::Optional,
        ),
        OWN_TURN_SINCE,
        question(
            "own_claim_since",
            "Has the player claimed a tile since then?",
            AnswerKind::Flag,
            Required::Optional,
        ),
        SKIPPED,
        WORTH_MORE,
    ],
    rule: may_claim,
};

fn is_win(facts: &Answers) -> bool {
    matches!(
        facts.one_of("action", [Action::Win, Action::Pung]),
        Some(Action::Win)
    )
}

/// Returns whether no known fact bars a win.
fn may_win(house: &RuleOptions, facts: &Answers) -> bool {
    is_win(facts) && may_claim(house, facts).is_ok_and(|ruling| ruling.allowed == Some(true))
}

/// Returns whether a tile that a player adds to a kong counts as an own discard.
fn adds(house: &RuleOptions) -> bool {
    house.on(const { choice("added_tile_is_discard") })
}

/// Returns the tiles that complete the hand, as far as known; otherwise the claimed one.
fn waits(
    house: &RuleOptions,
    facts: &Answers,
    claim: &Claim,
) -> Result<Vec<Tile>, Vec<EventError>> {
    let tiles = facts.tiles("hand");
    if !claim.waiting.is_empty() {
        return Ok(claim.waiting.clone());
    }
    if tiles.is_empty() {
        return Ok(vec![claim.tile]);
    }
    let held = held("hand", &tiles, 13).map_err(|error| vec![error])?;
    Ok(waits_of(house, &held, &[]).iter().collect())
}

/// Index of `draw` among the answers of `furiten_until`.
const UNTIL_DRAW: usize = 1;

/// Rules on the claim of a discard.
fn may_claim(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let claim = Claim::from_answers(facts)?;
    let riichi = facts.is("riichi");
    let ruling = |allowed, clause, verdict| {
        Ok(Ruling {
            allowed: Some(allowed),
            ..Ruling::new(clause, verdict)
        })
    };
    if claim.action == Action::Pung {
        return if riichi {
            ruling(
                false,
                "R-13",
                "after riichi nothing is claimed but the winning tile",
            )
        } else {
            ruling(true, "R-127", "furiten bars wins alone")
        };
    }
    let waits = waits(house, facts, &claim)?;
    if !waits.contains(&claim.tile) {
        return ruling(
            false,
            "R-7",
            "the tile doesn’t complete the hand: a win on it would be a chombo",
        );
    }
    let is_wait = |tile: &Tile| waits.contains(tile);
    let added = facts.tiles("added");
    if claim.own_discards.iter().any(is_wait) || adds(house) && added.iter().any(is_wait) {
        return ruling(
            false,
            "R-124",
            "furiten: the player discarded a tile that completes the hand, and wins by self-draw alone",
        );
    }
    let missed = claim.missed_for != Some(MissedFor::Pung) && claim.missed.iter().any(is_wait);
    // A player discards after a claim, so a bar until the next discard ends by a claim too.
    let by_claim = house.chosen(const { choice("furiten_until") }) != UNTIL_DRAW;
    let since = claim.own_turn_since || by_claim && facts.is("own_claim_since");
    match (missed, riichi) {
        (true, true) => ruling(
            false,
            "R-126",
            "furiten: after riichi the player let a winning tile pass, and wins by self-draw alone, to the end of the hand",
        ),
        (true, false) if !since => ruling(
            false,
            "R-125",
            "furiten: the player let a winning tile pass, and wins on no discard until their next turn",
        ),
        _ => ruling(
            true,
            "R-124",
            "nothing that is known makes the player furiten; the hand needs a yaku",
        ),
    }
}
