//! The files that are generated from the types: TypeScript types, JSON schemas, and field tables.
//!
//! `UPDATE=1 cargo test -p tilewise-api --lib schema` writes them; without `UPDATE`, a difference is an error.

pub mod events;
mod tables;
mod typescript;

use std::path::{Path, PathBuf};
use std::{env, fs};

use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::device_backup::DeviceBackupJson;
use super::hand_request::{ScoreRequest, WaitingRequest, WonHandJson};
use super::penalty_book::PenaltyBookReport;
use super::public_season::PublicSeasonJson;
use super::rule_set_entry::RuleSetEntry;
use super::words;

/// The beginning of the TypeScript types: the functions.
const HEAD: &str = include_str!("generate/functions.d.ts");

/// All types by their names, the first use first.
struct Types {
    definitions: Map<String, Value>,
    /// The names in the order of the roots.
    order: Vec<String>,
}

/// Keys of schemas without effect on values.
const WITHOUT_EFFECT: [&str; 2] = ["format", "$schema"];

impl Types {
    fn all() -> Self {
        let mut types = Self {
            definitions: Map::new(),
            order: Vec::new(),
        };
        let requests = SchemaSettings::draft2020_12().into_generator();
        types.add(requests, |generator| {
            let all = [
                generator.subschema_for::<words::House>(),
                generator.subschema_for::<ScoreRequest>(),
                generator.subschema_for::<WaitingRequest>(),
                generator.subschema_for::<words::EventRequest>(),
                generator.subschema_for::<words::GameLog>(),
                generator.subschema_for::<words::ClubLog>(),
                generator.subschema_for::<PublicSeasonJson>(),
                generator.subschema_for::<WonHandJson>(),
                generator.subschema_for::<words::Happening>(),
            ];
            all.into_iter().map(Value::from).collect()
        });
        // No function of the interface has a backup, so that only its documentation needs the type.
        let documented = SchemaSettings::draft2020_12().into_generator();
        types.add(documented, |generator| {
            generator.subschema_for::<DeviceBackupJson<Vec<words::GameLog>, Vec<words::ClubLog>>>();
            Vec::new()
        });
        let reports = SchemaSettings::draft2020_12()
            .for_serialize()
            .into_generator();
        types.add(reports, |generator| {
            let all = [
                generator.subschema_for::<words::ScoreReport>(),
                generator.subschema_for::<words::WaitsReport>(),
                generator.subschema_for::<words::DiscardsReport>(),
                generator.subschema_for::<words::EventReport>(),
                generator.subschema_for::<RuleSetEntry>(),
                generator.subschema_for::<PenaltyBookReport>(),
                generator.subschema_for::<words::GameReport>(),
                generator.subschema_for::<words::ClubReport>(),
            ];
            all.into_iter().map(Value::from).collect()
        });
        types
    }

    fn add(
        &mut self,
        mut generator: SchemaGenerator,
        roots: impl FnOnce(&mut SchemaGenerator) -> Vec<Value>,
    ) {
        let roots = roots(&mut generator);
        for (name, mut schema) in generator.take_definitions(true) {
            clean(&mut schema);
            let name = plain_name(&name).to_owned();
            match self.definitions.get(&name) {
                Some(other) => assert_eq!(*other, schema, "two types are called {name}"),
                None => {
                    self.definitions.insert(name, schema);
                }
            }
        }
        for mut root in roots {
            clean(&mut root);
            self.visit(&root);
        }
    }

    /// Appends the types in a schema to the order.
    fn visit(&mut self, schema: &Value) {
        if let Some(name) = referenced(schema)
            && !self.order.iter().any(|one| one == name)
        {
            self.order.push(name.to_owned());
            let definition = self.definitions[name].clone();
            self.visit(&definition);
        }
        match schema {
            Value::Object(fields) => fields.values().for_each(|one| self.visit(one)),
            Value::Array(items) => items.iter().for_each(|one| self.visit(one)),
            _ => {}
        }
    }

    /// Returns the JSON schema of all types, or of those that some need.
    fn json_schema(
        &self,
        title: &str,
        description: &str,
        roots: Option<&[&str]>,
    ) -> Map<String, Value> {
        let mut needed = Self {
            definitions: self.definitions.clone(),
            order: Vec::new(),
        };
        match roots {
            Some(roots) => roots.iter().for_each(|name| needed.visit(&reference(name))),
            None => needed.order.clone_from(&self.order),
        }
        let definitions = needed.order.iter();
        let definitions = definitions.map(|name| (name.clone(), self.definitions[name].clone()));
        let mut schema = Map::new();
        schema.insert("$schema".to_owned(), DRAFT.into());
        schema.insert("title".to_owned(), title.into());
        schema.insert("description".to_owned(), description.into());
        schema.insert("$defs".to_owned(), Value::Object(definitions.collect()));
        schema
    }

