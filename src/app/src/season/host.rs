//! Messages between the Season screen and the page that embeds it.
//!
//! ```json
//! {"tilewise": 1, "type": "season", "file": "{\"tilewise-season\":1, …}"}
//! {"tilewise": 1, "type": "season", "missing": true}
//! ```

use std::rc::Rc;

use gloo::events::EventListener;
use tilewise_api::{Json, RefusalReport, read_season, read_season_json};
use wasm_bindgen::JsCast;
use web_sys::MessageEvent;
use yew::prelude::*;

use super::ReadSeason;
use super::problem::SeasonProblem;
use crate::browser::{is_embedded, window};
use crate::widget::{VERSION, post_errors, post_ready};

/// Maximal length of a message in bytes, like in `frame.js`.
const LONGEST: usize = 512 * 1024;

/// Returns the standings that the embedding page sent last.
#[hook]
pub fn use_host() -> UseStateHandle<Option<ReadSeason>> {
    let received = use_state(|| None);
    let setter = received.setter();
    use_effect_with((), move |()| {
        let window = window().filter(|_| is_embedded());
        let listener = window.map(|window| {
            EventListener::new(&window, "tilewise", move |event| {
                let event: &MessageEvent = event.unchecked_ref();
                let read = event.data().as_string().and_then(|text| season(&text));
                if let Some(Err(SeasonProblem::File(refusal))) = &read {
                    post_errors(refusal);
                }
                if read.is_some() {
                    setter.set(read);
                }
            })
        });
        if listener.is_some() {
            post_ready();
        }
        move || drop(listener)
    });
    received
}

/// Reads the standings of a message; `None` if it is another one.
fn season(message: &str) -> Option<ReadSeason> {
    if message.len() > LONGEST {
        return None;
    }
    let Ok(Json::Object(fields)) = read_season(message.as_bytes()) else {
        return None;
    };
    let field = |key: &str| {
        let mut all = fields.iter();
        all.find(|(other, _)| other == key).map(|(_, value)| value)
    };
    let is_text =
        |key: &str, text: &str| matches!(field(key), Some(Json::Text(one)) if one == text);
    if field("tilewise").and_then(Json::whole) != Some(VERSION) || !is_text("type", "season") {
        return None;
    }
    Some(match field("file") {
        Some(Json::Text(file)) => read_season_json(file)
            .map(Rc::new)
            .map_err(SeasonProblem::File),
        Some(_) => Err(SeasonProblem::File(no_text())),
        None => Err(SeasonProblem::NotLoaded),
    })
}

fn no_text() -> RefusalReport {
    RefusalReport::single("bad-message", "file takes the text of a season".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{\"tilewise-season\":1,\"club\":\"Nest\",\"season\":\"S\",\"policy\":\"\",\"nights\":0,\"members\":[]}"#;

    fn code(message: &str) -> Option<&'static str> {
        let read = season(message)?;
        Some(read.err().map_or("read", |problem| problem.code()))
    }

    fn message(file: &str) -> String {
        format!(r#"{{"tilewise":1,"type":"season","file":"{file}"}}"#)
    }

    #[test]
    fn a_file_from_the_embedding_page_is_read() {
        assert_eq!(code(&message(FILE)), Some("read"));
        assert_eq!(
            code(&message(&FILE.replace(":1,", ":2,"))),
            Some("unknown-version")
        );
        assert_eq!(code(&message("<html>")), Some("bad-request"));
        assert_eq!(code(&message("")), Some("cut-off"));
        assert_eq!(
            code(r#"{"tilewise":1,"type":"season","file":7}"#),
            Some("bad-message")
        );
        assert_eq!(
            code(r#"{"tilewise":1,"type":"season","missing":true}"#),
            Some("unreachable")
        );
    }

    #[test]
    fn other_messages_leave_the_standings() {
        for text in [
            "",
            "[]",
            "{",
            r#"{"tilewise":2,"type":"season"}"#,
            r#"{"tilewise":1,"type":"look"}"#,
        ] {
            assert_eq!(code(text), None, "{text}");
        }
        assert_eq!(code(&message(&" ".repeat(LONGEST))), None);
    }
}
