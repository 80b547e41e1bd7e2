//! Save status of games and clubs together, and the remedies for failures.

use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::{
    Clubs, ClubsAction, Games, GamesAction, LogsAction, PageAction, SaveStatus, StoredEvent,
    StoredLogs,
};
use crate::ui::save_remedy::{reload_button, remedy_button};

/// Returns the status that matters most to a person: the worse one of games and clubs.
pub fn joint_status(games: &Games, clubs: &Clubs) -> SaveStatus {
    let order = |status: &SaveStatus| match status {
        SaveStatus::Saved => 0,
        SaveStatus::Opening => 1,
        SaveStatus::Writing(_) => 2,
        SaveStatus::Watching => 3,
        SaveStatus::Full => 4,
        SaveStatus::Denied => 5,
        SaveStatus::Newer => 6,
    };
    if order(&games.status) < order(&clubs.status) {
        clubs.status
    } else {
        games.status
    }
}

/// Draws the save status.
pub fn save_state(
    locale: Locale,
    games: &Games,
    clubs: &Clubs,
    onclub: &Callback<ClubsAction>,
    onaction: &Callback<PageAction>,
) -> Html {
    let (key, text) = match joint_status(games, clubs) {
        SaveStatus::Opening => return Html::default(),
        SaveStatus::Writing(_) => ("writing", tr!(locale, "Saving …")),
        SaveStatus::Saved => ("kept", tr!(locale, "Saved on this device")),
        SaveStatus::Watching => (
            "watching",
            tr!(
                locale,
                "Another tab of Tilewise writes on this device. To restore something, write in this tab."
            ),
        ),
        SaveStatus::Full => (
            "full",
            tr!(
                locale,
                "Not saved: this device has no room left. Save a backup before you close the page."
            ),
        ),
        SaveStatus::Newer => (
            "newer",
            tr!(
                locale,
                "Not saved: what is on this device belongs to a newer version of Tilewise. Nothing is lost; reload the page to see it."
            ),
        ),
        SaveStatus::Denied => (
            "denied",
            tr!(
                locale,
                "Not saved: the browser doesn’t store data here. Save a backup before you close the page."
            ),
        ),
    };
    html! {
        <div class="save-status">
            <p role="status" data-keeping={key}>
                { text }
                if let Some(button) = remedy(locale, games, clubs, onclub, onaction) {
                    { " " }
                    { button }
                }
            </p>
        </div>
    }
}

/// Button that takes over the writing, or reloads the page.
fn remedy(
    locale: Locale,
    games: &Games,
    clubs: &Clubs,
    onclub: &Callback<ClubsAction>,
    onaction: &Callback<PageAction>,
) -> Option<Html> {
    match joint_status(games, clubs) {
        SaveStatus::Watching => {
            let take_games = take_over(games).map(|action: GamesAction| PageAction::Games(action));
            let take_clubs = take_over(clubs);
            let (onclub, onaction) = (onclub.clone(), onaction.clone());
            let onclick = Callback::from(move |_: MouseEvent| {
                if let Some(action) = &take_games {
                    onaction.emit(action.clone());
                }
                if let Some(action) = &take_clubs {
                    onclub.emit(action.clone());
                }
            });
            Some(remedy_button(
                "take-over",
                tr!(locale, "Write in this tab"),
                onclick,
            ))
        }
        SaveStatus::Newer => Some(reload_button(locale)),
        _ => None,
    }
}

fn take_over<E: StoredEvent>(logs: &StoredLogs<E>) -> Option<LogsAction<E>> {
    (!logs.may_write()).then_some(LogsAction::TakeOver)
}
