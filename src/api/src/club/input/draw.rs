//! Draws.

use tilewise_club::{Club, Draw, DrawMethod, DrawnTable};

use super::fields::{all_of, member_ids, number};
use crate::diagnostics::Diagnostics;
use crate::value::{JsonObject, JsonValue};

const METHOD: &str = "one of random, chart, swiss, ladder, teams";
const SEED: &str = "a text of digits, from 0 to 18446744073709551615";
const TABLES: &str = "a list of tables, each a list of members, East first";
const SEATS: &str = "a list of members, East first";
const WAITING: &str = "a list of members";
/// The maximum number of seats in the file. The replay refuses tables of more than five.
const MOST_SEATS: usize = 100;

/// Reads a draw.
pub fn read_draw(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<Draw> {
    let round = number(fields, "round", diagnostics);
    let method = method(fields, diagnostics);
    let seed = fields
        .needed("seed", SEED, diagnostics)
        .and_then(|value| value.word(seed, SEED, diagnostics));
    let tables = fields
        .needed("tables", TABLES, diagnostics)
        .and_then(|value| tables(&value, diagnostics));
    let waiting = match fields.field("waiting") {
        Some(value) => member_ids(&value, Club::MOST_MEMBERS, WAITING, diagnostics),
        None => Some(Vec::new()),
    };
    Some(Draw {
        round: round?,
        method: method?,
        seed: seed?,
        tables: tables?,
        waiting: waiting?,
    })
}

fn method(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<DrawMethod> {
    let value = fields.needed("method", METHOD, diagnostics)?;
    let method = value.word(
        |text| match text {
            "random" => Some(DrawMethod::Random),
            "chart" => Some(DrawMethod::Chart { rounds: 0 }),
            "swiss" => Some(DrawMethod::Swiss),
            "ladder" => Some(DrawMethod::Ladder),
            "teams" => Some(DrawMethod::Teams),
            _ => None,
        },
        METHOD,
        diagnostics,
    )?;
    if let DrawMethod::Chart { .. } = method {
        let rounds = number(fields, "chart_rounds", diagnostics)?;
        return Some(DrawMethod::Chart { rounds });
    }
    if let Some(rounds) = fields.field("chart_rounds") {
        let message = format!(
            "{}: only the method chart has them, leave them out",
            rounds.at
        );
        diagnostics.push_unparsed("bad-request", rounds.at, message);
        return None;
    }
    Some(method)
}

/// Reads a number without sign and leading zeros.
fn seed(text: &str) -> Option<u64> {
    let seed: u64 = text.parse().ok()?;
    (seed.to_string() == text).then_some(seed)
}

fn tables(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Vec<DrawnTable>> {
    let tables = value.items_up_to(Club::MOST_MEMBERS, TABLES, diagnostics);
    all_of(tables.map(|table| {
        let seats = member_ids(&table, MOST_SEATS, SEATS, diagnostics)?;
        Some(DrawnTable { seats })
    }))
}
