//! `hanchan`: a hanchan is over, and what each player has gained overall.

use tilewise_rules::fouls::{NotWhole, Stakes, Tournament};
use tilewise_rules::{Ask, BySeat, Fact, Overall, Payments, are_points};

use super::report::{Effects, PenaltyReport, Scores, grouped};
use crate::fact::{fact, wants};
use crate::reason::Reasons;
use crate::value::{Object, Value};

const SEATS: [&str; 4] = ["E", "S", "W", "N"];
const TABLE: &str = "an object with the points of each of E, S, W, N at the end";
const POINTS: &str = "points of the table, a multiple of 100 from -1000000 to 1000000";
const TAKEN: &str = "points that are taken, such as 20";

/// Says what each player has gained.
pub(super) fn ruled(
    (stakes, tournament): (&Stakes, &'static Tournament),
    request: &Object,
    reasons: &mut Reasons,
) -> Option<PenaltyReport> {
    let table = request
        .needed("table", TABLE, reasons)
        .and_then(|value| by_seat(&value, points, POINTS, reasons))
        .filter(|table| is_whole((stakes, tournament), table, reasons));
    let before = request.field("overall").map(|value| {
        let want = wants(Ask::Overall);
        by_seat(&value, overall, &want, reasons)
    });
    let penalties = request
        .field("penalties")
        .map(|value| taken(&value, reasons));
    let table = table?;
    let is_overall_asked = before.is_some() || penalties.is_some();
    let before = before.flatten().unwrap_or_default();
    let penalties = penalties.flatten().unwrap_or_default();
    let scores = tournament.over(&table, &before, &penalties);
    let effects = Effects::Hanchan {
        uma: Scores::of(&scores.uma),
        score: Scores::of(&scores.score),
        overall: is_overall_asked.then(|| Scores::of(&scores.overall)),
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

/// Something for each player.
fn by_seat<T>(
    value: &Value,
    read: fn(&Value, &mut Reasons) -> Option<T>,
    want: &str,
    reasons: &mut Reasons,
) -> Option<BySeat<T>> {
    let object = value.object(&SEATS, reasons)?;
    let [e, s, w, n] = SEATS.map(|key| {
        let value = object.needed(key, want, reasons)?;
        read(&value, reasons)
    });
    Some(BySeat::new([e?, s?, w?, n?]))
}

fn points(value: &Value, reasons: &mut Reasons) -> Option<i64> {
    let points = value.json.whole().filter(|points| are_points(*points));
    if points.is_none() {
        value.refuse(POINTS, reasons);
    }
    points
}

fn overall(value: &Value, reasons: &mut Reasons) -> Option<Overall> {
    match fact(Ask::Overall, value, reasons)? {
        Fact::Overall(overall) => Some(overall),
        _ => None,
    }
}

/// Says what is wrong with the points at a table, if they aren't those that four players began with.
fn is_whole(
    (stakes, tournament): (&Stakes, &'static Tournament),
    table: &BySeat<i64>,
    reasons: &mut Reasons,
) -> bool {
    let Err(NotWhole { sum, whole }) = tournament.check(stakes, table) else {
        return true;
    };
    let bet = stakes.bet;
    let message = format!(
        "the points of the table sum up to {sum}: they take {whole}, or less by {bet} for each riichi bet that stayed on the table"
    );
    reasons.push("impossible", Some("table".to_owned()), message);
    false
}

/// What is taken; nothing from who isn't named.
fn taken(value: &Value, reasons: &mut Reasons) -> Option<BySeat<Overall>> {
    let object = value.object(&SEATS, reasons)?;
    let of = |key| {
        let Some(value) = object.field(key) else {
            return Some(Overall::default());
        };
        let points = overall(&value, reasons)?;
        if points < Overall::default() {
            value.refuse(TAKEN, reasons);
            return None;
        }
        Some(points)
    };
    let [e, s, w, n] = SEATS.map(of);
    Some(BySeat::new([e?, s?, w?, n?]))
}
