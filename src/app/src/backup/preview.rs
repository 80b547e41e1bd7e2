//! What a backup would change on the device, before anything is written; and the result.

use tilewise_api::ReadBackup;
use tilewise_club::{Club, ClubEvent};
use tilewise_ledger::{GameEvent, Log, cleaned_name};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::opened_backup::{BackupProblem, UnreadBackup};
use super::planned_logs::{LogChange, PlannedLog};
use super::restore_plan::RestorePlan;
use crate::i18n::Locale;
use crate::link::{club_path, table_path};
use crate::store::StoredEvent;
use crate::ui::local_time::as_local_time;

/// Maximal number of listed names and errors.
const MAX_LISTED: usize = 12;

/// Handlers of a preview.
pub struct PreviewActions {
    /// Restores the backup; `None` while another tab writes.
    pub onrestore: Option<Callback<MouseEvent>>,
    /// Closes the preview without a change.
    pub oncancel: Callback<MouseEvent>,
    /// Chooses whether the preferences of the backup are used.
    pub onpreferences: Callback<bool>,
}

/// Draws what a backup would change.
pub fn preview(
    locale: Locale,
    read: &ReadBackup,
    plan: &RestorePlan,
    with_preferences: bool,
    actions: &PreviewActions,
) -> Html {
    let has_effect = plan.has_effect(with_preferences);
    let is_blocked = has_effect && actions.onrestore.is_none();
    html! {
        <div class="backup-preview" data-preview="">
            <h4>{ title(locale, read) }</h4>
            { parts(locale, plan) }
            { preference_choice(locale, plan, with_preferences, &actions.onpreferences) }
            { notes(locale, read, plan) }
            if !has_effect {
                <p role="status" data-nothing-new="">
                    { tr!(locale, "Everything that can be read in it is on this device already.") }
                </p>
            }
            if is_blocked {
                <p role="alert">{ tr!(locale, "Another tab writes on this device, so nothing can be restored here.") }</p>
            }
            <div class="backup-actions">
                if has_effect {
                    <button
                        type="button"
                        class="button button-done"
                        data-action="restore"
                        aria-disabled={is_blocked.then_some("true")}
                        onclick={actions.onrestore.clone()}
                    >
                        { tr!(locale, "Add this to the device") }
                    </button>
                }
                <button type="button" class="button" data-action="cancel-restore" onclick={actions.oncancel.clone()}>
                    if has_effect { { tr!(locale, "Change nothing") } } else { { tr!(locale, "Close") } }
                </button>
            </div>
        </div>
    }
}

/// Draws the result of a restoration.
pub fn restored(locale: Locale, plan: &RestorePlan) -> Html {
    let games = plan.games.iter().filter(|one| one.has_effect()).count();
    let clubs = plan.clubs.iter().filter(|one| one.has_effect()).count();
    html! {
        <div class="backup-preview" role="status" data-restored="">
            <h4>{ tr!(locale, "The backup was restored") }</h4>
            <ul>
                if games > 0 {
                    <li>{ tr!(locale, "{0} {0:game was|games were} added or completed.", games) }</li>
                }
                if clubs > 0 {
                    <li>{ tr!(locale, "{0} {0:club was|clubs were} added or completed.", clubs) }</li>
                }
                if plan.has_new_houses() {
                    <li>{ tr!(locale, "House rules were added.") }</li>
                }
            </ul>
            if games > 0 {
                <p>
                    { tr!(locale, "To go on with one of these games on this device, choose “Keep score here” in it.") }
                </p>
            }
            <div class="backup-actions">
                if games > 0 {
                    <a class="button" href={format!("#{}", table_path("games"))}>{ tr!(locale, "To the games") }</a>
                }
                if clubs > 0 {
                    <a class="button" href={format!("#{}", club_path(""))}>{ tr!(locale, "To the club") }</a>
                }
            </div>
        </div>
    }
}

/// Draws the reason why a backup can't be read, and what to do.
pub fn refused(locale: Locale, why: &UnreadBackup) -> Html {
    html! {
        <div class="refused" role="alert" data-refused={why.problem.key()}>
            <p>{ problem_text(locale, why.problem) }</p>
            if why.problem == BackupProblem::Damaged && !why.messages.is_empty() {
                <ul lang="en">
                    for message in why.messages.iter().take(MAX_LISTED) {
                        <li>{ message.clone() }</li>
                    }
                </ul>
            }
        </div>
    }
}

