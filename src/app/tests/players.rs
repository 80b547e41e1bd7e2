//! The commonest words of players, in a file for each language: each finds what they mean by it.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use tilewise_app::fouls::{RuledBy, What, search};
use tilewise_app::language::{Language, speak_of};
use tilewise_app::rules::{circumstances, finds_payments, found, settled};
use tilewise_rules::{House, penalty_books};

/// Whoever searches sees so many without scrolling.
const FIRST: usize = 5;

/// What players of each language type.
const FILES: [(Language, &str); 4] = [
    (Language::English, include_str!("players/en.txt")),
    (
        Language::TraditionalChinese,
        include_str!("players/zh-hant.txt"),
    ),
    (
        Language::SimplifiedChinese,
        include_str!("players/zh-hans.txt"),
    ),
    (Language::Japanese, include_str!("players/ja.txt")),
];

/// A line of a file.
struct Word {
    /// The key of the rule set or penalty book that is searched.
    book: &'static str,
    typed: &'static str,
    /// Kind and key of each thing that is meant.
    means: Vec<(&'static str, &'static str)>,
}

fn words(file: &'static str) -> Vec<Word> {
    let mut book = "";
    let mut all = Vec::new();
    for line in file.lines() {
        if let Some(key) = line.strip_prefix("= ") {
            book = key;
        } else if let Some((typed, means)) = line.split_once(" | ") {
            let means = means.split(", ").map(|one| {
                let pair = one.split_once(' ');
                pair.unwrap_or_else(|| panic!("no kind and key: {line}"))
            });
            let means = means.collect();
            all.push(Word { book, typed, means });
        } else {
            assert!(line.is_empty() || line.starts_with('#'), "{line}");
        }
    }
    all
}

/// The parts of the source that have words of their own, by the folders of these.
const PARTS: [(&str, &str); 8] = [
    ("", "rules/src/words"),
    ("hk-old-style", "rules/src/rule_sets/hk_old_style/words"),
    ("mcr", "rules/src/rule_sets/mcr/words"),
    ("page", "app/src/words"),
    ("penalty-books", "rules/src/fouls/penalty_books/words"),
    ("riichi", "rules/src/rule_sets/riichi/words"),
    ("singapore", "rules/src/rule_sets/singapore/words"),
    ("sparrows-nest", "rules/src/rule_sets/sparrows_nest/words"),
];

/// Has the page speak a language, in its words as the build joins them.
fn speak(language: Language) {
    if language == Language::English {
        return language.speak(|| ());
    }
    let name = language.key().to_ascii_lowercase() + ".txt";
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut joined = String::new();
    for (part, folder) in PARTS {
        if !part.is_empty() {
            joined.extend(["# ", part, "\n"]);
        }
        let file = fs::read_to_string(source.join(folder).join(&name)).expect(folder);
        let lines: Vec<_> = file.lines().collect();
        let pairs = lines.windows(2).filter(|pair| pair[1].starts_with("= "));
        let mut pairs: Vec<_> = pairs.map(|pair| (pair[0], pair[1])).collect();
        pairs.sort_unstable();
        for (english, says) in pairs {
            joined.extend([english, "\n", says, "\n"]);
        }
    }
    language.speak_in(joined.leak());
}

/// The keys of the first that a search finds.
fn first(kind: &str, book: &str, typed: &str) -> Vec<&'static str> {
    let house = || book.parse::<House>().expect(book);
    let all: Vec<&str> = match kind {
        "element" | "circumstance" | "option" => {
            let house = house();
            let _speaking = speak_of(house.rule_set().table_key());
            match kind {
                "element" => {
                    let all = found(house.rule_set(), typed).into_iter();
                    all.map(|one| one.key).collect()
                }
                "circumstance" => {
                    let all = circumstances(&house, typed).into_iter();
                    all.map(|one| one.circumstance.key()).collect()
                }
                _ => {
                    let all = settled(&house, typed).into_iter();
                    all.map(|one| one.choice.key).collect()
                }
            }
        }
        "part" => finds_payments(typed)
            .then_some("payments")
            .into_iter()
            .collect(),
        "event" => happened(&RuledBy::House(Rc::new(house())), typed),
        "foul" => {
            let book = penalty_books::by_key(book).expect(book);
            happened(&RuledBy::PenaltyBook(book), typed)
        }
        _ => panic!("no search finds a thing of the kind {kind}"),
    };
    all.into_iter().take(FIRST).collect()
}

/// What the search of the Rulings screen finds in the chosen book: what others say comes after.
fn happened(by: &RuledBy, typed: &str) -> Vec<&'static str> {
    let all = search(by, &[], typed).into_iter();
    all.filter_map(|one| match one.to.what? {
        What::Event(event) => Some(event.key),
        What::Foul(foul) => Some(foul.key),
    })
    .collect()
}

/// Whether the search of a kind knows the words of all languages; what happened is found by the
/// words of the page's language, and English.
fn is_in_every_script(kind: &str) -> bool {
    !matches!(kind, "event" | "foul")
}

/// Each page has a thread of its own, and with it a language.
#[track_caller]
fn finds_all(page: Language) {
    speak(page);
    let mut misses = String::new();
    for (language, file) in FILES {
        let is_spoken = language == Language::English || language == page;
        for Word { book, typed, means } in words(file) {
            for (kind, key) in means {
                if !is_spoken && !is_in_every_script(kind) {
                    continue;
                }
                let first = first(kind, book, typed);
                if !first.contains(&key) {
                    writeln!(misses, "{book} {typed}: {kind} {key}, but {first:?}")
                        .expect("a string");
                }
            }
        }
    }
    assert!(misses.is_empty(), "{} misses\n{misses}", page.key());
}

#[test]
fn words_of_players_are_found_on_the_english_page() {
    finds_all(Language::English);
}

#[test]
fn words_of_players_are_found_on_the_traditional_page() {
    finds_all(Language::TraditionalChinese);
}

#[test]
fn words_of_players_are_found_on_the_simplified_page() {
    finds_all(Language::SimplifiedChinese);
}

#[test]
fn words_of_players_are_found_on_the_japanese_page() {
    finds_all(Language::Japanese);
}

#[test]
fn each_language_has_two_hundred_words_of_players() {
    for (language, file) in FILES {
        let all = words(file);
        let mut lines = BTreeSet::new();
        for one in &all {
            let is_new = lines.insert((one.book, one.typed));
            assert!(is_new, "{} is there twice in {}", one.typed, one.book);
        }
        let typed: BTreeSet<_> = all.iter().map(|one| one.typed).collect();
        assert!(typed.len() >= 200, "{}: {}", language.key(), typed.len());
    }
}
