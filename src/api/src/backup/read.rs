//! Reading of a backup: untrusted input.

use std::collections::BTreeMap;

use tilewise_ledger::{Log, LogEvent};

use super::{BACKUP, DeviceBackup, NamedRules, ReadBackup, VERSION};
use crate::catalogue::Catalogue;
use crate::club::club_log;
use crate::diagnostics::{Diagnostics, Path};
use crate::game;
use crate::json::{Json, short};
use crate::log_file::{begins, field, read_file};
use crate::report::RefusalReport;
use crate::schema::device_backup::{DeviceBackupJson, NamedRulesJson};
use crate::schema::keys::keys;
use crate::text;
use crate::value::{JsonObject, JsonValue};

/// The maximum number of items of a list.
const MOST: usize = 10_000;
/// The maximum number of names of players.
const MOST_NAMES: usize = 1_000;
/// The maximum length of a rule configuration, in characters.
const LONGEST_RULES: usize = 10_000;
/// The maximum length of a preference, in characters.
const LONGEST_PREFERENCE: usize = 200_000;
/// The maximum number of listed unknown fields.
const MOST_UNKNOWN: usize = 20;

const GAMES: &str = "a list of games";
const CLUBS: &str = "a list of clubs";
const HOUSES: &str = "a list of house rules";
const PLAYERS: &str = "a list of names";
const NAME: &str = "a text of 1 to 100 letters";
const RULES: &str = "rules as a text on one line, as in links";
const PREFERENCES: &str = "an object with texts";
const PREFERENCE: &str = "a text of at most 200000 letters";

/// Returns whether a text is a backup of any version.
pub fn begins_backup(text: &[u8]) -> bool {
    begins(BACKUP, text)
}

/// Reads a backup. The file of a single game or club is read as a backup of it.
///
/// # Errors
/// If the file is cut off, of a newer version, or something else. A part that can't be read isn't such an error.
pub fn read_backup(file: &[u8], catalogue: Catalogue) -> Result<ReadBackup, RefusalReport> {
    let json = read_file(BACKUP, file)?;
    if let Some(log) = log_file(&json, catalogue) {
        return log;
    }
    let mut diagnostics = Diagnostics::default();
    let value = JsonValue::top(&json);
    if check_version(&value, &mut diagnostics).is_none() {
        return Err(RefusalReport::from_diagnostics(diagnostics));
    }
    let content = content(&value, catalogue, &mut diagnostics);
    Ok(ReadBackup {
        content,
        errors: diagnostics.into_all(),
        unknown: unknown_fields(&json),
    })
}

/// Reads the file of a game or a club, if it is one.
fn log_file(json: &Json, catalogue: Catalogue) -> Option<Result<ReadBackup, RefusalReport>> {
    if field(json, BACKUP.key).is_some() {
        return None;
    }
    let mut diagnostics = Diagnostics::default();
    let value = JsonValue::top(json);
    let mut content = DeviceBackup::default();
    if field(json, "tilewise-game").is_some() {
        content
            .games
            .extend(game::log(&value, catalogue, &mut diagnostics));
    } else if field(json, "tilewise-club").is_some() {
        content
            .clubs
            .extend(club_log(&value, catalogue, &mut diagnostics));
    } else {
        return None;
    }
    Some(if diagnostics.is_empty() {
        Ok(ReadBackup {
            content,
            ..ReadBackup::default()
        })
    } else {
        Err(RefusalReport::from_diagnostics(diagnostics))
    })
}

