//! Winners by their hands, each scored in full.

use std::sync::Arc;

use serde::Serialize;
use tilewise_rules::{
    CountedIn, Fact, Facts, House, OnTable, Seat, WinBy, WinContextInput, WinInput, Winner,
    WinnersFault, winners,
};

use crate::fact;
use crate::json::Json;
use crate::reason::{Path, Reasons};
use crate::request::HandRequest;
use crate::score::ScoreReport;
use crate::value::{SEAT, Value};

const FIELDS: &[&str] = &["seat", "hand", "circumstances", "liability"];

/// A winner whose hand was scored.
#[derive(Clone, Debug, Serialize)]
pub struct HandReport {
    seat: char,
    score: ScoreReport,
}

/// Who wins, by hands or by what they count, as far as it can be read; and the reports on the hands.
pub(super) fn read(
    counted_in: &'static CountedIn,
    value: &Value,
    house: Option<&Arc<House>>,
    facts: &Facts,
    reasons: &mut Reasons,
) -> Option<(Vec<Winner>, Vec<HandReport>)> {
    let items: Vec<Value> = value
        .items(&fact::winners(Some(counted_in)), reasons)
        .collect();
    let (mut counted, mut hands) = (Vec::new(), Vec::new());
    let mut complete = true;
    for (place, item) in items.iter().enumerate() {
        if has_hand(item) {
            hands.push((place, item));
        } else {
            let rule_set = house.map(|house| house.rule_set());
            let winner = fact::winner(Some(counted_in), item, rule_set, reasons);
            complete &= winner.is_some();
            counted.extend(winner);
        }
    }
    if hands.is_empty() {
        return complete.then_some((counted, Vec::new()));
    }
    let shared = shared(facts, reasons)?;
    let house = house?;
    let mut all: Vec<HandRequest> = Vec::new();
    for &(place, item) in &hands {
        let mut own = Reasons::default();
        let winner = winner(item, house, &shared, &mut own);
        complete &= own.is_empty() && winner.is_some();
        all.extend(winner);
        tell(own, &Path::Item(&value.at, place), reasons);
    }
    if !complete {
        return None;
    }
    let entries: Vec<WinInput> = all.iter().map(|asked| asked.entry.clone()).collect();
    match winners(house, &entries) {
        Ok(scored) => {
            let mut reports = Vec::new();
            for (asked, one) in all.iter().zip(scored) {
                counted.push(one.winner);
                reports.push(HandReport {
                    seat: one.context.seat.letter(),
                    score: ScoreReport::of_asked(
                        house,
                        asked,
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
                    Some((place, _)) => tell(own, &Path::Item(&value.at, *place), reasons),
                    None => tell(own, &value.at, reasons),
                }
            }
            None
        }
    }
}

/// Whether a winner is told by a hand.
fn has_hand(value: &Value) -> bool {
    match value.json {
        Json::Object(fields) => fields.iter().any(|(key, _)| key == "hand"),
        _ => false,
    }
}

/// What is the same for all winners.
fn shared(facts: &Facts, reasons: &mut Reasons) -> Option<WinContextInput> {
    let prevailing = facts.seat("prevailing");
    if prevailing.is_none() {
        let message = format!("prevailing is missing: hands are scored with it, it takes {SEAT}");
        reasons.push("missing-seat", Some("prevailing".to_owned()), message);
    }
    let robbed = facts.fact("robbed") == Some(&Fact::Flag(true));
    let declared = match facts.fact("declared") {
        Some(Fact::Seats(seats)) => Some(Seat::ALL.map(|seat| seats[seat])),
        _ => None,
    };
    Some(WinContextInput {
        by: Some(if robbed {
            WinBy::RobbingTheKong
        } else {
            WinBy::Discard
        }),
        from: Some(facts.seat("from")?),
        prevailing: Some(prevailing?),
        on_table: OnTable {
            declared,
            ..OnTable::NOTHING
        },
        ..WinContextInput::default()
    })
}

/// One of them, with the reasons as those of a request of its own.
fn winner(
    item: &Value,
    house: &Arc<House>,
    shared: &WinContextInput,
    reasons: &mut Reasons,
) -> Option<HandRequest> {
    let value = Value {
        json: item.json,
        at: Path::Top,
    };
    let fields = value.object(FIELDS, reasons)?;
    let seat = fields.needed("seat", SEAT, reasons);
    let seat = seat.and_then(|value| value.seat(reasons));
    let context = WinContextInput {
        seat,
        ..shared.clone()
    };
    Some(HandRequest::of_winner(&fields, house, context, reasons))
}

/// What is wrong with the hand in a place, or with all together.
fn refusal(fault: WinnersFault, all: &[HandRequest]) -> (Option<usize>, Reasons) {
    let mut own = Reasons::default();
    let mut impossible = |at: String, says: String| own.push("impossible", Some(at), says);
    let place = match fault {
        WinnersFault::Hand(place, fault) => {
            if let Some(asked) = all.get(place) {
                asked.refuse([fault], &mut own);
            }
            Some(place)
        }
        WinnersFault::WinningTile(place) => {
            let says = "all win on one tile: give each hand the same winning tile";
            impossible("hand.winning_tile".to_owned(), says.to_owned());
            Some(place)
        }
        WinnersFault::Indicators(place, list) => {
            let key = list.key();
            let says = format!("all have the same indicators: give each hand the same {key}");
            impossible(format!("hand.{key}"), says);
            Some(place)
        }
        WinnersFault::TooManyCopies(tile, copies) => {
            let says = format!(
                "{tile} is there {copies} times in all hands together, but there are four of each tile"
            );
            own.push("too-many-copies", None, says);
            None
        }
    };
    (place, own)
}

/// Adds what is wrong with a winner, each where the event has it.
fn tell(own: Reasons, item: &Path, reasons: &mut Reasons) {
    for reason in own.into_all() {
        let at = match reason.at.as_deref() {
            None => item.to_string(),
            Some("win.from") => "from".to_owned(),
            Some(at) if at.starts_with("on_table") => at.to_owned(),
            Some(at) => format!("{item}.{at}"),
        };
        reasons.push(reason.code, Some(at), reason.message);
    }
}
