//! What the restoration of games and clubs changes. Logs are compared by the ids of their entries.

use std::collections::BTreeMap;
use std::rc::Rc;

use tilewise_club::{ClubEvent, ClubLog, merge_logs};
use tilewise_ledger::{GameEvent, Log};

use crate::store::{ImportKind, SavedClub, SavedGame, SavedLog, StoredEvent, log_origin};

/// A log of a backup, and what its restoration changes.
#[derive(Clone, Debug, PartialEq)]
pub struct PlannedLog<E: StoredEvent> {
    /// The log that the device has afterwards.
    pub log: Rc<Log<E>>,
    /// What changes.
    pub change: LogChange,
    /// The number of entries with the id of an own entry and other content. The own ones stay.
    pub differing: usize,
}

/// What the restoration of a log changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogChange {
    /// The log is new on the device.
    New,
    /// A log of the device, by its id, gets a number of entries.
    Extended(Rc<str>, usize),
    /// Nothing: the device has all entries, or keeps its own where they differ.
    Same,
    /// The log becomes a copy next to the one of the device, from which it differs.
    Copy,
}

impl<E: StoredEvent> PlannedLog<E> {
    fn new(log: &Log<E>, change: LogChange) -> Self {
        Self {
            log: Rc::new(log.clone()),
            change,
            differing: 0,
        }
    }

    /// Whether the restoration changes the device.
    pub fn has_effect(&self) -> bool {
        self.change != LogChange::Same
    }
}

/// Returns what the restoration of games changes, each after those before it.
pub fn planned_games(own: &[SavedGame], games: &[Log]) -> Vec<PlannedLog<GameEvent>> {
    planned_logs(own, games, planned_game)
}

/// Returns what the restoration of clubs changes, each after those before it.
pub fn planned_clubs(own: &[SavedClub], clubs: &[ClubLog]) -> Vec<PlannedLog<ClubEvent>> {
    planned_logs(own, clubs, planned_club)
}

fn planned_logs<E: StoredEvent + PartialEq>(
    own: &[SavedLog<E>],
    logs: &[Log<E>],
    compare: fn(&[SavedLog<E>], &Log<E>) -> PlannedLog<E>,
) -> Vec<PlannedLog<E>> {
    let mut here = own.to_vec();
    let mut all: Vec<PlannedLog<E>> = Vec::new();
    for log in logs {
        let mut planned = compare(&here, log);
        if let LogChange::Extended(id, _) = &planned.change {
            let saved = here.iter_mut().find(|one| one.id == *id);
            if let Some(saved) = saved {
                saved.log = Rc::clone(&planned.log);
            }
        } else if all.iter().any(|one| one.log == planned.log) {
            planned.change = LogChange::Same;
        }
        all.push(planned);
    }
    all
}

fn planned_game(here: &[SavedGame], log: &Log) -> PlannedLog<GameEvent> {
    let first = match ImportKind::classify(log, here) {
        ImportKind::New => return PlannedLog::new(log, LogChange::New),
        ImportKind::Existing(..) => return PlannedLog::new(log, LogChange::Same),
        ImportKind::Continuation(id, count) => {
            return PlannedLog::new(log, LogChange::Extended(id, count));
        }
        ImportKind::Conflict(id) => id,
    };
    // Each has entries that the other lacks: they are united if none differs.
    let siblings = || {
        let same = |one: &&SavedGame| log_origin(&one.log) == log_origin(log);
        here.iter().filter(same)
    };
    let united = siblings().find_map(|own| {
        let entries = own.log.entries().iter().chain(log.entries());
        let both = Log::from_entries(entries.cloned()).ok()?;
        let count = both.entries().len() - own.log.entries().len();
        let change = LogChange::Extended(Rc::clone(&own.id), count);
        Some(PlannedLog::new(&both, change))
    });
    united.unwrap_or_else(|| {
        let first = siblings().find(|one| one.id == first);
        PlannedLog {
            differing: first.map_or(0, |own| differing_entries(&own.log, log)),
            ..PlannedLog::new(log, LogChange::Copy)
        }
    })
}

fn planned_club(here: &[SavedClub], log: &ClubLog) -> PlannedLog<ClubEvent> {
    let own = here
        .iter()
        .find(|one| log_origin(&one.log) == log_origin(log));
    // The log of another club is a club of its own.
    let merged = own.and_then(|own| Some((own, merge_logs(&own.log, log).ok()?)));
    let Some((own, merged)) = merged else {
        return PlannedLog::new(log, LogChange::New);
    };
    let count = merged.log.entries().len() - own.log.entries().len();
    let change = if merged.log == *own.log {
        LogChange::Same
    } else {
        LogChange::Extended(Rc::clone(&own.id), count)
    };
    PlannedLog {
        differing: merged.clashes.len(),
        ..PlannedLog::new(&merged.log, change)
    }
}

/// Returns the number of entries with equal ids and different content.
fn differing_entries(own: &Log, other: &Log) -> usize {
    let own = own.entries().iter().map(|entry| (&entry.id, entry));
    let own: BTreeMap<_, _> = own.collect();
    let entries = other.entries().iter();
    let differing = entries.filter(|entry| own.get(&entry.id).is_some_and(|one| one != entry));
    differing.count()
}
