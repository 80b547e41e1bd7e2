//! Form that opens a backup, shows what it would change, and restores it.

use std::rc::Rc;

use tilewise_api::ReadBackup;
use yew::prelude::*;

use super::BackupPage;
use super::backup_location::BackupLocation;
use super::device_content::DeviceContent;
use super::opened_backup::{
    BackupProblem, LONGEST, UnreadBackup, open_backup, open_codes, open_link, unread,
};
use super::paste_form::PasteForm;
use super::preview::{PreviewActions, preview, refused, restored};
use super::restoration::Restoration;
use super::restore_plan::RestorePlan;
use crate::i18n::use_locale;
use crate::rule_sets;
use crate::share::collected_codes::{CollectedCodes, collected_codes};
use crate::storage::{StorageContext, stamp, use_storage};
use crate::store::{ClubsAction, PageAction, Screen, ViewAction};
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
    /// Some of its codes were scanned.
    Parts(Rc<CollectedCodes>),
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
    {
        let (state, with_preferences) = (state.clone(), with_preferences.clone());
        let storage = storage.clone();
        use_effect_with(Rc::clone(&props.page.path), move |path| {
            let location = BackupLocation::read(path);
            if location != BackupLocation::Forms {
                with_preferences.set(None);
                open_linked(location, &storage, &state);
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
                    preferences: props.page.preferences,
                    stamp: {
                        let storage = storage.clone();
                        Callback::from(move |()| stamp(&storage))
                    },
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
                let (state, onaction) = (state.clone(), props.onaction.clone());
                Callback::from(move |_: MouseEvent| {
                    state.set(RestoreState::NotChosen);
                    // The address no longer has the backup, so the same link opens it once more.
                    let forms = Screen::Backup(BackupLocation::Forms.path().into());
                    onaction.emit(PageAction::View(ViewAction::GoTo(forms)));
                })
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
        (RestoreState::Parts(codes), _) => collected_codes(locale, codes),
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
                onfile={onfile.clone()}
            />
            if awaits_input(&state) {
                <PasteForm {onfile} onaction={props.onaction.clone()} />
            }
            { content }
        </section>
    }
}

/// Whether codes may be scanned and texts pasted: until a backup is open.
fn awaits_input(state: &RestoreState) -> bool {
    match state {
        RestoreState::NotChosen | RestoreState::Refused(_) | RestoreState::Parts(_) => true,
        RestoreState::Reading | RestoreState::Opened(_) | RestoreState::Restored(_) => false,
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

/// Opens a backup from a link or a code.
fn open_linked(
    location: BackupLocation,
    storage: &StorageContext,
    state: &UseStateHandle<RestoreState>,
) {
    let codes = match &location {
        BackupLocation::Code(text) => match CollectedCodes::with_code(text, storage) {
            Err(refusal) => return refuse(state, unread(refusal, true)),
            Ok(codes) if !codes.missing.is_empty() => {
                return state.set(RestoreState::Parts(Rc::new(codes)));
            }
            Ok(codes) => codes.parts,
        },
        _ => Vec::new(),
    };
    state.set(RestoreState::Reading);
    let state = state.clone();
    rule_sets::load_all(move || {
        if rule_sets::are_all_settled() {
            let read = match &location {
                BackupLocation::Link(text) => open_link(text),
                _ => open_codes(&codes),
            };
            match read {
                Ok(read) => state.set(RestoreState::Opened(Rc::new(read))),
                Err(why) => refuse(&state, why),
            }
        }
    });
}

fn refuse(state: &UseStateHandle<RestoreState>, why: UnreadBackup) {
    state.set(RestoreState::Refused(Rc::new(why)));
}
