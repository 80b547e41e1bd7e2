//! What the device stores, as far as a backup contains it.

use std::collections::BTreeMap;
use std::rc::Rc;

use tilewise_api::{DeviceBackup, NamedRules};
use tilewise_club::without_forgotten_names;

use super::device_preference::DevicePreference;
use crate::storage::{PLAYERS, StorageContext};
use crate::store::{Clubs, Games, SavedHouse};

/// What the device stores, as far as a backup contains it.
#[derive(Clone, Debug, PartialEq)]
pub struct DeviceContent {
    /// Games of the device.
    pub games: Rc<Games>,
    /// Clubs of the device.
    pub clubs: Rc<Clubs>,
    /// Saved house rules.
    pub houses: Rc<Vec<SavedHouse>>,
    /// Names of players, the most recent first.
    pub players: Vec<String>,
    /// Preferences by their public keys.
    pub preferences: BTreeMap<String, String>,
}

impl DeviceContent {
    /// Loads the texts of the device; logs and house rules are those of the page.
    pub fn load(
        games: &Rc<Games>,
        clubs: &Rc<Clubs>,
        houses: &Rc<Vec<SavedHouse>>,
        storage: &StorageContext,
    ) -> Self {
        let names = storage.load(PLAYERS).unwrap_or_default();
        let names = names.lines().filter(|name| !name.trim().is_empty());
        Self {
            games: Rc::clone(games),
            clubs: Rc::clone(clubs),
            houses: Rc::clone(houses),
            players: names.map(str::to_owned).collect(),
            preferences: DevicePreference::load_all(storage),
        }
    }

    /// Whether the storage of games and clubs was read.
    pub fn is_read(&self) -> bool {
        self.games.is_read && self.clubs.is_read
    }

    /// Whether there is nothing that a person has made. Every device has preferences.
    pub fn is_empty(&self) -> bool {
        self.games.all.is_empty()
            && self.games.unread.is_empty()
            && self.clubs.all.is_empty()
            && self.clubs.unread.is_empty()
            && self.houses.is_empty()
            && self.players.is_empty()
    }

    /// Returns the backup of the device, without names of members who were forgotten.
    pub fn backup(&self, time: i64) -> DeviceBackup {
        let houses = self.houses.iter().map(|one| NamedRules {
            name: one.name.clone(),
            rules: one.house.clone(),
        });
        let clubs = self.clubs.all.iter();
        let file = |unread: &crate::store::UnreadLog| unread.file.clone();
        DeviceBackup {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            time,
            games: self
                .games
                .all
                .iter()
                .map(|one| (*one.log).clone())
                .collect(),
            clubs: clubs.map(|one| without_forgotten_names(&one.log)).collect(),
            unread_games: self.games.unread.iter().map(file).collect(),
            unread_clubs: self.clubs.unread.iter().map(file).collect(),
            houses: houses.collect(),
            players: self.players.clone(),
            preferences: self.preferences.clone(),
        }
    }
}
