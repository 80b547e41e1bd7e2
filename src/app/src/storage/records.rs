//! Conversion between records and entries of a log, in the form of the JSON interface.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use tilewise_api::text;
use tilewise_ledger::{Entry, Log};

use super::log_format::LogFormat;
use super::log_storage::{FORMAT, Record};
use crate::store::{StoredLog, StoredLogs, UnreadLog, Unreadable, UnreadableReason};

/// Encodes the unsaved entries as records, in their order.
pub fn unsaved<E: LogFormat>(logs: &StoredLogs<E>) -> Vec<Record> {
    let by_log = logs.unsaved.chunk_by(|one, next| one.log == next.log);
    let records = by_log.flat_map(|entries| {
        let id = &*entries[0].log;
        let place = logs.all.iter().position(|one| &*one.id == id);
        let empty = Log::default();
        let log = place.map_or(&empty, |place| &*logs.all[place].log);
        let record = |entry: &Entry<E>, json: String| {
            // The number of logs is far below the limit of exact floats.
            #[allow(clippy::cast_precision_loss)]
            Record {
                log: id.to_owned(),
                id: entry.id.0.clone(),
                version: f64::from(FORMAT),
                place: Some(place.unwrap_or(logs.all.len()) as f64),
                counter: Some(entry.counter as f64),
                device: logs.device.as_deref().map(str::to_owned),
                entry: json,
            }
        };
        match entries {
            [one] => {
                let mut all = log.entries().iter();
                let entry = all.find(|entry| entry.id == one.entry);
                let entry = entry.map(|entry| record(entry, E::entry_json(log, entry)));
                entry.into_iter().collect()
            }
            entries => {
                let new: BTreeSet<_> = entries.iter().map(|one| &one.entry).collect();
                let all = log.entries().iter().zip(E::entries_json(log));
                let all = all.filter(|(entry, _)| new.contains(&entry.id));
                all.map(|(entry, json)| record(entry, json))
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

/// The records of a log.
#[derive(Default)]
struct LogRecords<'a> {
    version: f64,
    place: f64,
    entries: Vec<&'a str>,
}

/// Parses records into the entries of all logs and the unreadable logs.
pub fn read<E: LogFormat>(records: &[Record]) -> (Vec<StoredLog<E>>, Vec<UnreadLog>) {
    let mut logs: BTreeMap<&str, LogRecords> = BTreeMap::new();
    for record in records {
        // One entry of a newer version makes the whole log one.
        let log = logs.entry(&record.log).or_default();
        log.version = log.version.max(record.version);
        log.place = record.place.unwrap_or_default();
        log.entries.push(&record.entry);
    }
    let (mut read, mut unread) = (Vec::new(), Vec::new());
    for (id, found) in logs {
        let file = format!(
            "{{\"{}\":{},\"entries\":[{}]}}",
            E::NAMES.version,
            text(&found.version),
            found.entries.join(",")
        );
        let id = id.to_owned();
        match E::read_log(file.as_bytes()) {
            Ok(log) => {
                let entries = log.entries().to_vec();
                let one = StoredLog { id, entries, file };
                read.push((found.place, one));
            }
            Err(refusal) => {
                let mut why = Unreadable::from(refusal);
                // A record without a version isn't of a newer one.
                if why.reason == UnreadableReason::Version && found.version <= f64::from(FORMAT) {
                    why.reason = UnreadableReason::Broken;
                }
                unread.push(UnreadLog { id, file, why });
            }
        }
    }
    let time = |entries: &[Entry<E>]| entries.first().map(|entry| entry.time);
    read.sort_by(|one, other| {
        let places = one.0.total_cmp(&other.0);
        places.then_with(|| time(&one.1.entries).cmp(&time(&other.1.entries)))
    });
    (read.into_iter().map(|(_, one)| one).collect(), unread)
}
