//! Tables of fields in Markdown.

use std::fmt::Write as _;

use serde_json::Value;

/// Returns the text of a document whose tables are written again. A table stands between `<!-- fields of X -->` and
/// `<!-- end of fields -->`.
pub fn with_tables(document: &str, table: impl Fn(&str) -> String) -> String {
    let mut parts = document.split("<!-- fields of ");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(" -->").unwrap_or_default();
        let (_, rest) = rest.split_once(END).unwrap_or_default();
        text += &[
            "<!-- fields of ",
            name,
            " -->\n\n",
            &table(name),
            "\n",
            END,
            rest,
        ]
        .concat();
    }
    text
}

const END: &str = "<!-- end of fields -->";

/// Returns the table of the fields of a type.
pub fn fields(schema: &Value) -> String {
    let mut text = String::from("| field | content |\n|---|---|\n");
    for (key, field) in schema["properties"].as_object().into_iter().flatten() {
        let _ = writeln!(text, "| `{key}{}` | {} |", mark(schema, key), cell(field));
    }
    text
}

/// Returns the table of the events of a log: each with its fields.
pub fn events<'a>(all: impl Iterator<Item = &'a Value>) -> String {
    let mut text = String::from("| `told` | fields | meaning |\n|---|---|---|\n");
    for schema in all {
        let entry_kind = &schema["properties"]["told"];
        let entry_kind: Vec<_> = match entry_kind["enum"].as_array() {
            Some(words) => words.iter().filter_map(Value::as_str).collect(),
            None => entry_kind["const"].as_str().into_iter().collect(),
        };
        let entry_kind: Vec<_> = entry_kind.iter().map(|one| format!("`{one}`")).collect();
        let keys = schema["properties"].as_object().into_iter().flatten();
        let keys = keys.map(|(key, _)| key).filter(|key| *key != "told");
        let keys: Vec<_> = keys
            .map(|key| format!("`{key}{}`", mark(schema, key)))
            .collect();
        let keys = match &keys[..] {
            [] => "none".to_owned(),
            // The questions of all events.
            all if all.len() > MOST => format!("{}, and those of the event", all[..3].join(", ")),
            all => all.join(", "),
        };
        let _ = writeln!(
            text,
            "| {} | {keys} | {} |",
            entry_kind.join(", "),
            cell(schema)
        );
    }
    text
}

/// The most fields that a row lists.
const MOST: usize = 12;

fn mark(schema: &Value, key: &str) -> &'static str {
    let required = schema["required"].as_array();
    let is_required = required.is_some_and(|all| all.iter().any(|one| one == key));
    if is_required { "" } else { "?" }
}

/// Returns the description of a schema for a cell; else its type.
fn cell(schema: &Value) -> String {
    if let Some(text) = schema["description"].as_str() {
        return text
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .replace('|', "\\|");
    }
    super::typescript::expression(schema).replace('|', "\\|")
}
