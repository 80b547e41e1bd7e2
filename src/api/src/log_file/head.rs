//! The head of an entry: everything but its event.

use tilewise_ledger::{Entry, EntryId};

use crate::diagnostics::Diagnostics;
use crate::json::{EXACT, Json};
use crate::schema::game_log::EntryJson;
use crate::schema::keys::keys;
use crate::value::{JsonObject, JsonValue};

const ID: &str = "a text of 1 to 100 letters that no other entry has, such as phone-1";
const DEVICE: &str = "a text of at most 100 letters that names the device";
const AUTHOR: &str = "a text of at most 100 letters";

/// The latest date, in milliseconds since 1970.
const LATEST: i64 = 8_640_000_000_000_000;

/// An entry without its event.
pub struct EntryHead {
    /// The index in the file.
    pub place: usize,
    id: String,
    device: String,
    counter: u64,
    time: i64,
    author: String,
}

impl EntryHead {
    /// Reads the head of an entry.
    pub fn read(place: usize, value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<Self> {
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
        Some(Self {
            place,
            time: time(&entry, diagnostics)?,
            id: id?,
            device: device?,
            counter: counter?,
            author,
        })
    }

    /// Returns what the entries of a log are ordered by.
    pub fn order(&self) -> (u64, &str, &str) {
        (self.counter, &self.device, &self.id)
    }

    /// Returns the whole entry.
    pub fn with_event<E>(self, event: E) -> Entry<E> {
        Entry {
            id: EntryId(self.id),
            device: self.device,
            counter: self.counter,
            time: self.time,
            author: self.author,
            event,
        }
    }
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
