//! Files of clubs: export, import, exchange between two desks; the log.

mod club_history;
mod clubs_list;
mod entry_text;
mod open_club;

use tilewise_club::{ClubEvent, without_forgotten_names};
use yew::prelude::*;

use super::club_location::ClubLocation;
use super::club_nav::headed;
use super::club_status::file_link;
use super::club_view::ClubView;
use crate::i18n::{Locale, use_locale};
use crate::link::backup_path;

pub use club_history::history;
pub use clubs_list::clubs;
pub use open_club::OpenClubForm;

/// Draws the exchange of the club with another desk.
pub fn exchange(at: &ClubView) -> Html {
    html! { <ExchangeScreen at={at.clone()} /> }
}

/// Properties of [`ExchangeScreen`].
#[derive(Properties, PartialEq)]
struct ExchangeScreenProps {
    /// The club.
    at: ClubView,
}

/// Exchange of the club with another desk.
#[component]
fn ExchangeScreen(props: &ExchangeScreenProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    html! {
        <div class="step-panel">
            { headed(locale, &ClubLocation::Settings, tr!(locale, "Files and other desks")) }
            <p>
                { tr!(locale, "The file contains all of the club. Keep a copy somewhere else: the browser can lose what it stores.") }
            </p>
            { save_link(locale, at) }
            <p>
                <a data-action="backup" href={format!("#{}", backup_path(""))}>
                    { tr!(locale, "Or save everything on this device as a backup.") }
                </a>
            </p>
            { hand_over(locale, at) }
            <h3 class="label">{ tr!(locale, "The file of another desk") }</h3>
            <p>
                { tr!(locale, "Entries that this desk lacks are added. Where both desks wrote different things in one place, both are shown, and you decide.") }
            </p>
            <OpenClubForm
                clubs={at.clubs.clone()}
                onclub={at.onclub.clone()}
                onaction={at.onaction.clone()}
            />
        </div>
    }
}

/// Link that saves the club as a file, without the names of members who were forgotten.
pub fn save_link(locale: Locale, at: &ClubView) -> Html {
    let log = without_forgotten_names(&at.replayed.log);
    let file = tilewise_api::club_file(&log);
    html! { <p>{ file_link(&file, tr!(locale, "Save the club as a file")) }</p> }
}

/// Button that releases the write lock.
fn hand_over(locale: Locale, at: &ClubView) -> Html {
    if !at.writes() {
        return Html::default();
    }
    let onclick = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.append(ClubEvent::LockReleased))
    };
    html! {
        <>
            <h3 class="label">{ tr!(locale, "Hand over") }</h3>
            <p>
                { tr!(locale, "This desk stops writing. Then save the file, and open it at the desk that goes on.") }
            </p>
            <button type="button" class="button" data-action="hand-over" {onclick}>
                { tr!(locale, "Hand over to another desk") }
            </button>
        </>
    }
}
