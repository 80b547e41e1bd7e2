//! Answers to questions in JSON, each in its own type: the accepted input, reading and writing. The rules have the
//! text form.

use serde::ser::{Serialize, SerializeMap, Serializer};
use tilewise_rules::{
    Answer, AnswerKind, BonusTile, BySeat, CountedIn, HandError, Overall, RuleSet, Tile, WinClaim,
    Winner, are_points, is_score, notation,
};

use crate::carried_debts::{self, DEBTS, WINS};
use crate::diagnostics::Diagnostics;
use crate::hand::{self, TILE};
use crate::json::Json;
use crate::request::{BY, counted_liability, win_by};
use crate::schema::carried::{CarriedWinJson, list as list_of_debts};
use crate::schema::event_report::by_seat as seats_as_fields;
use crate::schema::hand_request::{ClaimJson, LiabilityJson};
use crate::schema::keys::keys;
use crate::value::{JsonObject, JsonValue, SEAT};

/// The keys of an object with a value for each seat.
const SEAT_KEYS: [&str; 4] = ["E", "S", "W", "N"];
const TILES: &str = "tiles as a text, such as 22s456m, or a list of such texts";
const BONUS: &str = "bonus tiles as a text, such as f1 a2, or a list of such texts";
const BY_SEAT: &str = "an object with a whole number for each of E, S, W, N";
const CLAIMS: &str = "a list of who claims, each with seat and hand";
const CLAIMANTS: &str = "a list of who claims, each with seat";
/// The accepted input for points of the table.
pub const POINTS: &str = "points of the table, a multiple of 100 from -1000000 to 1000000";
const POINTS_BY_SEAT: &str = "an object with the points of each of E, S, W, N";
const SCORE: &str = "a score, a whole number from -1000000 to 1000000";
const SCORES_BY_SEAT: &str = "an object with the score of each of E, S, W, N";
const SEATS: &str = "a list of seats, such as [\"E\", \"S\"]";
/// The accepted input for an overall score.
pub const OVERALL: &str = "a number with at most three decimals, such as 12.3";
const OVERALL_BY_SEAT: &str = "an object with a number for some of E, S, W, N";
const HANDS: &str = "ordinary or thirteen-orphans";

/// Returns a description of the accepted JSON of an answer.
pub fn accepted_input(ask: AnswerKind) -> String {
    match ask {
        AnswerKind::Number(most) => return format!("a whole number from 0 to {most}"),
        AnswerKind::NumberOf(all) => {
            let all: Vec<_> = all.iter().map(u32::to_string).collect();
            return format!("one of {}", all.join(", "));
        }
        AnswerKind::Word(words) => {
            let keys: Vec<_> = words.iter().map(|(key, _)| *key).collect();
            return keys.join(" or ");
        }
        AnswerKind::Seat => SEAT,
        AnswerKind::By => BY,
        AnswerKind::Flag => "true or false",
        AnswerKind::Tile => TILE,
        AnswerKind::Tiles | AnswerKind::Held => TILES,
        AnswerKind::Points => POINTS,
        AnswerKind::PointsBySeat => POINTS_BY_SEAT,
        AnswerKind::ScoresBySeat => SCORES_BY_SEAT,
        AnswerKind::Bonus | AnswerKind::BonusInOrder => BONUS,
        AnswerKind::BySeat => BY_SEAT,
        AnswerKind::Claims => CLAIMS,
        AnswerKind::Claimants => CLAIMANTS,
        AnswerKind::Winners(counted_in) => return winners(counted_in),
        AnswerKind::Seats => SEATS,
        AnswerKind::Overall => OVERALL,
        AnswerKind::OverallBySeat => OVERALL_BY_SEAT,
        AnswerKind::Debts => DEBTS,
        AnswerKind::CarriedWins => WINS,
    }
    .to_owned()
}

