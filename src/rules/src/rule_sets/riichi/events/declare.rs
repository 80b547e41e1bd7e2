//! Conditions for a riichi declaration.

use super::super::options::choice;
use super::tenpai::{held, waits_of};
use crate::model::{
    AnswerKind, Answers, Effect, EffectValue, Event, EventError, Required, RuleOptions, Ruling,
    question, seat,
};
use crate::tiles::{Tile, TileSet};

pub(super) const RIICHI: Event = Event {
    key: "riichi",
    name: "May riichi be declared?",
    keywords: "declare riichi, reach, bet, stick, 1000 points, tiles left in the wall, tenpai, which discard, fifth tile",
    clauses: &["R-13", "R-114"],
    questions: &[
        seat("Who declares it?"),
        question(
            "open",
            "Has the player claimed a chow, a pung or a kong?",
            AnswerKind::Flag,
            Required::Optional,
        ),
        question(
            "tiles_left",
            "How many tiles are left in the wall?",
            AnswerKind::Number(70),
            Required::Optional,
        )
        .when(|house, facts| least_wall(house) > 0 && !facts.is("open")),
        question(
            "points",
            "How many points has the player?",
            AnswerKind::Points,
            Required::Optional,
        )
        .when(|house, facts| least_points(house) > 0 && next(house, facts) == Some("points")),
        question(
            "hand",
            "Which 14 tiles does the player hold?",
            AnswerKind::Held,
            Required::Optional,
        )
        .when(|house, facts| next(house, facts).is_none() && may(house, facts))
        .with_skip("Without the tiles"),
        question(
            "kongs",
            "Of which tiles are the concealed kongs?",
            AnswerKind::Tiles,
            Required::Optional,
        )
        .when(kongs_matter)
        .with_skip("I don’t know"),
    ],
    rule: riichi,
};

/// Returns the minimum of tiles in the wall.
fn least_wall(house: &RuleOptions) -> u32 {
    house.number(const { choice("riichi_min_wall") })
}

/// Returns the minimum of points of the player.
fn least_points(house: &RuleOptions) -> i64 {
    house.number(const { choice("riichi_min_points") }).into()
}

/// Returns the key of the next question that the ruling needs.
fn next(house: &RuleOptions, facts: &Answers) -> Option<&'static str> {
    riichi(house, facts).err()?.first().map(|error| error.at)
}

fn may(house: &RuleOptions, facts: &Answers) -> bool {
    riichi(house, facts).is_ok_and(|ruling| ruling.allowed == Some(true))
}

/// Returns whether a discard may leave only waits of which the player has all four in kongs.
fn kongs_matter(house: &RuleOptions, facts: &Answers) -> bool {
    let whole = house.chosen(const { choice("tenpai_fifth") }) == 0;
    let Ok(all) = held("hand", &facts.tiles("hand"), 14) else {
        return false;
    };
    let kongs = (14 - all.total() as usize) / 3;
    let mut kinds = all.iter().map(|(tile, _)| tile);
    whole
        && kinds.any(|discard| {
            let waits = waits_of(house, &all.without(discard), &[]);
            !waits.is_empty()
                && waits.iter().count() <= kongs
                && waits.iter().all(|tile| all.of(tile) == 0)
        })
}

/// Rules on a riichi declaration, and returns the possible discards.
fn riichi(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    facts.require("seat", Answers::seat)?;
    let refused = |clause, verdict| {
        Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new(clause, verdict)
        })
    };
    if facts.is("open") {
        return refused(
            "R-13",
            "riichi takes a closed hand: a concealed kong alone leaves it closed",
        );
    }
    let wall = least_wall(house);
    if wall > 0 && facts.require("tiles_left", Answers::number)? < wall {
        return refused(
            "R-13",
            if wall == 1 {
                "no tile is left in the wall"
            } else {
                "under your house rules four tiles must be left in the wall, so that everybody draws once more"
            },
        );
    }
    let points = least_points(house);
    if points > 0 && facts.require("points", Answers::points)? < points {
        return refused("R-13", "the player hasn’t the 1,000 points for the bet");
    }
    let tiles = facts.tiles("hand");
    if tiles.is_empty() {
        return Ok(Ruling {
            allowed: Some(true),
            ..Ruling::new(
                "R-13",
                "if the hand waits for a tile after the discard, furiten or not",
            )
        });
    }
    let all = held("hand", &tiles, 14).map_err(|error| vec![error])?;
    let discards = |kongs: &[Tile]| {
        let keeps = |tile: &Tile| !waits_of(house, &all.without(*tile), kongs).is_empty();
        let kinds = all.iter().map(|(tile, _)| tile);
        kinds.filter(keeps).fold(TileSet::NONE, TileSet::with)
    };
    let kongs = facts.tiles("kongs");
    let keep = discards(&kongs);
    if keep.is_empty() {
        return if discards(&[]).is_empty() {
            refused("R-13", "the hand waits for no tile, whatever is discarded")
        } else {
            refused(
                "R-114",
                "the hand waits only for a tile of which the player has all four",
            )
        };
    }
    Ok(Ruling {
        allowed: Some(true),
        effects: vec![Effect {
            key: "discards",
            value: EffectValue::Tiles(keep),
            text: "with a discard of {0}",
        }],
        ..Ruling::new("R-13", "the hand waits for a tile after the discard")
    })
}
