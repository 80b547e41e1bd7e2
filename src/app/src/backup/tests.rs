//! Tests of backups: devices in memory, whose backups are saved and restored.

mod stored_keys;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use tilewise_api::{DeviceBackup, ReadBackup, backup_file};
use tilewise_club::{ClubEvent, ClubProfile, Experience, MemberId, MemberRecord};
use tilewise_ledger::{GameEvent, Opening, PlayerId, Rules};
use tilewise_rules::{BySeat, penalty_books};
use yew::Callback;

use super::device_content::DeviceContent;
use super::opened_backup::{BackupProblem, open_backup};
use super::planned_logs::LogChange;
use super::restoration::Restoration;
use super::restore_plan::RestorePlan;
use crate::rule_sets::first_house;
use crate::storage::memory::MemoryStorage;
use crate::storage::{LANGUAGE, PLAYERS, PRACTICE, StorageContext, THEME};
use crate::store::user_preferences::{Preferences, Theme};
use crate::store::{
    Clubs, ClubsAction, Games, GamesAction, PageAction, SaveStatus, SavedHouse, Stamp, ViewAction,
};

/// A device in memory.
struct TestDevice {
    name: &'static str,
    games: Rc<RefCell<Games>>,
    clubs: Rc<RefCell<Clubs>>,
    houses: Rc<RefCell<Rc<Vec<SavedHouse>>>>,
    preferences: Rc<Cell<Preferences>>,
    storage: StorageContext,
    stamps: Rc<Cell<u32>>,
}

impl TestDevice {
    /// Creates an empty device, whose storage was read.
    fn new(name: &'static str) -> Self {
        let games = Games::default().after(GamesAction::Read(Box::default()));
        let clubs = Clubs::default().after(ClubsAction::Read(Box::default()));
        Self {
            name,
            games: Rc::new(RefCell::new(games)),
            clubs: Rc::new(RefCell::new(clubs)),
            houses: Rc::default(),
            preferences: Rc::default(),
            storage: StorageContext::new(MemoryStorage::default()),
            stamps: Rc::default(),
        }
    }

    fn stamp(&self) -> Stamp {
        next_stamp(self.name, &self.stamps)
    }

    fn game(&self, action: GamesAction) {
        let next = self.games.borrow().after(action);
        self.games.replace(next);
    }

    fn club(&self, action: ClubsAction) {
        let next = self.clubs.borrow().after(action);
        self.clubs.replace(next);
    }

    /// Begins a game and returns its id.
    fn begin(&self, players: [&str; 4]) -> Rc<str> {
        let house = first_house();
        let opening = Opening {
            rules: Rules {
                penalty_book: penalty_books::for_config(&house),
                house,
            },
            players: players.map(str::to_owned).to_vec(),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: None,
        };
        let opened = Rc::new(GameEvent::Opened(opening));
        self.game(GamesAction::Begin(opened, self.stamp()));
        self.games.borrow().shown.clone().expect("the game")
    }

    /// Adds an entry to a game: a player joins.
    fn join(&self, game: &Rc<str>, name: &str) {
        self.game(GamesAction::TakeWriteLock(Rc::clone(game), self.stamp()));
        let joined = Rc::new(GameEvent::NewPlayer(name.to_owned()));
        self.game(GamesAction::Write(Rc::clone(game), joined, self.stamp()));
    }

    /// Founds a club and returns its id.
    fn found(&self, name: &str) -> Rc<str> {
        let house = first_house();
        let founded = ClubEvent::Founded(ClubProfile {
            name: name.to_owned(),
            rules: Rules {
                penalty_book: penalty_books::for_config(&house),
                house,
            },
            language: "en".to_owned(),
        });
        self.club(ClubsAction::Begin(Rc::new(founded), self.stamp()));
        self.clubs.borrow().shown.clone().expect("the club")
    }

    /// Adds a member to a club.
    fn member(&self, club: &Rc<str>, name: &str) {
        let member = ClubEvent::Member(MemberRecord {
            id: MemberId(name.to_owned()),
            name: name.to_owned(),
            alias: String::new(),
            is_hidden: false,
            team: String::new(),
            class: String::new(),
            experience: Experience::Usual,
        });
        self.club(ClubsAction::TakeWriteLock(Rc::clone(club), self.stamp()));
        self.club(ClubsAction::Write(
            Rc::clone(club),
            Rc::new(member),
            self.stamp(),
        ));
    }

    fn save_house(&self, name: &str, rules: &str) {
        let all = SavedHouse::with(&self.houses.borrow(), name, rules.to_owned());
        self.houses.replace(Rc::new(all));
    }

    fn content(&self) -> DeviceContent {
        DeviceContent::load(
            &Rc::new(self.games.borrow().clone()),
            &Rc::new(self.clubs.borrow().clone()),
            &self.houses.borrow(),
            &self.storage,
        )
    }