/// Reads the answer to a question.
pub fn read_answer(
    ask: AnswerKind,
    value: &JsonValue,
    diagnostics: &mut Diagnostics,
) -> Option<Answer> {
    Some(match ask {
        AnswerKind::Seat => Answer::Seat(value.seat(diagnostics)?),
        AnswerKind::Number(most) => Answer::Number(value.number(most.into(), diagnostics)?),
        AnswerKind::By => Answer::By(win_by(value, diagnostics)?),
        AnswerKind::Flag => Answer::Flag(value.flag(diagnostics)?),
        AnswerKind::Word(words) => {
            let place = |text: &str| words.iter().position(|(key, _)| *key == text);
            Answer::Word(value.word(place, &accepted_input(ask), diagnostics)?)
        }
        AnswerKind::Tile => Answer::Tiles(vec![hand::tile(value, diagnostics)?]),
        AnswerKind::Tiles | AnswerKind::Held => Answer::Tiles(tiles(value, diagnostics)),
        AnswerKind::Bonus => Answer::Bonus(bonus(value, diagnostics).into_iter().collect()),
        AnswerKind::BonusInOrder => Answer::BonusInOrder(bonus(value, diagnostics)),
        AnswerKind::NumberOf(all) => Answer::Number(one_of(all, value, diagnostics)?),
        AnswerKind::Points => Answer::Points(points(value, diagnostics)?),
        AnswerKind::BySeat => {
            let number =
                |value: &JsonValue, all: &mut Diagnostics| value.number(u32::MAX.into(), all);
            let all = each_seat(value, "a whole number", number, diagnostics)?;
            Answer::BySeat(all.map(Some))
        }
        AnswerKind::PointsBySeat => {
            Answer::PointsBySeat(each_seat(value, POINTS, points, diagnostics)?.map(Some))
        }
        AnswerKind::ScoresBySeat => {
            Answer::PointsBySeat(each_seat(value, SCORE, score, diagnostics)?.map(Some))
        }
        AnswerKind::Claims => Answer::Claims(list(value, CLAIMS, claim, diagnostics)),
        AnswerKind::Claimants => Answer::Claims(list(value, CLAIMANTS, claimant, diagnostics)),
        AnswerKind::Winners(counted_in) => {
            let read = |value: &JsonValue, diagnostics: &mut Diagnostics| {
                winner(counted_in, value, None, diagnostics)
            };
            Answer::Winners(list(value, &winners(counted_in), read, diagnostics))
        }
        AnswerKind::Seats => Answer::Seats(seats(value, diagnostics)),
        AnswerKind::Overall => Answer::Overall(overall(value, diagnostics)?),
        AnswerKind::OverallBySeat => {
            Answer::OverallBySeat(some_seats(value, overall, diagnostics)?)
        }
        AnswerKind::Debts => Answer::Debts(carried_debts::debts(value, diagnostics)?),
        AnswerKind::CarriedWins => Answer::CarriedWins(carried_debts::wins(value, diagnostics)?),
    })
}

/// Reads a text, or a list of texts.
fn texts<'a>(
    value: &'a JsonValue<'a>,
    want: &str,
    diagnostics: &mut Diagnostics,
) -> Vec<JsonValue<'a>> {
    if let Json::Text(_) = value.json {
        vec![*value]
    } else {
        value.items(want, diagnostics).collect()
    }
}

pub fn tiles(value: &JsonValue, diagnostics: &mut Diagnostics) -> Vec<Tile> {
    let texts = texts(value, TILES, diagnostics);
    texts
        .iter()
        .filter_map(|value| hand::tiles(value, diagnostics))
        .flatten()
        .collect()
}

/// Reads bonus tiles in their order.
fn bonus(value: &JsonValue, diagnostics: &mut Diagnostics) -> Vec<BonusTile> {
    let mut all = Vec::new();
    for value in texts(value, BONUS, diagnostics) {
        let text = value.text(BONUS, diagnostics).unwrap_or_default();
        for word in text.split_whitespace() {
            let Some(tile) = hand::bonus_tile(word, value.at, diagnostics) else {
                continue;
            };
            if all.contains(&tile) {
                twice(tile, &value, diagnostics);
            } else {
                all.push(tile);
            }
        }
    }
    all
}

fn twice(tile: BonusTile, value: &JsonValue, diagnostics: &mut Diagnostics) {
    let error = HandError::DuplicateBonusTile { tile };
    diagnostics.push_unparsed(error.code(), value.at, error.to_string());
}

/// Reads a value for each seat.
pub fn each_seat<T>(
    value: &JsonValue,
    want: &str,
    read: impl Fn(&JsonValue, &mut Diagnostics) -> Option<T>,
    diagnostics: &mut Diagnostics,
) -> Option<BySeat<T>> {
    let object = value.object(&SEAT_KEYS, diagnostics)?;
    let [e, s, w, n] = SEAT_KEYS.map(|key| {
        let value = object.needed(key, want, diagnostics)?;
        read(&value, diagnostics)
    });
    Some(BySeat::new([e?, s?, w?, n?]))
}

/// Reads a value for some seats; the default for those that aren't named.
pub fn some_seats<T: Default>(
    value: &JsonValue,
    read: impl Fn(&JsonValue, &mut Diagnostics) -> Option<T>,
    diagnostics: &mut Diagnostics,
) -> Option<BySeat<T>> {
    let object = value.object(&SEAT_KEYS, diagnostics)?;
    let [e, s, w, n] = SEAT_KEYS.map(|key| match object.field(key) {
        Some(value) => read(&value, diagnostics),
        None => Some(T::default()),
    });
    Some(BySeat::new([e?, s?, w?, n?]))
}