    /// Returns the JSON schema of the log of a game, with its report under `$defs`.
    fn game_schema(&self) -> String {
        let description = "The log of a game. The result of its replay is $defs/report. An optional field may be \
            null too.";
        let title = "A game of mahjong, as Tilewise exports it";
        self.log_schema(title, description, "GameLog", "GameReport")
    }

    /// Returns the JSON schema of the log of a club, with its report under `$defs`.
    fn club_schema(&self) -> String {
        let description = "The log of a club. The result of its replay is $defs/report. An optional field may be \
            null too.";
        let title = "A mahjong club, as Tilewise exports it";
        self.log_schema(title, description, "ClubLog", "ClubReport")
    }

    /// Returns the JSON schema of the public standings of a season.
    fn season_schema(&self) -> String {
        let description = "The public standings of a season. An optional field may be null too.";
        let title = "The standings of a mahjong club, as Tilewise publishes them";
        let mut schema = self.json_schema(title, description, Some(&["PublicSeason"]));
        forbid_others(&mut schema["$defs"]);
        schema.insert("$ref".to_owned(), "#/$defs/PublicSeason".into());
        pretty(&schema)
    }

    /// Returns the JSON schema of a log, with its report under `$defs`.
    fn log_schema(&self, title: &str, description: &str, log: &str, report: &str) -> String {
        let mut schema = self.json_schema(title, description, Some(&[log, report]));
        let mut logs = Self {
            definitions: self.definitions.clone(),
            order: Vec::new(),
        };
        logs.visit(&reference(log));
        let definitions = &mut schema["$defs"];
        for name in &logs.order {
            forbid_others(&mut definitions[name]);
            // A win without a winner is refused by its line, so that it doesn't refuse the game.
            if name.starts_with("Won")
                && let Some(required) = definitions[name]["required"].as_array_mut()
            {
                required.retain(|key| key != "seat" && key != "win");
            }
        }
        definitions["report"] = definitions[report].take();
        let fields = definitions.as_object_mut();
        fields.and_then(|fields| fields.shift_remove(report));
        schema.insert("$ref".to_owned(), format!("#/$defs/{log}").into());
        pretty(&schema)
    }

    fn interface_schema(&self) -> String {
        let description = "All types of requests and reports under $defs. An optional field of a request may be null \
            too; reports may get further fields.";
        pretty(&self.json_schema("The JSON interface of Tilewise", description, None))
    }

    /// Returns the table of the fields of a type, or of the events of a log.
    fn table(&self, name: &str) -> String {
        let schema = &self.definitions[name];
        match schema["anyOf"].as_array() {
            Some(all) => {
                let all = all.iter().filter_map(referenced);
                tables::events(all.map(|name| &self.definitions[name]))
            }
            None => tables::fields(schema),
        }
    }

    fn typescript(&self) -> String {
        let mut text = HEAD.to_owned();
        for name in &self.order {
            text += "\n";
            text += &typescript::declaration(name, &self.definitions[name]);
        }
        text
    }
}

/// The version of the JSON schemas.
const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

fn pretty(schema: &Map<String, Value>) -> String {
    let mut text = String::new();
    write_pretty(&Value::Object(schema.clone()), "", &mut text);
    text + "\n"
}

/// Writes JSON with short objects and lists on one line.
fn write_pretty(json: &Value, indent: &str, text: &mut String) {
    let on_one_line = json.to_string();
    let (open, items, close) = match json {
        Value::Object(fields) if on_one_line.len() > SHORT => {
            let fields = fields.iter();
            let fields = fields.map(|(key, value)| (format!("{}: ", json!(key)), value));
            ('{', fields.collect::<Vec<_>>(), '}')
        }
        Value::Array(items) if on_one_line.len() > SHORT => {
            let items = items.iter().map(|item| (String::new(), item));
            ('[', items.collect(), ']')
        }
        _ => return text.push_str(&on_one_line),
    };
    let deeper = format!("{indent}  ");
    text.push(open);
    for (place, (key, item)) in items.into_iter().enumerate() {
        text.push_str(if place == 0 { "\n" } else { ",\n" });
        text.push_str(&deeper);
        text.push_str(&key);
        write_pretty(item, &deeper, text);
    }
    text.push('\n');
    text.push_str(indent);
    text.push(close);
}

/// The longest object or list on one line.
const SHORT: usize = 80;

