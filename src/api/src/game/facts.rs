//! What was answered about an event or a foul: read from the fields of an object, and written so.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use tilewise_ledger::{KNOWN_OF_FOULS, is_known};
use tilewise_rules::fouls::{self, PenaltyBook, SAME_TIME};
use tilewise_rules::{
    Ask, BonusTile, BySeat, CountedIn, Event, Fact, Facts, Overall, Question, RuleSet,
    StatedLiability, Winner, notation,
};

use crate::fact::fact;
use crate::reason::Reasons;
use crate::request::stated;
use crate::value::Value;

/// The field in which it is told who fed what.
const LIABILITY: &str = "liability";

/// The questions of an event that a game doesn't answer itself.
pub fn of_event(event: &Event) -> Vec<&'static Question> {
    let all = event.questions.iter();
    all.filter(|one| !is_known(one)).collect()
}

/// The questions about a foul that a game doesn't answer itself; none where the book has none of
/// this key.
pub fn of_foul(book: Option<&'static PenaltyBook>, key: &str) -> Vec<&'static Question> {
    let Some((book, foul)) = book.and_then(|book| Some((book, book.foul(key)?))) else {
        return Vec::new();
    };
    let mut all = fouls::questions(book, foul);
    if all.iter().all(|one| one.key != SAME_TIME.key) {
        all.push(&SAME_TIME);
    }
    all.retain(|one| !KNOWN_OF_FOULS.contains(&one.key));
    all
}

/// The fields in which questions are answered, each once.
fn fields(questions: &[&'static Question]) -> Vec<&'static str> {
    let mut all = Vec::new();
    for field in questions.iter().map(|one| one.within.unwrap_or(one.key)) {
        if !all.contains(&field) {
            all.push(field);
        }
    }
    all
}

/// Reads what was answered in an object that has these fields beside. What wasn't answered is no
/// mistake here: replaying says what is missing.
pub fn read(
    value: &Value,
    beside: &[&str],
    questions: &[&'static Question],
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<Facts> {
    let keys: Vec<&str> = beside.iter().copied().chain(fields(questions)).collect();
    let object = value.object(&keys, reasons)?;
    let mut facts = Facts::default();
    for name in fields(questions) {
        let one = questions
            .iter()
            .find(|one| one.key == name && one.within.is_none());
        if let Some(question) = one {
            if object.is_null(name) {
                facts.set(question.key, Fact::Nothing);
            } else if let Some(value) = object.field(name) {
                facts.set(question.key, fact(question.ask, &value, reasons)?);
            }
            continue;
        }
        let Some(value) = object.field(name) else {
            continue;
        };
        let inside = || questions.iter().filter(|one| one.within == Some(name));
        if name == LIABILITY {
            for value in value.items("a list of liabilities", reasons) {
                let one = stated(&value, rule_set, reasons)?;
                if let Some(question) = inside().find(|question| question.key == one.key) {
                    facts.set(question.key, Fact::Seat(one.seat));
                }
            }
            continue;
        }
        let keys: Vec<_> = inside().map(|question| question.key).collect();
        let object = value.object(&keys, reasons)?;
        for question in inside() {
            if let Some(value) = object.field(question.key) {
                facts.set(question.key, fact(question.ask, &value, reasons)?);
            }
        }
    }
    Some(facts)
}

/// How much of what was answered is asked by these questions.
pub fn asked(facts: &Facts, questions: &[&'static Question]) -> usize {
    let keys = facts.keys();
    keys.filter(|key| questions.iter().any(|one| one.key == *key))
        .count()
}

/// Writes what was answered into the fields of an object.
pub fn write<M: SerializeMap>(
    facts: &Facts,
    questions: &[&'static Question],
    object: &mut M,
) -> Result<(), M::Error> {
    for name in fields(questions) {
        let inside: Vec<_> = questions
            .iter()
            .filter(|one| one.within == Some(name) && facts.fact(one.key).is_some())
            .copied()
            .collect();
        let one = questions
            .iter()
            .find(|one| one.key == name && one.within.is_none());
        if let Some(fact) = one.and_then(|one| facts.fact(one.key)) {
            let ask = one.map(|one| one.ask);
            object.serialize_entry(name, &Answer { ask, fact })?;
        } else if name == LIABILITY && !inside.is_empty() {
            let fed = inside.iter().filter_map(|one| match facts.fact(one.key) {
                Some(Fact::Seat(seat)) => Some(Feed {
                    key: one.key,
                    seat: seat.letter(),
                    fed: "set",
                    exempt: None,
                }),
                _ => None,
            });
            object.serialize_entry(name, &fed.collect::<Vec<_>>())?;
        } else if !inside.is_empty() {
            object.serialize_entry(name, &Inside { facts, inside })?;
        }
    }
    Ok(())
}

/// The answers inside of one field.
struct Inside<'a> {
    facts: &'a Facts,
    inside: Vec<&'static Question>,
}

impl Serialize for Inside<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.inside.iter();
        serializer.collect_map(all.filter_map(|one| {
            let ask = Some(one.ask);
            let fact = self.facts.fact(one.key)?;
            Some((one.key, Answer { ask, fact }))
        }))
    }
}

/// An answer in its own JSON shape.
struct Answer<'a> {
    ask: Option<Ask>,
    fact: &'a Fact,
}

#[derive(Serialize)]
struct Feed {
    key: &'static str,
    seat: char,
    fed: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    exempt: Option<&'static str>,
}

impl Feed {
    fn of(one: &StatedLiability) -> Self {
        Self {
            key: one.key,
            seat: one.seat.letter(),
            fed: one.fed.key(),
            exempt: one.exempt,
        }
    }
}

#[derive(Serialize)]
struct Claim {
    seat: char,
    hand: &'static str,
}

/// A winner, with what the hand is counted in.
struct Wins<'a> {
    winner: &'a Winner,
    counted_in: Option<&'static CountedIn>,
}

impl Serialize for Wins<'_> {
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
            let liability: Vec<_> = one.liability.iter().map(Feed::of).collect();
            fields.serialize_entry(LIABILITY, &liability)?;
        }
        fields.end()
    }
}

