//! Parsing of logs.

use std::sync::Arc;

use tilewise_ledger::{Entry, EntryId, GameEvent, Log, LogError, Rules, UnreadEvent, UnreadReason};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{RuleConfig, penalty_books};

use super::{MOST_ENTRIES, VERSION, input};
use crate::catalogue::Catalogue;
use crate::diagnostics::{Diagnostics, Path};
use crate::json::{EXACT, Json, short};
use crate::schema::game_log::{EntryJson, GameLogJson};
use crate::schema::keys::keys;
use crate::text::text;
use crate::value::{JsonObject, JsonValue};

/// The key of the version.
const VERSION_KEY: &str = "tilewise-game";
/// Results that other programs may write next to the entries.
const RESULTS: [&str; 9] = [
    "accounts",
    "debts",
    "lines",
    "payments",
    "players",
    "pots",
    "scores",
    "settle",
    "standings",
];
const ID: &str = "a text of 1 to 100 letters that no other entry has, such as phone-1";
const DEVICE: &str = "a text of at most 100 letters that names the device";
const AUTHOR: &str = "a text of at most 100 letters";

/// The latest date, in milliseconds since 1970.
const LATEST: i64 = 8_640_000_000_000_000;

/// The context for reading an entry, from the entries before it.
#[derive(Clone)]
pub struct ReadContext {
    /// The catalogue of rule sets.
    pub catalogue: Catalogue,
    /// The current rule configuration.
    pub house: Option<Arc<RuleConfig>>,
    /// The current penalty book.
    pub book: Option<&'static PenaltyBook>,
}

/// An entry without its event.
struct EntryHead {
    place: usize,
    id: String,
    device: String,
    counter: u64,
    time: i64,
    author: String,
}

/// Reads a log.
pub fn log(json: &Json, catalogue: Catalogue, diagnostics: &mut Diagnostics) -> Option<Log> {
    version(json, diagnostics)?;
    no_results(json, diagnostics)?;
    let value = JsonValue {
        json,
        at: Path::Top,
    };
    let game = value.object(keys::<GameLogJson<Json>>(), diagnostics)?;
    let entries = game.needed("entries", "a list of entries", diagnostics)?;
    let all: Vec<_> = entries
        .items_up_to(MOST_ENTRIES, "a list of entries", diagnostics)
        .collect();
    let mut heads = Vec::with_capacity(all.len());
    for (place, entry) in all.iter().enumerate() {
        if diagnostics.is_full() {
            return None;
        }
        heads.extend(head(place, entry, diagnostics));
    }
    // Each entry is read by the rules at its place in the order.
    heads.sort_by(|one, other| order(one).cmp(&order(other)));
    let mut context = ReadContext {
        catalogue,
        house: None,
        book: None,
    };
    let mut read = Vec::with_capacity(heads.len());
    for head in heads {
        if diagnostics.is_full() {
            return None;
        }
        let entry = all.get(head.place)?;
        let entry = entry.object(keys::<EntryJson<Json>>(), &mut Diagnostics::default())?;
        let Some(value) = entry.needed("input", "an object with told", diagnostics) else {
            continue;
        };
        let mut own = Diagnostics::default();
        let input = match input::read_game_event(&value, &context, &mut own) {
            Some(input) if own.is_empty() => input,
            _ if may_stay_unread(value.json, &own) => unread(&value, own),
            _ => {
                diagnostics.extend(own);
                // The following entries need these rules.
                if changes_rules(value.json) {
                    break;
                }
                continue;
            }
        };
        context.after(&input);
        read.push(Entry {
            id: EntryId(head.id),
            device: head.device,
            counter: head.counter,
            time: head.time,
            author: head.author,
            event: input,
        });
    }
    match Log::from_entries(read) {
        Ok(log) => Some(log),
        Err(LogError::IdTwice(EntryId(id))) => {
            twice(&all, &id, diagnostics);
            None
        }
    }
}

