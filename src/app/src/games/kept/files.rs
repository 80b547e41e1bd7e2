//! Records as entries of a game, in the shape of the data face.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tilewise_api::{Catalogue, EntryFile, log_of, read_game};
use tilewise_ledger::{Entry, EntryId, Log};
use wasm_bindgen::JsValue;

use super::Record;
use crate::games::{
    self,
    file::{Unreadable, Why},
};
use crate::rule_sets;

/// Where the rule sets of games are looked for.
pub const WHOLE: Catalogue = Catalogue {
    house: |key| rule_sets::whole(key).ok().map(Arc::new),
    other: |_| None,
};

/// The version of the entries in them.
const FORMAT: u8 = 1;

/// A game that can't be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Unread {
    /// Its identity.
    pub game: String,
    /// What is there, as a file.
    pub file: String,
    /// Why it can't be read.
    pub why: Unreadable,
}

#[derive(Serialize)]
struct RecordFile<'a> {
    #[serde(rename = "tilewise-game")]
    version: u8,
    game: &'a str,
    /// The place of the game among those of this device. Times say it only where clocks are right.
    place: usize,
    /// The identity of this device.
    device: String,
    entry: EntryFile<'a>,
}

/// Entries of a game as records; nothing if one of them can't be written.
pub fn records(game: &str, entries: &[Entry]) -> Option<Vec<Record>> {
    let all = games::all();
    let place = all.iter().position(|one| &*one.id == game);
    let alone = Log::default();
    let log = place.map_or(&alone, |place| &*all[place].log);
    let place = place.unwrap_or(all.len());
    match entries {
        [entry] => Some(vec![record(game, place, entry, EntryFile::of(log, entry))?]),
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

/// A field of a record.
fn field(record: &JsValue, key: &str) -> Option<JsValue> {
    js_sys::Reflect::get(record, &key.into()).ok()
}

fn number(record: &JsValue, key: &str) -> Option<f64> {
    field(record, key)?.as_f64()
}

/// The identity of the device by which these were kept; the last one, should there be several.
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

/// Says of records of the format before, which don't know it, the place of their games: by the times
/// at which these began.
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
        // What is no object of ours stays as it is.
        let _ = js_sys::Reflect::set(record, &"place".into(), &place.into());
    }
}

/// A game that was read.
pub struct Read {
    /// Its identity.
    pub game: String,
    /// What was told in it.
    pub entries: Vec<Entry>,
    /// What is there, as a file.
    pub file: String,
}

impl Read {
    /// The same as one of which nobody can tell what is true: an entry says something else here.
    pub fn apart(self, entry: &EntryId) -> Unread {
        let Self { game, file, .. } = self;
        let why = Unreadable {
            why: Why::Twice,
            says: vec![format!("“{}” says something else on this page", entry.0)],
        };
        Unread { game, file, why }
    }
}

/// What is there of a game.
#[derive(Default)]
struct Found {
    version: f64,
    place: f64,
    entries: Vec<String>,
}

/// The entries of all games, and the games that can't be read.
pub fn read(records: &[JsValue]) -> (Vec<Read>, Vec<Unread>) {
    let mut games: BTreeMap<String, Found> = BTreeMap::new();
    for record in records {
        let game = field(record, "game").and_then(|game| game.as_string());
        let entry = field(record, "entry").filter(JsValue::is_object);
        // What is no record of ours is set aside as it is.
        let text = entry.as_ref().unwrap_or(record);
        let text = js_sys::JSON::stringify(text).ok();
        let text = text.and_then(|text| text.as_string());
        // One of a later version makes its whole game one of that.
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
                let one = Read {
                    game,
                    entries,
                    file,
                };
                read.push((found.place, one));
            }
            Err(refusal) => {
                let mut why = Unreadable::from(refusal);
                // What is no record of any version is none of a later one.
                if why.why == Why::Version && found.version <= f64::from(FORMAT) {
                    why.why = Why::Broken;
                }
                unread.push(Unread { game, file, why });
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
