//! Everything beside the score of a hand: what happened, and what the book says about it.

use serde::{Serialize, Serializer};
use tilewise_rules::{
    Ask, Effect, Event, EventKind, Fact, Facts, House, Money, Question, RuleSet, Ruling,
};

use crate::catalogue;
use crate::fact::{fact, wants};
use crate::house::house;
use crate::json::Json;
use crate::penalty::{self, PenaltyEvent, PenaltyReport};
use crate::reason::{Path, Reasons};
use crate::report::{Amount, Net, Report, Transfer, net, transfers};
use crate::value::{Object, Value};

/// What a book says about an event.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum EventReport {
    /// A book by which hands are scored.
    Ruling(RulingReport),
    /// A penalty book.
    Penalty(Box<PenaltyReport>),
}

/// What a book by which hands are scored says about an event.
#[derive(Clone, Debug, Serialize)]
pub struct RulingReport {
    ok: bool,
    clause: &'static str,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    allowed: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    winners: Vec<char>,
    transfers: Vec<Transfer>,
    /// What each player gains or loses, the pot included.
    payments: Net,
    /// What lies in the pot afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pot: Option<Amount>,
    #[serde(skip_serializing_if = "Effects::is_empty")]
    effects: Effects,
}

/// What follows beside payments, as an object.
#[derive(Clone, Debug)]
struct Effects(Vec<Effect>);

impl Effects {
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Effects {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|effect| (effect.key, effect.holds)))
    }
}

/// Rules on the event of a request.
pub fn of_request(json: &Json) -> Report<EventReport> {
    match PenaltyEvent::of_request(json) {
        Some(event) => event
            .of_book(json)
            .map(|report| EventReport::Penalty(Box::new(report))),
        None => of_book(json).map(EventReport::Ruling),
    }
}

/// Rules on the event of a request by a book by which hands are scored.
pub fn of_book(json: &Json) -> Report<RulingReport> {
    Report::of(|reasons| {
        let (ruling, money) = ruled(json, reasons)?;
        Some(report(ruling, money))
    })
}

/// Whether a request is about an event.
pub fn is_event(json: &Json) -> bool {
    match json {
        Json::Object(fields) => fields.iter().any(|(key, _)| key == "event"),
        _ => false,
    }
}

fn report(ruling: Ruling, money: Money) -> RulingReport {
    RulingReport {
        ok: true,
        clause: ruling.clause,
        verdict: ruling.verdict,
        allowed: ruling.allowed,
        winners: ruling.winners.iter().map(|seat| seat.letter()).collect(),
        transfers: transfers(&ruling.payments, money).collect(),
        payments: net(&ruling.net(), money),
        pot: ruling.pot.map(|pot| Amount::of(pot.left, money)),
        effects: Effects(ruling.effects),
    }
}

fn ruled(json: &Json, reasons: &mut Reasons) -> Option<(Ruling, Money)> {
    let at = Path::Top;
    let value = Value { json, at };
    let kind = kind(&value, reasons);
    let fields = kind.map_or(&[][..], EventKind::fields);
    let keys: Vec<&str> = ["ruleset", "options", "event"]
        .into_iter()
        .chain(fields.iter().map(|field| field.key))
        .collect();
    // The fields of an event that nobody knows are no mistakes.
    let mut unread = Reasons::default();
    let request = match kind {
        Some(_) => value.object(&keys, reasons)?,
        None => value.object(&[], &mut unread)?,
    };
    let house = match (penalty::name_of_request(&request), kind) {
        (None, _) => house(&request, catalogue::ALL, reasons),
        (Some(name), Some(kind)) => {
            penalty::refuse_event(name, kind, reasons);
            None
        }
        (Some(_), None) => None,
    };
    let book = house.as_deref().map(House::ruleset);
    let kind = known(kind?, book, reasons)?;
    let (facts, complete) = facts(fields, &request, reasons);
    if let Some(book) = book {
        refuse_pot(book, &facts, reasons);
    }
    let house = house.filter(|_| complete)?;
    let ruled = Event::of(kind, &facts)
        .map_err(|error| vec![error])
        .and_then(|event| (house.ruleset().rule)(&house, &event));
    match ruled {
        Ok(ruling) => Some((ruling, house.money())),
        Err(errors) => {
            for error in errors {
                // What only follows from a value that can't be read is not said.
                if !reasons.is_unread(error.at) {
                    reasons.push(error.code, Some(error.at.to_owned()), error.to_string());
                }
            }
            None
        }
    }
}

fn kind(value: &Value, reasons: &mut Reasons) -> Option<EventKind> {
    let keys = EventKind::ALL.iter().map(|kind| kind.key());
    let keys = keys.chain(PenaltyEvent::ALL.map(PenaltyEvent::key));
    let keys: Vec<_> = keys.collect();
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
    Value { json, at }.word(EventKind::from_key, &want, reasons)
}

/// The kind, if the book rules on it.
fn known(
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

/// What was answered, and whether it is everything that must be.
fn facts(fields: &'static [Question], request: &Object, reasons: &mut Reasons) -> (Facts, bool) {
    let mut facts = Facts::default();
    let mut complete = true;
    for field in fields {
        let found = match request.field(field.key) {
            Some(value) => fact(field.ask, &value, reasons),
            None if field.is_needed(&facts) => {
                missing(field, reasons);
                None
            }
            None => continue,
        };
        match found {
            Some(fact) => facts.set(field.key, fact),
            None => complete &= !field.is_needed(&facts),
        }
    }
    (facts, complete)
}

fn missing(field: &Question, reasons: &mut Reasons) {
    let key = field.key;
    let message = format!("{key} is missing: it takes {}", wants(field.ask));
    if field.ask == Ask::Seat {
        reasons.push("missing-seat", Some(key.to_owned()), message);
    } else {
        reasons.unread("bad-request", Path::Field(&Path::Top, key), message);
    }
}

/// A pot in a book that is played without one.
fn refuse_pot(book: &RuleSet, facts: &Facts, reasons: &mut Reasons) {
    let full = matches!(facts.fact("pot"), Some(&Fact::Number(pot)) if pot > 0);
    if full && !book.events.contains(&EventKind::Draw) {
        let message = format!("{} is played without a pot: remove it", book.name);
        reasons.unread("bad-request", Path::Field(&Path::Top, "pot"), message);
    }
}
