//! The most common words of players, in a file for each language: each is a query with its expected results.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use tilewise_app::i18n::{Language, Locale};
use tilewise_app::rules::contents::{
    find_answers, find_circumstances, find_elements, finds_payments,
};
use tilewise_app::rulings::rulings_location::{Incident, RuledBy};
use tilewise_app::rulings::search::search;
use tilewise_rules::{RuleConfig, penalty_books};

/// Number of hits that are visible without scrolling.
const FIRST: usize = 5;

/// Queries of players, by language.
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
    /// The key of the rule set or penalty book.
    book: &'static str,
    typed: &'static str,
    /// Kind and key of each expected hit.
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

/// Parts of the source with words of their own, by folder.
const PARTS: [(&str, &str); 10] = [
    ("", "rules/src/words"),
    ("club", "club/src/words"),
    ("hk-old-style", "rules/src/rule_sets/hk_old_style/words"),
    ("mcr", "rules/src/rule_sets/mcr/words"),
    ("page", "app/src/words"),
    ("penalty-books", "rules/src/fouls/penalty_books/words"),
    ("practice", "practice/src/words"),
    ("riichi", "rules/src/rule_sets/riichi/words"),
    ("singapore", "rules/src/rule_sets/singapore/words"),
    ("sparrows-nest", "rules/src/rule_sets/sparrows_nest/words"),
];

/// Returns a language with its words in the form of the build.
fn in_language(language: Language) -> Locale {
    if language == Language::English {
        return Locale::ENGLISH;
    }
    let name = language.key().to_ascii_lowercase() + ".txt";
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut bundle = String::new();
    for (part, folder) in PARTS {
        if !part.is_empty() {
            bundle.extend(["# ", part, "\n"]);
        }
        let file = fs::read_to_string(source.join(folder).join(&name)).expect(folder);
        let lines: Vec<_> = file.lines().collect();
        let pairs = lines.windows(2).filter(|pair| pair[1].starts_with("= "));
        let mut pairs: Vec<_> = pairs.map(|pair| (pair[0], pair[1])).collect();
        pairs.sort_unstable();
        for (english, translation) in pairs {
            bundle.extend([english, "\n", translation, "\n"]);
        }
    }
    Locale::with_words(language, bundle.leak())
}

/// Returns the keys of the first hits.
fn first(locale: Locale, kind: &str, book: &str, typed: &str) -> Vec<&'static str> {
    let house = || book.parse::<RuleConfig>().expect(book);
    let all: Vec<&str> = match kind {
        "element" | "circumstance" | "option" => {
            let house = house();
            let locale = locale.of_part(house.rule_set().table_key());
            match kind {
                "element" => {
                    let all = find_elements(locale, house.rule_set(), typed).into_iter();
                    all.map(|one| one.key).collect()
                }
                "circumstance" => {
                    let all = find_circumstances(locale, &house, typed).into_iter();
                    all.map(|one| one.circumstance.key()).collect()
                }
                _ => {
                    let all = find_answers(locale, &house, typed).into_iter();
                    all.map(|one| one.choice.key).collect()
                }
            }
        }
        "part" => finds_payments(locale, typed)
            .then_some("payments")
            .into_iter()
            .collect(),
        "event" => find_incidents(locale, &RuledBy::House(Rc::new(house())), typed),
        "foul" => {
            let book = penalty_books::by_key(book).expect(book);
            find_incidents(locale, &RuledBy::PenaltyBook(book), typed)
        }
        _ => panic!("no search for the kind {kind}"),
    };
    all.into_iter().take(FIRST).collect()
}

/// Searches the chosen book on the Rulings screen, without the others.
fn find_incidents(locale: Locale, by: &RuledBy, typed: &str) -> Vec<&'static str> {
    let all = search(locale, by, &[], typed).into_iter();
    all.filter_map(|one| match one.to.incident? {
        Incident::Event(event) => Some(event.key),
        Incident::Foul(foul) => Some(foul.key),
    })
    .collect()
}

/// Whether the search of a kind contains the words of all languages; incidents are found in the page's
/// language and English.
fn is_in_every_script(kind: &str) -> bool {
    !matches!(kind, "event" | "foul")
}

#[track_caller]
fn finds_all(page: Language) {
    let locale = in_language(page);
    let mut misses = String::new();
    for (language, file) in FILES {
        let is_on_page = language == Language::English || language == page;
        for Word { book, typed, means } in words(file) {
            for (kind, key) in means {
                if !is_on_page && !is_in_every_script(kind) {
                    continue;
                }
                let first = first(locale, kind, book, typed);
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
