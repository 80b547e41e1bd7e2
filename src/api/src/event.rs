//! Everything beside the score of a hand: what happened, and what the book says about it.

mod answers;
mod winners;

use serde::{Serialize, Serializer};
use tilewise_rules::{
    Effect, EffectValue, Event, Fact, Facts, House, Money, Question, RuleSet, Ruling, Seat,
    rule_sets,
};

use crate::catalogue;
use crate::fact::wants;
use crate::house::house;
use crate::json::Json;
use crate::penalty::{self, PenaltyEvent, PenaltyReport, Scores};
use crate::reason::{Path, Reasons};
use crate::report::{
    Amount, Collected, Net, Report, Said, Transfer, among_players, collected, fines, net,
};
use crate::value::Value;
use answers::{Answers, answers, field_of, fields};
use winners::HandReport;

/// What a book says about an event.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum EventReport {
    /// A rule set.
    Ruling(Box<RulingReport>),
    /// A penalty book.
    Penalty(Box<PenaltyReport>),
}

/// What a rule set says about an event.
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
    /// What players take of what lies on the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    collected: Vec<Collected>,
    /// What players lose to nobody at the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fines: Vec<Collected>,
    /// What each player gains or loses, the pot included.
    payments: Net,
    /// What lies in the pot afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pot: Option<Amount>,
    #[serde(skip_serializing_if = "Effects::is_empty")]
    effects: Effects,
    /// What the hands of the winners are worth, each by itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hands: Vec<HandReport>,
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
        let all = self.0.iter();
        serializer.collect_map(all.map(|effect| (effect.key, Is(effect.value))))
    }
}

/// Something for each seat.
fn by_seat<S: Serializer, T: Serialize>(
    serializer: S,
    all: impl Iterator<Item = (Seat, T)>,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(all.map(|(seat, one)| (seat.letter(), one)))
}

/// What follows, in its own JSON type.
struct Is(EffectValue);

impl Serialize for Is {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            EffectValue::Flag(flag) => serializer.serialize_bool(flag),
            EffectValue::Number(number) => serializer.serialize_u32(number),
            EffectValue::Word(word) => serializer.serialize_str(word),
            EffectValue::Wind(wind) => serializer.serialize_char(wind.letter()),
            EffectValue::Seats(seats) => {
                let seats = seats.iter().filter(|(_, is_in)| **is_in);
                serializer.collect_seq(seats.map(|(seat, _)| seat.letter()))
            }
            EffectValue::Tiles(tiles) => {
                serializer.collect_seq(tiles.iter().map(|tile| tile.to_string()))
            }
            EffectValue::Overall(all) => Scores::of(&all).serialize(serializer),
            EffectValue::Numbers(all) => by_seat(serializer, all.iter()),
            EffectValue::Moves(all) => {
                by_seat(serializer, all.iter().map(|(seat, to)| (seat, to.letter())))
            }
        }
    }
}

/// Rules on the event of a request.
pub fn of_request(json: &Json) -> Report<EventReport> {
    match PenaltyEvent::of_request(json) {
        Some(event) if !is_of_rule_set(event, json) => event
            .of_book(json)
            .map(|report| EventReport::Penalty(Box::new(report))),
        _ => of_book(json).map(|report| EventReport::Ruling(Box::new(report))),
    }
}

/// The rule set that a request names, if it is one.
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

/// Whether the rule set of a request rules on an event itself, with the house rules of the request.
fn is_of_rule_set(event: PenaltyEvent, json: &Json) -> bool {
    rule_set_of(json).is_some_and(|rule_set| rule_set.event(event.key()).is_some())
}

/// Rules on the event of a request by a rule set.
pub fn of_book(json: &Json) -> Report<RulingReport> {
    Report::of(|reasons| Some(report(ruled(json, reasons)?)))
}

/// Whether a request is about an event.
pub fn is_event(json: &Json) -> bool {
    match json {
        Json::Object(fields) => fields.iter().any(|(key, _)| key == "event"),
        _ => false,
    }
}

/// A ruling, and what is reported with it.
struct Ruled {
    ruling: Ruling,
    money: Money,
    hands: Vec<HandReport>,
    ignored: Vec<Said>,
}

