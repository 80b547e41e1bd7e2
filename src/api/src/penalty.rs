//! Events of penalty books: fouls, exhaustive draws, the end of a hanchan.

mod books;
mod exhaustive_draw;
mod foul;
mod hanchan;
mod verdict_report;

use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::penalty_books::RulesOn;
use tilewise_rules::{Event, RuleConfig, penalty_books, rule_sets};

use crate::catalogue;
use crate::diagnostics::{Diagnostics, Path};
use crate::house::house;
use crate::json::{Json, short};
use crate::report::Report;
use crate::schema::keys::keys;
use crate::schema::penalty_report::PenaltyReport;
use crate::schema::penalty_request::{DrawRequest, FoulRequest, HanchanRequest};
use crate::value::{JsonObject, JsonValue};

pub use books::all;

/// The accepted input for a penalty book.
const BOOK: &str = "the key of a book of penalties";

/// An event of penalty books.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PenaltyEvent {
    /// A foul.
    Foul,
    /// An exhaustive draw.
    ExhaustiveDraw,
    /// The end of a hanchan.
    Hanchan,
}

impl PenaltyEvent {
    /// All events.
    pub const ALL: [Self; 3] = [Self::Foul, Self::ExhaustiveDraw, Self::Hanchan];

    /// Returns the stable key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Foul => "foul",
            Self::ExhaustiveDraw => "exhaustive-draw",
            Self::Hanchan => "hanchan",
        }
    }

    /// Returns the event of a request, if it is one of these.
    pub fn of_request(json: &Json) -> Option<Self> {
        let Json::Object(fields) = json else {
            return None;
        };
        let (_, found) = fields.iter().find(|(key, _)| key == "event")?;
        let named = |event: &Self| matches!(found, Json::Text(text) if text == event.key());
        Self::ALL.into_iter().find(named)
    }

    /// Returns the keys of a request about the event.
    fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Foul => keys::<FoulRequest>(),
            Self::ExhaustiveDraw => keys::<DrawRequest>(),
            Self::Hanchan => keys::<HanchanRequest>(),
        }
    }

    /// Returns the ruling of the penalty book of a request.
    pub fn of_book(self, json: &Json) -> Report<PenaltyReport> {
        Report::build(|diagnostics| self.rule_on(json, diagnostics))
    }

    fn rule_on(self, json: &Json, diagnostics: &mut Diagnostics) -> Option<PenaltyReport> {
        let at = Path::Top;
        let value = JsonValue { json, at };
        let request = value.object(self.keys(), diagnostics)?;
        let book = if chosen_by_house(&request) {
            let house = house(&request, catalogue::ALL, diagnostics)?;
            penalty_books::for_config(&house)
        } else {
            let book = self.book(&request, diagnostics);
            no_options(&request, diagnostics);
            book
        };
        // Other errors of the request are reported even if the book is unknown.
        let any = book.unwrap_or(penalty_books::ALL[0]);
        match (self, any.stakes, any.tournament) {
            (Self::Foul, ..) => foul::rule_on(book?, &request, diagnostics),
            (Self::ExhaustiveDraw, Some(stakes), _) => {
                exhaustive_draw::rule_on(stakes, &request, diagnostics)
            }
            (Self::Hanchan, Some(stakes), Some(last)) => {
                hanchan::rule_on((stakes, last), &request, diagnostics)
            }
            _ => {
                let (event, events) = (self.key(), Self::in_book(any).map(Self::key));
                let choose = choose(events);
                let message = format!("{} has no event “{event}”: {choose}", any.name);
                diagnostics.push("bad-request", Some("event".to_owned()), message);
                None
            }
        }
    }

    /// Returns the events of a penalty book.
    pub fn in_book(book: &PenaltyBook) -> impl Iterator<Item = Self> {
        Self::among(RulesOn::from_book(book))
    }

    /// Returns the events of a penalty book that rules on these in addition to fouls.
    fn among(rules_on: RulesOn) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |event| match event {
            Self::Foul => true,
            Self::ExhaustiveDraw => rules_on.draws,
            Self::Hanchan => rules_on.ends,
        })
    }

    fn book(
        self,
        request: &JsonObject,
        diagnostics: &mut Diagnostics,
    ) -> Option<&'static PenaltyBook> {
        let value = request.needed("ruleset", BOOK, diagnostics)?;
        let key = value.text(BOOK, diagnostics)?;
        let book = penalty_books::by_key(key);
        if book.is_some() {
            return book;
        }
        let choose = choose(penalty_books::ALL.iter().map(|book| book.key));
        if let Some(name) = rule_sets::name(key) {
            let event = self.key();
            let message = format!(
                "{name} has no event “{event}”, which is of the books of penalties: {choose}"
            );
            diagnostics.push("bad-request", Some("event".to_owned()), message);
        } else {
            let message = format!("no book of penalties is called “{}”: {choose}", short(key));
            diagnostics.push_unparsed("unknown-ruleset", value.at, message);
        }
        None
    }
}

