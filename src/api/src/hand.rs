//! `hand`: tiles in notation.

use tilewise_rules::{
    BonusTile, HandInput, MeldInput, MeldKind, RedFives, RuleSet, Tile, notation,
};

use crate::diagnostics::{Diagnostics, Path};
use crate::json::short;
use crate::schema::hand_request::{HandJson, MeldJson};
use crate::schema::keys::keys;
use crate::value::{JsonObject, JsonValue};

const TILES: &str = "tiles as a text, such as 22s456m";
/// The accepted input for a tile.
pub const TILE: &str = "one tile as a text, such as 5m";

/// Reads the hand of a request.
pub fn hand(
    request: &JsonObject,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> HandInput {
    let mut input = HandInput::default();
    let Some(hand) = request.needed(
        "hand",
        "an object with concealed, winning_tile",
        diagnostics,
    ) else {
        return input;
    };
    let Some(hand) = hand.object(keys::<HandJson>(), diagnostics) else {
        return input;
    };
    let red = rule_set.is_none_or(|rule_set| rule_set.hand.indicators.is_some());
    (input.concealed, input.red) = hand
        .needed("concealed", TILES, diagnostics)
        .and_then(|value| tiles_with_red(&value, red, diagnostics))
        .unwrap_or_default();
    if let Some((tile, red)) = hand
        .field("winning_tile")
        .and_then(|value| one_tile(&value, red, diagnostics))
    {
        (input.winning_tile, input.red_winning) = (Some(tile), red);
    }
    if let Some(melds) = hand.field("melds") {
        for value in melds.items("a list of melds", diagnostics) {
            // A meld that can't be read stays as a placeholder, so that the indices of the others don't
            // change.
            input
                .melds
                .push(meld(&value, red, diagnostics).unwrap_or(MeldInput {
                    kind: MeldKind::Pung,
                    tiles: Vec::new(),
                    from: None,
                    red: RedFives::NONE,
                }));
        }
    }
    if let Some(bonus) = hand.field("bonus") {
        for value in bonus.items(
            "a list of bonus tiles, such as [\"f1\", \"g3\"]",
            diagnostics,
        ) {
            if let Some(text) = value.text("a bonus tile, such as f1", diagnostics) {
                input.bonus.extend(bonus_tile(text, value.at, diagnostics));
            }
        }
    }
    for key in ["dora", "ura"] {
        if let Some(value) = hand.field(key) {
            let list = "a list of tiles, such as [\"3p\", \"8s\"]";
            let mut items = value.items(list, diagnostics).peekable();
            let some = items.peek().is_some();
            if let Some(rule_set) =
                rule_set.filter(|rule_set| some && rule_set.hand.indicators.is_none())
            {
                let message = format!(
                    "{} is played without {key}: remove it",
                    rule_set.identity.name
                );
                diagnostics.push("bad-request", Some(value.at.to_string()), message);
                continue;
            }
            let tiles = items.filter_map(|one| Some(one_tile(&one, true, diagnostics)?.0));
            if key == "dora" {
                input.dora = tiles.collect();
            } else {
                input.ura = tiles.collect();
            }
        }
    }
    input
}

fn meld(value: &JsonValue, red: bool, diagnostics: &mut Diagnostics) -> Option<MeldInput> {
    let meld = value.object(keys::<MeldJson>(), diagnostics)?;
    let kinds = "one of chow, pung, kong, added-kong, concealed-kong";
    let kind = meld
        .needed("kind", kinds, diagnostics)
        .and_then(|value| kind(&value, kinds, diagnostics));
    let tiles = meld
        .needed("tiles", TILES, diagnostics)
        .and_then(|value| tiles_with_red(&value, red, diagnostics));
    let from = meld.field("from").and_then(|value| value.seat(diagnostics));
    let (tiles, red) = tiles?;
    Some(MeldInput {
        kind: kind?,
        tiles,
        from,
        red,
    })
}

fn kind(value: &JsonValue, kinds: &str, diagnostics: &mut Diagnostics) -> Option<MeldKind> {
    let text = value.text(kinds, diagnostics)?;
    let kind = MeldKind::ALL.into_iter().find(|kind| kind.key() == text);
    if kind.is_none() {
        let message = format!("“{}” is no kind of meld: it takes {kinds}", short(text));
        diagnostics.push_unparsed("bad-meld", value.at, message);
    }
    kind
}

/// Reads tiles in notation.
pub fn tiles(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Vec<Tile>> {
    Some(tiles_with_red(value, false, diagnostics)?.0)
}

/// Reads tiles in notation, with red fives if allowed.
fn tiles_with_red(
    value: &JsonValue,
    may_be_red: bool,
    diagnostics: &mut Diagnostics,
) -> Option<(Vec<Tile>, RedFives)> {
    let text = value.text(TILES, diagnostics)?;
    let message = match notation::parse_with_red(text) {
        Ok((tiles, red)) if may_be_red || red.is_empty() => return Some((tiles, red)),
        Ok(_) => {
            let text = short(text);
            format!("“{text}” has a red five (0), and none is counted here: write 5")
        }
        Err(error) => error.to_string(),
    };
    diagnostics.push_unparsed("bad-notation", value.at, message);
    None
}

/// Reads a bonus tile in notation.
pub fn bonus_tile(text: &str, at: Path, diagnostics: &mut Diagnostics) -> Option<BonusTile> {
    match notation::parse_bonus(text) {
        Ok(tile) => Some(tile),
        Err(error) => {
            diagnostics.push_unparsed("bad-notation", at, error.to_string());
            None
        }
    }
}

/// Reads one tile in notation.
pub fn tile(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Tile> {
    Some(one_tile(value, false, diagnostics)?.0)
}

/// Reads one tile in notation, and whether it is a red five, if allowed.
fn one_tile(
    value: &JsonValue,
    may_be_red: bool,
    diagnostics: &mut Diagnostics,
) -> Option<(Tile, bool)> {
    value.text(TILE, diagnostics)?;
    let (tiles, red) = tiles_with_red(value, may_be_red, diagnostics)?;
    match *tiles {
        [tile] => Some((tile, !red.is_empty())),
        ref several => {
            let message = format!(
                "{} is {} tiles: it takes {TILE}",
                value.json.words(),
                several.len()
            );
            diagnostics.push_unparsed("bad-notation", value.at, message);
            None
        }
    }
}
