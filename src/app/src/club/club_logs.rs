//! The clubs of this device.

use std::rc::Rc;

use tilewise_club::{Club, ClubLog, without_forgotten_names};
use yew::Reducible;

use crate::store::{Clubs, ClubsAction, SavedClub, Stamp};

/// The state of the Club screen.
#[derive(Default)]
pub struct ClubStore(pub Rc<Clubs>);

impl Reducible for ClubStore {
    type Action = ClubsAction;

    fn reduce(self: Rc<Self>, action: ClubsAction) -> Rc<Self> {
        let written = match &action {
            ClubsAction::Write(id, _, stamp) => Some((Rc::clone(id), stamp.clone())),
            _ => None,
        };
        let mut clubs = self.0.after(action);
        if let Some((id, stamp)) = written {
            clubs = without_names(clubs, id, stamp);
        }
        Rc::new(Self(Rc::new(clubs)))
    }
}

/// Removes the names of forgotten members from a club, also from results that come later.
fn without_names(clubs: Clubs, id: Rc<str>, stamp: Stamp) -> Clubs {
    let Some(saved) = clubs.of_id(&id) else {
        return clubs;
    };
    let log = without_forgotten_names(&saved.log);
    if log == *saved.log {
        return clubs;
    }
    clubs.after(ClubsAction::Replace(id, Rc::new(log), stamp))
}

/// A club of this device, and what replay of its log gives.
#[derive(Clone, Debug)]
pub struct ReplayedClub {
    /// The ID of the log.
    pub id: Rc<str>,
    /// The log.
    pub log: Rc<ClubLog>,
    /// The state of the club.
    pub club: Club,
}

impl ReplayedClub {
    /// Replays the log of a club.
    pub fn from_saved(saved: &SavedClub) -> Self {
        Self {
            id: Rc::clone(&saved.id),
            log: Rc::clone(&saved.log),
            club: Club::replay(&saved.log),
        }
    }
}

impl PartialEq for ReplayedClub {
    fn eq(&self, other: &Self) -> bool {
        // The state follows from the log.
        self.id == other.id && (Rc::ptr_eq(&self.log, &other.log) || self.log == other.log)
    }
}

#[cfg(test)]
mod tests {
    use tilewise_club::{ClubEvent, ClubProfile, Experience, MemberId, MemberRecord};
    use tilewise_ledger::Rules;
    use tilewise_rules::penalty_books;

    use super::*;
    use crate::rule_sets::first_house;

    fn stamp(number: u32) -> Stamp {
        Stamp {
            time: 0,
            id: format!("{number:032x}").into(),
            device: "desk".into(),
            author: "Ada".into(),
        }
    }

    fn member(name: &str) -> ClubEvent {
        ClubEvent::Member(MemberRecord {
            id: MemberId("m1".to_owned()),
            name: name.to_owned(),
            alias: String::new(),
            is_hidden: false,
            team: String::new(),
            class: String::new(),
            experience: Experience::Usual,
        })
    }

    /// The store with a club of one member.
    fn store() -> (Rc<ClubStore>, Rc<str>) {
        let house = first_house();
        let founded = ClubEvent::Founded(ClubProfile {
            name: "The Nest".to_owned(),
            rules: Rules {
                penalty_book: penalty_books::for_config(&house),
                house,
            },
            language: "en".to_owned(),
        });
        let store = Rc::new(ClubStore::default());
        let store = store.reduce(ClubsAction::Read(Box::default()));
        let store = store.reduce(ClubsAction::Begin(Rc::new(founded), stamp(1)));
        let id = store.0.shown.clone().expect("the club");
        let event = Rc::new(member("Ann"));
        let store = store.reduce(ClubsAction::Write(Rc::clone(&id), event, stamp(2)));
        (store, id)
    }

    fn file(store: &ClubStore) -> String {
        tilewise_api::club_file(&store.0.current().expect("the club").log)
    }

    #[test]
    fn forgotten_name_is_removed_from_the_stored_entries() {
        let (store, id) = store();
        let store = store.reduce(ClubsAction::Saved(2));
        assert!(file(&store).contains("Ann"));
        let forgotten = ClubEvent::MemberForgotten(MemberId("m1".to_owned()));
        let write = ClubsAction::Write(id, Rc::new(forgotten), stamp(3));
        let store = store.reduce(write);
        assert!(!file(&store).contains("Ann"));
        // The new entry and the changed one are stored.
        assert_eq!(store.0.unsaved.len(), 2);
    }

    #[test]
    fn watching_tab_takes_over_an_entry_without_its_name() {
        let (store, id) = store();
        let entries = store.0.of_id(&id).expect("the club").log.entries().to_vec();
        let mut changed = entries[1].clone();
        changed.event = member("–");
        let read = crate::store::ReadLogs {
            logs: vec![crate::store::StoredLog {
                id: id.to_string(),
                entries: vec![entries[0].clone(), changed],
                file: String::new(),
            }],
            ..Default::default()
        };
        let writing = store.reduce(ClubsAction::Received(Box::new(read.clone())));
        assert!(file(&writing).contains("Ann"));
        let watching = writing.reduce(ClubsAction::LockLost);
        let watching = watching.reduce(ClubsAction::Received(Box::new(read)));
        assert!(!file(&watching).contains("Ann"));
    }
}
