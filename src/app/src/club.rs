//! The Club screen: members, nights and seasons of a club.

mod club_location;
mod club_logs;
mod club_nav;
mod club_season;
mod club_status;
mod club_view;
mod deletions;
mod desk;
mod exchange;
mod found;
mod members;
mod overview;
mod results;
mod round_draw_form;
mod settings;
mod tickets;
mod tonight;
mod typed_texts;

use std::rc::Rc;

use tilewise_rules::RuleConfig;
use yew::prelude::*;

use crate::backup::BackupPage;
use crate::chunks::{CLUB, Load, TABLE, use_lazy};
use crate::i18n::use_locale;
use crate::store::{PageAction, PageState, Screen};
use crate::ui::loading::loading;

/// Properties of the Club screen.
#[derive(Clone, PartialEq, Properties)]
pub struct ClubProps {
    /// Location on the screen; `None` while another screen is shown.
    pub path: Option<Rc<str>>,
    /// The Backup screen, if it is shown: it needs the clubs of the device.
    pub backup: Option<BackupPage>,
    /// Rule configuration of the page.
    pub house: RuleConfig,
    /// Number of loaded rule sets.
    pub rule_sets: usize,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

impl ClubProps {
    /// Creates the properties for a state of the page.
    pub fn new(state: &PageState, onaction: &Callback<PageAction>) -> Self {
        let path = match &state.screen {
            Screen::Club(path) => Some(Rc::clone(path)),
            _ => None,
        };
        Self {
            path,
            backup: BackupPage::from_state(state),
            house: state.draft.house.clone(),
            rule_sets: crate::rule_sets::here().len(),
            onaction: onaction.clone(),
        }
    }
}

/// Draws the Club screen. It draws nothing while another screen is shown, and keeps its state.
pub fn screen(props: ClubProps) -> Html {
    html! { <LazyClubScreen ..props /> }
}

/// The Club screen, which may have to be loaded.
#[component]
fn LazyClubScreen(props: &ClubProps) -> Html {
    let locale = use_locale();
    // A club shares styles and texts with the Table.
    let table = use_lazy(Some(&TABLE));
    let club = use_lazy(table.ready().map(|_| &CLUB));
    let waiting = match (&table, club) {
        (Load::Ready(_), Load::Ready(draw)) => return draw(props.clone()),
        (Load::Ready(_), load) => loading(locale, &load),
        (load, _) => loading(locale, load),
    };
    if props.path.is_some() || props.backup.is_some() {
        html! { <main class="club">{ waiting }</main> }
    } else {
        Html::default()
    }
}

/// Draws the loaded screen.
pub fn draw(props: ClubProps) -> Html {
    html! { <desk::ClubDesk ..props /> }
}
