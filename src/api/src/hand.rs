//! `hand`: tiles as they were written.

use tilewise_rules::{BonusTile, HandInput, MeldInput, MeldKind, RuleSet, Tile, notation};

use crate::json::short;
use crate::reason::{Path, Reasons};
use crate::shape::{HAND, MELD};
use crate::value::{Object, Value};

const TILES: &str = "tiles as a text, such as 22s456m";
/// What a tile takes.
pub const TILE: &str = "one tile as a text, such as 5m";

/// The hand of a request, as far as it can be read.
pub fn hand(
    request: &Object,
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> HandInput {
    let mut input = HandInput::default();
    let Some(hand) = request.needed("hand", "an object with concealed, winning_tile", reasons)
    else {
        return input;
    };
    let Some(hand) = hand.object(HAND, reasons) else {
        return input;
    };
    input.concealed = hand
        .needed("concealed", TILES, reasons)
        .and_then(|value| tiles(&value, reasons))
        .unwrap_or_default();
    input.winning_tile = hand
        .field("winning_tile")
        .and_then(|value| tile(&value, reasons));
    if let Some(melds) = hand.field("melds") {
        for value in melds.items("a list of melds", reasons) {
            // What can't be read keeps its place, so that the others keep their numbers.
            input.melds.push(meld(&value, reasons).unwrap_or(MeldInput {
                kind: MeldKind::Pung,
                tiles: Vec::new(),
                from: None,
            }));
        }
    }
    if let Some(bonus) = hand.field("bonus") {
        for value in bonus.items("a list of bonus tiles, such as [\"f1\", \"g3\"]", reasons) {
            if let Some(text) = value.text("a bonus tile, such as f1", reasons) {
                input.bonus.extend(bonus_tile(text, value.at, reasons));
            }
        }
    }
    for key in ["dora", "ura"] {
        if let Some(value) = hand.field(key) {
            let some = value.items("a list of tiles", reasons).next().is_some();
            if let Some(rule_set) = rule_set.filter(|rule_set| some && !rule_set.indicators) {
                let message = format!("{} is played without {key}: remove it", rule_set.name);
                reasons.push("bad-request", Some(value.at.to_string()), message);
            }
        }
    }
    input
}

fn meld(value: &Value, reasons: &mut Reasons) -> Option<MeldInput> {
    let meld = value.object(MELD, reasons)?;
    let kinds = "one of chow, pung, kong, added-kong, concealed-kong";
    let kind = meld
        .needed("kind", kinds, reasons)
        .and_then(|value| kind(&value, kinds, reasons));
    let tiles = meld
        .needed("tiles", TILES, reasons)
        .and_then(|value| tiles(&value, reasons));
    let from = meld.field("from").and_then(|value| value.seat(reasons));
    Some(MeldInput {
        kind: kind?,
        tiles: tiles?,
        from,
    })
}

fn kind(value: &Value, kinds: &str, reasons: &mut Reasons) -> Option<MeldKind> {
    let text = value.text(kinds, reasons)?;
    let kind = MeldKind::ALL.into_iter().find(|kind| kind.key() == text);
    if kind.is_none() {
        let message = format!("“{}” is no kind of meld: it takes {kinds}", short(text));
        reasons.unread("bad-meld", value.at, message);
    }
    kind
}

/// Tiles in the notation.
pub fn tiles(value: &Value, reasons: &mut Reasons) -> Option<Vec<Tile>> {
    let text = value.text(TILES, reasons)?;
    match notation::parse_tiles(text) {
        Ok(tiles) => Some(tiles),
        Err(error) => {
            let five = |rank| if rank == '0' { '5' } else { rank };
            let without: String = text.chars().map(five).collect();
            let red_five = text != without && notation::parse_tiles(&without).is_ok();
            let message = if red_five {
                let text = short(text);
                format!("“{text}” has a red five (0), which only riichi is played with: write 5")
            } else {
                error.to_string()
            };
            reasons.unread("bad-notation", value.at, message);
            None
        }
    }
}

/// A bonus tile in the notation.
pub fn bonus_tile(text: &str, at: Path, reasons: &mut Reasons) -> Option<BonusTile> {
    match notation::parse_bonus(text) {
        Ok(tile) => Some(tile),
        Err(error) => {
            reasons.unread("bad-notation", at, error.to_string());
            None
        }
    }
}

/// One tile in the notation.
pub fn tile(value: &Value, reasons: &mut Reasons) -> Option<Tile> {
    value.text(TILE, reasons)?;
    match *tiles(value, reasons)? {
        [tile] => Some(tile),
        ref several => {
            let message = format!(
                "{} is {} tiles: it takes {TILE}",
                value.json.words(),
                several.len()
            );
            reasons.unread("bad-notation", value.at, message);
            None
        }
    }
}
