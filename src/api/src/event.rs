//! Rulings on events, by rule sets and penalty books.

mod answers;
mod winners;

use serde::Serialize;
use tilewise_rules::{
    Answer, Answers, Event, Money, Question, RuleConfig, RuleSet, Ruling, rule_sets,
};

use crate::answer::accepted_input;
use crate::catalogue;
use crate::diagnostics::{Diagnostics, Path};
use crate::house::house;
use crate::json::Json;
use crate::penalty::{self, PenaltyEvent};
use crate::report::Report;
use crate::schema::carried::CarriedJson;
use crate::schema::event_report::{EffectsJson, HandReport, RulingReport};
use crate::schema::payments::{UnusedInputJson, among_players, bank, collected, fines, net};
use crate::schema::penalty_report::PenaltyReport;
use crate::schema::values::AmountJson;
use crate::value::JsonValue;
use answers::{EventAnswers, field_of, fields, read_answers};

/// The report on an event.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum EventReport {
    /// A ruling by a rule set.
    Ruling(Box<RulingReport>),
    /// A ruling by a penalty book.
    Penalty(Box<PenaltyReport>),
}

/// Returns the ruling on the event of a request.
pub fn of_request(json: &Json) -> Report<EventReport> {
    match PenaltyEvent::of_request(json) {
        Some(event) if !is_of_rule_set(event, json) => event
            .of_book(json)
            .map(|report| EventReport::Penalty(Box::new(report))),
        _ => of_book(json).map(|report| EventReport::Ruling(Box::new(report))),
    }
}

/// Returns the rule set that a request names.
fn rule_set_of(json: &Json) -> Option<&'static RuleSet> {
    let Json::Object(fields) = json else {
        return None;
    };
    let (_, named) = fields.iter().find(|(key, _)| key == "ruleset")?;
    match named {
        Json::Text(key) => rule_sets::by_key(key),
        _ => None,
    }
}

/// Returns whether the rule set of a request, with its options, rules on an event itself.
fn is_of_rule_set(event: PenaltyEvent, json: &Json) -> bool {
    rule_set_of(json).is_some_and(|rule_set| rule_set.event(event.key()).is_some())
}

/// Returns the ruling of a rule set on the event of a request.
pub fn of_book(json: &Json) -> Report<RulingReport> {
    Report::build(|diagnostics| Some(report(rule_on(json, diagnostics)?)))
}

/// Returns whether a request is about an event.
pub fn is_event(json: &Json) -> bool {
    match json {
        Json::Object(fields) => fields.iter().any(|(key, _)| key == "event"),
        _ => false,
    }
}

/// A ruling with the data for its report.
struct RulingDetails {
    ruling: Ruling,
    money: Money,
    hands: Vec<HandReport>,
    ignored: Vec<UnusedInputJson>,
}

fn report(details: RulingDetails) -> RulingReport {
    let RulingDetails {
        ruling,
        money,
        hands,
        ignored,
    } = details;
    RulingReport {
        ok: true,
        clause: ruling.clause,
        verdict: ruling.verdict,
        allowed: ruling.allowed,
        winners: ruling.winners.iter().map(|seat| seat.letter()).collect(),
        transfers: among_players(&ruling.payments, money).collect(),
        collected: collected(&ruling.payments, money).collect(),
        fines: fines(&ruling.payments, money).collect(),
        bank: bank(&ruling.payments, money),
        payments: net(&ruling.payments.net(), money),
        pot: ruling.pot.map(|left| AmountJson::new(left, money)),
        carried: ruling.carried.map(|step| CarriedJson::new(&step, money)),
        effects: EffectsJson(ruling.effects),
        hands,
        ignored,
    }
}

