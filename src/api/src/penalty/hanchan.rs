//! `hanchan`: the overall scores at the end of a hanchan.

use tilewise_rules::fouls::{NotWhole, Stakes, Tournament};
use tilewise_rules::{BySeat, Overall, Payments};

use super::verdict_report::grouped;
use crate::answer::{OVERALL, POINTS, each_seat, overall, points, some_seats};
use crate::diagnostics::Diagnostics;
use crate::schema::penalty_report::{
    HanchanEffectsJson, OverallBySeatJson, PenaltyEffectsJson, PenaltyReport,
};
use crate::value::{JsonObject, JsonValue};

const TABLE: &str = "an object with the points of each of E, S, W, N at the end";
const PENALTY: &str = "points that are taken, such as 20";

/// Returns the overall gain of each player.
pub(super) fn rule_on(
    (stakes, tournament): (&Stakes, &'static Tournament),
    request: &JsonObject,
    diagnostics: &mut Diagnostics,
) -> Option<PenaltyReport> {
    let table = request
        .needed("table", TABLE, diagnostics)
        .and_then(|value| each_seat(&value, POINTS, points, diagnostics))
        .filter(|table| is_whole((stakes, tournament), table, diagnostics));
    let before = request
        .field("overall")
        .map(|value| each_seat(&value, OVERALL, overall, diagnostics));
    let penalties = request
        .field("penalties")
        .map(|value| some_seats(&value, penalty, diagnostics));
    let table = table?;
    let includes_overall = before.is_some() || penalties.is_some();
    let before = before.flatten().unwrap_or_default();
    let penalties = penalties.flatten().unwrap_or_default();
    let scores = tournament.hanchan_scores(&table, &before, &penalties);
    let effects = PenaltyEffectsJson::Hanchan(HanchanEffectsJson {
        uma: OverallBySeatJson::new(&scores.uma),
        score: OverallBySeatJson::new(&scores.score),
        overall: includes_overall.then(|| OverallBySeatJson::new(&scores.overall)),
    });
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

/// Reads the penalty of a player.
fn penalty(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Overall> {
    let points = overall(value, diagnostics)?;
    if points < Overall::default() {
        value.refuse(PENALTY, diagnostics);
        return None;
    }
    Some(points)
}
