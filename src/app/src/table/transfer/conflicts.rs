//! Conflicts: entries made without the write lock. They count until the scorekeeper keeps or deletes them.

use std::rc::Rc;

use tilewise_ledger::{Change, Correction, Entry, EntryId, GameEvent, ResolvedEntry, Table};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::table::history::{nets, what};
use crate::table::table_nav::head;
use crate::table::view::{TableView, go};
use crate::table::{Route, position};

/// Draws the conflicts, each with its effect.
pub fn conflicts(locale: Locale, at: &TableView) -> Html {
    let log = Rc::clone(&at.replayed.log);
    let foreign = log.write_lock().foreign_entries;
    let Some(table) = at.replayed.table() else {
        return Html::default();
    };
    let back = {
        let onaction = at.onaction.clone();
        move || go(&onaction, Route::Overview)
    };
    let keep = {
        let (at, back) = (at.clone(), back.clone());
        Callback::from(move |_: MouseEvent| {
            at.take_write_lock();
            back();
        })
    };
    let leave_out = {
        let at = at.clone();
        // The last first, so that a correction is deleted before the entry that it corrects.
        let all: Vec<EntryId> = foreign.iter().rev().map(|one| one.id.clone()).collect();
        Callback::from(move |_: MouseEvent| {
            for target in all.iter().cloned() {
                let change = Change::Delete;
                at.append(GameEvent::Correction(Correction { target, change }));
            }
            back();
        })
    };
    let effective = log.resolved();
    let resolved = |entry: &Entry| effective.iter().find(|one| *one.id == entry.id);
    html! {
        <div class="step-panel codes">
            { head(locale, at, tr!(locale, "Two phones entered scores at the same time").to_owned()) }
            if foreign.is_empty() {
                <p role="status">{ tr!(locale, "Nothing is left to settle.") }</p>
            } else {
                <p>
                    { tr!(locale, "This was entered on a phone that isn’t the scorekeeper’s. It counts like every other entry."
                    ) }
                </p>
                <ol class="pasts">
                    for entry in &foreign {
                        <li class="past">{ conflict(locale, at, table, entry, resolved(entry)) }</li>
                    }
                </ol>
                if !at.writes() {
                    <p class="tabletop-hint">{ tr!(locale, "The scorekeeper’s phone decides.") }</p>
                }
                <div class="codes-actions">
                    { button(at, "button button-done", "keep-both", tr!(locale, "Keep all of these"), keep) }
                    { button(at, "button button-loss", "leave-out", tr!(locale, "Leave these out"), leave_out) }
                </div>
                <p class="tabletop-hint">
                    { tr!(locale, "If the other phone’s are the wrong ones, delete those in the history.") }
                </p>
            }
        </div>
    }
}

/// Draws an entry with its effect.
fn conflict(
    locale: Locale,
    at: &TableView,
    table: &Table,
    entry: &Entry,
    resolved: Option<&ResolvedEntry>,
) -> Html {
    html! {
        if let Some((line, resolved)) = at.replayed.line(&entry.id).zip(resolved) {
            <span class="past-when">{ position(locale, line.house(table), line.position) }</span>
            <span class="past-what">{ what(locale, table, line, resolved.event) }</span>
            <span class="past-net">{ nets(table, line) }</span>
        } else {
            <span class="past-what">{ tr!(locale, "A correction") }</span>
        }
    }
}

/// Button that settles the conflicts. It has no effect without the write lock.
fn button(
    at: &TableView,
    class: &'static str,
    key: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            type="button"
            {class}
            data-action={key}
            aria-disabled={(!at.writes()).then_some("true")}
            onclick={at.writes().then_some(onclick)}
        >
            { label }
        </button>
    }
}
