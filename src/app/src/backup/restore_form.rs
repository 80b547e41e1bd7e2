//! Form that opens a backup, shows what it would change, and restores it.

use std::rc::Rc;

use tilewise_api::ReadBackup;
use yew::prelude::*;

use super::BackupPage;
use super::device_content::DeviceContent;
use super::device_preference::DevicePreference;
use super::opened_backup::{BackupProblem, LONGEST, UnreadBackup, open_backup};
use super::preview::{PreviewActions, preview, refused, restored};
use super::restore_plan::RestorePlan;
use crate::i18n::use_locale;
use crate::link::open::rules_action;
use crate::rule_sets;
use crate::storage::{PLAYERS, StorageContext, stamp, use_storage};
use crate::store::{ClubsAction, PageAction, ViewAction};
use crate::ui::file_field::{ChosenFile, FileField};

/// Properties of [`RestoreForm`].
#[derive(Properties, PartialEq)]
pub struct RestoreFormProps {
    /// Content of the device.
    pub device: Rc<DeviceContent>,
    /// What the page gives.
    pub page: BackupPage,
    /// Handler of actions on the clubs.
    pub onclub: Callback<ClubsAction>,
    /// Handler of actions on the page.
    pub onaction: Callback<PageAction>,
}

/// State of the restoration.
#[derive(Clone, PartialEq)]
enum RestoreState {
    /// Nothing was chosen.
    NotChosen,
    /// The file is being read.
    Reading,
    /// It can't be read.
    Refused(Rc<UnreadBackup>),
    /// It was read; nothing was written yet.
    Opened(Rc<ReadBackup>),
    /// It was restored.
    Restored(Rc<RestorePlan>),
}

/// Form that opens a backup, shows what it would change, and restores it.
#[component]
pub fn RestoreForm(props: &RestoreFormProps) -> Html {
    let locale = use_locale();
    let storage = use_storage();
    let state = use_state_eq(|| RestoreState::NotChosen);
    // The choice of the person; `None` until there is one.
    let with_preferences = use_state_eq(|| None::<bool>);
    let onfile = {
        let (state, with_preferences) = (state.clone(), with_preferences.clone());
        Callback::from(move |chosen: ChosenFile| {
            with_preferences.set(None);
            open_chosen(chosen, &state);
        })
    };
    {
        let onfile = onfile.clone();
        use_effect_with(props.page.file.clone(), move |file| {
            if let Some(file) = file {
                onfile.emit(ChosenFile::Content(Rc::clone(file)));
            }
        });
    }
    let opened = match &*state {
        RestoreState::Opened(read) => Some(Rc::clone(read)),
        _ => None,
    };
    let plan = use_memo((Rc::clone(&props.device), opened), |(device, opened)| {
        let opened = opened.as_ref()?;
        Some(Rc::new(RestorePlan::new(device, &opened.content)))
    });
    let uses_preferences = with_preferences.unwrap_or_else(|| props.device.is_empty());
    let content = match (&*state, &*plan) {
        (RestoreState::Reading, _) => {
            html! { <p role="status">{ tr!(locale, "The file is being read …") }</p> }
        }
        (RestoreState::Refused(why), _) => refused(locale, why),
        (RestoreState::Opened(read), Some(plan)) => {
            let may_write = props.device.games.may_write() && props.device.clubs.may_write();
            let onrestore = {
                let (state, plan) = (state.clone(), Rc::clone(plan));
                let restoration = Restoration {
                    device: Rc::clone(&props.device),
                    page: props.page.clone(),
                    storage,
                    onclub: props.onclub.clone(),
                    onaction: props.onaction.clone(),
                };
                Callback::from(move |_: MouseEvent| {
                    restoration.apply(&plan, uses_preferences);
                    state.set(RestoreState::Restored(Rc::clone(&plan)));
                })
            };
            let oncancel = {
                let state = state.clone();
                Callback::from(move |_: MouseEvent| state.set(RestoreState::NotChosen))
            };
            let onpreferences = {
                let with_preferences = with_preferences.clone();
                Callback::from(move |value| with_preferences.set(Some(value)))
            };
            let actions = PreviewActions {
                onrestore: may_write.then_some(onrestore),
                oncancel,
                onpreferences,
            };
            preview(locale, read, plan, uses_preferences, &actions)
        }
        (RestoreState::Restored(plan), _) => restored(locale, plan),
        _ => Html::default(),
    };
    html! {
        <section class="backup-part">
            <h3 class="label">{ tr!(locale, "Restore a backup") }</h3>
            <p>
                { tr!(locale, "What a backup has and this device lacks is added; nothing here is replaced. You see what would change before anything is written.") }
            </p>
            <FileField
                label={tr!(locale, "Choose a backup")}
                accept=".json,application/json"
                longest={LONGEST}
                {onfile}
            />
            { content }
        </section>
    }
}

/// Opens a chosen file. Its rule sets may have to be loaded first.
fn open_chosen(chosen: ChosenFile, state: &UseStateHandle<RestoreState>) {
    let bytes = match chosen {
        ChosenFile::Content(bytes) => bytes,
        ChosenFile::TooLarge => return refuse(state, BackupProblem::TooLarge.into()),
        ChosenFile::Denied => return refuse(state, BackupProblem::Denied.into()),
    };
    state.set(RestoreState::Reading);
    let state = state.clone();
    rule_sets::load_all(move || {
        if rule_sets::are_all_settled() {
            match open_backup(&bytes) {
                Ok(read) => state.set(RestoreState::Opened(Rc::new(read))),
                Err(why) => refuse(&state, why),
            }
        }
    });
}

fn refuse(state: &UseStateHandle<RestoreState>, why: UnreadBackup) {
    state.set(RestoreState::Refused(Rc::new(why)));
}

/// What a restoration writes to.
struct Restoration {
    device: Rc<DeviceContent>,
    page: BackupPage,
    storage: StorageContext,
    onclub: Callback<ClubsAction>,
    onaction: Callback<PageAction>,
}

impl Restoration {
    /// Restores a backup by its plan.
    fn apply(&self, plan: &RestorePlan, with_preferences: bool) {
        let stamp = || stamp(&self.storage);
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
        let mut next = self.page.preferences;
        for (one, value) in preferences {
            match one {
                DevicePreference::Rules => self.onaction.emit(rules_action(value)),
                _ => self.storage.save(one.storage_key(), value),
            }
            next = one.applied(value, next);
        }
        self.view(ViewAction::SetPreferences(next));
    }

    fn view(&self, action: ViewAction) {
        self.onaction.emit(PageAction::View(action));
    }
}
