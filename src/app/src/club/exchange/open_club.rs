//! Import of a club from a file, or the union with the file of another desk.

use std::rc::Rc;

use tilewise_api::begins_backup;
use tilewise_club::{Club, ClubEntry, ClubLog, ClubOutcome, MergedLogs, merge_logs};
use yew::prelude::*;

use super::entry_text::entry_text;
use crate::club::club_location::ClubLocation;
use crate::club::club_status::because;
use crate::club::club_view::{go, organiser_stamp, refusal_texts};
use crate::i18n::{Locale, use_locale};
use crate::rule_sets;
use crate::storage::log_format::LogFormat;
use crate::storage::use_storage;
use crate::store::{
    Clubs, ClubsAction, PageAction, SavedClub, Unreadable, UnreadableReason, ViewAction,
};
use crate::ui::file_field::{ChosenFile, FileField};

/// Largest size of the file of a club, in bytes.
const LONGEST: usize = 32 << 20;
/// Maximal number of listed errors and clashes.
const MAX_LISTED: usize = 20;

/// Properties of [`OpenClubForm`].
#[derive(Properties, PartialEq)]
pub struct OpenClubFormProps {
    /// Clubs of the device.
    pub clubs: Rc<Clubs>,
    /// Handler of actions on the clubs.
    pub onclub: Callback<ClubsAction>,
    /// Handler of actions on the page.
    pub onaction: Callback<PageAction>,
}

/// State of the file.
#[derive(Clone, PartialEq)]
enum OpenedFile {
    /// No file was chosen, or what it says was done.
    NotChosen,
    /// The browser denies access.
    Denied,
    /// The log, or the error.
    Read(Result<Rc<ClubLog>, Unreadable>),
}

/// Form that opens a club from a file.
#[component]
pub fn OpenClubForm(props: &OpenClubFormProps) -> Html {
    let locale = use_locale();
    let storage = use_storage();
    let file = use_state(|| OpenedFile::NotChosen);
    let onfile = {
        let (file, onaction) = (file.clone(), props.onaction.clone());
        Callback::from(move |chosen: ChosenFile| match chosen {
            ChosenFile::Denied => file.set(OpenedFile::Denied),
            ChosenFile::TooLarge => file.set(OpenedFile::Read(Err(too_large()))),
            ChosenFile::Content(bytes) if begins_backup(&bytes) => {
                onaction.emit(PageAction::View(ViewAction::OpenBackup(bytes)));
            }
            ChosenFile::Content(bytes) => {
                let file = file.clone();
                // The rules of the club may have to be loaded first.
                rule_sets::load_all(move || {
                    if rule_sets::are_all_settled() {
                        let read = tilewise_club::ClubEvent::read_log(&bytes);
                        let read = read.map(Rc::new).map_err(Unreadable::from);
                        file.set(OpenedFile::Read(read));
                    }
                });
            }
        })
    };
    // Keeps a log as a new club, or in place of a club that it contains.
    let take = |log: Rc<ClubLog>, known: Option<Rc<str>>| {
        let (onclub, onaction) = (props.onclub.clone(), props.onaction.clone());
        let (storage, file) = (storage.clone(), file.clone());
        Callback::from(move |_: MouseEvent| {
            let stamp = organiser_stamp(&storage);
            onclub.emit(match &known {
                Some(id) => ClubsAction::Replace(Rc::clone(id), Rc::clone(&log), stamp),
                None => ClubsAction::ImportCopy(Rc::clone(&log), stamp),
            });
            file.set(OpenedFile::NotChosen);
            go(&onaction, &ClubLocation::Overview);
        })
    };
    let content = match &*file {
        OpenedFile::NotChosen => Html::default(),
        OpenedFile::Denied => html! {
            <p class="refused" role="alert">
                { tr!(locale, "The browser doesn’t let this page read the file: choose it once more.") }
            </p>
        },
        OpenedFile::Read(Err(why)) => unreadable(locale, why),
        OpenedFile::Read(Ok(log)) => match same_club(&props.clubs, log) {
            None => new_club(locale, log, &take(Rc::clone(log), None)),
            Some(saved) => match merge_logs(&saved.log, log) {
                // Both begin with the same entry, so they are of one club.
                Err(_) => Html::default(),
                Ok(merged) => {
                    let both = Rc::new(merged.log.clone());
                    let take = take(both, Some(Rc::clone(&saved.id)));
                    union(locale, (&saved.log, log), &merged, &take)
                }
            },
        },
    };
    html! {
        <section class="step-panel" data-open-club="">
            <FileField
                label={tr!(locale, "Open the file of a club")}
                accept=".json,application/json"
                longest={LONGEST}
                {onfile}
            />
            { content }
        </section>
    }
}

