//! The events of the penalty books: a foul, an exhaustive draw, the end of a hanchan.

mod books;
mod draw;
mod foul;
mod hanchan;
mod report;

use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::penalty_books::RulesOn;
use tilewise_rules::{Event, House, penalty_books, rule_sets};

use crate::catalogue;
use crate::house::house;
use crate::json::{Json, short};
use crate::reason::{Path, Reasons};
use crate::report::Report;
use crate::value::{Object, Value};

pub use books::{PenaltyBookReport, all};
pub use report::PenaltyReport;
#[cfg(feature = "events")]
pub use report::Scores;

/// What a penalty book is named by.
const BOOK: &str = "the key of a book of penalties";

/// The events of the penalty books.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PenaltyEvent {
    /// Something went wrong.
    Foul,
    /// The wall ended without a winner.
    ExhaustiveDraw,
    /// A hanchan is over.
    Hanchan,
}

impl PenaltyEvent {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Foul, Self::ExhaustiveDraw, Self::Hanchan];

    /// Public identity. Never renamed.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Foul => "foul",
            Self::ExhaustiveDraw => "exhaustive-draw",
            Self::Hanchan => "hanchan",
        }
    }

    /// The event of a request, if it is one of these.
    pub fn of_request(json: &Json) -> Option<Self> {
        let Json::Object(fields) = json else {
            return None;
        };
        let (_, found) = fields.iter().find(|(key, _)| key == "event")?;
        let named = |event: &Self| matches!(found, Json::Text(text) if text == event.key());
        Self::ALL.into_iter().find(named)
    }

    /// The keys of a request about it.
    const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Foul => &["ruleset", "options", "event", "foul", "facts"],
            Self::ExhaustiveDraw => &["ruleset", "options", "event", "tenpai"],
            Self::Hanchan => &[
                "ruleset",
                "options",
                "event",
                "table",
                "overall",
                "penalties",
            ],
        }
    }

    /// Rules on it by the penalty book of a request.
    pub fn of_book(self, json: &Json) -> Report<PenaltyReport> {
        Report::of(|reasons| self.ruled(json, reasons))
    }

    fn ruled(self, json: &Json, reasons: &mut Reasons) -> Option<PenaltyReport> {
        let at = Path::Top;
        let value = Value { json, at };
        let request = value.object(self.keys(), reasons)?;
        let book = if chosen_by_house(&request) {
            let house = house(&request, catalogue::ALL, reasons)?;
            penalty_books::of_house(&house)
        } else {
            let book = self.book(&request, reasons);
            no_options(&request, reasons);
            book
        };
        // What else is wrong with the request is said too where the book can't be made out.
        let any = book.unwrap_or(penalty_books::ALL[0]);
        match (self, any.stakes, any.tournament) {
            (Self::Foul, ..) => foul::ruled(book?, &request, reasons),
            (Self::ExhaustiveDraw, Some(stakes), _) => draw::ruled(stakes, &request, reasons),
            (Self::Hanchan, Some(stakes), Some(last)) => {
                hanchan::ruled((stakes, last), &request, reasons)
            }
            _ => {
                let (event, events) = (self.key(), Self::of(any).map(Self::key));
                let choose = choose(events);
                let message = format!("{} has no event “{event}”: {choose}", any.name);
                reasons.push("bad-request", Some("event".to_owned()), message);
                None
            }
        }
    }

    /// The events of a penalty book.
    pub fn of(book: &PenaltyBook) -> impl Iterator<Item = Self> {
        Self::among(RulesOn::of(book))
    }

    /// The events of a penalty book that rules on this beside fouls.
    fn among(rules_on: RulesOn) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |event| match event {
            Self::Foul => true,
            Self::ExhaustiveDraw => rules_on.draws,
            Self::Hanchan => rules_on.ends,
        })
    }

    fn book(self, request: &Object, reasons: &mut Reasons) -> Option<&'static PenaltyBook> {
        let value = request.needed("ruleset", BOOK, reasons)?;
        let key = value.text(BOOK, reasons)?;
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
            reasons.push("bad-request", Some("event".to_owned()), message);
        } else {
            let message = format!("no book of penalties is called “{}”: {choose}", short(key));
            reasons.unread("unknown-ruleset", value.at, message);
        }
        None
    }
}

/// Whether a request names a rule set whose answers choose the book of penalties.
fn chosen_by_house(request: &Object) -> bool {
    let rule_set = request.field("ruleset").and_then(|value| match value.json {
        Json::Text(key) => rule_sets::by_key(key),
        _ => None,
    });
    rule_set.is_some_and(|rule_set| {
        let house = House::with_defaults(rule_set);
        (rule_set.progression.penalty_book)(&house).is_some()
    })
}

fn choose<'a>(keys: impl Iterator<Item = &'a str>) -> String {
    let keys: Vec<_> = keys.collect();
    format!("choose from {}", keys.join(", "))
}

/// Rules on the event of a request, which must be one of these.
pub fn of_request(json: &Json) -> Report<PenaltyReport> {
    match PenaltyEvent::of_request(json) {
        Some(event) => event.of_book(json),
        None => Report::of(|reasons| {
            let (at, events) = (Path::Top, events());
            Value { json, at }.refuse(&format!("an event, one of {events}"), reasons);
            None
        }),
    }
}

fn events() -> String {
    PenaltyEvent::ALL.map(PenaltyEvent::key).join(", ")
}

/// The key and the name of the penalty book of a request, if it is that and no book by which hands
/// are scored.
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

/// The events of the penalty book of a key, if there is one.
pub fn events_of(key: &str) -> impl Iterator<Item = &'static str> {
    let own = penalty_books::rules_on(key).into_iter();
    own.flat_map(|rules_on| PenaltyEvent::among(rules_on).map(PenaltyEvent::key))
}

/// Says which books have an event that the penalty book of this key and name doesn't have.
pub fn refuse_event((key, name): (&str, &str), event: &Event, reasons: &mut Reasons) {
    let books = rule_sets::ALL.into_iter();
    let with_it = books.filter(|book| book.event(event.key).is_some());
    let choose = choose(with_it.map(|book| book.key));
    let events = events_of(key).collect::<Vec<_>>().join(", ");
    let event = event.key;
    let message =
        format!("{name} is a book of penalties, with the events {events}: for “{event}” {choose}");
    reasons.push("bad-request", Some("event".to_owned()), message);
}

/// Why no hand is scored by a penalty book of this name.
pub fn scores_nothing(name: &str) -> String {
    let choose = choose(rule_sets::keys());
    format!("{name} is a book of penalties, by which no hand is scored: {choose}")
}

/// A book of penalties has no house rules.
fn no_options(request: &Object, reasons: &mut Reasons) {
    let Some(value) = request.field("options") else {
        return;
    };
    let options = value.at;
    for (key, _) in value.entries("an object; books of penalties have no options", reasons) {
        if reasons.is_full() {
            break;
        }
        let key = short(key);
        let message = format!("books of penalties have no option “{key}”: remove it");
        let at = Path::Field(&options, &key).to_string();
        reasons.push("unknown-option", Some(at), message);
    }
}
