//! Conversion between records and entries of a game, in the form of the JSON interface.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tilewise_api::{Catalogue, EntryFile, log_of, read_game};
use tilewise_ledger::{Entry, EntryId, Log};
use tilewise_rules::RuleConfig;
use wasm_bindgen::JsValue;

use super::Record;
use crate::games::file::{Unreadable, UnreadableReason};
use crate::{games, rule_sets};

/// Catalogue of the rule sets of stored games.
pub const WHOLE: Catalogue = Catalogue {
    house: |key| RuleConfig::read(key, &rule_sets::here()).ok().map(Arc::new),
    other: |_| None,
};

/// Version of the entries.
const FORMAT: u8 = 1;

/// An unreadable game.
#[derive(Clone, Debug, PartialEq)]
pub struct UnreadGame {
    /// Its id.
    pub game: String,
    /// Its records, as a file.
    pub file: String,
    /// The reason.
    pub why: Unreadable,
}

#[derive(Serialize)]
struct RecordFile<'a> {
    #[serde(rename = "tilewise-game")]
    version: u8,
    game: &'a str,
    /// Index of the game among those of this device. Times order games only if clocks are right.
    place: usize,
    /// The id of this device.
    device: String,
    entry: EntryFile<'a>,
}

/// Encodes entries of a game as records; `None` if one can't be encoded.
pub fn records(game: &str, entries: &[Entry]) -> Option<Vec<Record>> {
    let all = games::all();
    let place = all.iter().position(|one| &*one.id == game);
    let empty = Log::default();
    let log = place.map_or(&empty, |place| &*all[place].log);
    let place = place.unwrap_or(all.len());
    match entries {
        [entry] => Some(vec![record(
            game,
            place,
            entry,
            EntryFile::new(log, entry),
        )?]),
        entries => {
            let new: BTreeSet<_> = entries.iter().map(|entry| &entry.id).collect();
            let all = log.entries().iter().zip(EntryFile::all(log));
            let all = all.filter(|(entry, _)| new.contains(&entry.id));
            all.map(|(entry, file)| record(game, place, entry, file))
                .collect()
        }
    }
}

fn record(game: &str, place: usize, entry: &Entry, file: EntryFile) -> Option<Record> {
    let record = RecordFile {
        version: FORMAT,
        game,
        place,
        device: games::device(),
        entry: file,
    };
    let value = record.serialize(&Serializer::json_compatible()).ok()?;
    let key = format!("{game}/{}", entry.id.0);
    Some(Record { key, value })
}

/// Returns a field of a record.
fn field(record: &JsValue, key: &str) -> Option<JsValue> {
    js_sys::Reflect::get(record, &key.into()).ok()
}

fn number(record: &JsValue, key: &str) -> Option<f64> {
    field(record, key)?.as_f64()
}

/// Returns the device id of records; the last one if there are several.
pub fn device(records: &[JsValue]) -> Option<String> {
    let last = |record: &&JsValue| {
        let counter = field(record, "entry").and_then(|entry| number(&entry, "counter"));
        (number(record, "place"), counter)
    };
    let mut all: Vec<_> = records
        .iter()
        .filter_map(|record| Some((last(&record), field(record, "device")?.as_string()?)))
        .collect();
    all.sort_by(|one, other| one.0.partial_cmp(&other.0).unwrap_or(Ordering::Equal));
    all.pop().map(|(_, device)| device)
}

/// Adds the index of the game to records of the previous format, in the order of start times.
pub fn upgrade(records: &[JsValue]) {
    let game = |record: &JsValue| field(record, "game").and_then(|game| game.as_string());
    let mut began: BTreeMap<Option<String>, f64> = BTreeMap::new();
    for record in records {
        let time = field(record, "entry").and_then(|entry| number(&entry, "time"));
        let first = began.entry(game(record)).or_insert(f64::MAX);
        *first = first.min(time.unwrap_or(f64::MAX));
    }
    let mut games: Vec<_> = began.iter().collect();
    games.sort_by(|one, other| one.1.total_cmp(other.1));
    let places = games.into_iter().map(|(game, _)| game);
    let places: BTreeMap<_, _> = places.zip(0_u32..).collect();
    for record in records.iter().filter(|record| record.is_object()) {
        let place = places.get(&game(record)).copied().unwrap_or_default();
        // Foreign values stay unchanged.
        let _ = js_sys::Reflect::set(record, &"place".into(), &place.into());
    }
}

/// A stored game.
pub struct StoredGame {
    /// Its id.
    pub game: String,
    /// Its entries.
    pub entries: Vec<Entry>,
    /// Its records, as a file.
    pub file: String,
}

impl StoredGame {
    /// Converts it into an unreadable game because an entry conflicts with one of the page.
    pub fn into_conflict(self, entry: &EntryId) -> UnreadGame {
        let Self { game, file, .. } = self;
        let why = Unreadable {
            reason: UnreadableReason::Twice,
            messages: vec![format!("“{}” says something else on this page", entry.0)],
        };
        UnreadGame { game, file, why }
    }
}

/// The records of a game.
#[derive(Default)]
struct GameRecords {
    version: f64,
    place: f64,
    entries: Vec<String>,
}

/// Parses records into the entries of all games and the unreadable games.
pub fn read(records: &[JsValue]) -> (Vec<StoredGame>, Vec<UnreadGame>) {
    let mut games: BTreeMap<String, GameRecords> = BTreeMap::new();
    for record in records {
        let game = field(record, "game").and_then(|game| game.as_string());
        let entry = field(record, "entry").filter(JsValue::is_object);
        // Foreign records are exported as they are.
        let text = entry.as_ref().unwrap_or(record);
        let text = js_sys::JSON::stringify(text).ok();
        let text = text.and_then(|text| text.as_string());
        // One entry of a newer version makes the whole game one.
        let version = number(record, "tilewise-game").unwrap_or_default();
        let game = games.entry(game.unwrap_or_default()).or_default();
        game.version = game.version.max(version);
        game.place = number(record, "place").unwrap_or_default();
        game.entries.extend(text);
    }
    let (mut read, mut unread) = (Vec::new(), Vec::new());
    for (game, found) in games {
        let version = js_sys::JSON::stringify(&found.version.into());
        let version = version.ok().and_then(|version| version.as_string());
        let file = format!(
            "{{\"tilewise-game\":{},\"entries\":[{}]}}",
            version.unwrap_or_default(),
            found.entries.join(",")
        );
        match read_game(file.as_bytes()).and_then(|json| log_of(&json, WHOLE)) {
            Ok(log) => {
                let entries = log.entries().to_vec();
                let one = StoredGame {
                    game,
                    entries,
                    file,
                };
                read.push((found.place, one));
            }
            Err(refusal) => {
                let mut why = Unreadable::from(refusal);
                // A record without a version isn't of a newer one.
                if why.reason == UnreadableReason::Version && found.version <= f64::from(FORMAT) {
                    why.reason = UnreadableReason::Broken;
                }
                unread.push(UnreadGame { game, file, why });
            }
        }
    }
    let time = |entries: &[Entry]| entries.first().map(|entry| entry.time);
    read.sort_by(|one, other| {
        let places = one.0.total_cmp(&other.0);
        places.then_with(|| time(&one.1.entries).cmp(&time(&other.1.entries)))
    });
    (read.into_iter().map(|(_, one)| one).collect(), unread)
}
