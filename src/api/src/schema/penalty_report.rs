//! The report on a verdict of a penalty book.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use tilewise_rules::fouls::{Fine, Payee, Step};
use tilewise_rules::{BySeat, Overall, Seat};

use super::payments::{CollectedJson, NetJson, TransferJson};
#[cfg(test)]
use super::words;

/// The ruling of a penalty book on a foul, an exhaustive draw or a hanchan.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "FoulRuling"))]
pub struct PenaltyReport {
    #[cfg_attr(test, schemars(with = "words::True"))]
    pub(crate) ok: bool,
    /// The clause. For a foul: the line that was named, or found by the facts.
    pub(crate) clause: &'static str,
    /// A sentence that begins with the name of the outcome.
    pub(crate) verdict: String,
    pub(crate) transfers: Vec<TransferJson>,
    /// Amounts that players pay and no player receives.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) fines: Vec<CollectedJson>,
    /// The gain or loss of each player.
    pub(crate) payments: NetJson,
    #[cfg_attr(test, schemars(with = "FoulEffectsJson"))]
    pub(crate) effects: PenaltyEffectsJson,
    /// The penalties among which the referee chooses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) offers: Vec<OfferJson>,
    /// The lines of the book that led to the verdict, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) steps: Vec<StepJson>,
    /// Additional notes of the book on such a verdict.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) notes: Vec<StepJson>,
    /// The verdict in amounts, if facts about the table were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) after: Option<TableEffectsJson>,
}

/// The effects of a verdict.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum PenaltyEffectsJson {
    Foul(FoulEffectsJson),
    Draw(DrawEffectsJson),
    Hanchan(HanchanEffectsJson),
}

/// The effects of a foul. Scores at the table only change by a `fine`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "FoulEffects"))]
pub struct FoulEffectsJson {
    /// `NP` not penalized, `WARN` warning, `PP` point penalty (as many points as `overall` says), `DH` dead hand,
    /// `CH` chonbo, `REDEAL` dealt again, `FURITEN` furiten by the earliest tile, `FORCE` the first call must be
    /// done, `EXC` noten without penalty, `REF` the referee decides, `DQ` disqualified, `INFO` no penalty, or
    /// scored and not ranked, `FINE` points off the score at the table (`fine`), `DRAW` the win is void and the
    /// hand a draw.
    #[cfg_attr(test, schemars(with = "words::Outcome"))]
    pub outcome: &'static str,
    /// The change of the overall score, in points; `null` if the referee decides.
    pub overall: Option<OverallJson>,
    /// A fine on the score at the table, to nobody or paid to each of the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fine: Option<FineJson>,
    #[cfg_attr(test, schemars(with = "words::HandAfter"))]
    pub hand: &'static str,
    pub redeal: bool,
    #[cfg_attr(test, schemars(with = "words::RiichiBets"))]
    pub riichi_bets: &'static str,
    #[cfg_attr(test, schemars(with = "words::Honba"))]
    pub honba: &'static str,
    #[cfg_attr(test, schemars(with = "words::DealerAfter"))]
    pub dealer: &'static str,
}

/// The effects of an exhaustive draw.
#[derive(Clone, Debug, Serialize)]
pub struct DrawEffectsJson {
    pub dealer: &'static str,
    pub honba: &'static str,
}

/// The effects of the end of a hanchan.
#[derive(Clone, Debug, Serialize)]
pub struct HanchanEffectsJson {
    pub uma: OverallBySeatJson,
    pub score: OverallBySeatJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overall: Option<OverallBySeatJson>,
}

/// A fine on a score at the table.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Fine"))]
pub struct FineJson {
    points: i64,
    #[cfg_attr(test, schemars(with = "words::Payee"))]
    to: &'static str,
}

impl FineJson {
    /// Converts a fine.
    pub const fn new(fine: &Fine) -> Self {
        let to = match fine.to {
            Payee::Bank => "bank",
            Payee::Each => "each",
        };
        Self {
            points: fine.points,
            to,
        }
    }
}

/// A penalty that the referee may choose. Numbers are missing if the book has none.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Offer"))]
pub struct OfferJson {
    #[cfg_attr(test, schemars(with = "words::Penalty"))]
    pub penalty: &'static str,
    /// The exact number of points, or several to choose from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i32>,
}

/// A line of the book.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "BookLine"))]
pub struct StepJson {
    clause: &'static str,
    #[serde(rename = "says")]
    text: &'static str,
}

impl StepJson {
    /// Converts a line.
    pub const fn new(step: Step) -> Self {
        let Step { clause, text } = step;
        Self { clause, text }
    }
}

/// The state after a foul, as far as it is known.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "FoulAfter"))]
pub struct TableEffectsJson {
    /// The overall score of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overall: Option<OverallJson>,
    /// The number of riichi bets on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub riichi_bets: Option<u32>,
    /// The number of counters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub honba: Option<u32>,
    /// The riichi bets that are returned, in points of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub returned: Option<NetJson>,
    #[cfg_attr(test, schemars(with = "words::DealerAfter"))]
    pub dealer: &'static str,
}

/// An overall score as a JSON number: an integer if it is whole.
#[derive(Clone, Copy, Debug)]
pub struct OverallJson(pub Overall);

impl Serialize for OverallJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = self.0.number();
        #[expect(
            clippy::cast_possible_truncation,
            reason = "whole and in the range of the type"
        )]
        if number.fract() == 0.0 {
            serializer.serialize_i64(number as i64)
        } else {
            serializer.serialize_f64(number)
        }
    }
}

/// An overall score for each player.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "OverallScores"))]
#[serde(rename_all = "UPPERCASE")]
pub struct OverallBySeatJson {
    e: OverallJson,
    s: OverallJson,
    w: OverallJson,
    n: OverallJson,
}

impl OverallBySeatJson {
    /// Creates the JSON of overall scores.
    pub fn new(scores: &BySeat<Overall>) -> Self {
        let [e, s, w, n] = Seat::ALL.map(|seat| OverallJson(scores[seat]));
        Self { e, s, w, n }
    }
}
