//! The restoration of a backup: the actions and texts by which a plan is written.

use std::rc::Rc;

use yew::Callback;

use super::device_content::DeviceContent;
use super::device_preference::DevicePreference;
use super::restore_plan::RestorePlan;
use crate::link::open::rules_action;
use crate::storage::{PLAYERS, StorageContext};
use crate::store::user_preferences::Preferences;
use crate::store::{ClubsAction, PageAction, Stamp, ViewAction};

/// What a restoration writes to.
pub struct Restoration {
    /// Content of the device before.
    pub device: Rc<DeviceContent>,
    /// Preferences of the page before.
    pub preferences: Preferences,
    /// Storage of texts.
    pub storage: StorageContext,
    /// Draws a stamp.
    pub stamp: Callback<(), Stamp>,
    /// Handler of actions on the clubs.
    pub onclub: Callback<ClubsAction>,
    /// Handler of actions on the page.
    pub onaction: Callback<PageAction>,
}

impl Restoration {
    /// Restores a backup by its plan.
    pub fn apply(&self, plan: &RestorePlan, with_preferences: bool) {
        let stamp = || self.stamp.emit(());
        for action in plan.game_actions(self.device.games.shown.as_ref(), stamp) {
            self.onaction.emit(PageAction::Games(action));
        }
        for action in plan.club_actions(self.device.clubs.shown.as_ref(), stamp) {
            self.onclub.emit(action);
        }
        if plan.has_new_houses() {
            let all = Rc::new(plan.houses.all.clone());
            self.view(ViewAction::SetSavedRules(all));
        }
        if plan.new_players > 0 {
            self.storage.save(PLAYERS, &plan.players.join("\n"));
        }
        if with_preferences {
            self.apply_preferences(&plan.preferences);
        }
    }

    fn apply_preferences(&self, preferences: &[(DevicePreference, String)]) {
        let mut next = self.preferences;
        for (one, value) in preferences {
            match one {
                DevicePreference::Rules => self.onaction.emit(rules_action(value)),
                _ => self.store(*one, value),
            }
            next = one.applied(value, next);
        }
        self.view(ViewAction::SetPreferences(next));
    }

    fn store(&self, one: DevicePreference, value: &str) {
        // Another tab may have stored a reply since the plan was made.
        let own = self.storage.load(one.storage_key()).unwrap_or_default();
        if let Some(value) = one.merged(&own, value) {
            self.storage.save(one.storage_key(), &value);
        }
    }

    fn view(&self, action: ViewAction) {
        self.onaction.emit(PageAction::View(action));
    }
}
