//! The JSON type of a request about a hand, and the fields that are read.

use serde::Serialize;
use serde::ser::SerializeMap;
use tilewise_rules::{RuleConfig, Seat, StatedLiability, WinInput, notation};

use crate::report::ChangedOptionsJson;

/// The fields of a request to score a hand.
pub const REQUEST: &[&str] = WAITING.split_at(1).1;
/// The fields of a request about a hand that waits or discards: the first only for these.
pub const WAITING: &[&str] = &[
    "own_discards",
    "ruleset",
    "options",
    "hand",
    "win",
    "seat",
    "prevailing",
    "circumstances",
    "liability",
    "pot",
    "on_table",
    "near",
];
/// The fields of `hand`.
pub const HAND: &[&str] = &["concealed", "melds", "winning_tile", "bonus", "dora", "ura"];
/// The fields of a meld.
pub const MELD: &[&str] = &["kind", "tiles", "from"];
/// The fields of `win`.
pub const WIN: &[&str] = &["by", "from"];
/// The fields of a circumstance that has more than its key.
pub const CIRCUMSTANCE: &[&str] = &["key", "count", "seat"];
/// The fields of `on_table`.
pub const ON_TABLE: &[&str] = &["honba", "bets", "declared"];
/// The fields of a liability.
pub const LIABILITY: &[&str] = &["key", "seat", "fed", "exempt"];

/// A request for a hand, without unknown fields.
#[derive(Serialize)]
pub struct ScoreRequest<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    ruleset: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<ChangedOptionsJson<'a>>,
    hand: HandJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<WinJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prevailing: Option<char>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    circumstances: Vec<CircumstanceJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    liability: Vec<LiabilityJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    on_table: Option<StakesJson>,
}

#[derive(Serialize)]
struct StakesJson {
    #[serde(skip_serializing_if = "is_none")]
    honba: u8,
    #[serde(skip_serializing_if = "is_none")]
    bets: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    declared: Option<Vec<char>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
const fn is_none(number: &u8) -> bool {
    *number == 0
}

#[derive(Serialize)]
struct HandJson {
    concealed: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    melds: Vec<MeldJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_tile: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bonus: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dora: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ura: Vec<String>,
}

#[derive(Serialize)]
struct MeldJson {
    kind: &'static str,
    tiles: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<char>,
}

#[derive(Serialize)]
struct WinJson {
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<char>,
}

/// A circumstance: only its key if it has no other fields.
#[derive(Serialize)]
#[serde(untagged)]
enum CircumstanceJson {
    Key(&'static str),
    With {
        key: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<char>,
    },
}

/// A stated liability.
#[derive(Serialize)]
pub struct LiabilityJson {
    pub(crate) key: &'static str,
    pub(crate) seat: char,
    #[serde(rename = "fed")]
    pub(crate) tile: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) exempt: Option<&'static str>,
}

impl LiabilityJson {
    /// Converts a stated liability.
    pub fn new(stated: &StatedLiability) -> Self {
        Self {
            key: stated.key,
            seat: stated.seat.letter(),
            tile: stated.tile.key(),
            exempt: stated.exempt,
        }
    }
}

impl<'a> ScoreRequest<'a> {
    /// Creates a request for the score of a hand with a rule configuration.
    pub fn new(house: &'a RuleConfig, entry: &WinInput) -> Self {
        let options = ChangedOptionsJson(house);
        Self {
            ruleset: Some(house.rule_set().key),
            options: (!options.is_empty()).then_some(options),
            ..Self::without_rules(entry)
        }
    }

