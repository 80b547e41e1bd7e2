//! Application of corrections to a log.

use std::collections::{BTreeMap, BTreeSet};

use super::{LogEvent, ResolvedEntry};
use crate::{Change, Entry, EntryId};

/// The entries after corrections, by their index in the log.
pub(super) struct CorrectedEntries<'a, E> {
    /// The event, with the ID of its entry; `None` if it was deleted, or only corrects others.
    events: Vec<Option<(&'a EntryId, &'a E)>>,
    /// The indices of the events that are inserted before it, in order.
    before: Vec<Vec<usize>>,
    /// Whether the event is inserted before another.
    is_inserted: Vec<bool>,
}

impl<'a, E: LogEvent> CorrectedEntries<'a, E> {
    pub(super) fn from_entries(entries: &'a [Entry<E>]) -> Self {
        let targets = targets(entries);
        let deleted = deleted(entries, &targets);
        let mut all = Self {
            events: Vec::with_capacity(entries.len()),
            before: vec![Vec::new(); entries.len()],
            is_inserted: vec![false; entries.len()],
        };
        // For a correction of a correction, the index of the first entry that is replaced.
        let mut replaces: Vec<Option<usize>> = vec![None; entries.len()];
        for (place, entry) in entries.iter().enumerate() {
            let event = Some((&entry.id, &entry.event)).filter(|_| deleted[place].is_none());
            all.events.push(event);
            let (Some(correction), Some(of)) = (entry.event.correction(), targets[place]) else {
                continue;
            };
            all.events[place] = None;
            let root = replaces[of].unwrap_or(of);
            match &correction.change {
                Change::Delete => {}
                // A deletion, or an event that was deleted before, has no content to replace.
                Change::Replace(_)
                    if is_delete(&entries[root].event)
                        || [of, root].iter().any(|&one| is_before(deleted[one], place)) =>
                {
                    all.events[place] = event;
                }
                Change::Replace(input) => {
                    replaces[place] = Some(root);
                    if event.is_some() && deleted[of].is_none() && all.events[root].is_some() {
                        all.events[root] = Some((&entry.id, &**input));
                    }
                }
                Change::InsertBefore(input) => {
                    all.events[place] = event.map(|(id, _)| (id, &**input));
                    all.is_inserted[place] = true;
                    all.before[root].push(place);
                }
            }
        }
        all
    }

    /// Returns the events in their order.
    pub(super) fn in_order(&self, entries: &'a [Entry<E>]) -> Vec<ResolvedEntry<'a, E>> {
        let mut all = Vec::with_capacity(entries.len());
        // A stack instead of recursion: insertions can be nested to any depth.
        let mut waiting: Vec<(usize, usize)> = Vec::new();
        for first in (0..entries.len()).filter(|&place| !self.is_inserted[place]) {
            waiting.push((first, 0));
            while let Some((place, next)) = waiting.pop() {
                if let Some(&before) = self.before[place].get(next) {
                    waiting.push((place, next + 1));
                    waiting.push((before, 0));
                } else if let Some((by, event)) = self.events[place] {
                    let id = &entries[place].id;
                    all.push(ResolvedEntry { id, by, event });
                }
            }
        }
        all
    }
}

fn is_delete(event: &impl LogEvent) -> bool {
    let correction = event.correction();
    correction.is_some_and(|correction| matches!(correction.change, Change::Delete))
}

/// Returns the IDs of entries that are deleted and not restored.
pub(super) fn deleted_ids<E: LogEvent>(entries: &[Entry<E>]) -> BTreeSet<&EntryId> {
    let deleted = deleted(entries, &targets(entries));
    let all = entries.iter().zip(deleted);
    all.filter_map(|(entry, deleted)| deleted.map(|_| &entry.id))
        .collect()
}

/// Returns the index of the earlier entry that each correction targets, if there is one.
fn targets<'a, E: LogEvent>(entries: &'a [Entry<E>]) -> Vec<Option<usize>> {
    let target = |entry: &'a Entry<E>| Some(&entry.event.correction()?.target);
    // Few entries of a long game are corrected: only those are indexed.
    let corrected: BTreeSet<&EntryId> = entries.iter().filter_map(target).collect();
    let mut places = BTreeMap::new();
    let mut all = Vec::with_capacity(entries.len());
    for (place, entry) in entries.iter().enumerate() {
        all.push(target(entry).and_then(|target| places.get(target).copied()));
        if corrected.contains(&entry.id) {
            places.insert(&entry.id, place);
        }
    }
    all
}

/// Returns the index of the deletion of each entry: the first one in effect. Corrections only concern earlier
/// entries, so the last one of all is in effect.
fn deleted<E: LogEvent>(entries: &[Entry<E>], targets: &[Option<usize>]) -> Vec<Option<usize>> {
    let mut deleted = vec![None; entries.len()];
    for (place, entry) in entries.iter().enumerate().rev() {
        if deleted[place].is_none()
            && is_delete(&entry.event)
            && let Some(of) = targets[place]
        {
            deleted[of] = Some(place);
        }
    }
    deleted
}

fn is_before(deleted_by: Option<usize>, place: usize) -> bool {
    deleted_by.is_some_and(|by| by < place)
}