/// Returns whether a request names a rule set whose options choose the penalty book.
fn chosen_by_house(request: &JsonObject) -> bool {
    let rule_set = request.field("ruleset").and_then(|value| match value.json {
        Json::Text(key) => rule_sets::by_key(key),
        _ => None,
    });
    rule_set.is_some_and(|rule_set| {
        let house = RuleConfig::with_defaults(rule_set);
        (rule_set.game.progression.penalty_book)(&house).is_some()
    })
}

fn choose<'a>(keys: impl Iterator<Item = &'a str>) -> String {
    let keys: Vec<_> = keys.collect();
    format!("choose from {}", keys.join(", "))
}

/// Returns the ruling on the event of a request, which must be one of these.
pub fn of_request(json: &Json) -> Report<PenaltyReport> {
    match PenaltyEvent::of_request(json) {
        Some(event) => event.of_book(json),
        None => Report::build(|diagnostics| {
            let (at, events) = (Path::Top, events());
            JsonValue { json, at }.refuse(&format!("an event, one of {events}"), diagnostics);
            None
        }),
    }
}

fn events() -> String {
    PenaltyEvent::ALL.map(PenaltyEvent::key).join(", ")
}

/// Returns the key and the name of the penalty book of a request, unless it is also a rule set.
pub fn named<'a>(request: &'a Json) -> Option<(&'a str, &'static str)> {
    let Json::Object(fields) = request else {
        return None;
    };
    let (_, named) = fields.iter().find(|(key, _)| key == "ruleset")?;
    match named {
        Json::Text(key) if rule_sets::name(key).is_none() => {
            Some((key, penalty_books::name_of(key)?))
        }
        _ => None,
    }
}

/// Returns the events of the penalty book with this key.
pub fn events_of(key: &str) -> impl Iterator<Item = &'static str> {
    let own = penalty_books::rules_on(key).into_iter();
    own.flat_map(|rules_on| PenaltyEvent::among(rules_on).map(PenaltyEvent::key))
}

/// Adds an error that lists the rule sets with an event that this penalty book doesn't have.
pub fn refuse_event((key, name): (&str, &str), event: &Event, diagnostics: &mut Diagnostics) {
    let books = rule_sets::ALL.into_iter();
    let with_it = books.filter(|book| book.event(event.key).is_some());
    let choose = choose(with_it.map(|book| book.identity.key));
    let events = events_of(key).collect::<Vec<_>>().join(", ");
    let event = event.key;
    let message =
        format!("{name} is a book of penalties, with the events {events}: for “{event}” {choose}");
    diagnostics.push("bad-request", Some("event".to_owned()), message);
}

/// Returns the message that a penalty book can't score hands.
pub fn unscorable_message(name: &str) -> String {
    let choose = choose(rule_sets::keys());
    format!("{name} is a book of penalties, by which no hand is scored: {choose}")
}

/// Refuses options, which penalty books don't have.
fn no_options(request: &JsonObject, diagnostics: &mut Diagnostics) {
    let Some(value) = request.field("options") else {
        return;
    };
    let options = value.at;
    for (key, _) in value.entries("an object; books of penalties have no options", diagnostics) {
        if diagnostics.is_full() {
            break;
        }
        let key = short(key);
        let message = format!("books of penalties have no option “{key}”: remove it");
        let at = Path::Field(&options, &key).to_string();
        diagnostics.push("unknown-option", Some(at), message);
    }
}