fn problem_text(locale: Locale, problem: BackupProblem) -> &'static str {
    match problem {
        BackupProblem::TooLarge => tr!(
            locale,
            "This file is larger than any backup. Choose the file that Tilewise saved."
        ),
        BackupProblem::Denied => tr!(
            locale,
            "The browser doesn’t let this page read the file: choose it once more."
        ),
        BackupProblem::CutOff => tr!(
            locale,
            "The end of this file is missing. Copy or send it once more. Nothing on this device has changed."
        ),
        BackupProblem::Newer => tr!(
            locale,
            "This file was written by a newer version of Tilewise. Reload this page to update it, then choose the file again."
        ),
        BackupProblem::NotBackup => tr!(
            locale,
            "This file is no backup of Tilewise. Choose the file that Tilewise saved."
        ),
        BackupProblem::Damaged => tr!(
            locale,
            "This file can’t be read: it was changed after it was saved. Save the backup again. Nothing on this device has changed."
        ),
    }
}

fn title(locale: Locale, read: &ReadBackup) -> String {
    match read.content.time {
        0 => tr!(locale, "What the file has").to_owned(),
        time => tr!(locale, "Backup of {0}", as_local_time(locale, time)),
    }
}

fn parts(locale: Locale, plan: &RestorePlan) -> Html {
    let games = |change| names_by(&plan.games, change, |log| game_name(locale, log));
    let clubs = |change| names_by(&plan.clubs, change, club_name);
    html! {
        <ul class="backup-changes">
            { group("games-new", &games(ChangeKind::New), |count| tr!(locale, "{0} {0:game is|games are} new", count)) }
            { group("games-extended", &games(ChangeKind::Extended), |count| tr!(locale, "{0} {0:game gets|games get} entries that are missing here", count)) }
            { group("games-copy", &games(ChangeKind::Copy), |count| tr!(locale, "{0} {0:game differs from the one|games differ from those} here, which {0:stays|stay}: added as {0:a copy|copies}", count)) }
            { count("games-same", games(ChangeKind::Same).len(), |count| tr!(locale, "{0} {0:game is|games are} here already", count)) }
            { group("clubs-new", &clubs(ChangeKind::New), |count| tr!(locale, "{0} {0:club is|clubs are} new", count)) }
            { group("clubs-extended", &clubs(ChangeKind::Extended), |count| tr!(locale, "{0} {0:club gets|clubs get} entries that are missing here", count)) }
            { count("clubs-same", clubs(ChangeKind::Same).len(), |count| tr!(locale, "{0} {0:club is|clubs are} here already", count)) }
            { group("houses-new", &plan.houses.new, |count| tr!(locale, "{0} saved house {0:rule is|rules are} new", count)) }
            for (name, other) in &plan.houses.renamed {
                <li data-change="houses-renamed">
                    { tr!(locale, "The house rules “{0}” differ from those here: added as “{1}”", name.clone(), other.clone()) }
                </li>
            }
            { count("houses-same", plan.houses.same, |count| tr!(locale, "{0} saved house {0:rule is|rules are} here already", count)) }
            { count("players-new", plan.new_players, |count| tr!(locale, "{0} {0:name of a player is|names of players are} new", count)) }
        </ul>
    }
}

/// The kind of a change, without its details.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChangeKind {
    New,
    Extended,
    Same,
    Copy,
}

fn kind(change: &LogChange) -> ChangeKind {
    match change {
        LogChange::New => ChangeKind::New,
        LogChange::Extended(..) => ChangeKind::Extended,
        LogChange::Same => ChangeKind::Same,
        LogChange::Copy => ChangeKind::Copy,
    }
}

/// Returns the names of the logs with a kind of change.
fn names_by<E: StoredEvent>(
    logs: &[PlannedLog<E>],
    change: ChangeKind,
    name: impl Fn(&Log<E>) -> String,
) -> Vec<String> {
    let logs = logs.iter().filter(|one| kind(&one.change) == change);
    logs.map(|one| match &one.change {
        LogChange::Extended(_, count) => format!("{} (+{count})", name(&one.log)),
        _ => name(&one.log),
    })
    .collect()
}

