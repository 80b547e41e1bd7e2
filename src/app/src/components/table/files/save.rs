//! A game for keeping and for others: as a file, as a table of values, on paper, in a chat.

use tilewise_ledger::Table;
use yew::prelude::*;

use super::super::{headed, href};
use crate::components::button::Button;
use crate::components::share::field::Field;
use crate::components::stateful::Stateful;
use crate::language::{speak_of, translate, translated};
use crate::table::{Shown, Step};

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
                { download("json", tr!("Save a copy"), "application/json", &tilewise_api::game_file(&shown.log)) }
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
                { download("csv", tr!("Save as CSV"), "text/csv", &values(shown, table)) }
            </section>
            <section class="files-one">
                <h3 class="label">{ tr!("Send to a chat") }</h3>
                { chat(table) }
            </section>
        </div>
    }
}

/// A link that saves a text as a file.
fn download(kind: &'static str, says: &'static str, media: &str, text: &str) -> Html {
    let text = String::from(js_sys::encode_uri_component(text));
    let href = format!("data:{media};charset=utf-8,{text}");
    let name = format!("tilewise-game.{kind}");
    html! { <a class="button" data-save={kind} download={name} {href}>{ says }</a> }
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
