//! Notice on a device without the write lock, and about conflicts.

use yew::prelude::*;

use crate::i18n::Locale;
use crate::table::Route;
use crate::table::view::{TableView, href};

/// Draws the notice that the device is read-only, or that there are conflicts.
pub fn watch(locale: Locale, at: &TableView) -> Html {
    let lock = at.replayed.log.write_lock();
    let is_released = lock.device.is_none();
    let id = at.replayed.id.clone();
    let from_file = at.games.is_from_file(&id);
    let message = match (is_released, from_file) {
        (true, _) => tr!(
            locale,
            "Scorekeeping was handed over. Whoever opens the game can keep score."
        ),
        (_, true) => tr!(
            locale,
            "If no other phone keeps score of it any longer, go on with it here."
        ),
        _ => {
            tr!(
                locale,
                "Another phone keeps score. Scan a newer code from it to see how the game goes on."
            )
        }
    };
    let title = if from_file {
        tr!(locale, "This game was opened from a file.")
    } else {
        tr!(locale, "This phone only watches.")
    };
    let kind = match (is_released, from_file) {
        (true, _) => "given",
        (_, true) => "file",
        _ => "other",
    };
    let ontake = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.take_write_lock())
    };
    html! {
        <>
            // The notice about another tab is drawn above.
            if at.games.may_write() && !at.writes() {
                <div class="tabletop-notice" role="status" data-watching={kind}>
                    <p><strong>{ title }</strong>{ " " }{ message }</p>
                    <button
                        type="button"
                        class="button"
                        data-action="take-pen"
                        onclick={ontake}
                    >
                        { tr!(locale, "Keep score here") }
                    </button>
                    <a
                        class="button button-bare"
                        data-action="pen"
                        href={href(&Route::Give.into())}
                    >
                        { tr!(locale, "Other phones") }
                    </a>
                </div>
            }
            if !lock.foreign_entries.is_empty() {
                { conflict_notice(locale, lock.foreign_entries.len()) }
            }
        </>
    }
}

/// Draws the notice that there are entries made without the write lock.
fn conflict_notice(locale: Locale, entries: usize) -> Html {
    html! {
        <div class="tabletop-notice" role="alert" data-apart={entries.to_string()}>
            <p>
                <strong>{ tr!(locale, "Two phones entered scores at the same time.") }</strong>
                { " " }
                { tr!(locale, "All entries are saved and counted. Review them and choose which to keep.") }
            </p>
            <a class="button" data-action="apart" href={href(&Route::Conflicts.into())}>
                { tr!(locale, "Review") }
            </a>
        </div>
    }
}
