//! The answers to the questions of an event: each in its own JSON shape.

use tilewise_rules::{
    Ask, BonusTile, BonusTiles, BySeat, CountedIn, Fact, HandError, Overall, RuleSet, Tile,
    WinClaim, Winner, are_points, is_score,
};

use crate::hand::{self, TILE};
use crate::json::Json;
use crate::reason::Reasons;
use crate::request::{BY, counted_liability, win_by};
use crate::value::{Object, SEAT, Value};

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

/// What answers a question, in words.
pub fn wants(ask: Ask) -> String {
    match ask {
        Ask::Number(most) => return format!("a whole number from 0 to {most}"),
        Ask::NumberOf(all) => {
            let all: Vec<_> = all.iter().map(u32::to_string).collect();
            return format!("one of {}", all.join(", "));
        }
        Ask::Word(words) => {
            let keys: Vec<_> = words.iter().map(|(key, _)| *key).collect();
            return keys.join(" or ");
        }
        Ask::Seat => SEAT,
        Ask::By => BY,
        Ask::Flag => "true or false",
        Ask::Tile => TILE,
        Ask::Tiles | Ask::Held => TILES,
        Ask::Points => POINTS,
        Ask::PointsBySeat => POINTS_BY_SEAT,
        Ask::ScoresBySeat => SCORES_BY_SEAT,
        Ask::Bonus => BONUS,
        Ask::BySeat => BY_SEAT,
        Ask::Claims => CLAIMS,
        Ask::Claimants => CLAIMANTS,
        Ask::Winners(counted_in) => return winners(counted_in),
        Ask::Seats => SEATS,
        Ask::Overall => OVERALL,
        Ask::OverallBySeat => OVERALL_BY_SEAT,
    }
    .to_owned()
}

/// The answer to a question, as far as it can be read.
pub fn fact(ask: Ask, value: &Value, reasons: &mut Reasons) -> Option<Fact> {
    Some(match ask {
        Ask::Seat => Fact::Seat(value.seat(reasons)?),
        Ask::Number(most) => Fact::Number(value.number(most.into(), reasons)?),
        Ask::By => Fact::By(win_by(value, reasons)?),
        Ask::Flag => Fact::Flag(value.flag(reasons)?),
        Ask::Word(words) => {
            let place = |text: &str| words.iter().position(|(key, _)| *key == text);
            Fact::Word(value.word(place, &wants(ask), reasons)?)
        }
        Ask::Tile => Fact::Tiles(vec![hand::tile(value, reasons)?]),
        Ask::Tiles | Ask::Held => Fact::Tiles(tiles(value, reasons)),
        Ask::Bonus => Fact::Bonus(bonus(value, reasons)),
        Ask::NumberOf(all) => Fact::Number(one_of(all, value, reasons)?),
        Ask::Points => Fact::Points(points(value, reasons)?),
        Ask::BySeat => Fact::BySeat(by_seat(value, reasons)?),
        Ask::PointsBySeat => Fact::PointsBySeat(points_by_seat(value, (POINTS, points), reasons)?),
        Ask::ScoresBySeat => Fact::PointsBySeat(points_by_seat(value, (SCORE, score), reasons)?),
        Ask::Claims => Fact::Claims(list(value, CLAIMS, claim, reasons)),
        Ask::Claimants => Fact::Claims(list(value, CLAIMANTS, claimant, reasons)),
        Ask::Winners(counted_in) => {
            let read =
                |value: &Value, reasons: &mut Reasons| winner(counted_in, value, None, reasons);
            Fact::Winners(list(value, &winners(counted_in), read, reasons))
        }
        Ask::Seats => Fact::Seats(seats(value, reasons)),
        Ask::Overall => Fact::Overall(overall(value, reasons)?),
        Ask::OverallBySeat => Fact::OverallBySeat(overall_by_seat(value, reasons)?),
    })
}

/// One text, or a list of texts.
fn texts<'a>(value: &'a Value<'a>, want: &str, reasons: &mut Reasons) -> Vec<Value<'a>> {
    if let Json::Text(_) = value.json {
        vec![*value]
    } else {
        value.items(want, reasons).collect()
    }
}