impl Serialize for Answer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.fact {
            Fact::Seat(seat) => serializer.serialize_char(seat.letter()),
            Fact::Number(number) => serializer.serialize_u32(*number),
            Fact::By(by) => serializer.serialize_str(by.key()),
            Fact::Flag(flag) => serializer.serialize_bool(*flag),
            Fact::Word(place) => match self.ask {
                Some(Ask::Word(words)) => {
                    serializer.serialize_str(words.get(*place).map_or("", |(key, _)| *key))
                }
                _ => serializer.serialize_none(),
            },
            Fact::Tiles(tiles) if self.ask == Some(Ask::Tile) => {
                serializer.serialize_str(&notation::tiles_text(tiles))
            }
            Fact::Tiles(tiles) => serializer.collect_seq(tiles.iter().map(ToString::to_string)),
            Fact::Bonus(tiles) => {
                let all = BonusTile::ALL
                    .into_iter()
                    .filter(|one| tiles.contains(*one));
                serializer.collect_seq(all.map(|one| one.to_string()))
            }
            Fact::Points(points) => serializer.serialize_i64(*points),
            Fact::BySeat(all) => by_seat(serializer, all),
            Fact::PointsBySeat(all) => by_seat(serializer, all),
            Fact::Claims(claims) => serializer.collect_seq(claims.iter().map(|one| Claim {
                seat: one.seat.letter(),
                hand: if one.thirteen_orphans {
                    "thirteen-orphans"
                } else {
                    "ordinary"
                },
            })),
            Fact::Winners(winners) => {
                let counted_in = match self.ask {
                    Some(Ask::Winners(counted_in)) => counted_in,
                    _ => None,
                };
                let winners = winners.iter();
                serializer.collect_seq(winners.map(|winner| Wins { winner, counted_in }))
            }
            Fact::Seats(seats) => {
                let seats = seats.iter().filter(|(_, is_in)| **is_in);
                serializer.collect_seq(seats.map(|(seat, _)| seat.letter()))
            }
            Fact::Overall(score) => serializer.serialize_f64(score.number()),
            Fact::OverallBySeat(all) => by_seat(serializer, &all.map(Overall::number)),
            Fact::Nothing => serializer.serialize_none(),
        }
    }
}

fn by_seat<S: Serializer, T: Serialize>(serializer: S, all: &BySeat<T>) -> Result<S::Ok, S::Error> {
    serializer.collect_map(all.iter().map(|(seat, one)| (seat.letter(), one)))
}
