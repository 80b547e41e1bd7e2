//! The entries of a log.

use serde::ser::{Error, Serialize, Serializer};
use tilewise_ledger::{EntryId, Log, LogError, LogEvent, UnreadEvent, UnreadReason};

use super::head::EntryHead;
use super::{INPUT, LogKind, MOST_ENTRIES, field, no_results, version};
use crate::diagnostics::Diagnostics;
use crate::json::{Json, short};
use crate::schema::game_log::EntryJson;
use crate::schema::keys::keys;
use crate::text::text;
use crate::value::JsonValue;

/// The reader of the events of a log.
pub trait EventReader {
    /// An event.
    type Event: LogEvent;

    /// Reads the event of the next entry.
    fn read(&mut self, input: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Self::Event>;

    /// Returns whether the log can be replayed without an event that can't be read.
    fn may_stay_unread(&self, input: &Json, diagnostics: &Diagnostics) -> bool;

    /// Returns whether the following events can't be read without this one.
    fn is_needed_by_others(&self, input: &Json) -> bool;

    /// Returns an event that can't be read.
    fn unread(&self, event: UnreadEvent) -> Self::Event;
}

/// Reads a log with the keys of its object.
pub fn read_entries<R: EventReader>(
    kind: LogKind,
    keys_of_log: &[&str],
    value: &JsonValue,
    reader: &mut R,
    diagnostics: &mut Diagnostics,
) -> Option<Log<R::Event>> {
    version(kind, value, diagnostics)?;
    no_results(kind, value, diagnostics)?;
    let object = value.object(keys_of_log, diagnostics)?;
    let entries = object.needed("entries", "a list of entries", diagnostics)?;
    let all: Vec<_> = entries
        .items_up_to(MOST_ENTRIES, "a list of entries", diagnostics)
        .collect();
    let mut heads = Vec::with_capacity(all.len());
    for (place, entry) in all.iter().enumerate() {
        if diagnostics.is_full() {
            return None;
        }
        heads.extend(EntryHead::read(place, entry, diagnostics));
    }
    // Each entry is read at its place in the order: in a game, by the rules there.
    heads.sort_by(|one, other| one.order().cmp(&other.order()));
    let mut read = Vec::with_capacity(heads.len());
    for head in heads {
        if diagnostics.is_full() {
            return None;
        }
        let entry = all.get(head.place)?;
        let entry = entry.object(keys::<EntryJson<Json>>(), &mut Diagnostics::default())?;
        let Some(input) = entry.needed("input", INPUT, diagnostics) else {
            continue;
        };
        let mut own = Diagnostics::default();
        let event = match reader.read(&input, &mut own) {
            Some(event) if own.is_empty() => event,
            _ if reader.may_stay_unread(input.json, &own) => reader.unread(unread(&input, own)),
            _ => {
                diagnostics.extend(own);
                if reader.is_needed_by_others(input.json) {
                    break;
                }
                continue;
            }
        };
        read.push(head.with_event(event));
    }
    match Log::from_entries(read) {
        Ok(log) => Some(log),
        Err(LogError::IdTwice(EntryId(id))) => {
            twice(&all, &id, diagnostics);
            None
        }
    }
}

/// The maximum number of reasons for an unread entry.
const MOST_REASONS: usize = 3;

/// Returns an unread event with its text and errors.
fn unread(input: &JsonValue, diagnostics: Diagnostics) -> UnreadEvent {
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
    UnreadEvent {
        written: text(input.json),
        reasons: diagnostics.collect(),
    }
}

/// An unread event in JSON, as it came.
pub struct UnreadJson<'a>(pub &'a UnreadEvent);

impl Serialize for UnreadJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = serde_json::from_str(&self.0.written);
        let written: Json = written.map_err(S::Error::custom)?;
        written.serialize(serializer)
    }
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