/// Returns whether the game can be played without an event: it contains no rules, and no other rule set could
/// read it.
fn may_stay_unread(input: &Json, diagnostics: &Diagnostics) -> bool {
    let key = field(input, "told");
    let corrects = matches!(key, Some(Json::Text(key_text)) if key_text == "corrected");
    let rules =
        |json| changes_rules(json) || corrects && field(json, "input").is_some_and(changes_rules);
    !rules(input) && !diagnostics.has(&["unknown-ruleset", "unknown-option"])
}

/// The maximum number of reasons for an unread entry.
const MOST_REASONS: usize = 3;

/// Returns an unread event with its text and errors.
fn unread(input: &JsonValue, diagnostics: Diagnostics) -> GameEvent {
    let at = input.at.to_string();
    let within = |place: String| {
        let rest = place.strip_prefix(&at)?.strip_prefix('.')?;
        Some(rest.to_owned())
    };
    let diagnostics = diagnostics.into_all().into_iter().take(MOST_REASONS);
    let diagnostics = diagnostics.map(|one| UnreadReason {
        code: one.code,
        at: one.at.and_then(within),
        message: one.message,
    });
    GameEvent::Unread(UnreadEvent {
        written: text(input.json),
        reasons: diagnostics.collect(),
    })
}

fn changes_rules(input: &Json) -> bool {
    let key = field(input, "told");
    matches!(key, Some(Json::Text(key_text)) if matches!(&**key_text, "opened" | "rules"))
}

/// Refuses results in a log, which could be wrong; they are always computed.
fn no_results(json: &Json, diagnostics: &mut Diagnostics) -> Option<()> {
    let found = RESULTS.iter().find(|key| field(json, key).is_some());
    let Some(key) = found else {
        return Some(());
    };
    let message = format!(
        "{key}: results follow from the entries, so that their sum is always zero: leave them out"
    );
    diagnostics.push("bad-request", Some((*key).to_owned()), message);
    None
}

/// Adds an error for entries with the same ID and different content.
fn twice(all: &[JsonValue], id: &str, diagnostics: &mut Diagnostics) {
    let has_id =
        |entry: &&JsonValue| matches!(field(entry.json, "id"), Some(Json::Text(one)) if one == id);
    let mut with_id = all.iter().filter(has_id);
    let one = with_id.next();
    // Equal entries count once.
    let other = with_id.find(|other| one.is_some_and(|one| one.json != other.json));
    let at = |entry: Option<&JsonValue>| entry.map(|entry| entry.at.to_string());
    let (one, other) = (at(one).unwrap_or_default(), at(other));
    let message = format!(
        "{one} and {} have the id “{}” and say different things: \
         remove the one that isn’t true, or give it an id of its own",
        other.as_deref().unwrap_or("another entry"),
        short(id)
    );
    diagnostics.push("id-twice", other.or(Some(one)), message);
}

impl ReadContext {
    /// Returns the penalty book for fouls that name none.
    pub fn default_penalty_book(&self) -> Option<&'static PenaltyBook> {
        let own = self.house.as_deref();
        self.book.or_else(|| penalty_books::for_config(own?))
    }

    /// Updates the context after an event.
    pub fn after(&mut self, input: &GameEvent) {
        if let Some(Rules {
            house,
            penalty_book,
        }) = rules(input)
        {
            if self.house.as_deref() != Some(house) {
                self.house = Some(Arc::new(house.clone()));
            }
            self.book = *penalty_book;
        }
    }
}

/// Returns the rules in an event, also in a correction.
pub fn rules(input: &GameEvent) -> Option<&Rules> {
    use tilewise_ledger::Change::{Delete, InsertBefore, Replace};
    match input {
        GameEvent::Opened(opening) => Some(&opening.rules),
        GameEvent::Rules(rules) => Some(rules),
        GameEvent::Correction(correction) => match &correction.change {
            Delete => None,
            Replace(input) | InsertBefore(input) => rules(input),
        },
        _ => None,
    }
}

fn order(head: &EntryHead) -> (u64, &str, &str) {
    (head.counter, &head.device, &head.id)
}