/// Returns the players of a game, as they were when it was opened, and its date.
fn game_name(locale: Locale, log: &Log) -> String {
    let mut entries = log.entries().iter();
    let opened = entries.find_map(|entry| match &entry.event {
        GameEvent::Opened(opening) => Some((entry.time, &opening.players)),
        _ => None,
    });
    let Some((time, players)) = opened else {
        return "…".to_owned();
    };
    let players: Vec<_> = players.iter().map(|name| cleaned_name(name)).collect();
    match time {
        0 => players.join(", "),
        time => format!("{} · {}", players.join(", "), as_local_time(locale, time)),
    }
}

fn club_name(log: &Log<ClubEvent>) -> String {
    let profile = Club::replay(log).profile;
    profile.map_or_else(|| "…".to_owned(), |profile| cleaned_name(&profile.name))
}

/// Draws the number of things and their names, unless there are none.
fn group(key: &'static str, names: &[String], text: impl Fn(usize) -> String) -> Html {
    if names.is_empty() {
        return Html::default();
    }
    let more = names.len().saturating_sub(MAX_LISTED);
    html! {
        <li data-change={key} data-count={names.len().to_string()}>
            { text(names.len()) }
            <ul>
                for name in names.iter().take(MAX_LISTED) {
                    <li>{ name.clone() }</li>
                }
                if more > 0 {
                    <li>{ format!("… +{more}") }</li>
                }
            </ul>
        </li>
    }
}

/// Draws the number of things, unless there are none.
fn count(key: &'static str, count: usize, text: impl Fn(usize) -> String) -> Html {
    if count == 0 {
        return Html::default();
    }
    html! { <li data-change={key} data-count={count.to_string()}>{ text(count) }</li> }
}

/// Draws the choice whether the preferences of the backup are used.
fn preference_choice(
    locale: Locale,
    plan: &RestorePlan,
    with_preferences: bool,
    onchoice: &Callback<bool>,
) -> Html {
    if plan.preferences.is_empty() {
        return Html::default();
    }
    let names = plan.preferences.iter().map(|(one, _)| one.name(locale));
    let names: Vec<_> = names.collect();
    let onchange = onchoice.reform(|event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        field.is_some_and(|field| field.checked())
    });
    html! {
        <label class="backup-choice">
            <input type="checkbox" data-action="with-preferences" checked={with_preferences} {onchange} />
            <span>
                { tr!(locale, "Use the preferences of the backup, too") }
                <small>{ names.join(" · ") }</small>
            </span>
        </label>
    }
}

/// Draws what isn't restored, and why.
fn notes(locale: Locale, read: &ReadBackup, plan: &RestorePlan) -> Html {
    let differing: usize = plan.clubs.iter().map(|one| one.differing).sum();
    let unknown: Vec<_> = read
        .unknown
        .iter()
        .cloned()
        .chain(
            plan.unknown_preferences
                .iter()
                .map(|key| format!("preferences.{key}")),
        )
        .collect();
    html! {
        <>
            if differing > 0 {
                <p class="backup-note" data-differing={differing.to_string()}>
                    { tr!(locale, "{0} {0:entry of a club differs|entries of clubs differ}. Those of this device stay.", differing) }
                </p>
            }
            if !plan.houses.without_room.is_empty() {
                <p class="backup-note">
                    { tr!(locale, "There is no room for these house rules: {0}. Delete others first.", plan.houses.without_room.join(", ")) }
                </p>
            }
            if !read.errors.is_empty() {
                <div class="backup-note" role="alert" data-unread={read.errors.len().to_string()}>
                    <p>{ tr!(locale, "Parts of this backup can’t be read. They stay in the file; everything else can be restored.") }</p>
                    <ul lang="en">
                        for one in read.errors.iter().take(MAX_LISTED) {
                            <li>{ one.message.clone() }</li>
                        }
                    </ul>
                </div>
            }
            if !unknown.is_empty() {
                <p class="backup-note" data-unknown="">
                    { tr!(locale, "This version of Tilewise doesn’t know parts of the backup: {0}. Reload the page to update it, then restore the backup again.", unknown.join(", ")) }
                </p>
            }
        </>
    }
}
