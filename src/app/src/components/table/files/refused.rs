//! Why a file is no game, in words.

use yew::prelude::*;

use crate::games::file::{LONGEST, MOST_ENTRIES, Unreadable, Why};

/// So many sentences about places in a file are shown.
const SHOWN: usize = 5;

/// Why a file is no game, and what to do.
pub fn refused(one: &Unreadable) -> Html {
    let more = one.says.len().saturating_sub(SHOWN);
    html! {
        <div class="refused" role="alert" data-refused={key(one.why)}>
            <p>{ says(one.why) }</p>
            if !one.says.is_empty() {
                <ul class="refused-where" lang="en">
                    { for one.says.iter().take(SHOWN).map(|says| html! { <li>{ says }</li> }) }
                </ul>
            }
            if more > 0 {
                <p>{ tr!("And {0} more.", more) }</p>
            }
        </div>
    }
}

const fn key(why: Why) -> &'static str {
    match why {
        Why::Long => "long",
        Why::Many(_) => "many",
        Why::CutOff => "cut-off",
        Why::NoGame => "no-game",
        Why::Version => "version",
        Why::Twice => "twice",
        Why::NotOpened => "not-opened",
        Why::Rules => "rules",
        Why::Broken => "broken",
    }
}

fn says(why: Why) -> String {
    match why {
        Why::Long => tr!(
            "This file is too large: at most {0} MB. Choose one that was saved at the Table.",
            LONGEST >> 20
        ),
        Why::Many(entries) => tr!(
            "This game has {0} entries, and at most {1} are opened here. Choose another file.",
            entries,
            MOST_ENTRIES
        ),
        Why::CutOff => tr!(
            "This file is incomplete: its end was cut off. Save the game again on the device it came from, and open the new file."
        )
        .to_owned(),
        Why::NoGame => tr!(
            "This isn’t a Tilewise game. Files of other programs can’t be read. Choose a file that was saved at the Table."
        )
        .to_owned(),
        Why::Version => tr!(
            "This game was saved by another version of Tilewise, which isn’t known here. Reload this page to update it, then open the file again."
        )
        .to_owned(),
        Why::Twice => tr!(
            "Two entries of this file have the same ID but different content. Save the game again on the device it came from."
        )
        .to_owned(),
        Why::NotOpened => tr!(
            "The first entry of this file is missing. Save the game again on the device it came from."
        )
        .to_owned(),
        Why::Rules => tr!(
            "This game uses rules that aren’t known here. Reload this page to update it, then open the file again."
        )
        .to_owned(),
        Why::Broken => tr!(
            "Part of this file can’t be read, so nothing was added. Save the game again on the device it came from."
        )
        .to_owned(),
    }
}