    fn backup(&self) -> DeviceBackup {
        self.content().backup(1_764_400_000_000)
    }

    fn plan(&self, backup: &DeviceBackup) -> RestorePlan {
        RestorePlan::new(&self.content(), backup)
    }

    /// Restores a backup as the page does, and returns what it changed.
    fn restore(&self, backup: &DeviceBackup, with_preferences: bool) -> RestorePlan {
        let device = Rc::new(self.content());
        let plan = RestorePlan::new(&device, backup);
        let (clubs, games) = (Rc::clone(&self.clubs), Rc::clone(&self.games));
        let (houses, preferences) = (Rc::clone(&self.houses), Rc::clone(&self.preferences));
        let (name, stamps) = (self.name, Rc::clone(&self.stamps));
        let restoration = Restoration {
            device,
            preferences: self.preferences.get(),
            storage: self.storage.clone(),
            stamp: Callback::from(move |()| next_stamp(name, &stamps)),
            onclub: Callback::from(move |action| {
                let next = clubs.borrow().after(action);
                clubs.replace(next);
            }),
            onaction: Callback::from(move |action| match action {
                PageAction::Games(action) => {
                    let next = games.borrow().after(action);
                    games.replace(next);
                }
                PageAction::View(ViewAction::SetSavedRules(all)) => {
                    houses.replace(all);
                }
                PageAction::View(ViewAction::SetPreferences(next)) => preferences.set(next),
                _ => {}
            }),
        };
        restoration.apply(&plan, with_preferences);
        plan
    }
}

fn next_stamp(name: &'static str, stamps: &Cell<u32>) -> Stamp {
    stamps.set(stamps.get() + 1);
    Stamp {
        time: 0,
        id: format!("{name}{:024}{:04}", 0, stamps.get()).into(),
        device: name.into(),
        author: Rc::default(),
    }
}

/// A device with two games, a club, house rules, names and preferences.
fn full_device() -> TestDevice {
    let device = TestDevice::new("old");
    let game = device.begin(["Ann", "Bo", "Cy", "Di"]);
    device.join(&game, "Eve");
    device.begin(["伯", "Bo", "Cy", "Di"]);
    let club = device.found("The Nest");
    device.member(&club, "Ann");
    device.save_house("Friday", "hk-old-style;minimum_fan=1");
    device.storage.save(PLAYERS, "Ann\nBo");
    device.storage.save(LANGUAGE, "ja");
    device.storage.save(THEME, "dark");
    device
}

/// Writes a backup as a file and reads it.
fn reopened(backup: &DeviceBackup) -> ReadBackup {
    open_backup(backup_file(backup).as_bytes()).expect("a backup")
}

fn changes<E: crate::store::StoredEvent>(
    plan: &[super::planned_logs::PlannedLog<E>],
) -> Vec<&LogChange> {
    plan.iter().map(|one| &one.change).collect()
}

#[test]
fn restoration_on_an_empty_device_gives_an_equal_backup() {
    let old = full_device();
    let read = reopened(&old.backup());
    assert_eq!((read.errors.len(), read.unknown.len()), (0, 0));
    assert_eq!(read.content, old.backup());
    let new = TestDevice::new("new");
    assert!(new.content().is_empty() && !old.content().is_empty());
    let plan = new.restore(&read.content, true);
    assert_eq!(changes(&plan.games), [&LogChange::New, &LogChange::New]);
    assert_eq!(changes(&plan.clubs), [&LogChange::New]);
    assert_eq!(new.preferences.get().theme, Theme::Dark);
    assert_eq!(new.backup(), old.backup());
    // Every entry is still to be saved.
    let entries = |games: &Games| games.all.iter().map(|one| one.log.entries().len()).sum();
    let count: usize = entries(&new.games.borrow());
    assert_eq!(new.games.borrow().unsaved.len(), count);
    assert_eq!(new.games.borrow().status, SaveStatus::Writing(count));
}

#[test]
fn restoration_of_the_own_backup_changes_nothing() {
    let device = full_device();
    let before = (device.games.borrow().clone(), device.clubs.borrow().clone());
    let plan = device.restore(&device.backup(), true);
    assert!(!plan.has_effect(true), "{plan:?}");
    let after = (device.games.borrow().clone(), device.clubs.borrow().clone());
    assert_eq!(after, before);
}

#[test]
fn restoration_twice_is_the_same_as_once() {
    let old = full_device();
    let new = TestDevice::new("new");
    new.save_house("Friday", "singapore");
    new.found("Another club");
    new.restore(&old.backup(), true);
    let once = new.backup();
    let plan = new.restore(&old.backup(), true);
    assert!(!plan.has_effect(true), "{plan:?}");
    assert_eq!(new.backup(), once);
}

