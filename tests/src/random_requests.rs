//! Requests of the data face about anything but a hand: every event, every foul, with random answers
//! that are each of the right kind.

use serde_json::{Map, Value, json};
use tilewise_rules::fouls::{FoulCase, PenaltyBook, questions};
use tilewise_rules::{Ask, BonusTile, Event, Need, Seat, Tile, WinBy};

use crate::random::Rng;

/// A request about an event of a book.
pub fn event(rng: &mut Rng, book: &str, event: &Event) -> Value {
    let mut request = Map::new();
    request.insert("ruleset".to_owned(), book.into());
    request.insert("event".to_owned(), event.key.into());
    for field in event.questions {
        if field.need == Need::Always || rng.bool() {
            request.insert(field.key.to_owned(), answer(rng, field.ask));
        }
    }
    request.into()
}

/// A request about a foul, named by the clause of one of its cases, or by its key.
pub fn foul(rng: &mut Rng, book: &'static PenaltyBook, case: &FoulCase) -> Value {
    let Some(foul) = book.of_clause(case.clause) else {
        return Value::Null;
    };
    let mut facts = Map::new();
    for field in questions(book, foul) {
        if rng.u8(0..3) > 0 {
            facts.insert(field.key.to_owned(), answer(rng, field.ask));
        }
    }
    let name = if rng.bool() { case.clause } else { foul.key };
    json!({"ruleset": book.key, "event": "foul", "foul": name, "facts": facts})
}

/// A request about the end of a hand, or of a hanchan, in a book of penalties.
pub fn ending(rng: &mut Rng, book: &PenaltyBook) -> Value {
    if rng.bool() {
        let tenpai = answer(rng, Ask::Seats);
        return json!({"ruleset": book.key, "event": "exhaustive-draw", "tenpai": tenpai});
    }
    let (one, other) = (rng.i32(0..300) * 100, rng.i32(0..300) * 100);
    let table = by_seat([30_000 + one, 30_000 - one, 30_000 + other, 30_000 - other]);
    let mut request = json!({"ruleset": book.key, "event": "hanchan", "table": table});
    if rng.bool() {
        request["overall"] = by_seat([10, -5, 0, 3]);
    }
    if rng.bool() {
        request["penalties"] = json!({"E": 20});
    }
    request
}

fn by_seat(numbers: [i32; 4]) -> Value {
    let [e, s, w, n] = numbers;
    json!({"E": e, "S": s, "W": w, "N": n})
}

/// An answer to a question.
fn answer(rng: &mut Rng, ask: Ask) -> Value {
    match ask {
        Ask::Seat => seat(rng),
        Ask::Number(most) => rng.u32(0..=most.min(40)).into(),
        Ask::By => WinBy::ALL[rng.usize(0..WinBy::ALL.len())].key().into(),
        Ask::Flag => rng.bool().into(),
        Ask::Word(words) => words[rng.usize(0..words.len())].0.into(),
        Ask::Tile => tile(rng),
        Ask::NumberOf(all) => all[rng.usize(0..all.len())].into(),
        Ask::Points => (100 * rng.i32(-20..600)).into(),
        Ask::PointsBySeat | Ask::ScoresBySeat => by_seat([45_000, 35_000, 25_000, 15_000]),
        Ask::OverallBySeat => json!({"E": 20}),
        Ask::Held => "123m456p789s1122z3s".into(),
        Ask::Tiles => some(rng, 3, tile),
        Ask::Bonus => some(rng, 4, |rng| {
            let tile = BonusTile::ALL[rng.usize(0..BonusTile::ALL.len())];
            tile.to_string().into()
        }),
        Ask::BySeat => json!({"E": 4, "S": 4, "W": 8, "N": rng.u32(0..9)}),
        Ask::Claims => some(rng, 3, |rng| {
            let hand = ["ordinary", "thirteen-orphans"][rng.usize(0..2)];
            json!({"seat": seat(rng), "hand": hand})
        }),
        Ask::Claimants => some(rng, 3, |rng| json!({"seat": seat(rng)})),
        Ask::Winners(None) => some(
            rng,
            3,
            |rng| json!({"seat": seat(rng), "value": rng.u8(0..12)}),
        ),
        Ask::Winners(Some(_)) => some(
            rng,
            3,
            |rng| json!({"seat": seat(rng), "value": rng.u8(1..12), "fu": 30 + 10 * rng.u8(0..5)}),
        ),
        Ask::Seats => some(rng, 4, seat),
        Ask::Overall => [json!("12.3"), json!(-5), json!(0.5)][rng.usize(0..3)].clone(),
    }
}

fn seat(rng: &mut Rng) -> Value {
    let seat = Seat::ALL[rng.usize(0..Seat::ALL.len())];
    seat.letter().to_string().into()
}

fn tile(rng: &mut Rng) -> Value {
    let tile = Tile::ALL[rng.usize(0..Tile::ALL.len())];
    tile.to_string().into()
}

/// Up to so many of something, no two alike.
fn some(rng: &mut Rng, most: usize, one: impl Fn(&mut Rng) -> Value) -> Value {
    let mut all: Vec<Value> = Vec::new();
    for _ in 0..rng.usize(0..=most) {
        let next = one(rng);
        if !all.contains(&next) {
            all.push(next);
        }
    }
    all.into()
}