fn too_large() -> Unreadable {
    Unreadable {
        reason: UnreadableReason::Long,
        messages: Vec::new(),
    }
}

/// Returns the club of the device that begins with the same entry.
fn same_club<'a>(clubs: &'a Clubs, log: &ClubLog) -> Option<&'a SavedClub> {
    let first = &log.entries().first()?.id;
    let mut all = clubs.all.iter();
    all.find(|one| {
        one.log
            .entries()
            .first()
            .is_some_and(|entry| entry.id == *first)
    })
}

fn unreadable(locale: Locale, why: &Unreadable) -> Html {
    html! {
        <div class="refused" role="alert">
            <p>{ because(locale, why.reason) }</p>
            <ul lang="en">
                for text in why.messages.iter().take(MAX_LISTED) {
                    <li>{ text.clone() }</li>
                }
            </ul>
        </div>
    }
}

fn new_club(locale: Locale, log: &ClubLog, take: &Callback<MouseEvent>) -> Html {
    let club = Club::replay(log);
    let name = club.profile.as_ref().map(|profile| profile.name.clone());
    html! {
        <div class="step-panel" role="status">
            <p>
                { tr!(locale, "“{0}”, with {1} {1:member|members} and {2} {2:season|seasons}. It isn’t on this device yet.",
                    name.unwrap_or_default(), club.members.len(), club.seasons.len()) }
            </p>
            { take_button(take, tr!(locale, "Keep this club here")) }
        </div>
    }
}

/// Draws what the file of another desk adds, and where it differs.
fn union(
    locale: Locale,
    (own, other): (&ClubLog, &ClubLog),
    merged: &MergedLogs,
    take: &Callback<MouseEvent>,
) -> Html {
    let new = merged.log.entries().len() - own.entries().len();
    html! {
        <div class="step-panel" role="status" data-new={new.to_string()}>
            if new == 0 {
                <p>{ tr!(locale, "This desk has all entries of the file already.") }</p>
            } else {
                <p>{ tr!(locale, "The file has {0} {0:entry|entries} that this desk lacks.", new) }</p>
                { contradictions(locale, merged, &merged.contradictions(own, other)) }
                { take_button(take, tr!(locale, "Add them")) }
            }
            if !merged.clashes.is_empty() {
                { clashes(locale, own, &merged.clashes) }
            }
        </div>
    }
}

/// Draws the entries that change nothing any longer, once those of both desks are together.
fn contradictions(locale: Locale, merged: &MergedLogs, all: &[ClubOutcome]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let club = Club::replay(&merged.log);
    let line = |one: &ClubOutcome| {
        let mut entries = merged.log.entries().iter();
        let entry = entries.find(|entry| entry.id == one.entry)?;
        let why = one.refusal.as_ref();
        let why = why.map_or_else(Vec::new, |why| refusal_texts(locale, &club, why));
        Some(html! {
            <li>
                { entry_text(locale, &club, &entry.event) }
                { " " }
                { why.join(" ") }
            </li>
        })
    };
    html! {
        <div class="refused" role="alert" data-contradictions={all.len().to_string()}>
            <p>
                { tr!(locale, "The desks contradict each other: {0} {0:entry changes|entries change} nothing once the entries of both are together. They stay in the log; enter again what is right:", all.len()) }
            </p>
            <ul>{ for all.iter().take(MAX_LISTED).filter_map(line) }</ul>
        </div>
    }
}

/// Draws the entries of the other desk that clash with own ones. The own ones stay.
fn clashes(locale: Locale, own: &ClubLog, clashes: &[ClubEntry]) -> Html {
    let club = Club::replay(own);
    let own_text = |clash: &ClubEntry| {
        let mut entries = own.entries().iter();
        let entry = entries.find(|entry| entry.id == clash.id);
        entry.map(|entry| entry_text(locale, &club, &entry.event))
    };
    html! {
        <div class="refused" role="alert" data-clashes={clashes.len().to_string()}>
            <p>
                { tr!(locale, "{0} {0:entry differs|entries differ} between the two desks. Those of this desk stay; correct them in the log if the other desk is right:", clashes.len()) }
            </p>
            <ul>
                for clash in clashes.iter().take(MAX_LISTED) {
                    <li>
                        { tr!(locale, "Here: {0} There: {1}",
                            own_text(clash).unwrap_or_default(),
                            entry_text(locale, &club, &clash.event)) }
                    </li>
                }
            </ul>
        </div>
    }
}

fn take_button(take: &Callback<MouseEvent>, label: &'static str) -> Html {
    html! {
        <button type="button" class="button button-done" data-action="take-in" onclick={take.clone()}>
            { label }
        </button>
    }
}
