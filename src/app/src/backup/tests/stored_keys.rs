//! Everything that the page stores on a device: what is in a backup, and what isn't, with the reason.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tilewise_api::backup_file;

use super::full_device;
use crate::backup::device_preference::DevicePreference;
use crate::link::house_path;
use crate::rule_sets::first_house;

/// Whether a backup contains what is stored under a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InBackup {
    /// It does, in this field.
    Field(&'static str),
    /// It doesn't, for this reason.
    No(&'static str),
}

/// The keys of texts, the databases and the caches of the page.
const STORED: &[(&str, InBackup)] = &[
    ("tilewise-games", InBackup::Field("games")),
    ("tilewise-clubs", InBackup::Field("clubs")),
    ("tilewise.houses", InBackup::Field("houses")),
    ("tilewise.players", InBackup::Field("players")),
    ("tilewise.language", InBackup::Field("preferences.language")),
    ("tilewise.theme", InBackup::Field("preferences.theme")),
    ("tilewise.corners", InBackup::Field("preferences.corners")),
    ("tilewise.names", InBackup::Field("preferences.names")),
    ("tilewise.typing", InBackup::Field("preferences.typing")),
    (
        "tilewise.fouls",
        InBackup::Field("preferences.penalty_book"),
    ),
    (
        "tilewise.organiser",
        InBackup::Field("preferences.organiser"),
    ),
    ("tilewise.table", InBackup::Field("preferences.rules")),
    (
        "tilewise.device",
        InBackup::No("two devices with one id would write as one"),
    ),
    (
        "tilewise.shell",
        InBackup::No("it follows from the rules of the last hand"),
    ),
    (
        "tilewise.hand",
        InBackup::No("the unfinished hand is on one device"),
    ),
    (
        "tilewise.hand.unread",
        InBackup::No("an unfinished hand that no version reads"),
    ),
    (
        "tilewise.hand.game",
        InBackup::No("the unfinished hand is on one device"),
    ),
    (
        "tilewise.half",
        InBackup::No("the unfinished entry is on one device"),
    ),
    (
        "tilewise.practice.reply",
        InBackup::No("the open exercise is on one device"),
    ),
    (
        "tilewise.game",
        InBackup::No("which game is shown is of one device"),
    ),
    (
        "tilewise.club",
        InBackup::No("which club is shown is of one device"),
    ),
    (
        "tilewise.opened",
        InBackup::No("which game came from a file is of one device"),
    ),
    (
        "tilewise.club.opened",
        InBackup::No("which club came from a file is of one device"),
    ),
    (
        "tilewise.codes",
        InBackup::No("codes of incomplete transfers"),
    ),
    (
        "tilewise.take-along",
        InBackup::No("whether an offer was answered is of one device"),
    ),
    ("tilewise.practice", InBackup::Field("preferences.practice")),
    (
        "tilewise.practice.level",
        InBackup::Field("preferences.practice_level"),
    ),
];

/// Calls a function with the path and the text of each source below a folder, other than this one.
fn for_sources(folder: &Path, act: &mut dyn FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            for_sources(&path, act);
        } else if path
            .extension()
            .is_some_and(|end| end == "rs" || end == "js")
            && !path.ends_with("stored_keys.rs")
        {
            act(&path, &fs::read_to_string(&path).expect("a source"));
        }
    }
}

fn folder(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Whether a text is a key of the storage, or the name of a database.
fn is_key(text: &str) -> bool {
    let is_name = |one: char| one.is_ascii_lowercase() || ".-".contains(one);
    let name = text.strip_prefix("tilewise.");
    let is_text = name.is_some_and(|name| !name.is_empty() && name.chars().all(is_name));
    let is_file = text == "tilewise.png";
    is_text && !is_file || ["tilewise-games", "tilewise-clubs"].contains(&text)
}

#[test]
fn everything_stored_is_in_the_backup_or_has_a_reason() {
    let mut keys = BTreeSet::new();
    let mut add = |_: &Path, text: &str| {
        keys.extend(
            text.split('"')
                .filter(|part| is_key(part))
                .map(str::to_owned),
        );
    };
    for sources in ["src", "start", "../../public"] {
        for_sources(&folder(sources), &mut add);
    }
    let listed: BTreeSet<String> = STORED.iter().map(|one| one.0.to_owned()).collect();
    assert_eq!(keys, listed);
    for (key, in_backup) in STORED {
        let (InBackup::Field(text) | InBackup::No(text)) = in_backup;
        assert!(!text.is_empty(), "{key}");
    }
}

/// Only the folder of the storage reaches that of the browser, so that all keys and databases are found.
#[test]
fn storage_of_the_browser_is_used_in_one_folder() {
    let calls = [
        "local_storage()",
        "session_storage()",
        "Database::open",
        ".caches()",
    ];
    let storage = folder("src/storage");
    let mut others = BTreeSet::new();
    for_sources(&folder("src"), &mut |path, text| {
        if !path.starts_with(&storage) && calls.iter().any(|call| text.contains(call)) {
            others.insert(path.display().to_string());
        }
    });
    assert!(others.is_empty(), "{others:?}");
}

#[test]
fn every_field_of_the_list_is_in_a_backup() {
    let device = full_device();
    for one in DevicePreference::ALL {
        let value = match one {
            DevicePreference::Rules => house_path(&first_house()),
            _ => "x".to_owned(),
        };
        device.storage.save(one.storage_key(), &value);
    }
    let file = backup_file(&device.backup());
    let file: serde_json::Value = serde_json::from_str(&file).expect("JSON");
    for (key, in_backup) in STORED {
        if let InBackup::Field(field) = in_backup {
            let path = format!("/{}", field.replace('.', "/"));
            assert!(file.pointer(&path).is_some(), "{key}: {field}");
        }
    }
}
