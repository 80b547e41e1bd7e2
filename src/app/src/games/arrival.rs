//! A game that comes from elsewhere, beside those that are here. It becomes a game of its own, or goes
//! on with one that is here: nothing that is here is ever replaced.

use std::collections::BTreeMap;
use std::rc::Rc;

use tilewise_ledger::{Entry, EntryId, Log};

use super::SavedGame;

/// What a game that comes from elsewhere is to those that are here.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrival {
    /// Nothing of it is here.
    New,
    /// It is here, entry by entry; and here it has as many more.
    Known(Rc<str>, usize),
    /// It goes on with a game that is here, by as many entries.
    Further(Rc<str>, usize),
    /// It began as a game that is here, and each has something that the other hasn't.
    Apart(Rc<str>),
}

impl Arrival {
    /// What a log is to the games that are here.
    pub fn of(log: &Log, here: &[SavedGame]) -> Self {
        let origin = origin(log);
        let like = here.iter().filter(|one| self::origin(&one.log) == origin);
        let mut found = Self::New;
        for one in like {
            let arrival = Self::beside(log, one);
            if matches!(arrival, Self::Known(..)) {
                return arrival;
            }
            if !matches!(found, Self::Further(..)) {
                found = arrival;
            }
        }
        found
    }

    fn beside(log: &Log, here: &SavedGame) -> Self {
        let own: BTreeMap<&EntryId, &Entry> = here
            .log
            .entries()
            .iter()
            .map(|one| (&one.id, one))
            .collect();
        let mut same = 0;
        for entry in log.entries() {
            match own.get(&entry.id) {
                Some(other) if *other == entry => same += 1,
                Some(_) => return Self::Apart(Rc::clone(&here.id)),
                None => {}
            }
        }
        let new = log.entries().len() - same;
        let more = own.len() - same;
        let id = Rc::clone(&here.id);
        match (new, more) {
            (0, more) => Self::Known(id, more),
            (new, 0) => Self::Further(id, new),
            _ => Self::Apart(id),
        }
    }
}

/// The entry with which a game was opened: what makes it the same game elsewhere.
pub fn origin(log: &Log) -> Option<&EntryId> {
    log.entries().first().map(|entry| &entry.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tilewise_ledger::Input;

    fn log(names: &[&str]) -> Log {
        let entry = |(counter, name): (u64, &&str)| Entry {
            id: EntryId(format!("e{counter}")),
            device: "phone".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            input: Input::Joined((*name).to_owned()),
        };
        Log::of((1..).zip(names).map(entry)).expect("ids of their own")
    }

    fn here(all: &[(&str, &[&str])]) -> Vec<SavedGame> {
        let one = |(id, names): &(&str, &[&str])| SavedGame {
            id: (*id).into(),
            log: Rc::new(log(names)),
        };
        all.iter().map(one).collect()
    }

    #[test]
    fn a_game_that_is_here_is_known_whatever_else_began_as_it_did() {
        let all = here(&[("a", &["A", "B"]), ("b", &["A", "C"]), ("c", &["A"])]);
        let of = |names: &[&str]| Arrival::of(&log(names), &all);
        assert_eq!(of(&["A", "C"]), Arrival::Known("b".into(), 0));
        assert_eq!(of(&["A"]), Arrival::Known("a".into(), 1));
        assert_eq!(of(&["A", "B", "D"]), Arrival::Further("a".into(), 1));
        // It goes on with the third, and is neither of the others.
        assert_eq!(of(&["A", "D"]), Arrival::Further("c".into(), 1));
        assert_eq!(Arrival::of(&log(&["A"]), &[]), Arrival::New);
    }

    #[test]
    fn one_that_says_something_else_is_apart() {
        let all = here(&[("a", &["A", "B"])]);
        assert_eq!(
            Arrival::of(&log(&["A", "C", "D"]), &all),
            Arrival::Apart("a".into())
        );
        let mut both = log(&["A"]);
        let mut later = log(&["A", "C"]).entries()[1].clone();
        later.id = EntryId("x".to_owned());
        both.add(later).expect("a new id");
        assert_eq!(Arrival::of(&both, &all), Arrival::Apart("a".into()));
    }
}