fn rule_on(json: &Json, diagnostics: &mut Diagnostics) -> Option<RulingDetails> {
    let at = Path::Top;
    let value = JsonValue { json, at };
    let own = rule_set_of(json);
    let event = event(&value, own, diagnostics);
    let penalty_book = penalty::named(json);
    if let (Some(book), Some(event)) = (penalty_book, event) {
        // The questions of such an event don't apply to this rule set.
        penalty::refuse_event(book, event, diagnostics);
        return None;
    }
    let questions = event.map_or(&[][..], |event| event.questions);
    let keys: Vec<&str> = ["ruleset", "options", "event"]
        .into_iter()
        .chain(fields(questions))
        .collect();
    // Fields of an unknown event are no errors.
    let mut unread = Diagnostics::default();
    let request = match event {
        Some(_) => value.object(&keys, diagnostics)?,
        None => value.object(&[], &mut unread)?,
    };
    let house = match penalty_book {
        None => house(&request, catalogue::ALL, diagnostics),
        Some(_) => None,
    };
    let rule_set = house.as_deref().map(RuleConfig::rule_set);
    let event = of_its_book(event?, rule_set, diagnostics)?;
    let EventAnswers {
        answers: facts,
        complete,
        hands,
    } = read_answers(questions, (own, house.as_ref()), &request, diagnostics);
    if let Some(rule_set) = rule_set {
        refuse_unplayed(rule_set, event, &facts, diagnostics);
    }
    let house = house.filter(|_| complete)?;
    match (event.rule)(&house, &facts) {
        Ok(ruling) => {
            let ignored = event.unused_answers(&house, &facts).into_iter();
            // It is part of the hands.
            let ignored = ignored.filter(|one| hands.is_empty() || one.key != "prevailing");
            let ignored = ignored.map(|question| UnusedInputJson {
                at: field_of(question),
                message: format!("{} changes nothing here", field_of(question)),
            });
            let ignored = ignored.collect();
            Some(RulingDetails {
                ruling,
                money: house.money(),
                hands,
                ignored,
            })
        }
        Err(errors) => {
            for error in errors {
                // Errors that only follow from a value that can't be read are suppressed.
                let question = event.question(error.at);
                let at = question.map_or(error.at.to_owned(), field_of);
                if diagnostics.is_unparsed(&at) {
                    continue;
                }
                let message = match question.filter(|_| error.is_missing()) {
                    Some(question) => missing(question, &at),
                    None => error.to_string(),
                };
                diagnostics.push(error.code, Some(at), message);
            }
            None
        }
    }
}

/// Returns the message for a missing answer, with its accepted input.
fn missing(question: &Question, at: &str) -> String {
    let (words, takes) = (question.words, accepted_input(question.kind));
    format!("{at} is missing, “{words}”: it takes {takes}")
}

/// Returns the event of a request, from its rule set, else from the first one with this key.
fn event(
    value: &JsonValue,
    own: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<&'static Event> {
    let keys = rule_sets::events().map(|event| event.key);
    let keys = keys.chain(PenaltyEvent::ALL.map(PenaltyEvent::key));
    let keys: Vec<_> = keys.collect();
    let want = format!("one of {}", keys.join(", "));
    let Json::Object(fields) = value.json else {
        value.refuse("an object with ruleset and event", diagnostics);
        return None;
    };
    let found = fields.iter().find(|(key, _)| key == "event");
    let at = Path::Field(&value.at, "event");
    let Some((_, json)) = found else {
        diagnostics.push_unparsed(
            "bad-request",
            at,
            format!("event is missing: it takes {want}"),
        );
        return None;
    };
    let named = |key: &str| {
        let of_own = own.and_then(|rule_set| rule_set.event(key));
        of_own.or_else(|| rule_sets::events().find(|event| event.key == key))
    };
    JsonValue { json, at }.word(named, &want, diagnostics)
}

/// Returns the event in the version of its rule set, if that rules on it.
fn of_its_book(
    event: &'static Event,
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<&'static Event> {
    let Some(rule_set) = rule_set else {
        return Some(event);
    };
    let own = rule_set.event(event.key);
    if own.is_none() {
        let keys = rule_set.game.events.iter().map(|event| event.key);
        let others =
            penalty::events_of(rule_set.identity.key).filter(|key| rule_set.event(key).is_none());
        let keys: Vec<_> = keys.chain(others).collect();
        let message = format!(
            "{} has no event “{}”: choose from {}",
            rule_set.identity.name,
            event.key,
            keys.join(", ")
        );
        diagnostics.push("bad-request", Some("event".to_owned()), message);
    }
    own
}

/// Refuses an answer that the rule set excludes.
fn refuse_unplayed(
    rule_set: &RuleSet,
    event: &Event,
    answers: &Answers,
    diagnostics: &mut Diagnostics,
) {
    for question in event
        .questions
        .iter()
        .filter(|question| !question.is_enabled)
    {
        let key = question.key;
        if answers
            .get(key)
            .is_some_and(|answer| *answer != Answer::Number(0))
        {
            let message = format!(
                "{} is played without a {key}: remove it",
                rule_set.identity.name
            );
            diagnostics.push_unparsed("bad-request", Path::Field(&Path::Top, key), message);
        }
    }
}