pub fn tiles(value: &Value, reasons: &mut Reasons) -> Vec<Tile> {
    let texts = texts(value, TILES, reasons);
    texts
        .iter()
        .filter_map(|value| hand::tiles(value, reasons))
        .flatten()
        .collect()
}

fn bonus(value: &Value, reasons: &mut Reasons) -> BonusTiles {
    let mut all = BonusTiles::NONE;
    for value in texts(value, BONUS, reasons) {
        let text = value.text(BONUS, reasons).unwrap_or_default();
        for word in text.split_whitespace() {
            let Some(tile) = hand::bonus_tile(word, value.at, reasons) else {
                continue;
            };
            if all.contains(tile) {
                twice(tile, &value, reasons);
            }
            all = all.with(tile);
        }
    }
    all
}

fn twice(tile: BonusTile, value: &Value, reasons: &mut Reasons) {
    let error = HandError::DuplicateBonusTile { tile };
    reasons.unread(error.code(), value.at, error.to_string());
}

fn by_seat(value: &Value, reasons: &mut Reasons) -> Option<BySeat<Option<u32>>> {
    let object = value.object(&["E", "S", "W", "N"], reasons)?;
    let want = "a whole number";
    let mut number = |key| {
        object
            .needed(key, want, reasons)
            .and_then(|value| value.number(u32::MAX.into(), reasons))
    };
    let [e, s, w, n] = ["E", "S", "W", "N"].map(&mut number);
    Some(BySeat::new([e?, s?, w?, n?].map(Some)))
}

/// One of some numbers.
fn one_of(all: &[u32], value: &Value, reasons: &mut Reasons) -> Option<u32> {
    let whole = value.json.whole();
    let found = all.iter().copied().find(|one| whole == Some((*one).into()));
    if found.is_none() {
        let all: Vec<_> = all.iter().map(u32::to_string).collect();
        value.refuse(&format!("one of {}", all.join(", ")), reasons);
    }
    found
}

fn points(value: &Value, reasons: &mut Reasons) -> Option<i64> {
    let points = value.json.whole().filter(|points| are_points(*points));
    if points.is_none() {
        value.refuse(POINTS, reasons);
    }
    points
}

fn score(value: &Value, reasons: &mut Reasons) -> Option<i64> {
    let score = value.json.whole().filter(|score| is_score(*score));
    if score.is_none() {
        value.refuse(SCORE, reasons);
    }
    score
}

/// Reads a score of a seat; what is wrong with it goes into the reasons.
type ReadScore = fn(&Value, &mut Reasons) -> Option<i64>;

fn points_by_seat(
    value: &Value,
    (want, read): (&str, ReadScore),
    reasons: &mut Reasons,
) -> Option<BySeat<Option<i64>>> {
    let object = value.object(&["E", "S", "W", "N"], reasons)?;
    let mut of = |key| {
        let value = object.needed(key, want, reasons)?;
        read(&value, reasons)
    };
    let [e, s, w, n] = ["E", "S", "W", "N"].map(&mut of);
    Some(BySeat::new([e?, s?, w?, n?].map(Some)))
}

/// A score for each seat; 0 for those that aren't named.
fn overall_by_seat(value: &Value, reasons: &mut Reasons) -> Option<BySeat<Overall>> {
    let object = value.object(&["E", "S", "W", "N"], reasons)?;
    let of = |key| match object.field(key) {
        Some(value) => overall(&value, reasons),
        None => Some(Overall::default()),
    };
    let [e, s, w, n] = ["E", "S", "W", "N"].map(of);
    Some(BySeat::new([e?, s?, w?, n?]))
}

fn seats(value: &Value, reasons: &mut Reasons) -> BySeat<bool> {
    let mut seats = BySeat::default();
    for item in value.items(SEATS, reasons) {
        if let Some(seat) = item.seat(reasons) {
            seats[seat] = true;
        }
    }
    seats
}

