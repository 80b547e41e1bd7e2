//! Random JSON requests other than hands: every event and foul, with random answers of the right kinds.

use serde_json::{Map, Value, json};
use tilewise_rules::fouls::{FoulCase, PenaltyBook, questions};
use tilewise_rules::{AnswerKind, BonusTile, Event, Required, Seat, Tile, WinBy};

use crate::random::Rng;

/// Returns a request about an event of a rule set.
pub fn event(rng: &mut Rng, book: &str, event: &Event) -> Value {
    let mut request = Map::new();
    request.insert("ruleset".to_owned(), book.into());
    request.insert("event".to_owned(), event.key.into());
    for field in event.questions {
        if field.required == Required::Always || rng.bool() {
            request.insert(field.key.to_owned(), answer(rng, field.kind));
        }
    }
    request.into()
}

/// Returns a request about a foul, named by the clause of one of its cases or by its key.
pub fn foul(rng: &mut Rng, book: &'static PenaltyBook, case: &FoulCase) -> Value {
    let Some(foul) = book.of_clause(case.clause) else {
        return Value::Null;
    };
    let mut facts = Map::new();
    for field in questions(book, foul) {
        if rng.u8(0..3) > 0 {
            facts.insert(field.key.to_owned(), answer(rng, field.kind));
        }
    }
    let name = if rng.bool() { case.clause } else { foul.key };
    json!({"ruleset": book.key, "event": "foul", "foul": name, "facts": facts})
}

/// Returns a request about the end of a hand or hanchan under a penalty book.
pub fn ending(rng: &mut Rng, book: &PenaltyBook) -> Value {
    if rng.bool() {
        let tenpai = answer(rng, AnswerKind::Seats);
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

/// Returns an answer to a question.
fn answer(rng: &mut Rng, ask: AnswerKind) -> Value {
    match ask {
        AnswerKind::Seat => seat(rng),
        AnswerKind::Number(most) => rng.u32(0..=most.min(40)).into(),
        AnswerKind::By => WinBy::ALL[rng.usize(0..WinBy::ALL.len())].key().into(),
        AnswerKind::Flag => rng.bool().into(),
        AnswerKind::Word(words) => words[rng.usize(0..words.len())].0.into(),
        AnswerKind::Tile => tile(rng),
        AnswerKind::NumberOf(all) => all[rng.usize(0..all.len())].into(),
        AnswerKind::Points => (100 * rng.i32(-20..600)).into(),
        AnswerKind::PointsBySeat | AnswerKind::ScoresBySeat => {
            by_seat([45_000, 35_000, 25_000, 15_000])
        }
        AnswerKind::OverallBySeat => json!({"E": 20}),
        AnswerKind::Held => "123m456p789s1122z3s".into(),
        AnswerKind::Tiles => some(rng, 3, tile),
        AnswerKind::Bonus | AnswerKind::BonusInOrder => some(rng, 4, |rng| {
            let tile = BonusTile::ALL[rng.usize(0..BonusTile::ALL.len())];
            tile.to_string().into()
        }),
        AnswerKind::BySeat => json!({"E": 4, "S": 4, "W": 8, "N": rng.u32(0..9)}),
        AnswerKind::Claims => some(rng, 3, |rng| {
            let hand = ["ordinary", "thirteen-orphans"][rng.usize(0..2)];
            json!({"seat": seat(rng), "hand": hand})
        }),
        AnswerKind::Claimants => some(rng, 3, |rng| json!({"seat": seat(rng)})),
        AnswerKind::Winners(None) => some(
            rng,
            3,
            |rng| json!({"seat": seat(rng), "value": rng.u8(0..12)}),
        ),
        AnswerKind::Winners(Some(_)) => some(
            rng,
            3,
            |rng| json!({"seat": seat(rng), "value": rng.u8(1..12), "fu": 30 + 10 * rng.u8(0..5)}),
        ),
        AnswerKind::Seats => some(rng, 4, seat),
        AnswerKind::Debts => some(rng, 2, |rng| {
            let (points, wins) = (rng.u8(0..60), rng.u8(0..4));
            json!({"creditor": seat(rng), "debtor": seat(rng), "points": points, "wins": wins})
        }),
        AnswerKind::CarriedWins => some(rng, 3, |rng| {
            let points = rng.u8(0..60);
            json!({"winner": seat(rng), "payer": seat(rng), "points": points})
        }),
        AnswerKind::Overall => [json!("12.3"), json!(-5), json!(0.5)][rng.usize(0..3)].clone(),
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

/// Returns up to `most` different values.
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
