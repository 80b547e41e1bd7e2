//! Everything beside the score of a hand: what happened, and what the book says about it.

use serde::Serialize;
use tilewise_rules::ruleset::RuleSet;
use tilewise_rules::{
    Action, Claim, Event, EventKind, House, Ruling, Seat, Tile, Win, WinBy, WinClaim,
};

use crate::face::hand;
use crate::face::house::house;
use crate::face::json::Json;
use crate::face::reason::{Path, Reasons};
use crate::face::report::{Net, Report, Transfer, net, transfers};
use crate::face::request::win_by;
use crate::face::value::{Object, SEAT, Value};

/// What a book says about an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventReport {
    ok: bool,
    clause: &'static str,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    allowed: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    winners: Vec<char>,
    transfers: Vec<Transfer>,
    payments: Net,
}

/// Rules on the event of a request.
pub fn of_request(json: &Json) -> Report<EventReport> {
    let mut reasons = Reasons::default();
    match ruled(json, &mut reasons) {
        Some(ruling) if reasons.is_empty() => Report::Answer(report(&ruling)),
        _ => Report::refusal(reasons),
    }
}

fn report(ruling: &Ruling) -> EventReport {
    EventReport {
        ok: true,
        clause: ruling.clause,
        verdict: ruling.verdict,
        allowed: ruling.allowed,
        winners: ruling.winners.iter().map(|seat| seat.letter()).collect(),
        transfers: transfers(&ruling.payments).collect(),
        payments: net(&ruling.payments),
    }
}

fn ruled(json: &Json, reasons: &mut Reasons) -> Option<Ruling> {
    let value = Value {
        json,
        at: Path::Top,
    };
    let kind = kind(&value, reasons);
    // The fields of an event that nobody knows are no mistakes.
    let mut unread = Reasons::default();
    let request = match kind {
        Some(kind) => value.object(fields(kind), reasons)?,
        None => value.object(&[], &mut unread)?,
    };
    let house = house(&request, reasons);
    let book = house.as_deref().map(House::ruleset);
    let kind = of_book(kind?, book, reasons)?;
    let event = event(kind, &request, book, reasons);
    let (house, event) = (house?, event?);
    match (house.ruleset().rule)(&house, &event) {
        Ok(ruling) => Some(ruling),
        Err(errors) => {
            for error in errors {
                // What only follows from a value that can't be read is not said.
                if reasons.is_unread(error.at) {
                    continue;
                }
                reasons.push(error.code, Some(error.at.to_owned()), error.to_string());
            }
            None
        }
    }
}

fn kind(value: &Value, reasons: &mut Reasons) -> Option<EventKind> {
    let keys: Vec<_> = EventKind::ALL.iter().map(|kind| kind.key()).collect();
    let want = format!("one of {}", keys.join(", "));
    let Json::Object(fields) = value.json else {
        value.refuse("an object with ruleset and event", reasons);
        return None;
    };
    let found = fields.iter().find(|(key, _)| key == "event");
    let at = Path::Field(&value.at, "event");
    let Some((_, json)) = found else {
        reasons.unread(
            "bad-request",
            at,
            format!("event is missing: it takes {want}"),
        );
        return None;
    };
    let find = |text: &str| EventKind::ALL.into_iter().find(|kind| kind.key() == text);
    Value { json, at }.word(find, &want, reasons)
}

/// The kind, if the book rules on it.
fn of_book(
    kind: EventKind,
    book: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<EventKind> {
    if let Some(book) = book.filter(|book| !book.events.contains(&kind)) {
        let keys: Vec<_> = book.events.iter().map(|kind| kind.key()).collect();
        let message = format!(
            "{} has no event “{}”: choose from {}",
            book.name,
            kind.key(),
            keys.join(", ")
        );
        reasons.push("bad-request", Some("event".to_owned()), message);
        return None;
    }
    Some(kind)
}

const fn fields(kind: EventKind) -> &'static [&'static str] {
    match kind {
        EventKind::SettleWin => &[
            "ruleset", "options", "event", "seat", "value", "by", "from", "pot",
        ],
        EventKind::ClaimsOnDiscard => &["ruleset", "options", "event", "from", "claims"],
        EventKind::Claim => &[
            "ruleset",
            "options",
            "event",
            "seat",
            "action",
            "tile",
            "from",
            "waiting",
            "own_discards",
            "missed",
            "own_turn_since",
            "skipped",
        ],
        EventKind::ErroneousMahjong | EventKind::WrongTileCount => {
            &["ruleset", "options", "event", "seat"]
        }
    }
}