/// Reads one of several numbers.
fn one_of(all: &[u32], value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<u32> {
    let whole = value.json.whole();
    let found = all.iter().copied().find(|one| whole == Some((*one).into()));
    if found.is_none() {
        let all: Vec<_> = all.iter().map(u32::to_string).collect();
        value.refuse(&format!("one of {}", all.join(", ")), diagnostics);
    }
    found
}

/// Reads points of the table.
pub fn points(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<i64> {
    let points = value.json.whole().filter(|points| are_points(*points));
    if points.is_none() {
        value.refuse(POINTS, diagnostics);
    }
    points
}

fn score(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<i64> {
    let score = value.json.whole().filter(|score| is_score(*score));
    if score.is_none() {
        value.refuse(SCORE, diagnostics);
    }
    score
}

fn seats(value: &JsonValue, diagnostics: &mut Diagnostics) -> BySeat<bool> {
    let mut seats = BySeat::default();
    for item in value.items(SEATS, diagnostics) {
        if let Some(seat) = item.seat(diagnostics) {
            seats[seat] = true;
        }
    }
    seats
}

/// Reads an overall score.
pub fn overall(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Overall> {
    let read = match value.json {
        Json::Whole(_) | Json::Number(_) | Json::Text(_) => value.json.scalar(),
        _ => None,
    };
    let read = read.and_then(|text| text.parse().ok());
    if read.is_none() {
        value.refuse(OVERALL, diagnostics);
    }
    read
}

fn list<T>(
    value: &JsonValue,
    want: &str,
    read: impl Fn(&JsonValue, &mut Diagnostics) -> Option<T>,
    diagnostics: &mut Diagnostics,
) -> Vec<T> {
    let items = value.items(want, diagnostics);
    items
        .filter_map(|value| read(&value, diagnostics))
        .collect()
}

fn claim(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<WinClaim> {
    let hand = |fields: &JsonObject, diagnostics: &mut Diagnostics| {
        let value = fields.needed("hand", HANDS, diagnostics)?;
        hand_claimed(&value, diagnostics)
    };
    claim_with(value, hand, diagnostics)
}

/// Reads a claim, whose hand is optional.
fn claimant(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<WinClaim> {
    let hand = |fields: &JsonObject, diagnostics: &mut Diagnostics| match fields.field("hand") {
        Some(value) => hand_claimed(&value, diagnostics),
        None => Some(false),
    };
    claim_with(value, hand, diagnostics)
}

/// Reads whether a claim is for thirteen orphans.
fn hand_claimed(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<bool> {
    let orphans = |text: &str| match text {
        "ordinary" => Some(false),
        "thirteen-orphans" => Some(true),
        _ => None,
    };
    value.word(orphans, HANDS, diagnostics)
}

fn claim_with(
    value: &JsonValue,
    hand: impl Fn(&JsonObject, &mut Diagnostics) -> Option<bool>,
    diagnostics: &mut Diagnostics,
) -> Option<WinClaim> {
    let fields = value.object(keys::<ClaimJson>(), diagnostics)?;
    let seat = fields
        .needed("seat", SEAT, diagnostics)
        .and_then(|value| value.seat(diagnostics));
    let thirteen_orphans = hand(&fields, diagnostics);
    Some(WinClaim {
        seat: seat?,
        thirteen_orphans: thirteen_orphans?,
    })
}

/// Returns a description of the accepted JSON of winners, with the units of counted hands.
pub fn winners(counted_in: Option<&CountedIn>) -> String {
    match counted_in {
        None => "a list of who wins, each with seat and value".to_owned(),
        Some(CountedIn { axis, units, .. }) => format!(
            "a list of who wins, each with seat and value and {}, with seat and {}, or with seat and hand",
            axis.key, units.key
        ),
    }
}

/// Reads a winner with a counted hand.
pub fn winner(
    counted_in: Option<&CountedIn>,
    value: &JsonValue,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<Winner> {
    let mut keys = vec!["seat", "value", "liable"];
    if let Some(CountedIn { axis, units, .. }) = counted_in {
        keys.extend([axis.key, units.key, "liability"]);
    }
    let fields = value.object(&keys, diagnostics)?;
    let seat = fields
        .needed("seat", SEAT, diagnostics)
        .and_then(|value| value.seat(diagnostics));
    let mut number = |key, most: u16| -> Option<Option<u16>> {
        match fields.field(key) {
            None => Some(None),
            Some(value) => value.number(most.into(), diagnostics).map(Some),
        }
    };
    let (on_axis, units) = match counted_in {
        None => (Some(None), Some(0)),
        Some(CountedIn {
            axis,
            units,
            most_units,
            ..
        }) => (
            number(axis.key, u16::MAX),
            number(units.key, *most_units).map(Option::unwrap_or_default),
        ),
    };
    let counted = if units == Some(0) {
        let value = fields.needed("value", "a whole number", diagnostics);
        value.and_then(|value| value.number(u16::MAX.into(), diagnostics))
    } else {
        number("value", u16::MAX).map(Option::unwrap_or_default)
    };
    let liable = match fields.field("liable") {
        Some(value) => Some(value.seat(diagnostics)?),
        None => None,
    };
    let mut liability = Vec::new();
    if let Some(list) = fields.field("liability") {
        for value in list.items("a list of liabilities", diagnostics) {
            liability.push(counted_liability(&value, rule_set, diagnostics)?);
        }
    }
    Some(Winner {
        on_axis: on_axis?,
        units: units?,
        liable,
        liability,
        ..Winner::new(seat?, counted?)
    })
}

/// An answer in its own JSON type.
pub struct AnswerJson<'a> {
    /// The kind of the question.
    pub kind: AnswerKind,
    /// The answer.
    pub answer: &'a Answer,
}

/// A winner, with the unit of the counted hand.
struct WinnerJson<'a> {
    winner: &'a Winner,
    counted_in: Option<&'static CountedIn>,
}

impl Serialize for WinnerJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let one = self.winner;
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("seat", &one.seat.letter())?;
        fields.serialize_entry("value", &one.value)?;
        if let Some(CountedIn { axis, units, .. }) = self.counted_in {
            if let Some(on_axis) = one.on_axis {
                fields.serialize_entry(axis.key, &on_axis)?;
            }
            if one.units > 0 {
                fields.serialize_entry(units.key, &one.units)?;
            }
        }
        if let Some(liable) = one.liable {
            fields.serialize_entry("liable", &liable.letter())?;
        }
        if !one.liability.is_empty() {
            let liability: Vec<_> = one.liability.iter().map(LiabilityJson::new).collect();
            fields.serialize_entry("liability", &liability)?;
        }
        fields.end()
    }
}

impl Serialize for AnswerJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.answer {
            Answer::Seat(seat) => serializer.serialize_char(seat.letter()),
            Answer::Number(number) => serializer.serialize_u32(*number),
            Answer::By(by) => serializer.serialize_str(by.key()),
            Answer::Flag(flag) => serializer.serialize_bool(*flag),
            Answer::Word(place) => match self.kind {
                AnswerKind::Word(words) => {
                    serializer.serialize_str(words.get(*place).map_or("", |(key, _)| *key))
                }
                _ => serializer.serialize_none(),
            },
            Answer::Tiles(tiles) if self.kind == AnswerKind::Tile => {
                serializer.serialize_str(&notation::tiles_text(tiles))
            }
            Answer::Tiles(tiles) => serializer.collect_seq(tiles.iter().map(ToString::to_string)),
            Answer::Bonus(tiles) => {
                let all = BonusTile::ALL
                    .into_iter()
                    .filter(|one| tiles.contains(*one));
                serializer.collect_seq(all.map(|one| one.to_string()))
            }
            Answer::BonusInOrder(tiles) => {
                serializer.collect_seq(tiles.iter().map(ToString::to_string))
            }
            Answer::Debts(debts) => list_of_debts(debts).serialize(serializer),
            Answer::CarriedWins(wins) => {
                serializer.collect_seq(wins.iter().map(|win| CarriedWinJson::new(*win)))
            }
            Answer::Points(points) => serializer.serialize_i64(*points),
            Answer::BySeat(all) => seats_as_fields(serializer, all.iter()),
            Answer::PointsBySeat(all) => seats_as_fields(serializer, all.iter()),
            Answer::Claims(claims) => serializer.collect_seq(claims.iter().map(|one| ClaimJson {
                seat: one.seat.letter(),
                hand: if one.thirteen_orphans {
                    "thirteen-orphans"
                } else {
                    "ordinary"
                },
            })),
            Answer::Winners(winners) => {
                let counted_in = match self.kind {
                    AnswerKind::Winners(counted_in) => counted_in,
                    _ => None,
                };
                let winners = winners.iter();
                serializer.collect_seq(winners.map(|winner| WinnerJson { winner, counted_in }))
            }
            Answer::Seats(seats) => {
                let seats = seats.iter().filter(|(_, is_in)| **is_in);
                serializer.collect_seq(seats.map(|(seat, _)| seat.letter()))
            }
            Answer::Overall(score) => serializer.serialize_f64(score.number()),
            Answer::OverallBySeat(all) => {
                seats_as_fields(serializer, all.map(Overall::number).iter())
            }
            Answer::Open => serializer.serialize_none(),
        }
    }
}
