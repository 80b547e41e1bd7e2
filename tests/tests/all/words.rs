//! Every text that players read is there in every language, and nothing else is.

use std::collections::{BTreeMap, BTreeSet};

use tilewise_rules::rule_sets::{self, riichi};
use tilewise_tests::play::RULE_SETS;
use tilewise_tests::texts::{LANGUAGES, gaps, lent, parts, texts, translations};

#[test]
fn nothing_is_missing_and_nothing_is_left_over() {
    let mut wrong = Vec::new();
    let [shared, others @ ..] = &parts()[..] else {
        panic!("no parts");
    };
    for language in LANGUAGES {
        let common = translations(shared, language).0;
        for part in [shared].into_iter().chain(others) {
            let texts: BTreeSet<_> = texts(part).into_iter().collect();
            assert!(texts.len() > 20, "{} has no texts", part.words);
            let place = format!("{}/{language}.txt", part.words);
            let (own, errors) = translations(part, language);
            wrong.extend(errors.into_iter().map(|error| format!("{place}: {error}")));
            for (text, translation) in &own {
                if !texts.contains(text) {
                    wrong.push(format!("{place}: surplus: {text}"));
                }
                if gaps(text) != gaps(translation) {
                    wrong.push(format!("{place}: other gaps: {text}"));
                }
            }
            // A part says a text in its own words, or in those that all share.
            let is_said = |text: &&String| own.contains_key(*text) || common.contains_key(*text);
            let missing = texts.iter().filter(|text| !is_said(text));
            wrong.extend(missing.map(|text| format!("{place}: missing: {text}")));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} things; `cargo run -p tilewise-tests --example texts -- ja` prints what a language lacks:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn what_the_page_says_while_it_speaks_of_a_part_is_said_alike_there() {
    let parts = parts();
    let Some((page, others)) = parts.split_last() else {
        panic!("no parts");
    };
    let lent = lent(page);
    for language in LANGUAGES {
        let said: BTreeMap<_, _> = translations(page, language).0;
        let said = said.iter().filter(|(text, _)| lent.contains(*text));
        let said: Vec<_> = said.collect();
        assert!(said.len() > 50);
        for part in others {
            let other = translations(part, language).0;
            for (text, translation) in &said {
                let also = other.get(*text).unwrap_or(translation);
                assert_eq!(also, *translation, "{language}: {text}: {}", part.words);
            }
        }
    }
}

/// The page looks the words of a rule set up by the key of its table, the build names them by their folder.
#[test]
fn the_words_of_a_rule_set_go_by_its_key() {
    for one in RULE_SETS {
        let folder = one
            .folder
            .rsplit('/')
            .next()
            .map(|name| name.replace('_', "-"));
        let rule_set = rule_sets::by_key(one.houses.key).expect(one.houses.key);
        assert_eq!(folder.as_deref(), Some(rule_set.table_key()));
    }
}

#[test]
fn in_japanese_the_elements_of_riichi_are_called_as_players_write_them() {
    let part = parts()
        .into_iter()
        .find(|part| part.words.ends_with("riichi/words"));
    let (said, _) = translations(&part.expect("the words of riichi"), "ja");
    for one in riichi::EMA_2025.elements {
        assert_eq!(
            said.get(one.name).map(String::as_str),
            Some(one.native.written())
        );
    }
}
