//! The shape of a request about a hand: as it is written, and which fields are read.

use serde::Serialize;
#[cfg(feature = "game")]
use serde::ser::SerializeMap;
use tilewise_rules::{DORA_AND_BETS, House, Seat, WinInput, notation};

use crate::near::NEAR;
use crate::report::Changed;

/// The fields of a request to score a hand.
pub const REQUEST: &[&str] = WAITING.split_at(1).1;
/// The fields of a request about a hand that waits or discards. A page without pots writes no `pot`.
pub const WAITING: &[&str] = match (DORA_AND_BETS, NEAR) {
    (true, true) => FIELDS,
    (true, false) => FIELDS.split_at(FIELDS.len() - 1).0,
    (false, _) => FIELDS.split_at(FIELDS.len() - 2).0,
};
/// All of them: the first only of hands that wait, the last two only where there are bets, and where
/// it is told what a hand nearly is.
const FIELDS: &[&str] = &[
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
/// The fields of a circumstance of which there is more to say than its key.
pub const CIRCUMSTANCE: &[&str] = &["key", "count", "seat"];
/// The fields of `on_table`.
pub const ON_TABLE: &[&str] = &["honba", "bets", "declared"];
/// The fields of a liability.
pub const LIABILITY: &[&str] = &["key", "seat", "fed", "exempt"];

/// A hand as a request: what isn't known of it is left out.
#[derive(Serialize)]
pub struct ScoreRequest<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    ruleset: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<Changed<'a>>,
    hand: Hand,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<Win>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prevailing: Option<char>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    circumstances: Vec<Holds>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    liability: Vec<Feed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    on_table: Option<Table>,
}

#[derive(Serialize)]
struct Table {
    #[serde(skip_serializing_if = "is_none")]
    honba: u8,
    #[serde(skip_serializing_if = "is_none")]
    bets: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    declared: Option<Vec<char>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_none(number: &u8) -> bool {
    *number == 0
}

#[derive(Serialize)]
struct Hand {
    concealed: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    melds: Vec<Meld>,
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
struct Meld {
    kind: &'static str,
    tiles: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<char>,
}

#[derive(Serialize)]
struct Win {
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<char>,
}

/// A circumstance: its key alone, where there is no more to say.
#[derive(Serialize)]
#[serde(untagged)]
enum Holds {
    Key(&'static str),
    With {
        key: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<char>,
    },
}

#[derive(Serialize)]
struct Feed {
    key: &'static str,
    seat: char,
    fed: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    exempt: Option<&'static str>,
}

impl<'a> ScoreRequest<'a> {
    /// What asks for the score of a hand in a house.
    pub fn of(house: &'a House, entry: &WinInput) -> Self {
        let options = Changed(house);
        Self {
            ruleset: Some(house.rule_set().key),
            options: (!options.is_empty()).then_some(options),
            ..Self::told(entry)
        }
    }

    /// A hand without the rules that it was won by.
    pub fn told(entry: &WinInput) -> Self {
        let letter = |seat: Option<Seat>| seat.map(Seat::letter);
        let WinInput { hand, context } = entry;
        let melds = hand.melds.iter().map(|meld| Meld {
            kind: meld.kind.key(),
            tiles: notation::tiles_with_red(&meld.tiles, meld.red),
            from: letter(meld.from),
        });
        let all = &context.circumstances;
        let circumstances = all.iter().map(|one| {
            let (key, count, seat) = (one.key(), all.count(one), letter(all.seat(one)));
            if count.is_none() && seat.is_none() {
                Holds::Key(key)
            } else {
                Holds::With { key, count, seat }
            }
        });
        let on_table = &context.on_table;
        let liability = context.liability.iter().map(|one| Feed {
            key: one.key,
            seat: one.seat.letter(),
            fed: one.fed.key(),
            exempt: one.exempt,
        });
        Self {
            ruleset: None,
            options: None,
            hand: Hand {
                concealed: notation::tiles_with_red(&hand.concealed, hand.red),
                melds: melds.collect(),
                winning_tile: hand
                    .winning_tile
                    .map(|tile| notation::tile_with_red(tile, hand.red_winning)),
                bonus: hand.bonus.iter().map(ToString::to_string).collect(),
                dora: hand.dora.iter().map(ToString::to_string).collect(),
                ura: hand.ura.iter().map(ToString::to_string).collect(),
            },
            win: context.by.map(|by| Win {
                by: by.key(),
                from: letter(context.from),
            }),
            seat: letter(context.seat),
            prevailing: letter(context.prevailing),
            circumstances: circumstances.collect(),
            liability: liability.collect(),
            on_table: (!on_table.is_empty()).then(|| Table {
                honba: on_table.honba,
                bets: on_table.bets,
                declared: on_table
                    .declared
                    .map(|_| on_table.declared().map(Seat::letter).collect()),
            }),
        }
    }
}

#[cfg(feature = "game")]
impl ScoreRequest<'_> {
    /// Writes what was told of the hand into an object: what a game knows is left out.
    ///
    /// # Errors
    /// What the serializer says.
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
    use tilewise_rules::{House, notation};

    use super::{CIRCUMSTANCE, HAND, LIABILITY, MELD, ON_TABLE, REQUEST, ScoreRequest, WIN};

    /// What is written of a hand with all that can be said of one.
    fn written(house: &str, hand: &str) -> String {
        let house: House = house.parse().expect(house);
        let entry = notation::parse(hand).expect(hand);
        serde_json::to_string(&ScoreRequest::of(&house, &entry)).expect(hand)
    }

    /// The fields of an object of the text, in their order.
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