fn event(
    kind: EventKind,
    request: &Object,
    book: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<Event> {
    match kind {
        EventKind::SettleWin => settle_win(request, book, reasons),
        EventKind::ClaimsOnDiscard => claims_on_discard(request, reasons),
        EventKind::Claim => claim(request, reasons),
        EventKind::ErroneousMahjong => Some(Event::ErroneousMahjong {
            seat: seat("seat", request, reasons)?,
        }),
        EventKind::WrongTileCount => Some(Event::WrongTileCount {
            seat: seat("seat", request, reasons)?,
        }),
    }
}

/// A seat that must be there.
fn seat<'a>(key: &'a str, request: &Object<'a>, reasons: &mut Reasons) -> Option<Seat> {
    if let Some(value) = request.field(key) {
        return value.seat(reasons);
    }
    let message = format!("{key} is missing: it takes {SEAT}");
    reasons.push("missing-seat", Some(key.to_owned()), message);
    None
}

fn settle_win(
    request: &Object,
    book: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<Event> {
    let winner = seat("seat", request, reasons);
    let value = request
        .needed("value", "what the hand is worth, a whole number", reasons)
        .and_then(|value| value.number(u16::MAX.into(), reasons));
    let by = request
        .needed("by", "how the winning tile came", reasons)
        .and_then(|value| win_by(&value, reasons));
    let from = match by {
        Some(by) if by.needs_seat() => seat("from", request, reasons),
        _ => request.field("from").and_then(|value| value.seat(reasons)),
    };
    if let Some(pot) = request.field("pot") {
        let pot: Option<u32> = pot.number(u32::MAX.into(), reasons);
        if let Some(book) = book.filter(|_| pot.is_some_and(|pot| pot > 0)) {
            let message = format!("{} is played without a pot: remove it", book.name);
            reasons.push("bad-request", Some("pot".to_owned()), message);
        }
    }
    let win = match by? {
        WinBy::SelfDraw => Win::SelfDraw,
        WinBy::BonusTiles => Win::BonusTiles,
        WinBy::Discard => Win::Discard { from: from? },
        WinBy::RobbingTheKong => Win::RobbingTheKong { from: from? },
    };
    Some(Event::SettleWin {
        seat: winner?,
        value: value?,
        win,
    })
}

fn claims_on_discard(request: &Object, reasons: &mut Reasons) -> Option<Event> {
    let from = seat("from", request, reasons);
    let want = "a list of who claims, each with seat and hand";
    let list = request.needed("claims", want, reasons)?;
    let mut claims = Vec::new();
    for value in list.items(want, reasons) {
        claims.extend(win_claim(&value, reasons));
    }
    let from = from?;
    Some(Event::ClaimsOnDiscard { from, claims })
}

fn win_claim(value: &Value, reasons: &mut Reasons) -> Option<WinClaim> {
    let fields = value.object(&["seat", "hand"], reasons)?;
    let seat = fields
        .needed("seat", SEAT, reasons)
        .and_then(|value| value.seat(reasons));
    let want = "ordinary or thirteen-orphans";
    let orphans = |text: &str| match text {
        "ordinary" => Some(false),
        "thirteen-orphans" => Some(true),
        _ => None,
    };
    let thirteen_orphans = fields
        .needed("hand", want, reasons)
        .and_then(|value| value.word(orphans, want, reasons));
    Some(WinClaim {
        seat: seat?,
        thirteen_orphans: thirteen_orphans?,
    })
}

fn claim(request: &Object, reasons: &mut Reasons) -> Option<Event> {
    let claimant = seat("seat", request, reasons);
    let want = "win or pung";
    let action = |text: &str| match text {
        "win" => Some(Action::Win),
        "pung" => Some(Action::Pung),
        _ => None,
    };
    let action = request
        .needed("action", want, reasons)
        .and_then(|value| value.word(action, want, reasons));
    let tile = request
        .needed("tile", "one tile as a text, such as 5m", reasons)
        .and_then(|value| hand::tile(&value, reasons));
    let from = seat("from", request, reasons);
    let missed = tiles("missed", request, reasons);
    let own_turn_since = request
        .field("own_turn_since")
        .and_then(|value| value.flag(reasons));
    // Other books ask for these: here they are read, and change nothing.
    for key in ["waiting", "own_discards"] {
        tiles(key, request, reasons);
    }
    Some(Event::Claim(Claim {
        seat: claimant?,
        action: action?,
        tile: tile?,
        from: from?,
        missed,
        own_turn_since: own_turn_since.unwrap_or(false),
    }))
}

/// Tiles that may be left out: one text, or a list of texts.
fn tiles<'a>(key: &'a str, request: &Object<'a>, reasons: &mut Reasons) -> Vec<Tile> {
    let Some(value) = request.field(key) else {
        return Vec::new();
    };
    if let Json::Text(_) = value.json {
        return hand::tiles(&value, reasons).unwrap_or_default();
    }
    let want = "tiles as a text, such as 22s456m, or a list of such texts";
    value
        .items(want, reasons)
        .filter_map(|value| hand::tiles(&value, reasons))
        .flatten()
        .collect()
}

/// Whether a request is about an event.
pub fn is_event(json: &Json) -> bool {
    match json {
        Json::Object(fields) => fields.iter().any(|(key, _)| key == "event"),
        _ => false,
    }
}
