//! `hanchan`: the overall scores at the end of a hanchan.

use tilewise_rules::fouls::{NotWhole, Stakes, Tournament};
use tilewise_rules::{Answer, AnswerKind, BySeat, Overall, Payments, are_points};

use super::report::{OverallBySeatJson, PenaltyEffectsJson, PenaltyReport, grouped};
use crate::answer::{accepted_input, read_answer};
use crate::diagnostics::Diagnostics;
use crate::value::{JsonObject, JsonValue};

const SEATS: [&str; 4] = ["E", "S", "W", "N"];
const TABLE: &str = "an object with the points of each of E, S, W, N at the end";
const POINTS: &str = "points of the table, a multiple of 100 from -1000000 to 1000000";
const PENALTY: &str = "points that are taken, such as 20";

/// Returns the overall gain of each player.
pub(super) fn rule_on(
    (stakes, tournament): (&Stakes, &'static Tournament),
    request: &JsonObject,
    diagnostics: &mut Diagnostics,
) -> Option<PenaltyReport> {
    let table = request
        .needed("table", TABLE, diagnostics)
        .and_then(|value| by_seat(&value, points, POINTS, diagnostics))
        .filter(|table| is_whole((stakes, tournament), table, diagnostics));
    let before = request.field("overall").map(|value| {
        let want = accepted_input(AnswerKind::Overall);
        by_seat(&value, overall, &want, diagnostics)
    });
    let penalties = request
        .field("penalties")
        .map(|value| read_penalties(&value, diagnostics));
    let table = table?;
    let includes_overall = before.is_some() || penalties.is_some();
    let before = before.flatten().unwrap_or_default();
    let penalties = penalties.flatten().unwrap_or_default();
    let scores = tournament.hanchan_scores(&table, &before, &penalties);
    let effects = PenaltyEffectsJson::Hanchan {
        uma: OverallBySeatJson::new(&scores.uma),
        score: OverallBySeatJson::new(&scores.score),
        overall: includes_overall.then(|| OverallBySeatJson::new(&scores.overall)),
    };
    let verdict = format!(
        "Hanchan: each player gains what the table has above or below {}, in thousands, and uma. Penalties are taken from the overall score alone.",
        grouped(tournament.start)
    );
    let payments = Payments::none();
    Some(PenaltyReport::new(
        tournament.clause,
        verdict,
        &payments,
        effects,
    ))
}

/// Reads a value for each player.
fn by_seat<T>(
    value: &JsonValue,
    read: fn(&JsonValue, &mut Diagnostics) -> Option<T>,
    want: &str,
    diagnostics: &mut Diagnostics,
) -> Option<BySeat<T>> {
    let object = value.object(&SEATS, diagnostics)?;
    let [e, s, w, n] = SEATS.map(|key| {
        let value = object.needed(key, want, diagnostics)?;
        read(&value, diagnostics)
    });
    Some(BySeat::new([e?, s?, w?, n?]))
}

fn points(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<i64> {
    let points = value.json.whole().filter(|points| are_points(*points));
    if points.is_none() {
        value.refuse(POINTS, diagnostics);
    }
    points
}

fn overall(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Overall> {
    match read_answer(AnswerKind::Overall, value, diagnostics)? {
        Answer::Overall(overall) => Some(overall),
        _ => None,
    }
}

/// Checks that the points at a table equal the starting points of four players.
fn is_whole(
    (stakes, tournament): (&Stakes, &'static Tournament),
    table: &BySeat<i64>,
    diagnostics: &mut Diagnostics,
) -> bool {
    let Err(NotWhole { sum, whole }) = tournament.check(stakes, table) else {
        return true;
    };
    let bet = stakes.bet;
    let message = format!(
        "the points of the table sum up to {sum}: they take {whole}, or less by {bet} for each riichi bet that stayed on the table"
    );
    diagnostics.push("impossible", Some("table".to_owned()), message);
    false
}

/// Reads the penalties; 0 for players who aren't named.
fn read_penalties(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<BySeat<Overall>> {
    let object = value.object(&SEATS, diagnostics)?;
    let of = |key| {
        let Some(value) = object.field(key) else {
            return Some(Overall::default());
        };
        let points = overall(&value, diagnostics)?;
        if points < Overall::default() {
            value.refuse(PENALTY, diagnostics);
            return None;
        }
        Some(points)
    };
    let [e, s, w, n] = SEATS.map(of);
    Some(BySeat::new([e?, s?, w?, n?]))
}
