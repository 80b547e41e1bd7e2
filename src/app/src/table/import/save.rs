//! Export of a game: as a file, as CSV, on paper, as a chat message.

use tilewise_ledger::Table;
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::Locale;
use crate::share::field::Field;
use crate::table::download::data_url;
use crate::table::table_nav::headed;
use crate::table::view::href;
use crate::table::{ReplayedGame, Route};

/// Maximal length of a file name in bytes, without its extension.
const LONGEST: usize = 120;

/// Draws the exports of a game.
pub fn save(locale: Locale, replayed: &ReplayedGame, table: &Table) -> Html {
    let is_finished = table.end_reason.is_some();
    html! {
        <div class="step-panel">
            { headed(locale, &Route::Overview.into(), tr!(locale, "Save and share").to_owned()) }
            if is_finished {
                <p>{ tr!(locale, "The game is over. Save a copy: browsers may delete stored data.") }</p>
            }
            <section class="files-one">
                <h3 class="label">{ tr!(locale, "A copy of the game") }</h3>
                <p>
                    { tr!(locale, "A file with everything that was entered. Tilewise opens it again on any device, under Games."
                    ) }
                </p>
                { download(
                    &file_name(replayed, table, "json"),
                    "json",
                    tr!(locale, "Save a copy"),
                    "application/json",
                    &tilewise_api::game_file(&replayed.log),
                ) }
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!(locale, "Other phones") }</h3>
                <p>
                    { tr!(locale, "Show the game as a QR code or send it as a link. You can also hand over scorekeeping."
                    ) }
                </p>
                <a class="button" data-action="give" href={href(&Route::Give.into())}>
                    { tr!(locale, "Show the code") }
                </a>
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!(locale, "A picture for the chat") }</h3>
                <p>{ tr!(locale, "Places, names and points. A hand of the history has a picture of its own.") }</p>
                <a class="button" data-action="picture" href={href(&Route::Picture(None).into())}>
                    { tr!(locale, "Show the picture") }
                </a>
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!(locale, "Score sheet") }</h3>
                <p>
                    { tr!(locale, "Every hand with the scores after it, and who pays whom at the end, for printing."
                    ) }
                </p>
                <a class="button" data-action="sheet" href={href(&Route::Sheet.into())}>
                    { tr!(locale, "Show the score sheet") }
                </a>
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!(locale, "Export as a spreadsheet") }</h3>
                <p>{ tr!(locale, "Comma-separated values (CSV), a line for each hand.") }</p>
                { download(
                    &file_name(replayed, table, "csv"),
                    "csv",
                    tr!(locale, "Save as CSV"),
                    "text/csv",
                    &values(locale, replayed, table),
                ) }
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!(locale, "Send to a chat") }</h3>
                { chat(locale, table) }
            </section>
        </div>
    }
}

/// Link that downloads a text as a file.
fn download(name: &str, kind: &'static str, label: &'static str, media: &str, text: &str) -> Html {
    let href = data_url(media, text);
    html! { <a class="button" data-save={kind} download={name.to_owned()} {href}>{ label }</a> }
}

/// Returns the name of the file: start of the game, and players.
fn file_name(replayed: &ReplayedGame, table: &Table, kind: &str) -> String {
    let first = replayed.log.entries().first();
    let day = first.map_or_else(String::new, |first| day(first.time));
    let players = table.players.iter().map(|name| part(name));
    let parts: Vec<_> = [day].into_iter().chain(players).collect();
    let parts: Vec<_> = parts.iter().filter(|part| !part.is_empty()).collect();
    let mut name = "tilewise".to_owned();
    for part in parts {
        if name.len() + part.len() < LONGEST {
            name.push('-');
            name.push_str(part);
        }
    }
    format!("{name}.{kind}")
}

/// Removes characters that file names can't contain.
fn part(name: &str) -> String {
    name.chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

/// Formats the day of a time: "2026-11-27".
#[allow(clippy::cast_precision_loss)]
fn day(time: i64) -> String {
    if window().is_none() {
        return String::new();
    }
    let date = js_sys::Date::new(&(time as f64).into());
    let year = date.get_full_year();
    let month = date.get_month() + 1;
    format!("{year}-{month:02}-{:02}", date.get_date())
}

/// Returns the game as CSV. The byte order mark makes spreadsheets read it as UTF-8.
fn values(locale: Locale, replayed: &ReplayedGame, table: &Table) -> String {
    let locale = locale.of_part(table.rules.house.rule_set().table_key());
    format!(
        "\u{feff}{}",
        replayed.log.csv(&|text| locale.translate(text))
    )
}

/// Draws the standings as a chat message.
fn chat(locale: Locale, table: &Table) -> Html {
    let locale = locale.of_part(table.rules.house.rule_set().table_key());
    let lines: Vec<_> = table
        .summary()
        .iter()
        .map(|one| locale.sentence(one))
        .collect();
    let text = AttrValue::from(lines.join("\n"));
    html! {
        <>
            <Field id="chat-text" label={tr!(locale, "Current standings")} text={text.clone()} long=true />
            <script src="send.js" async=true></script>
            <tilewise-send {text}>
                <button type="button" class="button" data-action="send">{ tr!(locale, "Send …") }</button>
            </tilewise-send>
        </>
    }
}
