//! Export of a game: as a file, as CSV, on paper, as a chat message.

use tilewise_ledger::Table;
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::{translate, translate_sentence, translation_scope};
use crate::share::field::Field;
use crate::table::context::href;
use crate::table::table_nav::headed;
use crate::table::{ReplayedGame, Route};

/// Maximal length of a file name in bytes, without its extension.
const LONGEST: usize = 120;

/// Draws the exports of a game.
pub fn save(replayed: &ReplayedGame, table: &Table) -> Html {
    let is_finished = table.end_reason.is_some();
    html! {
        <div class="step-panel">
            { headed(&Route::Overview.into(), tr!("Save and share").to_owned()) }
            if is_finished {
                <p>{ tr!("The game is over. Save a copy: browsers may delete stored data.") }</p>
            }
            <section class="files-one">
                <h3 class="label">{ tr!("A copy of the game") }</h3>
                <p>
                    { tr!(
                        "A file with everything that was entered. Tilewise opens it again on any device, under Games."
                    ) }
                </p>
                { download(
                    &file_name(replayed, table, "json"),
                    "json",
                    tr!("Save a copy"),
                    "application/json",
                    &tilewise_api::game_file(&replayed.log),
                ) }
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Other phones") }</h3>
                <p>
                    { tr!(
                        "Show the game as a QR code or send it as a link. You can also hand over scorekeeping."
                    ) }
                </p>
                <a class="button" data-action="give" href={href(&Route::Give.into())}>
                    { tr!("Show the code") }
                </a>
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Score sheet") }</h3>
                <p>
                    { tr!(
                        "Every hand with the scores after it, and who pays whom at the end, for printing."
                    ) }
                </p>
                <a class="button" data-action="sheet" href={href(&Route::Sheet.into())}>
                    { tr!("Show the score sheet") }
                </a>
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Export as a spreadsheet") }</h3>
                <p>{ tr!("Comma-separated values (CSV), a line for each hand.") }</p>
                { download(
                    &file_name(replayed, table, "csv"),
                    "csv",
                    tr!("Save as CSV"),
                    "text/csv",
                    &values(replayed, table),
                ) }
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Send to a chat") }</h3>
                { chat(table) }
            </section>
        </div>
    }
}

/// Link that downloads a text as a file.
fn download(name: &str, kind: &'static str, label: &'static str, media: &str, text: &str) -> Html {
    let text = String::from(js_sys::encode_uri_component(text));
    let href = format!("data:{media};charset=utf-8,{text}");
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
fn values(replayed: &ReplayedGame, table: &Table) -> String {
    let _scope = translation_scope(table.rules.house.rule_set().table_key());
    format!("\u{feff}{}", replayed.log.csv(&translate))
}

/// Draws the standings as a chat message.
fn chat(table: &Table) -> Html {
    let _scope = translation_scope(table.rules.house.rule_set().table_key());
    let lines: Vec<_> = table.summary().iter().map(translate_sentence).collect();
    let text = AttrValue::from(lines.join("\n"));
    html! {
        <>
            <Field id="chat-text" label={tr!("Current standings")} text={text.clone()} long=true />
            <script src="send.js" async=true></script>
            <tilewise-send {text}>
                <button type="button" class="button" data-action="send">{ tr!("Send …") }</button>
            </tilewise-send>
        </>
    }
}
