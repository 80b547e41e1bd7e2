//! Errors of a file that contains no readable game.

use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::{Unreadable, UnreadableReason};
use crate::table::game_file::{LONGEST, MOST_ENTRIES};

/// Maximal number of listed errors.
const MAX_LISTED: usize = 5;

/// Draws the errors of a file, and what to do.
pub fn refused(locale: Locale, one: &Unreadable) -> Html {
    let more = one.messages.len().saturating_sub(MAX_LISTED);
    html! {
        <div class="refused" role="alert" data-refused={key(one.reason)}>
            <p>{ reason_text(locale, one.reason) }</p>
            if !one.messages.is_empty() {
                <ul class="refused-where" lang="en">
                    for message in one.messages.iter().take(MAX_LISTED) {
                        <li>{ message }</li>
                    }
                </ul>
            }
            if more > 0 {
                <p>{ tr!(locale, "And {0} more.", more) }</p>
            }
        </div>
    }
}

const fn key(why: UnreadableReason) -> &'static str {
    match why {
        UnreadableReason::Long => "long",
        UnreadableReason::Many(_) => "many",
        UnreadableReason::CutOff => "cut-off",
        UnreadableReason::NoGame => "no-game",
        UnreadableReason::Version => "version",
        UnreadableReason::Twice => "twice",
        UnreadableReason::NotOpened => "not-opened",
        UnreadableReason::Rules => "rules",
        UnreadableReason::Broken => "broken",
    }
}

fn reason_text(locale: Locale, why: UnreadableReason) -> String {
    match why {
        UnreadableReason::Long => tr!(locale, "This file is too large: at most {0} MB. Choose one that was saved at the Table.",
            LONGEST >> 20
        ),
        UnreadableReason::Many(entries) => tr!(locale, "This game has {0} entries, and at most {1} are opened here. Choose another file.",
            entries,
            MOST_ENTRIES
        ),
        UnreadableReason::CutOff => tr!(locale, "This file is incomplete: its end was cut off. Save the game again on the device it came from, and open the new file."
        )
        .to_owned(),
        UnreadableReason::NoGame => tr!(locale, "This isn’t a Tilewise game. Files of other programs can’t be read. Choose a file that was saved at the Table."
        )
        .to_owned(),
        UnreadableReason::Version => tr!(locale, "This game was saved by another version of Tilewise, which isn’t known here. Reload this page to update it, then open the file again."
        )
        .to_owned(),
        UnreadableReason::Twice => tr!(locale, "Two entries of this file have the same ID but different content. Save the game again on the device it came from."
        )
        .to_owned(),
        UnreadableReason::NotOpened => tr!(locale, "The first entry of this file is missing. Save the game again on the device it came from."
        )
        .to_owned(),
        UnreadableReason::Rules => tr!(locale, "This game uses rules that aren’t known here. Reload this page to update it, then open the file again."
        )
        .to_owned(),
        UnreadableReason::Broken => tr!(locale, "Part of this file can’t be read, so nothing was added. Save the game again on the device it came from."
        )
        .to_owned(),
    }
}