/// The device and its backup have both gone on with the game.
#[test]
fn missing_entries_are_added_to_a_game() {
    let old = TestDevice::new("old");
    let game = old.begin(["Ann", "Bo", "Cy", "Di"]);
    let new = TestDevice::new("new");
    new.restore(&old.backup(), false);
    old.join(&game, "Eve");
    new.join(&game, "Flo");
    let count = new
        .games
        .borrow()
        .of_id(&game)
        .expect("the game")
        .log
        .entries()
        .len();
    let plan = new.restore(&old.backup(), false);
    assert_eq!(
        changes(&plan.games),
        [&LogChange::Extended(Rc::clone(&game), 2)]
    );
    let games = new.games.borrow();
    assert_eq!(games.all.len(), 1);
    assert_eq!(
        games.of_id(&game).expect("the game").log.entries().len(),
        count + 2
    );
}

/// An entry with one id and two contents is never merged: the game of the backup becomes a copy.
#[test]
fn differing_game_becomes_a_copy_once() {
    let device = TestDevice::new("old");
    device.begin(["Ann", "Bo", "Cy", "Di"]);
    let text = backup_file(&device.backup()).replace("\"Ann\"", "\"Amy\"");
    let other = open_backup(text.as_bytes()).expect("a backup").content;
    let before = device.backup().games;
    let plan = device.restore(&other, false);
    assert_eq!(changes(&plan.games), [&LogChange::Copy]);
    assert_eq!(plan.games[0].differing, 1);
    let games = device.backup().games;
    assert_eq!(games, [before, other.games.clone()].concat());
    assert!(!device.restore(&other, false).has_effect(false));
}

#[test]
fn entries_are_added_to_a_club_and_differing_ones_stay() {
    let old = TestDevice::new("old");
    let club = old.found("The Nest");
    let new = TestDevice::new("new");
    new.restore(&old.backup(), false);
    old.member(&club, "Ann");
    let text = backup_file(&old.backup()).replace("The Nest", "The Pest");
    let other = open_backup(text.as_bytes()).expect("a backup").content;
    let plan = new.restore(&other, false);
    assert_eq!(
        changes(&plan.clubs),
        [&LogChange::Extended(Rc::clone(&club), 2)]
    );
    assert_eq!(plan.clubs[0].differing, 1);
    let file = backup_file(&new.backup());
    assert!(file.contains("The Nest") && !file.contains("The Pest") && file.contains("\"Ann\""));
}

/// The name of a member who was forgotten here doesn't come back.
#[test]
fn forgotten_name_does_not_return_with_a_backup() {
    let device = TestDevice::new("old");
    let club = device.found("The Nest");
    device.member(&club, "Ann");
    let before = device.backup();
    let forgotten = ClubEvent::MemberForgotten(MemberId("Ann".to_owned()));
    device.club(ClubsAction::Write(club, Rc::new(forgotten), device.stamp()));
    assert!(!backup_file(&device.backup()).contains("\"name\":\"Ann\""));
    device.restore(&before, false);
    assert!(!backup_file(&device.backup()).contains("\"name\":\"Ann\""));
}

#[test]
fn current_game_stays_the_current_one() {
    let old = full_device();
    let new = TestDevice::new("new");
    let own = new.begin(["Flo", "Gus", "Hal", "Ida"]);
    new.restore(&old.backup(), false);
    assert_eq!(new.games.borrow().shown.as_deref(), Some(&*own));
    assert_eq!(new.games.borrow().all.len(), 3);
}

#[test]
fn differing_house_rules_are_kept_under_both_names() {
    let old = full_device();
    let new = TestDevice::new("new");
    new.save_house("Friday", "singapore");
    let plan = new.restore(&old.backup(), false);
    let renamed = [("Friday".to_owned(), "Friday (2)".to_owned())];
    assert_eq!(plan.houses.renamed, renamed);
    let all = new.houses.borrow();
    let all: Vec<_> = all.iter().map(|one| (&*one.name, &*one.house)).collect();
    let other = ("Friday (2)", "hk-old-style;minimum_fan=1");
    assert_eq!(all, [("Friday", "singapore"), other]);
}

#[test]
fn house_rules_beyond_the_limit_are_reported() {
    let device = TestDevice::new("old");
    for number in 0..50 {
        device.save_house(&format!("House {number}"), "singapore");
    }
    let plan = device.plan(&full_device().backup());
    assert_eq!(plan.houses.without_room, ["Friday"]);
    assert!(!plan.has_new_houses());
}