/// Returns whether an event in the log may open a game. A log without a list of entries has another error.
pub fn is_opened(json: &Json) -> bool {
    let Some(Json::List(entries)) = field(json, "entries") else {
        return true;
    };
    entries.iter().any(|entry| {
        let key = field(entry, "input").and_then(|input| field(input, "told"));
        matches!(key, Some(Json::Text(key_text)) if key_text == "opened" || key_text == "corrected")
    })
}

/// Returns the index of the entry with this ID.
pub fn place_of(json: &Json, id: &str) -> Option<usize> {
    let Some(Json::List(entries)) = field(json, "entries") else {
        return None;
    };
    let has_id = |entry: &Json| matches!(field(entry, "id"), Some(Json::Text(one)) if one == id);
    entries.iter().position(has_id)
}

fn field<'a>(json: &'a Json, key: &str) -> Option<&'a Json<'a>> {
    let Json::Object(fields) = json else {
        return None;
    };
    let mut fields = fields.iter().filter(|(other, _)| other == key);
    fields.next().map(|(_, json)| json)
}

/// Checks that the value is a game of the supported version.
pub fn version(json: &Json, diagnostics: &mut Diagnostics) -> Option<()> {
    let at = |key| Some(String::from(key));
    let Json::Object(fields) = json else {
        let found = json.words();
        let message = format!(
            "this is {found}, and a game is an object with tilewise-game and entries: \
             open one that Tilewise exported"
        );
        diagnostics.push("bad-request", None, message);
        return None;
    };
    let has = |key: &str| fields.iter().any(|(other, _)| other == key);
    if has("standings") && !has("entries") {
        let message = "these are the results of a game, which follow from its log: \
            open the log that they were made from";
        diagnostics.push("not-a-game", None, message.to_owned());
        return None;
    }
    let Some((_, version)) = fields.iter().find(|(key, _)| key == VERSION_KEY) else {
        let message = "this is no game of Tilewise, which begins with tilewise-game: \
            export one from the program that it comes from in this form";
        diagnostics.push("not-a-game", None, message.to_owned());
        return None;
    };
    match version.whole() {
        Some(VERSION) => Some(()),
        Some(newer) if newer > VERSION => {
            let message = format!(
                "this game is of version {newer}, and here {VERSION} is read: \
                 bring Tilewise up to date, and open it again"
            );
            diagnostics.push("unknown-version", at(VERSION_KEY), message);
            None
        }
        _ => {
            let found = version.words();
            let message = format!("tilewise-game is {found}: it takes the version {VERSION}");
            diagnostics.push("unknown-version", at(VERSION_KEY), message);
            None
        }
    }
}

fn head(place: usize, value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<EntryHead> {
    let entry = value.object(keys::<EntryJson<Json>>(), diagnostics)?;
    let text = |key, want, diagnostics: &mut Diagnostics| -> Option<String> {
        let value = entry.needed(key, want, diagnostics)?;
        Some(value.short_text(want, diagnostics)?.to_owned())
    };
    let id = text("id", ID, diagnostics);
    if id.as_deref() == Some("") {
        entry.needed("id", ID, diagnostics)?.refuse(ID, diagnostics);
    }
    let device = text("device", DEVICE, diagnostics);
    let counter = entry
        .needed("counter", "a whole number from 0", diagnostics)
        .and_then(|value| value.number(EXACT, diagnostics));
    let author = match entry.field("author") {
        Some(value) => value.short_text(AUTHOR, diagnostics)?.to_owned(),
        None => String::new(),
    };
    Some(EntryHead {
        place,
        time: time(&entry, diagnostics)?,
        id: id?,
        device: device?,
        counter: counter?,
        author,
    })
}

fn time(entry: &JsonObject, diagnostics: &mut Diagnostics) -> Option<i64> {
    let want =
        "a whole number, the milliseconds since 1970, at most 8640000000000000 before or after";
    let value = entry.needed("time", want, diagnostics)?;
    let time = value
        .json
        .whole()
        .filter(|time| (-LATEST..=LATEST).contains(time));
    if time.is_none() {
        value.refuse(want, diagnostics);
    }
    time
}