/// Checks that the value is a backup of the supported version.
fn check_version(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<()> {
    let Some(found) = field(value.json, BACKUP.key) else {
        let message = format!(
            "this is no backup of Tilewise, which begins with {}: choose the file that Tilewise saved",
            BACKUP.key
        );
        diagnostics.push(BACKUP.other_kind, None, message);
        return None;
    };
    let at = Path::Field(&value.at, BACKUP.key);
    let message = match found.whole() {
        Some(VERSION) => return Some(()),
        Some(newer) if newer > VERSION => format!(
            "this backup is of version {newer}, and here {VERSION} is read: bring Tilewise up to date, and open \
             it again"
        ),
        _ => {
            let found = found.words();
            format!("{at} is {found}: it takes the version {VERSION}")
        }
    };
    diagnostics.push("unknown-version", Some(at.to_string()), message);
    None
}

/// Returns the unknown fields, which a newer program may have added.
fn unknown_fields(json: &Json) -> Vec<String> {
    let Json::Object(fields) = json else {
        return Vec::new();
    };
    let known = keys::<DeviceBackupJson<Json, Json>>();
    let unknown = fields.iter().filter(|(key, _)| !known.contains(&&**key));
    unknown
        .map(|(key, _)| short(key))
        .take(MOST_UNKNOWN)
        .collect()
}

fn content(value: &JsonValue, catalogue: Catalogue, diagnostics: &mut Diagnostics) -> DeviceBackup {
    let known = keys::<DeviceBackupJson<Json, Json>>();
    // Unknown fields are reported, but they aren't errors.
    let Some(fields) = value.object(known, &mut Diagnostics::default()) else {
        return DeviceBackup::default();
    };
    let game = |value: &JsonValue, diagnostics: &mut Diagnostics| match value.json {
        Json::Text(link) => linked_game(value, link, catalogue, diagnostics),
        _ => game::log(value, catalogue, diagnostics),
    };
    let club =
        |value: &JsonValue, diagnostics: &mut Diagnostics| club_log(value, catalogue, diagnostics);
    let (games, unread_games) = logs(&fields, "games", GAMES, game, diagnostics);
    let (clubs, unread_clubs) = logs(&fields, "clubs", CLUBS, club, diagnostics);
    let program = fields.field("program");
    let program = program.and_then(|value| value.short_text(NAME, diagnostics).map(str::to_owned));
    let time = fields.field("time").and_then(|value| value.json.whole());
    DeviceBackup {
        program: program.unwrap_or_default(),
        time: time.unwrap_or_default(),
        games,
        clubs,
        unread_games,
        unread_clubs,
        houses: houses(&fields, diagnostics),
        players: players(&fields, diagnostics),
        preferences: preferences(&fields, diagnostics),
    }
}

/// Reads the logs of a list. A log that can't be read is returned as its file; the others count.
fn logs<'a, E: LogEvent>(
    fields: &JsonObject<'a>,
    key: &'a str,
    want: &str,
    read: impl Fn(&JsonValue, &mut Diagnostics) -> Option<Log<E>>,
    diagnostics: &mut Diagnostics,
) -> (Vec<Log<E>>, Vec<String>) {
    let (mut all, mut unread) = (Vec::new(), Vec::new());
    let Some(list) = fields.needed(key, want, diagnostics) else {
        return (all, unread);
    };
    for item in list
        .items_up_to(MOST, want, diagnostics)
        .collect::<Vec<_>>()
    {
        let mut own = Diagnostics::default();
        match read(&item, &mut own) {
            Some(log) if own.is_empty() && !log.entries().is_empty() => all.push(log),
            _ => {
                if own.is_empty() {
                    let message =
                        format!("{} has no entries: there is nothing to restore", item.at);
                    own.push_unparsed("bad-request", item.at, message);
                }
                diagnostics.extend(own);
                unread.push(text(item.json));
            }
        }
    }
    (all, unread)
}

/// Reads a game from the text of its link.
fn linked_game(
    value: &JsonValue,
    link: &str,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<Log> {
    match game::read_game_link(link, catalogue) {
        Ok(log) => Some(log),
        Err(refusal) => {
            for one in refusal.errors {
                let at = [Some(value.at.to_string()), one.at].into_iter().flatten();
                let at = at.collect::<Vec<_>>().join(".");
                diagnostics.push(one.code, Some(at), one.message);
            }
            None
        }
    }
}

fn houses(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Vec<NamedRules> {
    let Some(list) = fields.needed("houses", HOUSES, diagnostics) else {
        return Vec::new();
    };
    let items: Vec<_> = list.items_up_to(MOST, HOUSES, diagnostics).collect();
    let house = |item: &JsonValue| {
        let fields = item.object(keys::<NamedRulesJson>(), diagnostics)?;
        let name = fields.needed("name", NAME, diagnostics);
        let name = name.and_then(|value| name_of(&value, diagnostics));
        let rules = fields.needed("rules", RULES, diagnostics);
        let rules = rules.and_then(|value| line(&value, RULES, diagnostics));
        Some(NamedRules {
            name: name?,
            rules: rules?,
        })
    };
    items.iter().filter_map(house).collect()
}

fn players(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Vec<String> {
    let Some(list) = fields.needed("players", PLAYERS, diagnostics) else {
        return Vec::new();
    };
    let items: Vec<_> = list.items_up_to(MOST_NAMES, PLAYERS, diagnostics).collect();
    let name = |item: &JsonValue| name_of(item, diagnostics);
    items.iter().filter_map(name).collect()
}

fn preferences(fields: &JsonObject, diagnostics: &mut Diagnostics) -> BTreeMap<String, String> {
    let Some(value) = fields.needed("preferences", PREFERENCES, diagnostics) else {
        return BTreeMap::new();
    };
    let all: Vec<_> = value.entries(PREFERENCES, diagnostics).take(MOST).collect();
    let text = |(key, value): &(&str, JsonValue)| {
        let text = value.text_up_to(LONGEST_PREFERENCE, PREFERENCE, diagnostics)?;
        Some(((*key).to_owned(), text.to_owned()))
    };
    all.iter().filter_map(text).collect()
}

/// Reads a name, which isn't empty and has one line.
fn name_of(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<String> {
    let name = value.short_text(NAME, diagnostics)?;
    if name.trim().is_empty() || name.contains(char::is_control) {
        value.refuse(NAME, diagnostics);
        return None;
    }
    Some(name.to_owned())
}

/// Reads a text without line breaks, which separate texts in the storage.
fn line(value: &JsonValue, want: &str, diagnostics: &mut Diagnostics) -> Option<String> {
    let text = value.text_up_to(LONGEST_RULES, want, diagnostics)?;
    if text.contains(char::is_control) {
        value.refuse(want, diagnostics);
        return None;
    }
    Some(text.to_owned())
}
