//! Corrections, applied.

use std::collections::{BTreeMap, BTreeSet};

use super::Effective;
use crate::{Change, Entry, EntryId, Input};

/// What corrections leave of each entry, by its place in the log.
pub(super) struct Corrected<'a> {
    /// What is told here, and by which entry; nothing where it was deleted, or only corrects others.
    told: Vec<Option<(&'a EntryId, &'a Input)>>,
    /// What was put before it, in order.
    before: Vec<Vec<usize>>,
    /// Whether it was put before another.
    is_put: Vec<bool>,
}

impl<'a> Corrected<'a> {
    pub(super) fn of(entries: &'a [Entry]) -> Self {
        let targets = targets(entries);
        let deleted = deleted(entries, &targets);
        let mut all = Self {
            told: Vec::with_capacity(entries.len()),
            before: vec![Vec::new(); entries.len()],
            is_put: vec![false; entries.len()],
        };
        // Which entry's telling a correction replaces: of a correction of a correction the first.
        let mut replaces: Vec<Option<usize>> = vec![None; entries.len()];
        for (place, entry) in entries.iter().enumerate() {
            let told = Some((&entry.id, &entry.input)).filter(|_| deleted[place].is_none());
            all.told.push(told);
            let (Input::Corrected(correction), Some(of)) = (&entry.input, targets[place]) else {
                continue;
            };
            all.told[place] = None;
            let root = replaces[of].unwrap_or(of);
            match &correction.what {
                Change::Delete => {}
                // Nothing is told by a deletion, or by what was deleted before, that could be told otherwise.
                Change::Replace(_)
                    if is_delete(&entries[root].input)
                        || [of, root].iter().any(|&one| is_before(deleted[one], place)) =>
                {
                    all.told[place] = told;
                }
                Change::Replace(input) => {
                    replaces[place] = Some(root);
                    if told.is_some() && deleted[of].is_none() && all.told[root].is_some() {
                        all.told[root] = Some((&entry.id, &**input));
                    }
                }
                Change::InsertBefore(input) => {
                    all.told[place] = told.map(|(id, _)| (id, &**input));
                    all.is_put[place] = true;
                    all.before[root].push(place);
                }
            }
        }
        all
    }

    /// What is told, in its order.
    pub(super) fn in_order(&self, entries: &'a [Entry]) -> Vec<Effective<'a>> {
        let mut all = Vec::with_capacity(entries.len());
        // A stack and no recursion: each may be put before the one that was put last.
        let mut waiting: Vec<(usize, usize)> = Vec::new();
        for first in (0..entries.len()).filter(|&place| !self.is_put[place]) {
            waiting.push((first, 0));
            while let Some((place, next)) = waiting.pop() {
                if let Some(&before) = self.before[place].get(next) {
                    waiting.push((place, next + 1));
                    waiting.push((before, 0));
                } else if let Some((by, input)) = self.told[place] {
                    let id = &entries[place].id;
                    all.push(Effective { id, by, input });
                }
            }
        }
        all
    }
}

const fn is_delete(input: &Input) -> bool {
    matches!(input, Input::Corrected(correction) if matches!(correction.what, Change::Delete))
}

/// The identities of what was deleted, and isn't told again.
pub(super) fn deleted_ids(entries: &[Entry]) -> BTreeSet<&EntryId> {
    let deleted = deleted(entries, &targets(entries));
    let all = entries.iter().zip(deleted);
    all.filter_map(|(entry, deleted)| deleted.map(|_| &entry.id))
        .collect()
}

/// Which earlier entry each correction is of, if there is one.
fn targets(entries: &[Entry]) -> Vec<Option<usize>> {
    let corrections = entries.iter().filter_map(|entry| match &entry.input {
        Input::Corrected(correction) => Some(&correction.of),
        _ => None,
    });
    // Few of a long game are corrected: only those are looked for.
    let corrected: BTreeSet<&EntryId> = corrections.collect();
    let mut places = BTreeMap::new();
    let mut all = Vec::with_capacity(entries.len());
    for (place, entry) in entries.iter().enumerate() {
        all.push(match &entry.input {
            Input::Corrected(correction) => places.get(&correction.of).copied(),
            _ => None,
        });
        if corrected.contains(&entry.id) {
            places.insert(&entry.id, place);
        }
    }
    all
}

/// By which entry each is deleted, by its place: the first that stands. A correction concerns what comes
/// before it, so the last of all stands.
fn deleted(entries: &[Entry], targets: &[Option<usize>]) -> Vec<Option<usize>> {
    let mut deleted = vec![None; entries.len()];
    for (place, entry) in entries.iter().enumerate().rev() {
        if deleted[place].is_none()
            && is_delete(&entry.input)
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
