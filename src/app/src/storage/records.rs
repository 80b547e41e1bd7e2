//! Conversion between records and entries of a game, in the form of the JSON interface.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use tilewise_api::{EntryFile, log_of, read_game, text};
use tilewise_ledger::{Entry, Log};

use super::game_storage::{FORMAT, Record};
use crate::rule_sets::LOADED;
use crate::store::{Games, StoredGame, UnreadGame, Unreadable, UnreadableReason};

/// Encodes the unsaved entries as records, in their order.
pub fn unsaved(games: &Games) -> Vec<Record> {
    let by_game = games.unsaved.chunk_by(|one, next| one.game == next.game);
    let records = by_game.flat_map(|entries| {
        let id = &*entries[0].game;
        let place = games.all.iter().position(|one| &*one.id == id);
        let empty = Log::default();
        let log = place.map_or(&empty, |place| &*games.all[place].log);
        let record = |entry: &Entry, file: EntryFile| {
            // The number of games is far below the limit of exact floats.
            #[allow(clippy::cast_precision_loss)]
            Record {
                game: id.to_owned(),
                id: entry.id.0.clone(),
                version: f64::from(FORMAT),
                place: Some(place.unwrap_or(games.all.len()) as f64),
                counter: Some(entry.counter as f64),
                device: games.device.as_deref().map(str::to_owned),
                entry: text(&file),
            }
        };
        match entries {
            [one] => {
                let mut all = log.entries().iter();
                let entry = all.find(|entry| entry.id == one.entry);
                let entry = entry.map(|entry| record(entry, EntryFile::new(log, entry)));
                entry.into_iter().collect()
            }
            entries => {
                let new: BTreeSet<_> = entries.iter().map(|one| &one.entry).collect();
                let all = log.entries().iter().zip(EntryFile::all(log));
                let all = all.filter(|(entry, _)| new.contains(&entry.id));
                all.map(|(entry, file)| record(entry, file))
                    .collect::<Vec<_>>()
            }
        }
    });
    records.collect()
}

/// Returns the device id of records; the last one if there are several.
pub fn device(records: &[Record]) -> Option<&str> {
    let own = records
        .iter()
        .filter_map(|record| Some((record, record.device.as_deref()?)));
    let last = |record: &Record| (record.place, record.counter);
    let newest = own.max_by(|(one, _), (other, _)| {
        let order = last(one).partial_cmp(&last(other));
        order.unwrap_or(Ordering::Equal)
    });
    newest.map(|(_, device)| device)
}

/// The records of a game.
#[derive(Default)]
struct GameRecords<'a> {
    version: f64,
    place: f64,
    entries: Vec<&'a str>,
}

/// Parses records into the entries of all games and the unreadable games.
pub fn read(records: &[Record]) -> (Vec<StoredGame>, Vec<UnreadGame>) {
    let mut games: BTreeMap<&str, GameRecords> = BTreeMap::new();
    for record in records {
        // One entry of a newer version makes the whole game one.
        let game = games.entry(&record.game).or_default();
        game.version = game.version.max(record.version);
        game.place = record.place.unwrap_or_default();
        game.entries.push(&record.entry);
    }
    let (mut read, mut unread) = (Vec::new(), Vec::new());
    for (game, found) in games {
        let file = format!(
            "{{\"tilewise-game\":{},\"entries\":[{}]}}",
            text(&found.version),
            found.entries.join(",")
        );
        let game = game.to_owned();
        match read_game(file.as_bytes()).and_then(|json| log_of(&json, LOADED)) {
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
