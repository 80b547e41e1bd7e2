//! Kongs after riichi.

use super::super::options::choice;
use super::impossible;
use super::tenpai::{always_has_triplet, held, waits_of};
use crate::model::{
    AnswerKind, Answers, AskWhen, Event, EventError, Required, RuleOptions, Ruling, question,
};
use crate::tiles::TileSet;

pub(super) const KONG_AFTER_RIICHI: Event = Event {
    key: "kong-after-riichi",
    name: "May a kong be declared after riichi?",
    keywords: "concealed kong, closed kong, ankan, quad, fourth tile, drawn tile, changes the wait, okurikan, in riichi",
    clauses: &["R-12", "R-13"],
    questions: &[
        question(
            "seat",
            "Who declares it?",
            AnswerKind::Seat,
            Required::Optional,
        )
        .ask_when(AskWhen::Never),
        question(
            "kind",
            "Of which tiles is the kong?",
            AnswerKind::Word(&[
                ("concealed", "Of four in the hand"),
                ("from-discard", "Of a discard"),
            ]),
            Required::Always,
        ),
        question(
            "tile",
            "Which tile was drawn?",
            AnswerKind::Tile,
            Required::Optional,
        )
        .when(|_, facts| is_concealed(facts)),
        question(
            "hand",
            "Which tiles did the player hold before the draw?",
            AnswerKind::Held,
            Required::Optional,
        )
        .when(|_, facts| is_concealed(facts) && facts.tile("tile").is_some())
        .with_skip("Without the tiles"),
        question(
            "last",
            "Was it the last tile of the wall?",
            AnswerKind::Flag,
            Required::Optional,
        )
        .when(|_, facts| facts.tile("tile").is_some()),
    ],
    rule: kong,
};

/// Kinds of kongs after riichi, in the order of the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RiichiKongKind {
    Concealed,
    FromDiscard,
}

const KINDS: [RiichiKongKind; 2] = [RiichiKongKind::Concealed, RiichiKongKind::FromDiscard];

fn is_concealed(facts: &Answers) -> bool {
    facts.one_of("kind", KINDS) == Some(RiichiKongKind::Concealed)
}

/// Rules on a kong of a player in riichi.
fn kong(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let ruling = |allowed, clause, verdict| {
        Ok(Ruling {
            allowed: Some(allowed),
            ..Ruling::new(clause, verdict)
        })
    };
    if facts.require_one_of("kind", KINDS)? == RiichiKongKind::FromDiscard {
        let verdict = "after riichi nothing is claimed but the winning tile";
        return ruling(false, "R-13", verdict);
    }
    let keeps_reading = house.chosen(const { choice("riichi_kong_keeps") }) == 0;
    let tile = facts.require("tile", Answers::tile)?;
    let tiles = facts.tiles("hand");
    if !tiles.is_empty() {
        let before = held("hand", &tiles, 13).map_err(|error| vec![error])?;
        let waits = waits_of(house, &before, &[]);
        if waits.is_empty() {
            return impossible(
                "hand",
                "a hand in riichi waits for a tile, and this one waits for none",
            );
        }
        match before.of(tile) {
            0..3 => {
                let verdict = "the hand has no triplet of the drawn tile, and no other kong may be declared after riichi";
                return ruling(false, "R-13", verdict);
            }
            3 => {}
            _ => {
                return impossible(
                    "tile",
                    "the player holds all four of it already: name the tile that was drawn",
                );
            }
        }
        let after = before.without(tile).without(tile).without(tile);
        let after = waits_of(house, &after, &[tile]).iter();
        let after = after.filter(|wait| *wait != tile);
        if after.fold(TileSet::NONE, TileSet::with) != waits {
            return ruling(
                false,
                "R-13",
                "the kong would change what the hand waits for",
            );
        }
        let always = |wait| always_has_triplet(house, &before, wait, tile);
        if keeps_reading && !waits.iter().all(always) {
            let verdict =
                "the hand could be completed without that triplet, so the kong would change it";
            return ruling(false, "R-13", verdict);
        }
    }
    if facts.is("last") {
        let verdict =
            "after the last tile of the wall no kong is declared: there is no tile to replace it";
        return ruling(false, "R-12", verdict);
    }
    let verdict = match (tiles.is_empty(), keeps_reading) {
        (true, true) => {
            "if it is the fourth tile of a triplet that the hand has however it is completed, and the waits stay"
        }
        (true, false) => "if it is the fourth tile of a triplet in the hand, and the waits stay",
        (false, true) => "the hand has that triplet however it is completed, and the waits stay",
        (false, false) => "the waits stay",
    };
    ruling(true, "R-13", verdict)
}
