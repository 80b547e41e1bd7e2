//! The list of clubs on this device.

use yew::prelude::*;

use crate::club::club_location::ClubLocation;
use crate::club::club_logs::ReplayedClub;
use crate::club::club_nav::headed;
use crate::club::club_view::{ClubView, go, href};
use crate::i18n::Locale;
use crate::store::ClubsAction;

/// Draws the clubs of this device.
pub fn clubs(locale: Locale, at: &ClubView) -> Html {
    let line = |saved| {
        let replayed = ReplayedClub::from_saved(saved);
        let name = replayed.club.profile.map(|profile| profile.name);
        let (id, onclub, onaction) = (saved.id.clone(), at.onclub.clone(), at.onaction.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            onclub.emit(ClubsAction::Show(id.clone()));
            go(&onaction, &ClubLocation::Overview);
        });
        let is_here = saved.id == at.replayed.id;
        html! {
            <li>
                <button
                    type="button"
                    class="button"
                    data-club-id={saved.id.to_string()}
                    aria-current={is_here.then_some("true")}
                    {onclick}
                >
                    { name.unwrap_or_else(|| tr!(locale, "A club without a name").to_owned()) }
                </button>
            </li>
        }
    };
    html! {
        <div class="step-panel">
            { headed(locale, &ClubLocation::Settings, tr!(locale, "Clubs on this device")) }
            <ul class="club-list">{ for at.clubs.all.iter().map(line) }</ul>
            <a class="button" data-action="new-club" href={href(&ClubLocation::New)}>
                { tr!(locale, "A new club") }
            </a>
        </div>
    }
}
