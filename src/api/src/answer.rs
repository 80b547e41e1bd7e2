//! Answers to the questions of an event, each in its own JSON type.

use tilewise_rules::{
    Answer, AnswerKind, BonusTile, BonusTiles, BySeat, CountedIn, HandError, Overall, RuleSet,
    Tile, WinClaim, Winner, are_points, is_score,
};

use crate::diagnostics::Diagnostics;
use crate::hand::{self, TILE};
use crate::json::Json;
use crate::request::{BY, counted_liability, win_by};
use crate::value::{JsonObject, JsonValue, SEAT};

const TILES: &str = "tiles as a text, such as 22s456m, or a list of such texts";
const BONUS: &str = "bonus tiles as a text, such as f1 a2, or a list of such texts";
const BY_SEAT: &str = "an object with a whole number for each of E, S, W, N";
const CLAIMS: &str = "a list of who claims, each with seat and hand";
const CLAIMANTS: &str = "a list of who claims, each with seat";
const POINTS: &str = "points of the table, a multiple of 100 from -1000000 to 1000000";
const POINTS_BY_SEAT: &str = "an object with the points of each of E, S, W, N";
const SCORE: &str = "a score, a whole number from -1000000 to 1000000";
const SCORES_BY_SEAT: &str = "an object with the score of each of E, S, W, N";
const SEATS: &str = "a list of seats, such as [\"E\", \"S\"]";
const OVERALL: &str = "a number with at most three decimals, such as 12.3";
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
        AnswerKind::Bonus => BONUS,
        AnswerKind::BySeat => BY_SEAT,
        AnswerKind::Claims => CLAIMS,
        AnswerKind::Claimants => CLAIMANTS,
        AnswerKind::Winners(counted_in) => return winners(counted_in),
        AnswerKind::Seats => SEATS,
        AnswerKind::Overall => OVERALL,
        AnswerKind::OverallBySeat => OVERALL_BY_SEAT,
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
        AnswerKind::Bonus => Answer::Bonus(bonus(value, diagnostics)),
        AnswerKind::NumberOf(all) => Answer::Number(one_of(all, value, diagnostics)?),
        AnswerKind::Points => Answer::Points(points(value, diagnostics)?),
        AnswerKind::BySeat => Answer::BySeat(by_seat(value, diagnostics)?),
        AnswerKind::PointsBySeat => {
            Answer::PointsBySeat(points_by_seat(value, (POINTS, points), diagnostics)?)
        }
        AnswerKind::ScoresBySeat => {
            Answer::PointsBySeat(points_by_seat(value, (SCORE, score), diagnostics)?)
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
        AnswerKind::OverallBySeat => Answer::OverallBySeat(overall_by_seat(value, diagnostics)?),
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

fn bonus(value: &JsonValue, diagnostics: &mut Diagnostics) -> BonusTiles {
    let mut all = BonusTiles::NONE;
    for value in texts(value, BONUS, diagnostics) {
        let text = value.text(BONUS, diagnostics).unwrap_or_default();
        for word in text.split_whitespace() {
            let Some(tile) = hand::bonus_tile(word, value.at, diagnostics) else {
                continue;
            };
            if all.contains(tile) {
                twice(tile, &value, diagnostics);
            }
            all = all.with(tile);
        }
    }
    all
}

fn twice(tile: BonusTile, value: &JsonValue, diagnostics: &mut Diagnostics) {
    let error = HandError::DuplicateBonusTile { tile };
    diagnostics.push_unparsed(error.code(), value.at, error.to_string());
}

fn by_seat(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<BySeat<Option<u32>>> {
    let object = value.object(&["E", "S", "W", "N"], diagnostics)?;
    let want = "a whole number";
    let mut number = |key| {
        object
            .needed(key, want, diagnostics)
            .and_then(|value| value.number(u32::MAX.into(), diagnostics))
    };
    let [e, s, w, n] = ["E", "S", "W", "N"].map(&mut number);
    Some(BySeat::new([e?, s?, w?, n?].map(Some)))
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

fn points(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<i64> {
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

/// Function that reads the score of a seat and adds diagnostics.
type ReadScore = fn(&JsonValue, &mut Diagnostics) -> Option<i64>;

fn points_by_seat(
    value: &JsonValue,
    (want, read): (&str, ReadScore),
    diagnostics: &mut Diagnostics,
) -> Option<BySeat<Option<i64>>> {
    let object = value.object(&["E", "S", "W", "N"], diagnostics)?;
    let mut of = |key| {
        let value = object.needed(key, want, diagnostics)?;
        read(&value, diagnostics)
    };
    let [e, s, w, n] = ["E", "S", "W", "N"].map(&mut of);
    Some(BySeat::new([e?, s?, w?, n?].map(Some)))
}

/// Reads a score for each seat; 0 for seats that aren't named.
fn overall_by_seat(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<BySeat<Overall>> {
    let object = value.object(&["E", "S", "W", "N"], diagnostics)?;
    let of = |key| match object.field(key) {
        Some(value) => overall(&value, diagnostics),
        None => Some(Overall::default()),
    };
    let [e, s, w, n] = ["E", "S", "W", "N"].map(of);
    Some(BySeat::new([e?, s?, w?, n?]))
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

fn overall(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Overall> {
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
    let fields = value.object(&["seat", "hand"], diagnostics)?;
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
