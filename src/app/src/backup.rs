//! The Backup screen: everything on the device as one file or as codes, and its restoration.

mod backup_location;
mod backup_screen;
mod code_form;
mod device_content;
mod device_preference;
mod opened_backup;
mod paste_form;
mod planned_houses;
mod planned_logs;
mod preview;
mod restoration;
mod restore_form;
mod restore_plan;
mod save_form;
mod save_state;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use yew::prelude::*;

use crate::chunks::{BACKUP, Load, use_lazy};
use crate::i18n::use_locale;
use crate::store::user_preferences::Preferences;
use crate::store::{Clubs, ClubsAction, Games, PageAction, PageState, SavedHouse, Screen};
use crate::ui::loading::loading;

/// What the page gives to the Backup screen.
#[derive(Clone, PartialEq)]
pub struct BackupPage {
    /// Location on the screen.
    pub path: Rc<str>,
    /// Games of the device.
    pub games: Rc<Games>,
    /// Saved house rules.
    pub houses: Rc<Vec<SavedHouse>>,
    /// Preferences of the page.
    pub preferences: Preferences,
    /// The file of a backup that was chosen on another screen.
    pub file: Option<Rc<[u8]>>,
}

impl BackupPage {
    /// Creates it for a state of the page; `None` while another screen is shown.
    pub fn from_state(state: &PageState) -> Option<Self> {
        let Screen::Backup(path) = &state.screen else {
            return None;
        };
        Some(Self {
            path: Rc::clone(path),
            games: Rc::clone(&state.games),
            houses: Rc::clone(&state.saved_houses),
            preferences: state.preferences,
            file: state.backup_file.clone(),
        })
    }
}

/// Properties of the Backup screen.
#[derive(Clone, PartialEq, Properties)]
pub struct BackupProps {
    /// What the page gives.
    pub page: BackupPage,
    /// Clubs of the device.
    pub clubs: Rc<Clubs>,
    /// Handler of actions on the clubs.
    pub onclub: Callback<ClubsAction>,
    /// Handler of actions on the page.
    pub onaction: Callback<PageAction>,
}

/// Draws the Backup screen.
pub fn screen(props: BackupProps) -> Html {
    html! { <LazyBackupScreen ..props /> }
}

/// The Backup screen, which may have to be loaded.
#[component]
fn LazyBackupScreen(props: &BackupProps) -> Html {
    let locale = use_locale();
    match use_lazy(Some(&BACKUP)) {
        Load::Ready(draw) => draw(props.clone()),
        load => html! { <main class="backup">{ loading(locale, &load) }</main> },
    }
}

/// Draws the loaded screen.
pub fn draw(props: BackupProps) -> Html {
    html! { <backup_screen::BackupScreen ..props /> }
}
