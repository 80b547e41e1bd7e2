//! Records as entries of a game, in the shape of the data face.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tilewise_api::{Catalogue, EntryFile, log_of, read_game};
use tilewise_ledger::{Entry, Log};
use wasm_bindgen::JsValue;

use super::Record;
use crate::games;
use crate::rule_sets;

/// Where the rule sets of games are looked for.
pub const WHOLE: Catalogue = Catalogue {
    house: |key| rule_sets::whole(key).ok().map(Arc::new),
    other: |_| None,
};

/// The version of the records.
const FORMAT: u8 = 1;

/// A game that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Its identity.
    pub game: String,
    /// What is there, as a file.
    pub file: String,
    /// Why it can't be read.
    pub why: Vec<String>,
}

#[derive(Serialize)]
struct RecordFile<'a> {
    #[serde(rename = "tilewise-game")]
    version: u8,
    game: &'a str,
    entry: EntryFile<'a>,
}

/// Entries of a game as records.
pub fn records(game: &str, entries: &[Entry]) -> Vec<Record> {
    let all = games::all();
    let saved = all.iter().find(|one| &*one.id == game);
    let alone = Log::default();
    let log = saved.map_or(&alone, |saved| &*saved.log);
    match entries {
        [entry] => record(game, entry, EntryFile::of(log, entry))
            .into_iter()
            .collect(),
        entries => {
            let new: BTreeSet<_> = entries.iter().map(|entry| &entry.id).collect();
            let all = log.entries().iter().zip(EntryFile::all(log));
            let all = all.filter(|(entry, _)| new.contains(&entry.id));
            all.filter_map(|(entry, file)| record(game, entry, file))
                .collect()
        }
    }
}

fn record(game: &str, entry: &Entry, file: EntryFile) -> Option<Record> {
    let record = RecordFile {
        version: FORMAT,
        game,
        entry: file,
    };
    let value = record.serialize(&Serializer::json_compatible()).ok()?;
    let key = format!("{game}/{}", entry.id.0);
    Some(Record { key, value })
}

/// The entries of all games, and the games that can't be read.
pub fn read(records: &[JsValue]) -> (Vec<(String, Vec<Entry>)>, Vec<Unread>) {
    let mut games: BTreeMap<String, (f64, Vec<String>)> = BTreeMap::new();
    for record in records {
        let field = |key: &str| js_sys::Reflect::get(record, &key.into()).ok();
        let game = field("game").and_then(|game| game.as_string());
        let entry = field("entry").filter(JsValue::is_object);
        // What is no record of ours is set aside as it is.
        let text = entry.as_ref().unwrap_or(record);
        let text = js_sys::JSON::stringify(text).ok();
        let text = text.and_then(|text| text.as_string());
        // One of a later version makes its whole game one of that.
        let version = field("tilewise-game").and_then(|version| version.as_f64());
        let game = games.entry(game.unwrap_or_default()).or_default();
        game.0 = game.0.max(version.unwrap_or_default());
        game.1.extend(text);
    }
    let (mut read, mut unread) = (Vec::new(), Vec::new());
    for (game, (version, entries)) in games {
        let file = format!(
            "{{\"tilewise-game\":{version},\"entries\":[{}]}}",
            entries.join(",")
        );
        match read_game(file.as_bytes()).and_then(|json| log_of(&json, WHOLE)) {
            Ok(log) => read.push((game, log.entries().to_vec())),
            Err(refusal) => {
                let why = refusal.errors.into_iter().map(|one| one.message);
                let why = why.collect();
                unread.push(Unread { game, file, why });
            }
        }
    }
    read.sort_by_key(|(_, entries)| entries.first().map(|entry| entry.time));
    (read, unread)
}