#[test]
fn preferences_of_the_device_stay_unless_chosen() {
    let old = full_device();
    let new = TestDevice::new("new");
    new.storage.save(THEME, "light");
    let plan = new.restore(&old.backup(), false);
    assert_eq!(plan.preferences.len(), 2);
    assert_eq!(new.storage.load(THEME).as_deref(), Some("light"));
    assert_eq!(new.storage.load(PLAYERS).as_deref(), Some("Ann\nBo"));
    new.restore(&old.backup(), true);
    assert_eq!(new.storage.load(THEME).as_deref(), Some("dark"));
}

/// Of two states of a topic, the last reply stays, as docs/practice.md says.
#[test]
fn practised_topics_of_both_devices_stay() {
    let old = TestDevice::new("old");
    let practised =
        "tilewise-practice 1\nmcr all-pungs 1 2026-11-20\nmcr pure-straight 2 2026-11-20\n";
    old.storage.save(PRACTICE, practised);
    let new = TestDevice::new("new");
    let own = "tilewise-practice 1\nmcr all-pungs 3 2026-11-28\nmcr seven-pairs 0 2026-11-28\n";
    new.storage.save(PRACTICE, own);
    new.restore(&old.backup(), true);
    let both = "tilewise-practice 1\nmcr all-pungs 3 2026-11-28\nmcr pure-straight 2 2026-11-20\n\
                mcr seven-pairs 0 2026-11-28\n";
    assert_eq!(new.storage.load(PRACTICE).as_deref(), Some(both));
    // Nothing in it is new any more.
    assert!(!new.plan(&old.backup()).has_effect(true));
    let mut junk = old.backup();
    let text = "no topics\n".to_owned();
    junk.preferences.insert("practice".to_owned(), text);
    assert!(!new.plan(&junk).has_effect(true));
}

#[test]
fn unknown_preference_is_reported_and_not_stored() {
    let mut backup = full_device().backup();
    backup
        .preferences
        .insert("theme".to_owned(), "neon".to_owned());
    backup
        .preferences
        .insert("sound".to_owned(), "on".to_owned());
    let new = TestDevice::new("new");
    let plan = new.restore(&backup, true);
    assert_eq!(plan.unknown_preferences, ["sound", "theme"]);
    assert_eq!(new.storage.load(THEME), None);
}

/// A tab that may not write changes nothing.
#[test]
fn watching_tab_restores_nothing() {
    let new = TestDevice::new("new");
    new.game(GamesAction::LockLost);
    new.club(ClubsAction::LockLost);
    new.restore(&full_device().backup(), false);
    assert!(new.games.borrow().all.is_empty() && new.clubs.borrow().all.is_empty());
}

#[test]
fn unreadable_game_stays_in_the_backup() {
    let device = full_device();
    let file = r#"{"tilewise-game":9,"entries":[]}"#;
    let mut games = device.games.borrow().clone();
    games.unread = Rc::new(vec![crate::store::UnreadLog {
        id: "x".to_owned(),
        file: file.to_owned(),
        why: crate::store::Unreadable {
            reason: crate::store::UnreadableReason::Version,
            messages: Vec::new(),
        },
    }]);
    device.games.replace(games);
    let read = reopened(&device.backup());
    assert_eq!(read.content.unread_games, [file]);
    assert_eq!(read.errors.len(), 1);
    assert_eq!(read.content.games.len(), 2);
}

#[test]
fn bad_file_has_a_reason() {
    let file = backup_file(&full_device().backup());
    let problem = |text: &str| open_backup(text.as_bytes()).map_err(|why| why.problem);
    for (text, reason) in [
        (&file[..file.len() - 9], BackupProblem::CutOff),
        (
            &*file.replacen("backup\":1", "backup\":2", 1),
            BackupProblem::Newer,
        ),
        (
            &*file.replacen("\"games\":[", "\"games\":[,", 1),
            BackupProblem::Damaged,
        ),
        ("photo", BackupProblem::NotBackup),
        ("{\"a\":1}", BackupProblem::NotBackup),
        ("{\"tilewise-game\":2,\"entries\":[]}", BackupProblem::Newer),
        (
            "{\"tilewise-game\":1,\"entries\":[{}]}",
            BackupProblem::Damaged,
        ),
        ("", BackupProblem::CutOff),
    ] {
        assert_eq!(problem(text), Err(reason), "{text}");
    }
}

#[test]
fn file_of_one_game_is_restored_as_its_backup() {
    let old = full_device();
    let file = tilewise_api::game_file(&old.games.borrow().all[0].log);
    let read = open_backup(file.as_bytes()).expect("a game");
    let new = TestDevice::new("new");
    let plan = new.restore(&read.content, true);
    assert_eq!(changes(&plan.games), [&LogChange::New]);
    assert!(plan.clubs.is_empty() && plan.houses.all.is_empty());
}
