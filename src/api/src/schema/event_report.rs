//! The report on an event.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use tilewise_rules::{Effect, EffectValue, Seat};

use super::carried::{CarriedJson, list};
use super::payments::{CollectedJson, NetJson, TransferJson, UnusedInputJson};
use super::penalty_report::OverallBySeatJson;
use super::values::AmountJson;
#[cfg(test)]
use super::words;
use crate::score::ScoreReport;

/// A ruling by a rule set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Ruling"))]
pub struct RulingReport {
    #[cfg_attr(test, schemars(with = "words::True"))]
    pub(crate) ok: bool,
    pub(crate) clause: &'static str,
    pub(crate) verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) allowed: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(with = "Vec<words::Seat>"))]
    pub(crate) winners: Vec<char>,
    pub(crate) transfers: Vec<TransferJson>,
    /// Riichi: the bets on the table that players receive.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) collected: Vec<CollectedJson>,
    /// Amounts that players pay and no player receives.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) fines: Vec<CollectedJson>,
    /// The sum of the fines. `payments`, the change of a pot and this amount sum to 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) bank: Option<AmountJson>,
    /// The gain or loss of each player, including the pot.
    pub(crate) payments: NetJson,
    /// The amount in the pot afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pot: Option<AmountJson>,
    /// Effects other than payments.
    #[serde(skip_serializing_if = "EffectsJson::is_empty")]
    #[cfg_attr(test, schemars(with = "words::Effects"))]
    pub(crate) effects: EffectsJson,
    /// The scores of the winning hands, each as the only win and without stakes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) hands: Vec<HandReport>,
    /// What is due now and what is carried, if `on_table` has the debts before the win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) carried: Option<CarriedJson>,
    /// Inputs without effect.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) ignored: Vec<UnusedInputJson>,
}

/// The score of a winning hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "WinningHand"))]
pub struct HandReport {
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    pub(crate) seat: char,
    #[cfg_attr(test, schemars(with = "words::Score"))]
    pub(crate) score: ScoreReport,
}

/// Effects other than payments, as an object.
#[derive(Clone, Debug)]
pub struct EffectsJson(pub Vec<Effect>);

impl EffectsJson {
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for EffectsJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.0.iter();
        serializer.collect_map(all.map(|effect| (effect.key, EffectValueJson(effect.value))))
    }
}

/// The value of an effect, in its own JSON type.
struct EffectValueJson(EffectValue);

impl Serialize for EffectValueJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            EffectValue::Flag(flag) => serializer.serialize_bool(flag),
            EffectValue::Number(number) => serializer.serialize_u32(number),
            EffectValue::Word(word) => serializer.serialize_str(word),
            EffectValue::Wind(wind) => serializer.serialize_char(wind.letter()),
            EffectValue::Seats(seats) => {
                let seats = seats.iter().filter(|(_, is_in)| **is_in);
                serializer.collect_seq(seats.map(|(seat, _)| seat.letter()))
            }
            EffectValue::Tiles(tiles) => {
                serializer.collect_seq(tiles.iter().map(|tile| tile.to_string()))
            }
            EffectValue::Overall(all) => OverallBySeatJson::new(&all).serialize(serializer),
            EffectValue::Numbers(all) => by_seat(serializer, all.iter()),
            EffectValue::Moves(all) => {
                by_seat(serializer, all.iter().map(|(seat, to)| (seat, to.letter())))
            }
            EffectValue::Debts(debts) => list(&debts).serialize(serializer),
        }
    }
}

/// Serializes a value for each seat.
pub fn by_seat<S: Serializer, T: Serialize>(
    serializer: S,
    all: impl Iterator<Item = (Seat, T)>,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(all.map(|(seat, one)| (seat.letter(), one)))
}
