//! What the restoration of a backup changes, before anything is written. Nothing of the device is replaced.

use std::rc::Rc;

use tilewise_api::DeviceBackup;
use tilewise_club::ClubEvent;
use tilewise_ledger::GameEvent;

use super::device_content::DeviceContent;
use super::device_preference::DevicePreference;
use super::planned_houses::PlannedHouses;
use super::planned_logs::{LogChange, PlannedLog, planned_clubs, planned_games};
use crate::store::{ClubsAction, GamesAction, LogsAction, Stamp, StoredEvent};

/// Maximal number of names of players.
const MOST_NAMES: usize = 16;

/// What the restoration of a backup changes.
#[derive(Clone, Debug, PartialEq)]
pub struct RestorePlan {
    /// The games of the backup.
    pub games: Vec<PlannedLog<GameEvent>>,
    /// The clubs of the backup.
    pub clubs: Vec<PlannedLog<ClubEvent>>,
    /// The house rules.
    pub houses: PlannedHouses,
    /// The names of players afterwards.
    pub players: Vec<String>,
    /// The number of them that are new.
    pub new_players: usize,
    /// The preferences in which the backup differs. They are restored only if the person chooses so.
    pub preferences: Vec<(DevicePreference, String)>,
    /// Unknown preferences, by their keys.
    pub unknown_preferences: Vec<String>,
}

impl RestorePlan {
    /// Compares a backup with the device.
    pub fn new(device: &DeviceContent, backup: &DeviceBackup) -> Self {
        let own = device.players.iter();
        let others = backup.players.iter();
        let others = others.filter(|name| !device.players.contains(name));
        let players: Vec<String> = own.chain(others).take(MOST_NAMES).cloned().collect();
        let new_players = players.len().saturating_sub(device.players.len());
        let (mut preferences, mut unknown_preferences) = (Vec::new(), Vec::new());
        for (key, value) in &backup.preferences {
            let mut all = DevicePreference::ALL.into_iter();
            let known = all.find(|one| one.key() == key);
            match known.filter(|one| one.knows(value)) {
                Some(one) => {
                    let own = device.preferences.get(key).map_or("", String::as_str);
                    preferences.extend(one.merged(own, value).map(|_| (one, value.clone())));
                }
                None => unknown_preferences.push(key.clone()),
            }
        }
        Self {
            games: planned_games(&device.games.all, &backup.games),
            clubs: planned_clubs(&device.clubs.all, &backup.clubs),
            houses: PlannedHouses::new(&device.houses, &backup.houses),
            players,
            new_players,
            preferences,
            unknown_preferences,
        }
    }

    /// Whether the restoration changes the device, with or without the preferences of the backup.
    pub fn has_effect(&self, with_preferences: bool) -> bool {
        self.games.iter().any(PlannedLog::has_effect)
            || self.clubs.iter().any(PlannedLog::has_effect)
            || self.has_new_houses()
            || self.new_players > 0
            || with_preferences && !self.preferences.is_empty()
    }

    /// Whether house rules are added.
    pub fn has_new_houses(&self) -> bool {
        !self.houses.new.is_empty() || !self.houses.renamed.is_empty()
    }

    /// Returns the actions that restore the games. The current game stays the current one.
    pub fn game_actions(
        &self,
        shown: Option<&Rc<str>>,
        mut stamp: impl FnMut() -> Stamp,
    ) -> Vec<GamesAction> {
        let append = |id: &Rc<str>, log: &Rc<_>, stamp| {
            LogsAction::AppendNew(Rc::clone(id), Rc::clone(log), stamp)
        };
        actions(&self.games, shown, append, &mut stamp)
    }

    /// Returns the actions that restore the clubs. The current club stays the current one.
    pub fn club_actions(
        &self,
        shown: Option<&Rc<str>>,
        mut stamp: impl FnMut() -> Stamp,
    ) -> Vec<ClubsAction> {
        // A name that was removed in one of the logs is removed from the other one, too.
        let replace = |id: &Rc<str>, log: &Rc<_>, stamp| {
            LogsAction::Replace(Rc::clone(id), Rc::clone(log), stamp)
        };
        actions(&self.clubs, shown, replace, &mut stamp)
    }
}

/// Returns the actions that restore logs. `extend` adds entries to a log of the device.
fn actions<E: StoredEvent>(
    plan: &[PlannedLog<E>],
    shown: Option<&Rc<str>>,
    extend: impl Fn(&Rc<str>, &Rc<tilewise_ledger::Log<E>>, Stamp) -> LogsAction<E>,
    stamp: &mut impl FnMut() -> Stamp,
) -> Vec<LogsAction<E>> {
    let mut all: Vec<LogsAction<E>> = plan
        .iter()
        .filter_map(|planned| match &planned.change {
            LogChange::Same => None,
            LogChange::New | LogChange::Copy => {
                Some(LogsAction::ImportCopy(Rc::clone(&planned.log), stamp()))
            }
            LogChange::Extended(id, _) => Some(extend(id, &planned.log, stamp())),
        })
        .collect();
    if let Some(shown) = shown.filter(|_| !all.is_empty()) {
        all.push(LogsAction::Show(Rc::clone(shown)));
    }
    all
}
