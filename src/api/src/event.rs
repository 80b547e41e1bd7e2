//! Everything beside the score of a hand: what happened, and what the book says about it.

use serde::{Serialize, Serializer};
use tilewise_rules::{
    Ask, Effect, Event, Fact, Facts, House, Money, Question, RuleSet, Ruling, rule_sets,
};

use crate::catalogue;
use crate::fact::{fact, wants};
use crate::house::house;
use crate::json::Json;
use crate::penalty::{self, PenaltyEvent, PenaltyReport};
use crate::reason::{Path, Reasons};
use crate::report::{Amount, Net, Report, Said, Transfer, net, transfers};
use crate::value::{Object, Value};

/// What a book says about an event.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum EventReport {
    /// A book by which hands are scored.
    Ruling(Box<RulingReport>),
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
    /// What was told and changes nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ignored: Vec<Said>,
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
        None => of_book(json).map(|report| EventReport::Ruling(Box::new(report))),
    }
}

/// Rules on the event of a request by a book by which hands are scored.
pub fn of_book(json: &Json) -> Report<RulingReport> {
    Report::of(|reasons| {
        let (ruling, money, ignored) = ruled(json, reasons)?;
        Some(report(ruling, money, ignored))
    })
}

/// Whether a request is about an event.
pub fn is_event(json: &Json) -> bool {
    match json {
        Json::Object(fields) => fields.iter().any(|(key, _)| key == "event"),
        _ => false,
    }
}

fn report(ruling: Ruling, money: Money, ignored: Vec<Said>) -> RulingReport {
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
        ignored,
    }
}

fn ruled(json: &Json, reasons: &mut Reasons) -> Option<(Ruling, Money, Vec<Said>)> {
    let at = Path::Top;
    let value = Value { json, at };
    let event = event(&value, reasons);
    let questions = event.map_or(&[][..], |event| event.questions);
    let keys: Vec<&str> = ["ruleset", "options", "event"]
        .into_iter()
        .chain(questions.iter().map(|question| question.key))
        .collect();
    // The fields of an event that nobody knows are no mistakes.
    let mut unread = Reasons::default();
    let request = match event {
        Some(_) => value.object(&keys, reasons)?,
        None => value.object(&[], &mut unread)?,
    };
    let house = match (penalty::name_of_request(&request), event) {
        (None, _) => house(&request, catalogue::ALL, reasons),
        (Some(name), Some(event)) => {
            penalty::refuse_event(name, event, reasons);
            None
        }
        (Some(_), None) => None,
    };
    let rule_set = house.as_deref().map(House::rule_set);
    let event = of_its_book(event?, rule_set, reasons)?;
    let (facts, complete) = facts(questions, &request, reasons);
    if let Some(rule_set) = rule_set {
        refuse_unplayed(rule_set, event, &facts, reasons);
    }
    let house = house.filter(|_| complete)?;
    match (event.rule)(&house, &facts) {
        Ok(ruling) => {
            let ignored = event.ignored(&house, &facts).into_iter();
            let ignored = ignored.map(|question| Said {
                at: question.key.to_owned(),
                message: format!("{} changes nothing here", question.key),
            });
            Some((ruling, house.money(), ignored.collect()))
        }
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

/// The event of a request, in the first book that has one of its key: books that share a key ask the
/// same questions.
fn event(value: &Value, reasons: &mut Reasons) -> Option<&'static Event> {
    let keys = rule_sets::events().map(|event| event.key);
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
    let named = |key: &str| rule_sets::events().find(|event| event.key == key);
    Value { json, at }.word(named, &want, reasons)
}

/// The event as its own book has it, if it rules on it.
fn of_its_book(
    event: &'static Event,
    rule_set: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<&'static Event> {
    let Some(rule_set) = rule_set else {
        return Some(event);
    };
    let own = rule_set.event(event.key);
    if own.is_none() {
        let keys = rule_set.events.iter().map(|event| event.key);
        let keys: Vec<_> = keys.chain(penalty::events_of(rule_set.key)).collect();
        let message = format!(
            "{} has no event “{}”: choose from {}",
            rule_set.name,
            event.key,
            keys.join(", ")
        );
        reasons.push("bad-request", Some("event".to_owned()), message);
    }
    own
}

/// What was answered, and whether it is everything that must be.
fn facts(questions: &'static [Question], request: &Object, reasons: &mut Reasons) -> (Facts, bool) {
    let mut facts = Facts::default();
    let mut complete = true;
    for field in questions {
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

/// What the book is played without.
fn refuse_unplayed(rule_set: &RuleSet, event: &Event, facts: &Facts, reasons: &mut Reasons) {
    for question in event
        .questions
        .iter()
        .filter(|question| !question.is_played)
    {
        let key = question.key;
        if facts.fact(key).is_some_and(|fact| *fact != Fact::Number(0)) {
            let message = format!("{} is played without a {key}: remove it", rule_set.name);
            reasons.unread("bad-request", Path::Field(&Path::Top, key), message);
        }
    }
}
