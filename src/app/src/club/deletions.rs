//! Deletions of entries, and the notice that restores them.

use tilewise_club::ClubEvent;
use tilewise_ledger::{Change, Correction, EntryId};
use yew::prelude::*;

use super::club_view::ClubView;
use crate::i18n::Locale;

/// Returns the deletion of an entry.
pub fn deletion(target: EntryId) -> ClubEvent {
    ClubEvent::Correction(Correction {
        target,
        change: Change::Delete,
    })
}

/// Deletes entries, and returns them for the notice.
pub fn delete(at: &ClubView, entries: Vec<EntryId>) -> Vec<EntryId> {
    for target in entries.iter().cloned() {
        at.append(deletion(target));
    }
    entries
}

/// Deletes the deletions of entries, the last one first.
fn restore(at: &ClubView, entries: &[EntryId]) {
    for target in entries.iter().rev() {
        let mut log = at.replayed.log.entries().iter().rev();
        let deleted = log.find(|entry| entry.event == deletion(target.clone()));
        if let Some(entry) = deleted {
            at.append(deletion(entry.id.clone()));
        }
    }
}

/// Draws the notice after entries were deleted, with the button that restores them.
pub fn deletion_notice(
    locale: Locale,
    at: &ClubView,
    deleted: &UseStateHandle<Vec<EntryId>>,
) -> Html {
    let onclick = {
        let (at, deleted) = (at.clone(), deleted.clone());
        Callback::from(move |_: MouseEvent| {
            restore(&at, &deleted);
            deleted.set(Vec::new());
        })
    };
    html! {
        <div role="status">
            if !deleted.is_empty() && at.writes() {
                <div class="club-confirm" data-deleted="">
                    <p>{ tr!(locale, "An entry was deleted.") }</p>
                    <button type="button" class="button" data-action="undo-deletion" {onclick}>
                        { tr!(locale, "Undo") }
                    </button>
                </div>
            }
        </div>
    }
}
