//! `hand`: tiles as they were written.

use tilewise_rules::{
    BonusTile, DORA_AND_BETS, HandInput, MeldInput, MeldKind, RedFives, RuleSet, Tile, notation,
};

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
    let red = DORA_AND_BETS && rule_set.is_none_or(|rule_set| rule_set.indicators.is_some());
    (input.concealed, input.red) = hand
        .needed("concealed", TILES, reasons)
        .and_then(|value| tiles_with_red(&value, red, reasons))
        .unwrap_or_default();
    if let Some((tile, red)) = hand
        .field("winning_tile")
        .and_then(|value| one_tile(&value, red, reasons))
    {
        (input.winning_tile, input.red_winning) = (Some(tile), red);
    }
    if let Some(melds) = hand.field("melds") {
        for value in melds.items("a list of melds", reasons) {
            // What can't be read keeps its place, so that the others keep their numbers.
            input
                .melds
                .push(meld(&value, red, reasons).unwrap_or(MeldInput {
                    kind: MeldKind::Pung,
                    tiles: Vec::new(),
                    from: None,
                    red: RedFives::NONE,
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
            let list = "a list of tiles, such as [\"3p\", \"8s\"]";
            let mut items = value.items(list, reasons).peekable();
            let some = items.peek().is_some();
            if let Some(rule_set) =
                rule_set.filter(|rule_set| some && rule_set.indicators.is_none())
            {
                let message = format!("{} is played without {key}: remove it", rule_set.name);
                reasons.push("bad-request", Some(value.at.to_string()), message);
                continue;
            }
            if !DORA_AND_BETS {
                continue;
            }
            let tiles = items.filter_map(|one| Some(one_tile(&one, true, reasons)?.0));
            if key == "dora" {
                input.dora = tiles.collect();
            } else {
                input.ura = tiles.collect();
            }
        }
    }
    input
}

fn meld(value: &Value, red: bool, reasons: &mut Reasons) -> Option<MeldInput> {
    let meld = value.object(MELD, reasons)?;
    let kinds = "one of chow, pung, kong, added-kong, concealed-kong";
    let kind = meld
        .needed("kind", kinds, reasons)
        .and_then(|value| kind(&value, kinds, reasons));
    let tiles = meld
        .needed("tiles", TILES, reasons)
        .and_then(|value| tiles_with_red(&value, red, reasons));
    let from = meld.field("from").and_then(|value| value.seat(reasons));
    let (tiles, red) = tiles?;
    Some(MeldInput {
        kind: kind?,
        tiles,
        from,
        red,
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
    Some(tiles_with_red(value, false, reasons)?.0)
}

/// Tiles in the notation, and which of their fives are red, where some may be.
fn tiles_with_red(
    value: &Value,
    may_be_red: bool,
    reasons: &mut Reasons,
) -> Option<(Vec<Tile>, RedFives)> {
    let text = value.text(TILES, reasons)?;
    let message = match notation::parse_with_red(text) {
        Ok((tiles, red)) if may_be_red || red.is_empty() => return Some((tiles, red)),
        Ok(_) => {
            let text = short(text);
            format!("“{text}” has a red five (0), and none is counted here: write 5")
        }
        Err(error) => error.to_string(),
    };
    reasons.unread("bad-notation", value.at, message);
    None
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
    Some(one_tile(value, false, reasons)?.0)
}

/// One tile in the notation, and whether it is a red five, where it may be.
fn one_tile(value: &Value, may_be_red: bool, reasons: &mut Reasons) -> Option<(Tile, bool)> {
    value.text(TILE, reasons)?;
    let (tiles, red) = tiles_with_red(value, may_be_red, reasons)?;
    match *tiles {
        [tile] => Some((tile, !red.is_empty())),
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