    /// Creates a request without rules.
    pub fn without_rules(entry: &WinInput) -> Self {
        let letter = |seat: Option<Seat>| seat.map(Seat::letter);
        let WinInput { hand, context } = entry;
        let melds = hand.melds.iter().map(|meld| MeldJson {
            kind: meld.kind.key(),
            tiles: notation::tiles_with_red(&meld.tiles, meld.red),
            from: letter(meld.from),
        });
        let all = &context.circumstances;
        let circumstances = all.iter().map(|one| {
            let (key, count, seat) = (one.key(), all.count(one), letter(all.seat(one)));
            if count.is_none() && seat.is_none() {
                CircumstanceJson::Key(key)
            } else {
                CircumstanceJson::With { key, count, seat }
            }
        });
        let on_table = &context.stakes;
        let liability = context.liability.iter().map(LiabilityJson::new);
        Self {
            ruleset: None,
            options: None,
            hand: HandJson {
                concealed: notation::tiles_with_red(&hand.concealed, hand.red),
                melds: melds.collect(),
                winning_tile: hand
                    .winning_tile
                    .map(|tile| notation::tile_with_red(tile, hand.red_winning)),
                bonus: hand.bonus.iter().map(ToString::to_string).collect(),
                dora: hand.dora.iter().map(ToString::to_string).collect(),
                ura: hand.ura.iter().map(ToString::to_string).collect(),
            },
            win: context.by.map(|by| WinJson {
                by: by.key(),
                from: letter(context.from),
            }),
            seat: letter(context.seat),
            prevailing: letter(context.prevailing),
            circumstances: circumstances.collect(),
            liability: liability.collect(),
            on_table: (!on_table.is_empty()).then(|| StakesJson {
                honba: on_table.honba,
                bets: on_table.bets,
                declared: on_table
                    .declared
                    .map(|_| on_table.declared().map(Seat::letter).collect()),
            }),
        }
    }
}

impl ScoreRequest<'_> {
    /// Writes the fields of a win into an object, without those that a game derives.
    ///
    /// # Errors
    /// If the serializer fails.
    pub fn write<M: SerializeMap>(&self, object: &mut M) -> Result<(), M::Error> {
        object.serialize_entry("hand", &self.hand)?;
        if let Some(win) = &self.win {
            object.serialize_entry("win", win)?;
        }
        if let Some(seat) = &self.seat {
            object.serialize_entry("seat", seat)?;
        }
        if !self.circumstances.is_empty() {
            object.serialize_entry("circumstances", &self.circumstances)?;
        }
        if !self.liability.is_empty() {
            object.serialize_entry("liability", &self.liability)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use tilewise_rules::{RuleConfig, notation};

    use super::{CIRCUMSTANCE, HAND, LIABILITY, MELD, ON_TABLE, REQUEST, ScoreRequest, WIN};

    /// Returns the JSON of a hand with all its fields.
    fn written(house: &str, hand: &str) -> String {
        let house: RuleConfig = house.parse().expect(house);
        let entry = notation::parse(hand).expect(hand);
        serde_json::to_string(&ScoreRequest::new(&house, &entry)).expect(hand)
    }

    /// Returns the fields of an object in the JSON, in their order.
    fn fields(text: &str, pointer: &str) -> Vec<String> {
        let Ok(json) = serde_json::from_str::<Value>(text) else {
            panic!("no JSON: {text}");
        };
        let object = json.pointer(pointer).and_then(Value::as_object);
        let keys = object
            .unwrap_or_else(|| panic!("{pointer} in {text}"))
            .keys();
        keys.cloned().collect()
    }

    #[test]
    fn every_field_that_is_written_is_read() {
        let hand = "23m99s p555z p666z p777z@N f1 w4m@W SE no-choice@N tiles-left=3 \
            fed-set:big-three-dragons@N:no-choice dora:1z ura:2z honba=1 bets=2 declared:E";
        let text = written("sparrows-nest;minimum_faan=2", hand);
        for (pointer, keys, missing) in [
            ("", REQUEST, &["near", "pot"][..]),
            ("/hand", HAND, &[]),
            ("/on_table", ON_TABLE, &[]),
            ("/hand/melds/2", MELD, &[]),
            ("/win", WIN, &[]),
            ("/circumstances/0", CIRCUMSTANCE, &["count"]),
            ("/circumstances/1", CIRCUMSTANCE, &["seat"]),
            ("/liability/0", LIABILITY, &[]),
        ] {
            let mut keys: Vec<_> = keys.iter().filter(|key| !missing.contains(key)).collect();
            keys.sort();
            let mut fields = fields(&text, pointer);
            fields.sort();
            assert!(fields.iter().eq(keys), "{pointer} in {text}");
        }
    }
}
