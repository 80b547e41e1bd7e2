//! Names in the source: the banned words of docs/glossary.md, types of the same name, long test names.

use std::collections::{BTreeMap, BTreeSet};

use tilewise_tests::identifiers::{DefinitionKind, definitions};

const FOLDERS: &[&str] = &["src", "tests", "fuzz"];

/// The longest name of a test.
const LONGEST: usize = 60;

/// The most functions of the name `of`.
const MOST_OF: usize = 10;

/// The words of the table "Banned names".
fn banned() -> BTreeSet<String> {
    let glossary = include_str!("../../../docs/glossary.md");
    let (_, table) = glossary
        .split_once("## Banned names")
        .expect("the glossary has the table");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let words = rows.filter_map(|row| row.split('`').next());
    words.map(str::to_owned).collect()
}

#[test]
fn no_name_has_a_banned_word() {
    let banned = banned();
    assert!(banned.contains("told") && banned.len() > 10);
    let found: Vec<_> = definitions(FOLDERS)
        .into_iter()
        .filter(|one| one.words().iter().any(|word| banned.contains(word)))
        .map(|one| format!("{}: {}", one.place, one.name))
        .collect();
    assert!(found.is_empty(), "{}: {found:#?}", found.len());
}

#[test]
fn words_of_a_name_are_found_in_every_style() {
    for (name, words) in [
        ("GameEvent", &["game", "event"][..]),
        ("game_event", &["game", "event"]),
        ("GAME_EVENT2", &["game", "event2"]),
        ("_unused", &["unused"]),
    ] {
        let definition = tilewise_tests::identifiers::Definition {
            kind: DefinitionKind::Other,
            name: name.to_owned(),
            place: String::new(),
        };
        assert_eq!(definition.words(), words, "{name}");
    }
}

#[test]
fn test_names_are_short() {
    let all = definitions(FOLDERS).into_iter();
    let long: Vec<_> = all
        .filter(|one| one.kind == DefinitionKind::Test && one.name.len() > LONGEST)
        .map(|one| format!("{}: {}", one.place, one.name))
        .collect();
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn few_functions_are_called_of() {
    let all = definitions(FOLDERS).into_iter();
    let of: Vec<_> = all
        .filter(|one| one.kind == DefinitionKind::Function && one.name == "of")
        .map(|one| one.place)
        .collect();
    assert!(of.len() <= MOST_OF, "{}: {of:#?}", of.len());
}

/// Types that several places define independently for the same idea: the engine and the reference scorers, which
/// share no code, and parallel folders of rule sets.
const SHARED_TYPES: &[&str] = &[
    "BySeat",
    "Claim",
    "Completed",
    "Due",
    "Hand",
    "HandShape",
    "Level",
    "Meld",
    "MeldKind",
    "MetElement",
    "Options",
    "Pattern",
    "Reading",
    "Score",
    "Seat",
    "Sequence",
    "Set",
    "SetKind",
    "SevenPairs",
    "Shares",
    "Suit",
    "TableStakes",
    "Tile",
    "View",
    "Wait",
    "When",
    "WinBy",
];

#[test]
fn type_names_are_unique() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for one in definitions(FOLDERS) {
        // These are the public names of the generated types.
        let is_public = one.place.starts_with("src/api/src/schema/words.rs");
        let is_shared = is_public || SHARED_TYPES.contains(&&*one.name);
        if one.kind == DefinitionKind::Type && !is_shared {
            places.entry(one.name).or_default().push(one.place);
        }
    }
    places.retain(|_, places| places.len() > 1);
    assert!(places.is_empty(), "{places:#?}");
}
