//! Save status of clubs, who may write, and clubs that can't be read.

use yew::prelude::*;

use super::club_view::organiser_stamp;
use crate::i18n::Locale;
use crate::storage::StorageContext;
use crate::store::{Clubs, ClubsAction, SaveStatus, UnreadLog, UnreadableReason};
use crate::table::data_url;
use crate::ui::save_remedy::{reload_button, remedy_button};

/// Maximal number of listed errors of a club.
const MAX_LISTED: usize = 3;
/// Name of a saved file.
const FILE_NAME: &str = "tilewise-club.json";

/// Draws the save status.
pub fn club_status(
    locale: Locale,
    clubs: &Clubs,
    storage: &StorageContext,
    onclub: &Callback<ClubsAction>,
) -> Html {
    html! {
        <div class="save-status">
            { now(locale, clubs.status, onclub) }
            { lock(locale, clubs, storage, onclub) }
            { export(locale, clubs) }
            if !clubs.unread.is_empty() {
                <p role="alert">
                    { tr!(locale, "Some clubs couldn’t be opened. They are stored safely.") }
                </p>
                <ul>{ for clubs.unread.iter().map(|one| unreadable(locale, one)) }</ul>
            }
        </div>
    }
}

fn now(locale: Locale, status: SaveStatus, onclub: &Callback<ClubsAction>) -> Html {
    let (key, text) = match status {
        SaveStatus::Opening => return Html::default(),
        SaveStatus::Writing(_) => ("writing", tr!(locale, "Saving …")),
        SaveStatus::Saved => ("kept", tr!(locale, "Saved on this device")),
        SaveStatus::Watching => (
            "watching",
            tr!(
                locale,
                "Another tab is the desk of the club; this one only watches."
            ),
        ),
        SaveStatus::Full => (
            "full",
            tr!(
                locale,
                "Not saved: this device has no room left. Save the club as a file before you close the page."
            ),
        ),
        SaveStatus::Newer => (
            "newer",
            tr!(
                locale,
                "Not saved: the clubs on this device belong to a newer version of Tilewise. None is lost; reload the page to see them."
            ),
        ),
        SaveStatus::Denied => (
            "denied",
            tr!(
                locale,
                "Not saved: the browser doesn’t store data here. Save the club as a file before you close the page."
            ),
        ),
    };
    let button = match status {
        SaveStatus::Watching => {
            let onclick = onclub.reform(|_: MouseEvent| ClubsAction::TakeOver);
            let label = tr!(locale, "Make this tab the desk");
            Some(remedy_button("take-over", label, onclick))
        }
        SaveStatus::Newer => Some(reload_button(locale)),
        _ => None,
    };
    html! {
        <p role="status" data-keeping={key}>
            { text }
            if let Some(button) = button {
                { " " }
                { button }
            }
        </p>
    }
}

/// Draws who has the write lock of the current club, if it isn't this device.
fn lock(
    locale: Locale,
    clubs: &Clubs,
    storage: &StorageContext,
    onclub: &Callback<ClubsAction>,
) -> Html {
    let Some(saved) = clubs.current().filter(|_| clubs.may_write()) else {
        return Html::default();
    };
    if clubs.has_lock(&saved.log) {
        return Html::default();
    }
    let text = if saved.log.write_lock().device.is_none() {
        tr!(locale, "Another desk has handed over. This one can go on.")
    } else {
        tr!(
            locale,
            "Another desk writes; this one only watches. Go on here only if that desk has stopped: entries of both are kept, and you decide between those that differ."
        )
    };
    let (id, storage) = (saved.id.clone(), storage.clone());
    let onclick = onclub.reform(move |_: MouseEvent| {
        ClubsAction::TakeWriteLock(id.clone(), organiser_stamp(&storage))
    });
    html! {
        <p role="status" data-lock="">
            { text }
            { " " }
            { remedy_button("take-lock", tr!(locale, "Go on at this desk"), onclick) }
        </p>
    }
}

/// Link that exports the club, if the browser doesn't store it.
fn export(locale: Locale, clubs: &Clubs) -> Html {
    match clubs.current().filter(|_| clubs.is_lost()) {
        Some(saved) => {
            let file = tilewise_api::club_file(&saved.log);
            html! { <p>{ file_link(&file, tr!(locale, "Save the club as a file")) }</p> }
        }
        None => Html::default(),
    }
}

/// Link that saves a text as the file of a club.
pub fn file_link(file: &str, label: &'static str) -> Html {
    html! {
        <a href={data_url("application/json", file)} download={FILE_NAME} data-export="">{ label }</a>
    }
}

/// Draws a club that can't be read: the reason, and its entries as a file.
fn unreadable(locale: Locale, one: &UnreadLog) -> Html {
    html! {
        <li data-set-aside="">
            { because(locale, one.why.reason) }
            { " " }
            { file_link(&one.file, tr!(locale, "Save it as a file")) }
            <ul lang="en">
                for text in one.why.messages.iter().take(MAX_LISTED) {
                    <li>{ text.clone() }</li>
                }
            </ul>
        </li>
    }
}

/// Returns the reason why a club can't be read, and the remedy.
pub fn because(locale: Locale, why: UnreadableReason) -> &'static str {
    match why {
        UnreadableReason::Version => tr!(
            locale,
            "This club was written by a newer version of Tilewise. Reload this page to update it, then open the club."
        ),
        UnreadableReason::Rules => tr!(
            locale,
            "This club plays by rules that aren’t known here. Reload this page to update it, then open the club."
        ),
        UnreadableReason::Twice => tr!(
            locale,
            "Two entries have the same ID but different content, so the club can’t be opened."
        ),
        UnreadableReason::NotOpened => tr!(locale, "The first entry of this club is missing."),
        UnreadableReason::NoGame => tr!(
            locale,
            "This isn’t the file of a club. Choose a file that was saved on the Club screen."
        ),
        UnreadableReason::Long => tr!(
            locale,
            "This file is longer than that of any club. Choose a file that was saved on the Club screen."
        ),
        UnreadableReason::Many(_) | UnreadableReason::CutOff | UnreadableReason::Broken => {
            tr!(locale, "Part of this club can’t be read.")
        }
    }
}