fn report(ruled: Ruled) -> RulingReport {
    let Ruled {
        ruling,
        money,
        hands,
        ignored,
    } = ruled;
    RulingReport {
        ok: true,
        clause: ruling.clause,
        verdict: ruling.verdict,
        allowed: ruling.allowed,
        winners: ruling.winners.iter().map(|seat| seat.letter()).collect(),
        transfers: among_players(&ruling.payments, money).collect(),
        collected: collected(&ruling.payments, money).collect(),
        fines: fines(&ruling.payments, money).collect(),
        payments: net(&ruling.payments.net(), money),
        pot: ruling.pot.map(|left| Amount::of(left, money)),
        effects: Effects(ruling.effects),
        hands,
        ignored,
    }
}

fn ruled(json: &Json, reasons: &mut Reasons) -> Option<Ruled> {
    let at = Path::Top;
    let value = Value { json, at };
    let own = rule_set_of(json);
    let event = event(&value, own, reasons);
    let penalty_book = penalty::named(json);
    if let (Some(book), Some(event)) = (penalty_book, event) {
        // What such an event is asked is no matter of this book.
        penalty::refuse_event(book, event, reasons);
        return None;
    }
    let questions = event.map_or(&[][..], |event| event.questions);
    let keys: Vec<&str> = ["ruleset", "options", "event"]
        .into_iter()
        .chain(fields(questions))
        .collect();
    // The fields of an event that nobody knows are no mistakes.
    let mut unread = Reasons::default();
    let request = match event {
        Some(_) => value.object(&keys, reasons)?,
        None => value.object(&[], &mut unread)?,
    };
    let house = match penalty_book {
        None => house(&request, catalogue::ALL, reasons),
        Some(_) => None,
    };
    let rule_set = house.as_deref().map(House::rule_set);
    let event = of_its_book(event?, rule_set, reasons)?;
    let Answers {
        facts,
        complete,
        hands,
    } = answers(questions, (own, house.as_ref()), &request, reasons);
    if let Some(rule_set) = rule_set {
        refuse_unplayed(rule_set, event, &facts, reasons);
    }
    let house = house.filter(|_| complete)?;
    match (event.rule)(&house, &facts) {
        Ok(ruling) => {
            let ignored = event.ignored(&house, &facts).into_iter();
            // It went into the hands.
            let ignored = ignored.filter(|one| hands.is_empty() || one.key != "prevailing");
            let ignored = ignored.map(|question| Said {
                at: field_of(question),
                message: format!("{} changes nothing here", field_of(question)),
            });
            let ignored = ignored.collect();
            Some(Ruled {
                ruling,
                money: house.money(),
                hands,
                ignored,
            })
        }
        Err(errors) => {
            for error in errors {
                // What only follows from a value that can't be read is not said.
                let question = event.question(error.at);
                let at = question.map_or(error.at.to_owned(), field_of);
                if reasons.is_unread(&at) {
                    continue;
                }
                let message = match question.filter(|_| error.is_missing()) {
                    Some(question) => missing(question, &at),
                    None => error.to_string(),
                };
                reasons.push(error.code, Some(at), message);
            }
            None
        }
    }
}

/// That something must be known, and what answers it.
fn missing(question: &Question, at: &str) -> String {
    let (words, takes) = (question.words, wants(question.ask));
    format!("{at} is missing, “{words}”: it takes {takes}")
}

/// The event of a request as its own book has it, else as the first book that has one of its key.
fn event(
    value: &Value,
    own: Option<&'static RuleSet>,
    reasons: &mut Reasons,
) -> Option<&'static Event> {
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
    let named = |key: &str| {
        let of_own = own.and_then(|rule_set| rule_set.event(key));
        of_own.or_else(|| rule_sets::events().find(|event| event.key == key))
    };
    Value { json, at }.word(named, &want, reasons)
}

/// The event as its own rule set has it, if it rules on it.
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
        let others = penalty::events_of(rule_set.key).filter(|key| rule_set.event(key).is_none());
        let keys: Vec<_> = keys.chain(others).collect();
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

/// What the rule set is played without.
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
