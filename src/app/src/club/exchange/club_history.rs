//! The log of a club, with the reason for each entry that changes nothing.

use std::collections::BTreeMap;

use tilewise_club::{ClubEvent, ClubOutcome};
use tilewise_ledger::{EntryId, ResolvedEntry};
use yew::prelude::*;

use super::entry_text::entry_text;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::headed;
use crate::club::club_view::{ClubView, refusal_texts};
use crate::club::deletions::{delete, deletion, deletion_notice};
use crate::i18n::{Locale, use_locale};
use crate::ui::local_time::as_local_time;

/// Number of entries that are shown.
const SHOWN: usize = 400;

/// Draws the log, the newest entry first.
pub fn history(at: &ClubView) -> Html {
    html! { <ClubHistory at={at.clone()} /> }
}

/// Properties of [`ClubHistory`].
#[derive(Properties, PartialEq)]
struct ClubHistoryProps {
    /// The club.
    at: ClubView,
}

/// The log, the newest entry first.
#[component]
fn ClubHistory(props: &ClubHistoryProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let deleted = use_state(Vec::new);
    let log = &at.replayed.log;
    let entries: BTreeMap<_, _> = log.entries().iter().map(|one| (&one.id, one)).collect();
    let outcomes: BTreeMap<_, _> = at
        .club()
        .outcomes
        .iter()
        .map(|one| (&one.entry, one))
        .collect();
    let resolved = log.resolved();
    let line = |one: &ResolvedEntry<ClubEvent>| {
        let entry = entries.get(one.id)?;
        let person = if entry.author.is_empty() {
            "–"
        } else {
            &entry.author
        };
        let when = as_local_time(locale, entry.time);
        Some(html! {
            <li key={one.id.0.clone()} data-entry={one.id.0.clone()}>
                <p>{ entry_text(locale, at.club(), one.event) }</p>
                <p class="club-note">
                    { format!("{when} · {person}") }
                    if one.by != one.id {
                        { " · " }
                        { tr!(locale, "corrected") }
                    }
                </p>
                { refused(locale, at, outcomes.get(one.id).copied()) }
                if at.writes() && may_delete(one.event) {
                    <DeleteEntry at={at.clone()} entry={one.id.0.clone()} deleted={deleted.clone()} />
                }
            </li>
        })
    };
    let hidden = resolved.len().saturating_sub(SHOWN);
    html! {
        <div class="step-panel">
            { headed(locale, &ClubLocation::Settings, tr!(locale, "Log")) }
            { deletion_notice(locale, at, &deleted) }
            <ol class="club-log" reversed={true}>{ for resolved.iter().rev().take(SHOWN).filter_map(line) }</ol>
            if hidden > 0 {
                <p>{ tr!(locale, "{0} older {0:entry is|entries are} in the file of the club.", hidden) }</p>
            }
        </div>
    }
}

/// Whether an entry can be deleted here: what the club is, and the lock, can't.
const fn may_delete(event: &ClubEvent) -> bool {
    !matches!(
        event,
        ClubEvent::Founded(_)
            | ClubEvent::LockAcquired
            | ClubEvent::LockReleased
            | ClubEvent::MemberForgotten(_)
    )
}

fn refused(locale: Locale, at: &ClubView, outcome: Option<&ClubOutcome>) -> Html {
    let why = outcome.and_then(|one| one.refusal.as_ref());
    match why {
        Some(why) => {
            let texts = refusal_texts(locale, at.club(), why).join(" ");
            html! {
                <p class="refused" data-refused="">
                    { tr!(locale, "This changes nothing. {0}", texts) }
                </p>
            }
        }
        None => Html::default(),
    }
}

/// Properties of [`DeleteEntry`].
#[derive(Properties, PartialEq)]
struct DeleteEntryProps {
    /// The club.
    at: ClubView,
    /// ID of the entry.
    entry: String,
    /// Entries that the notice restores.
    deleted: UseStateHandle<Vec<EntryId>>,
}

/// Button that shows what a deletion changes, and another one that deletes.
#[component]
fn DeleteEntry(props: &DeleteEntryProps) -> Html {
    let locale = use_locale();
    let is_confirming = use_state(|| false);
    let entry = EntryId(props.entry.clone());
    if !*is_confirming {
        let onclick = {
            let is_confirming = is_confirming.clone();
            Callback::from(move |_: MouseEvent| is_confirming.set(true))
        };
        return html! {
            <button type="button" class="button button-bare button-loss" data-action="delete" {onclick}>
                { tr!(locale, "Delete this entry") }
            </button>
        };
    }
    let (_, after) = props.at.preview(&deletion(entry.clone()));
    let before: BTreeMap<_, _> = props
        .at
        .club()
        .outcomes
        .iter()
        .map(|one| (&one.entry, one.refusal.is_some()))
        .collect();
    let newly = |one: &&ClubOutcome| {
        one.refusal.is_some() && before.get(&one.entry).is_some_and(|refused| !refused)
    };
    let consequences = after.outcomes.iter().filter(newly).count();
    let (ondelete, onkeep) = {
        let (at, deleted) = (props.at.clone(), props.deleted.clone());
        let is_kept = is_confirming.clone();
        (
            Callback::from(move |_: MouseEvent| deleted.set(delete(&at, vec![entry.clone()]))),
            Callback::from(move |_: MouseEvent| is_kept.set(false)),
        )
    };
    html! {
        <div class="club-confirm" role="group">
            if consequences > 0 {
                <p>
                    { tr!(locale, "Without it, {0} later {0:entry changes|entries change} nothing any longer.", consequences) }
                </p>
            }
            <button type="button" class="button button-loss" data-action="delete-now" onclick={ondelete}>
                { tr!(locale, "Delete it") }
            </button>
            <button type="button" class="button" data-action="keep" onclick={onkeep}>
                { tr!(locale, "Keep it") }
            </button>
        </div>
    }
}
