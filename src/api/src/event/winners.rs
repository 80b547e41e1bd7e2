//! Winners with hands, each scored in full.

use std::sync::Arc;

use tilewise_rules::{
    Answer, Answers, CountedIn, RuleConfig, Seat, TableStakes, WinBy, WinContextInput, WinInput,
    Winner, WinnersFault, winners,
};

use crate::answer;
use crate::diagnostics::{Diagnostics, Path};
use crate::json::Json;
use crate::request::HandRequest;
use crate::schema::event_report::HandReport;
use crate::schema::hand_request::HandWinnerJson;
use crate::schema::keys::keys;
use crate::score::ScoreReport;
use crate::value::{JsonValue, SEAT};

/// Reads the winners, with hands or counted values, and returns the reports on the hands.
pub(super) fn read(
    counted_in: &'static CountedIn,
    value: &JsonValue,
    house: Option<&Arc<RuleConfig>>,
    answers: &Answers,
    diagnostics: &mut Diagnostics,
) -> Option<(Vec<Winner>, Vec<HandReport>)> {
    let items: Vec<JsonValue> = value
        .items(&answer::winners(Some(counted_in)), diagnostics)
        .collect();
    let (mut counted, mut hands) = (Vec::new(), Vec::new());
    let mut complete = true;
    for (place, item) in items.iter().enumerate() {
        if has_hand(item) {
            hands.push((place, item));
        } else {
            let rule_set = house.map(|house| house.rule_set());
            let winner = answer::winner(Some(counted_in), item, rule_set, diagnostics);
            complete &= winner.is_some();
            counted.extend(winner);
        }
    }
    if hands.is_empty() {
        return complete.then_some((counted, Vec::new()));
    }
    let shared = shared(answers, diagnostics)?;
    let house = house?;
    let mut all: Vec<HandRequest> = Vec::new();
    for &(place, item) in &hands {
        let mut own = Diagnostics::default();
        let winner = winner(item, house, &shared, &mut own);
        complete &= own.is_empty() && winner.is_some();
        all.extend(winner);
        append_diagnostics(own, &Path::Item(&value.at, place), diagnostics);
    }
    if !complete {
        return None;
    }
    let entries: Vec<WinInput> = all.iter().map(|request| request.entry.clone()).collect();
    match winners(house, &entries) {
        Ok(scored) => {
            let mut reports = Vec::new();
            for (request, one) in all.iter().zip(scored) {
                counted.push(one.winner);
                reports.push(HandReport {
                    seat: one.context.seat.letter(),
                    score: ScoreReport::from_request(
                        house,
                        request,
                        (&one.hand, &one.context),
                        one.score,
                    ),
                });
            }
            Some((counted, reports))
        }
        Err(faults) => {
            for fault in faults {
                let (place, own) = refusal(fault, &all);
                let place = place.and_then(|place| hands.get(place));
                match place {
                    Some((place, _)) => {
                        append_diagnostics(own, &Path::Item(&value.at, *place), diagnostics);
                    }
                    None => append_diagnostics(own, &value.at, diagnostics),
                }
            }
            None
        }
    }
}

/// Returns whether a winner has a hand.
fn has_hand(value: &JsonValue) -> bool {
    match value.json {
        Json::Object(fields) => fields.iter().any(|(key, _)| key == "hand"),
        _ => false,
    }
}

/// Reads the context that all winners share.
fn shared(answers: &Answers, diagnostics: &mut Diagnostics) -> Option<WinContextInput> {
    let prevailing = answers.seat("prevailing");
    if prevailing.is_none() {
        let message = format!("prevailing is missing: hands are scored with it, it takes {SEAT}");
        diagnostics.push("missing-seat", Some("prevailing".to_owned()), message);
    }
    let robbed = answers.get("robbed") == Some(&Answer::Flag(true));
    let declared = match answers.get("declared") {
        Some(Answer::Seats(seats)) => Some(Seat::ALL.map(|seat| seats[seat])),
        _ => None,
    };
    Some(WinContextInput {
        by: Some(if robbed {
            WinBy::RobbingTheKong
        } else {
            WinBy::Discard
        }),
        from: Some(answers.seat("from")?),
        prevailing: Some(prevailing?),
        stakes: TableStakes {
            declared,
            ..TableStakes::NONE
        },
        ..WinContextInput::default()
    })
}

/// Reads a winner, with the errors of a separate request.
fn winner(
    item: &JsonValue,
    house: &Arc<RuleConfig>,
    shared: &WinContextInput,
    diagnostics: &mut Diagnostics,
) -> Option<HandRequest> {
    let value = JsonValue {
        json: item.json,
        at: Path::Top,
    };
    let fields = value.object(keys::<HandWinnerJson>(), diagnostics)?;
    let seat = fields.needed("seat", SEAT, diagnostics);
    let seat = seat.and_then(|value| value.seat(diagnostics));
    let context = WinContextInput {
        seat,
        ..shared.clone()
    };
    Some(HandRequest::of_winner(&fields, house, context, diagnostics))
}

/// Returns the errors of the hand at an index, or of all hands together.
fn refusal(fault: WinnersFault, all: &[HandRequest]) -> (Option<usize>, Diagnostics) {
    let mut own = Diagnostics::default();
    let mut impossible = |at: String, message: String| own.push("impossible", Some(at), message);
    let place = match fault {
        WinnersFault::Hand(place, fault) => {
            if let Some(request) = all.get(place) {
                request.refuse([fault], &mut own);
            }
            Some(place)
        }
        WinnersFault::WinningTile(place) => {
            let message = "all win on one tile: give each hand the same winning tile";
            impossible("hand.winning_tile".to_owned(), message.to_owned());
            Some(place)
        }
        WinnersFault::Indicators(place, list) => {
            let key = list.key();
            let message = format!("all have the same indicators: give each hand the same {key}");
            impossible(format!("hand.{key}"), message);
            Some(place)
        }
        WinnersFault::TooManyCopies(tile, copies) => {
            let message = format!(
                "{tile} is there {copies} times in all hands together, but there are four of each tile"
            );
            own.push("too-many-copies", None, message);
            None
        }
    };
    (place, own)
}

/// Adds the errors of a winner with their paths in the event.
fn append_diagnostics(own: Diagnostics, item: &Path, diagnostics: &mut Diagnostics) {
    for reason in own.into_all() {
        let at = match reason.at.as_deref() {
            None => item.to_string(),
            Some("win.from") => "from".to_owned(),
            Some(at) if at.starts_with("on_table") => at.to_owned(),
            Some(at) => format!("{item}.{at}"),
        };
        diagnostics.push(reason.code, Some(at), reason.message);
    }
}
