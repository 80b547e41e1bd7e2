//! Comparison of an imported log with those of this device: it becomes a log of its own or continues one,
//! and never replaces one.

use std::collections::BTreeMap;
use std::rc::Rc;

use tilewise_ledger::{Entry, EntryId, Log};

use super::{SavedLog, StoredEvent};

/// The relation of an imported log to those of this device.
#[derive(Clone, Debug, PartialEq)]
pub enum ImportKind {
    /// It isn't on this device.
    New,
    /// It is on this device, which has a number of additional entries.
    Existing(Rc<str>, usize),
    /// It continues a log of this device by a number of entries.
    Continuation(Rc<str>, usize),
    /// It has the same origin as a log of this device, and each has entries that the other lacks.
    Conflict(Rc<str>),
}

impl ImportKind {
    /// Compares a log with those of this device.
    pub fn classify<E: StoredEvent>(log: &Log<E>, here: &[SavedLog<E>]) -> Self {
        let origin = origin(log);
        let like = here.iter().filter(|one| self::origin(&one.log) == origin);
        let mut found = Self::New;
        for one in like {
            let arrival = Self::compare(log, one);
            if matches!(arrival, Self::Existing(..)) {
                return arrival;
            }
            if !matches!(found, Self::Continuation(..)) {
                found = arrival;
            }
        }
        found
    }

    fn compare<E: StoredEvent>(log: &Log<E>, here: &SavedLog<E>) -> Self {
        let own: BTreeMap<&EntryId, &Entry<E>> = here
            .log
            .entries()
            .iter()
            .map(|one| (&one.id, one))
            .collect();
        let mut same = 0;
        for entry in log.entries() {
            match own.get(&entry.id) {
                Some(other) if *other == entry => same += 1,
                Some(_) => return Self::Conflict(Rc::clone(&here.id)),
                None => {}
            }
        }
        let new = log.entries().len() - same;
        let more = own.len() - same;
        let id = Rc::clone(&here.id);
        match (new, more) {
            (0, more) => Self::Existing(id, more),
            (new, 0) => Self::Continuation(id, new),
            _ => Self::Conflict(id),
        }
    }
}

/// Returns the id of the first entry, which identifies a log on all devices.
pub fn origin<E: StoredEvent>(log: &Log<E>) -> Option<&EntryId> {
    log.entries().first().map(|entry| &entry.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SavedGame;
    use tilewise_ledger::GameEvent;

    fn log(names: &[&str]) -> Log {
        let entry = |(counter, name): (u64, &&str)| Entry {
            id: EntryId(format!("e{counter}")),
            device: "phone".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            event: GameEvent::NewPlayer((*name).to_owned()),
        };
        Log::from_entries((1..).zip(names).map(entry)).expect("unique ids")
    }

    fn here(all: &[(&str, &[&str])]) -> Vec<SavedGame> {
        let one = |(id, names): &(&str, &[&str])| SavedGame {
            id: (*id).into(),
            log: Rc::new(log(names)),
        };
        all.iter().map(one).collect()
    }

    #[test]
    fn identical_game_is_existing_despite_siblings() {
        let all = here(&[("a", &["A", "B"]), ("b", &["A", "C"]), ("c", &["A"])]);
        let of = |names: &[&str]| ImportKind::classify(&log(names), &all);
        assert_eq!(of(&["A", "C"]), ImportKind::Existing("b".into(), 0));
        assert_eq!(of(&["A"]), ImportKind::Existing("a".into(), 1));
        assert_eq!(
            of(&["A", "B", "D"]),
            ImportKind::Continuation("a".into(), 1)
        );
        // It continues the third game, and is none of the others.
        assert_eq!(of(&["A", "D"]), ImportKind::Continuation("c".into(), 1));
        assert_eq!(ImportKind::classify(&log(&["A"]), &[]), ImportKind::New);
    }

    #[test]
    fn diverging_game_is_a_conflict() {
        let all = here(&[("a", &["A", "B"])]);
        assert_eq!(
            ImportKind::classify(&log(&["A", "C", "D"]), &all),
            ImportKind::Conflict("a".into())
        );
        let mut both = log(&["A"]);
        let mut extra = log(&["A", "C"]).entries()[1].clone();
        extra.id = EntryId("x".to_owned());
        both.add(extra).expect("a new id");
        assert_eq!(
            ImportKind::classify(&both, &all),
            ImportKind::Conflict("a".into())
        );
    }
}
