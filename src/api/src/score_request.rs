//! Conversion of hands to requests.

use serde::ser::SerializeMap;
use tilewise_rules::{RuleConfig, Seat, StatedLiability, WinInput, notation};

use crate::schema::hand_request::{
    CircumstanceFieldsJson, CircumstanceJson, HandJson, LiabilityJson, MeldJson, ScoreRequest,
    StakesJson, WinJson, WonHandJson,
};
use crate::schema::values::ChangedOptionsJson;

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

impl ScoreRequest {
    /// Creates a request for the score of a hand with a rule configuration.
    pub fn new(house: &RuleConfig, entry: &WinInput) -> Self {
        let context = &entry.context;
        let on_table = &context.stakes;
        let WonHandJson {
            hand,
            win,
            seat,
            circumstances,
            liability,
        } = WonHandJson::new(entry);
        Self {
            ruleset: house.rule_set().identity.key,
            options: ChangedOptionsJson(house).to_json(),
            hand,
            win,
            seat,
            prevailing: context.prevailing.map(Seat::letter),
            circumstances,
            liability,
            pot: None,
            on_table: (!on_table.is_empty()).then(|| StakesJson {
                honba: on_table.honba,
                streak: on_table.streak,
                bets: on_table.bets,
                declared: on_table
                    .declared
                    .map(|_| on_table.declared().map(Seat::letter).collect()),
                debts: None,
            }),
            near: None,
        }
    }
}

impl WonHandJson {
    /// Converts a win without the facts that a game derives.
    pub fn new(entry: &WinInput) -> Self {
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
                CircumstanceJson::WithFields(CircumstanceFieldsJson { key, count, seat })
            }
        });
        let liability = context.liability.iter().map(LiabilityJson::new);
        Self {
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
            circumstances: circumstances.collect(),
            liability: liability.collect(),
        }
    }
}

impl WonHandJson {
    /// Writes the fields into an object with other fields.
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

    use super::{
        CircumstanceFieldsJson, HandJson, LiabilityJson, MeldJson, ScoreRequest, StakesJson,
        WinJson,
    };
    use crate::schema::keys::keys;

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
            fed-set:big-three-dragons@N:no-choice dora:1z ura:2z honba=1 streak=1 bets=2 declared:E";
        let text = written("sparrows-nest;minimum_faan=2", hand);
        for (pointer, keys, missing) in [
            ("", keys::<ScoreRequest>(), &["near", "pot"][..]),
            ("/hand", keys::<HandJson>(), &[]),
            ("/on_table", keys::<StakesJson>(), &["debts"]),
            ("/hand/melds/2", keys::<MeldJson>(), &[]),
            ("/win", keys::<WinJson>(), &[]),
            (
                "/circumstances/0",
                keys::<CircumstanceFieldsJson>(),
                &["count"],
            ),
            (
                "/circumstances/1",
                keys::<CircumstanceFieldsJson>(),
                &["seat"],
            ),
            ("/liability/0", keys::<LiabilityJson>(), &[]),
        ] {
            let mut keys: Vec<_> = keys.iter().filter(|key| !missing.contains(key)).collect();
            keys.sort();
            let mut fields = fields(&text, pointer);
            fields.sort();
            assert!(fields.iter().eq(keys), "{pointer} in {text}");
        }
    }
}