fn overall(value: &Value, reasons: &mut Reasons) -> Option<Overall> {
    let read = match value.json {
        Json::Whole(_) | Json::Number(_) | Json::Text(_) => value.json.scalar(),
        _ => None,
    };
    let read = read.and_then(|text| text.parse().ok());
    if read.is_none() {
        value.refuse(OVERALL, reasons);
    }
    read
}

fn list<T>(
    value: &Value,
    want: &str,
    read: impl Fn(&Value, &mut Reasons) -> Option<T>,
    reasons: &mut Reasons,
) -> Vec<T> {
    let items = value.items(want, reasons);
    items.filter_map(|value| read(&value, reasons)).collect()
}

fn claim(value: &Value, reasons: &mut Reasons) -> Option<WinClaim> {
    let hand = |fields: &Object, reasons: &mut Reasons| {
        let value = fields.needed("hand", HANDS, reasons)?;
        hand_claimed(&value, reasons)
    };
    claim_with(value, hand, reasons)
}

/// A claim of which the hand may be told, and says nothing.
fn claimant(value: &Value, reasons: &mut Reasons) -> Option<WinClaim> {
    let hand = |fields: &Object, reasons: &mut Reasons| match fields.field("hand") {
        Some(value) => hand_claimed(&value, reasons),
        None => Some(false),
    };
    claim_with(value, hand, reasons)
}

/// Whether it is thirteen orphans.
fn hand_claimed(value: &Value, reasons: &mut Reasons) -> Option<bool> {
    let orphans = |text: &str| match text {
        "ordinary" => Some(false),
        "thirteen-orphans" => Some(true),
        _ => None,
    };
    value.word(orphans, HANDS, reasons)
}

fn claim_with(
    value: &Value,
    hand: impl Fn(&Object, &mut Reasons) -> Option<bool>,
    reasons: &mut Reasons,
) -> Option<WinClaim> {
    let fields = value.object(&["seat", "hand"], reasons)?;
    let seat = fields
        .needed("seat", SEAT, reasons)
        .and_then(|value| value.seat(reasons));
    let thirteen_orphans = hand(&fields, reasons);
    Some(WinClaim {
        seat: seat?,
        thirteen_orphans: thirteen_orphans?,
    })
}

/// What tells winners, and what their hands are counted in.
pub fn winners(counted_in: Option<&CountedIn>) -> String {
    match counted_in {
        None => "a list of who wins, each with seat and value".to_owned(),
        Some(CountedIn { axis, units, .. }) => format!(
            "a list of who wins, each with seat and value and {}, with seat and {}, or with seat and hand",
            axis.key, units.key
        ),
    }
}

/// A winner whose hand is counted already.
pub fn winner(
    counted_in: Option<&CountedIn>,
    value: &Value,
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<Winner> {
    let mut keys = vec!["seat", "value", "liable"];
    if let Some(CountedIn { axis, units, .. }) = counted_in {
        keys.extend([axis.key, units.key, "liability"]);
    }
    let fields = value.object(&keys, reasons)?;
    let seat = fields
        .needed("seat", SEAT, reasons)
        .and_then(|value| value.seat(reasons));
    let mut number = |key, most: u16| -> Option<Option<u16>> {
        match fields.field(key) {
            None => Some(None),
            Some(value) => value.number(most.into(), reasons).map(Some),
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
        let value = fields.needed("value", "a whole number", reasons);
        value.and_then(|value| value.number(u16::MAX.into(), reasons))
    } else {
        number("value", u16::MAX).map(Option::unwrap_or_default)
    };
    let liable = match fields.field("liable") {
        Some(value) => Some(value.seat(reasons)?),
        None => None,
    };
    let mut liability = Vec::new();
    if let Some(list) = fields.field("liability") {
        for value in list.items("a list of liabilities", reasons) {
            liability.push(counted_liability(&value, rule_set, reasons)?);
        }
    }
    Some(Winner {
        on_axis: on_axis?,
        units: units?,
        liable,
        liability,
        ..Winner::of(seat?, counted?)
    })
}