/// Forbids fields that a schema of an object doesn't list.
fn forbid_others(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(forbid_others),
        Value::Object(fields) => {
            fields.values_mut().for_each(forbid_others);
            let others = fields.get("additionalProperties");
            if fields.contains_key("properties") && others.is_none_or(|others| *others == true) {
                fields.insert("additionalProperties".to_owned(), false.into());
            }
        }
        _ => {}
    }
}

/// Plain names of generic types.
const PLAIN_NAMES: [(&str, &str); 8] = [
    ("GameInputEntry", "GameEntry"),
    ("ClubInputEntry", "ClubEntry"),
    ("GameInputReplaced", "ReplacedInput"),
    ("ClubInputReplaced", "ClubReplacedInput"),
    ("WaitWithScoreReport", "Wait"),
    ("DeclaredWaitWithScoreReport", "DeclaredWait"),
    ("WaitWithWinValue", "DiscardWait"),
    ("DeclaredWaitWithWinValue", "DeclaredValue"),
];

fn plain_name(name: &str) -> &str {
    let mut all = PLAIN_NAMES.iter();
    all.find(|(long, _)| *long == name)
        .map_or(name, |(_, plain)| plain)
}

/// Returns the name of the type that a schema refers to.
fn referenced(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.strip_prefix("#/$defs/")
}

/// Removes what has no effect from a schema, and `null` from fields that may be missing.
fn clean(schema: &mut Value) {
    if let Value::Array(items) = schema {
        items.iter_mut().for_each(clean);
    }
    let Value::Object(fields) = schema else {
        return;
    };
    for key in WITHOUT_EFFECT {
        fields.shift_remove(key);
    }
    if let Some(Value::String(reference)) = fields.get_mut("$ref")
        && let Some(name) = reference.strip_prefix("#/$defs/")
    {
        *reference = format!("#/$defs/{}", plain_name(name));
    }
    if let Some(Value::String(text)) = fields.get_mut("description") {
        *text = paragraphs(text);
    }
    fields.values_mut().for_each(clean);
    let required = fields.get("required").and_then(Value::as_array).cloned();
    if let Some(Value::Object(properties)) = fields.get_mut("properties") {
        for (key, value) in properties {
            let is_required = required
                .as_ref()
                .is_some_and(|all| all.iter().any(|one| one == key));
            if !is_required {
                without_null(value);
            }
            if let Value::Object(value) = value {
                value.shift_remove("default");
            }
        }
    }
}

/// Removes `null` from the values of a field that is left out instead.
fn without_null(schema: &mut Value) {
    if let Some(Value::Array(kinds)) = schema.get_mut("type") {
        kinds.retain(|one| one != "null");
        if let [kind] = &kinds[..] {
            schema["type"] = kind.clone();
        }
    }
    if let Some(Value::Array(words)) = schema.get_mut("enum") {
        words.retain(|one| !one.is_null());
    }
    let Value::Object(fields) = schema else {
        return;
    };
    let Some(Value::Array(kinds)) = fields.get_mut("anyOf") else {
        return;
    };
    kinds.retain(|one| one["type"] != "null");
    if let [Value::Object(only)] = &kinds[..] {
        let only = only.clone();
        fields.shift_remove("anyOf");
        for (key, value) in only {
            fields.entry(key).or_insert(value);
        }
    }
}

/// Returns a text with one line for each paragraph.
fn paragraphs(text: &str) -> String {
    let all = text.split("\n\n");
    let all = all.map(|one| one.split_whitespace().collect::<Vec<_>>().join(" "));
    all.collect::<Vec<_>>().join("\n\n")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Compares a file of the repository with its generated content, or writes it.
fn check(path: &str, content: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, content).expect("the file is written");
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == content,
        "{} is not what the types give: run `UPDATE=1 cargo test -p tilewise-api --lib schema`",
        path.display()
    );
}

#[test]
fn typescript_types_are_those_of_the_code() {
    check("src/wasm/tilewise.d.ts", &Types::all().typescript());
}

#[test]
fn json_schemas_are_those_of_the_code() {
    let types = Types::all();
    check("docs/game.schema.json", &types.game_schema());
    check("docs/club.schema.json", &types.club_schema());
    check("docs/season.schema.json", &types.season_schema());
    check("docs/interface.schema.json", &types.interface_schema());
}

#[test]
fn tables_of_fields_are_those_of_the_code() {
    let types = Types::all();
    for (path, count) in [
        ("docs/games.md", 3),
        ("docs/clubs.md", 6),
        ("docs/backup.md", 1),
    ] {
        let document = fs::read_to_string(root().join(path)).expect("the document");
        let with_tables = tables::with_tables(&document, |name| types.table(name));
        assert!(with_tables.matches("<!-- end of fields -->").count() == count);
        check(path, &with_tables);
    }
}
