//! A game for keeping and for others: as a file, as a table of values, on paper, in a chat.

use tilewise_ledger::Table;
use yew::prelude::*;

use super::super::{headed, href};
use crate::browser::window;
use crate::components::button::Button;
use crate::components::share::field::Field;
use crate::components::stateful::Stateful;
use crate::language::{speak_of, translate, translated};
use crate::table::{Shown, Step};

/// The longest name of a file, in bytes, without its ending.
const LONGEST: usize = 120;

/// What can be taken out of a game.
pub fn save(shown: &Shown, table: &Table) -> Html {
    let is_over = table.over.is_some();
    html! {
        <div class="told">
            { headed(&Step::Felt.into(), tr!("Save and share").to_owned()) }
            if is_over {
                <p>{ tr!("The game is over. Save a copy: browsers may delete stored data.") }</p>
            }
            <section class="files-one">
                <h3 class="label">{ tr!("A copy of the game") }</h3>
                <p>{ tr!("A file with everything that was entered. Tilewise opens it again on any device, under Games.") }</p>
                { download(&file_name(shown, table, "json"), "json", tr!("Save a copy"), "application/json", &tilewise_api::game_file(&shown.log)) }
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Other phones") }</h3>
                <p>{ tr!("Show the game as a QR code or send it as a link. You can also hand over scorekeeping.") }</p>
                <a class="button" data-action="give" href={href(&Step::Give.into())}>{ tr!("Show the code") }</a>
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Score sheet") }</h3>
                <p>{ tr!("Every hand with the scores after it, and who pays whom at the end, for printing.") }</p>
                <a class="button" data-action="sheet" href={href(&Step::Sheet.into())}>{ tr!("Show the score sheet") }</a>
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Export as a spreadsheet") }</h3>
                <p>{ tr!("Comma-separated values (CSV), a line for each hand.") }</p>
                { download(&file_name(shown, table, "csv"), "csv", tr!("Save as CSV"), "text/csv", &values(shown, table)) }
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Send to a chat") }</h3>
                { chat(table) }
            </section>
        </div>
    }
}

/// A link that saves a text as a file.
fn download(name: &str, kind: &'static str, says: &'static str, media: &str, text: &str) -> Html {
    let text = String::from(js_sys::encode_uri_component(text));
    let href = format!("data:{media};charset=utf-8,{text}");
    html! { <a class="button" data-save={kind} download={name.to_owned()} {href}>{ says }</a> }
}

/// What a file of a game is called: when it began, and who plays.
fn file_name(shown: &Shown, table: &Table, kind: &str) -> String {
    let first = shown.log.entries().first();
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

/// A name as a file may have it.
fn part(name: &str) -> String {
    name.chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

/// The day of a time: "2026-11-27".
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

/// The game as comma-separated values. Spreadsheets take it for UTF-8 by the mark it begins with.
fn values(shown: &Shown, table: &Table) -> String {
    let _speaking = speak_of(table.rules.house.rule_set().table_key());
    format!("\u{feff}{}", shown.log.csv(&translate))
}

/// How things stand, as one tells it to friends.
fn chat(table: &Table) -> Html {
    let _speaking = speak_of(table.rules.house.rule_set().table_key());
    let lines: Vec<_> = table.summary().iter().map(translated).collect();
    let text = AttrValue::from(lines.join("\n"));
    let button = Button {
        class: "button",
        hook: ("data-action", "send".to_owned()),
        ..Button::default()
    };
    let field = Field {
        id: "chat-text",
        label: tr!("Current standings").into(),
        text: text.clone(),
        long: true,
    };
    html! {
        <>
            { field.html() }
            <script src="send.js" async=true></script>
            <tilewise-send {text}>{ button.draw(tr!("Send …"), Callback::noop()) }</tilewise-send>
        </>
    }
}
