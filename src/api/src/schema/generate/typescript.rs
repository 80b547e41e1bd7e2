//! TypeScript types of schemas.

use serde_json::{Map, Value};

/// The longest line.
const LONGEST: usize = 110;

/// Returns the declaration of a type.
pub fn declaration(name: &str, schema: &Value) -> String {
    let mut text = doc(schema, "");
    if is_object(schema) && schema.get("anyOf").is_none() {
        text += &["export interface ", name, " ", &object(schema, ""), "\n"].concat();
    } else {
        let start = format!("export type {name} =");
        text += &[&after(&start, schema, ""), ";\n"].concat();
    }
    text
}

/// Returns the expression of a type, as code.
pub fn expression(schema: &Value) -> String {
    ["`", &type_of(schema, ""), "`"].concat()
}

fn is_object(schema: &Value) -> bool {
    schema["type"] == "object" && schema.get("properties").is_some()
}

/// Returns a text and the type behind it: on one line if it is short enough.
fn after(start: &str, schema: &Value, indent: &str) -> String {
    let on_one_line = format!("{start} {}", type_of(schema, indent));
    let last = on_one_line.lines().last().unwrap_or_default().len();
    let has_docs = on_one_line.contains("/**");
    if !has_docs && on_one_line.lines().count() == 1 && indent.len() + last <= LONGEST {
        return on_one_line;
    }
    match union(schema) {
        Some(all) if all.len() > 1 => {
            format!("{start}{}", members(schema, &format!("{indent}  ")))
        }
        _ => on_one_line,
    }
}

/// Returns the alternatives of a union.
fn union(schema: &Value) -> Option<Vec<Value>> {
    if schema["type"] == "integer" {
        return None;
    }
    if let Some(words) = schema.get("enum").and_then(Value::as_array) {
        let literal = |word: &Value| {
            let mut schema = Map::new();
            schema.insert("const".to_owned(), word.clone());
            Value::Object(schema)
        };
        return Some(words.iter().map(literal).collect());
    }
    let all = schema.get("anyOf").or_else(|| schema.get("oneOf"))?;
    let all = all.as_array()?.iter();
    Some(
        all.flat_map(|one| union(one).unwrap_or_else(|| vec![one.clone()]))
            .collect(),
    )
}

/// Returns the expression of a type.
fn type_of(schema: &Value, indent: &str) -> String {
    if let Some(all) = schema.get("allOf").and_then(Value::as_array) {
        let all = all.iter().map(|one| match union(one) {
            Some(_) => {
                let deeper = format!("{indent}  ");
                format!("({}\n{indent})", members(one, &deeper))
            }
            None => type_of(one, indent),
        });
        return all.collect::<Vec<_>>().join(" & ");
    }
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        return name.trim_start_matches("#/$defs/").to_owned();
    }
    if let Some(value) = schema.get("const") {
        return value.to_string();
    }
    if schema["type"] == "integer" {
        return "number".to_owned();
    }
    if let Some(all) = union(schema) {
        let all = all.iter().map(|one| type_of(one, indent));
        return distinct(all).join(" | ");
    }
    match &schema["type"] {
        Value::Array(all) => {
            let all: Vec<_> = all.iter().map(primitive).collect();
            all.join(" | ")
        }
        Value::String(kind) if kind == "array" => {
            let item = type_of(&schema["items"], indent);
            if item.contains(" | ") && !item.ends_with('}') || union(&schema["items"]).is_some() {
                format!("({item})[]")
            } else {
                format!("{item}[]")
            }
        }
        Value::String(kind) if kind == "object" => object(schema, indent),
        kind => primitive(kind).to_owned(),
    }
}

/// Returns all members of a union, each on its own lines.
fn members(schema: &Value, indent: &str) -> String {
    let deeper = format!("{indent}  ");
    let all = distinct(union(schema).unwrap_or_default().iter().map(|one| {
        let text = type_of(one, &deeper);
        match text.strip_prefix("{\n") {
            Some(rest) => format!("{{\n{}{rest}", doc(one, &format!("{deeper}  "))),
            None => text,
        }
    }));
    let all = all.iter().map(|one| format!("\n{indent}| {one}"));
    all.collect()
}

/// Returns texts without duplicates, in their order.
fn distinct(all: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts = Vec::new();
    for text in all {
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    texts
}

fn primitive(kind: &Value) -> &'static str {
    match kind.as_str() {
        Some("string") => "string",
        Some("number" | "integer") => "number",
        Some("boolean") => "boolean",
        Some("null") => "null",
        _ => "unknown",
    }
}

fn object(schema: &Value, indent: &str) -> String {
    let others = schema
        .get("additionalProperties")
        .filter(|one| **one != false);
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
        let value = others.map_or_else(|| "unknown".to_owned(), |one| type_of(one, indent));
        return format!("Record<string, {value}>");
    };
    let properties: Vec<_> = properties
        .iter()
        .filter(|(_, one)| **one != false)
        .collect();
    if properties.is_empty() && others.is_some() {
        return "Record<string, unknown>".to_owned();
    }
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = |key: &str| required.is_some_and(|all| all.iter().any(|one| one == key));
    let deeper = format!("{indent}  ");
    let mut text = String::from("{\n");
    for (key, value) in properties {
        let is_plain = key
            .chars()
            .all(|letter| letter.is_alphanumeric() || letter == '_');
        let name = if is_plain {
            key.clone()
        } else {
            format!("\"{key}\"")
        };
        let mark = if is_required(key) { "" } else { "?" };
        let start = format!("{deeper}{name}{mark}:");
        text += &doc(value, &deeper);
        text += &after(&start, value, &deeper);
        text += ";\n";
    }
    match others {
        Some(Value::Bool(true)) => text += &[&deeper, "[key: string]: unknown;\n"].concat(),
        Some(others) => {
            let value = type_of(others, &deeper);
            text += &[&deeper, "[key: string]: ", &value, " | undefined;\n"].concat();
        }
        None => {}
    }
    text + indent + "}"
}

/// Returns the comment of a schema; empty if it has no description.
fn doc(schema: &Value, indent: &str) -> String {
    let Some(text) = schema.get("description").and_then(Value::as_str) else {
        return String::new();
    };
    let text = text.replace('\n', " \n");
    let on_one_line = format!("{indent}/** {text} */");
    if !text.contains('\n') && on_one_line.len() <= LONGEST {
        return on_one_line + "\n";
    }
    let mut lines = vec![format!("{indent}/**")];
    for paragraph in text.split('\n') {
        let mut line = format!("{indent} *");
        for word in paragraph.split_whitespace() {
            if line.chars().count() + 1 + word.chars().count() > LONGEST {
                lines.push(line);
                line = format!("{indent} *");
            }
            line += " ";
            line += word;
        }
        lines.push(line);
    }
    lines.push(format!("{indent} */\n"));
    lines.join("\n")
}
