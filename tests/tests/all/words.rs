//! Tests that translations match the user-visible texts in every language.

use std::collections::{BTreeMap, BTreeSet};

use tilewise_rules::rule_sets::{self, riichi};
use tilewise_tests::play::RULE_SETS;
use tilewise_tests::texts::{LANGUAGES, gaps, lent, parts, texts, translations};

#[test]
fn translations_match_source() {
    let mut wrong = Vec::new();
    let [shared, others @ ..] = &parts()[..] else {
        panic!("no parts");
    };
    let shared_texts: BTreeSet<_> = texts(shared).into_iter().collect();
    for language in LANGUAGES {
        let common = translations(shared, language).0;
        for part in [shared].into_iter().chain(others) {
            let texts: BTreeSet<_> = texts(part).into_iter().collect();
            assert!(texts.len() > 20, "{} has no texts", part.words);
            let place = format!("{}/{language}.txt", part.words);
            let (own, errors) = translations(part, language);
            wrong.extend(errors.into_iter().map(|error| format!("{place}: {error}")));
            for (text, translation) in &own {
                // A part may translate a shared text differently.
                let differs =
                    || shared_texts.contains(text) && common.get(text) != Some(translation);
                if !texts.contains(text) && !differs() {
                    wrong.push(format!("{place}: surplus: {text}"));
                }
                if gaps(text) != gaps(translation) {
                    wrong.push(format!("{place}: other gaps: {text}"));
                }
            }
            // A part uses its own words, or the shared ones.
            let is_translated =
                |text: &&String| own.contains_key(*text) || common.contains_key(*text);
            let missing = texts.iter().filter(|text| !is_translated(text));
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
fn page_and_part_translations_agree() {
    let parts = parts();
    let Some((page, others)) = parts.split_last() else {
        panic!("no parts");
    };
    let lent = lent(page);
    for language in LANGUAGES {
        let translated: BTreeMap<_, _> = translations(page, language).0;
        let translated = translated.iter().filter(|(text, _)| lent.contains(*text));
        let translated: Vec<_> = translated.collect();
        assert!(translated.len() > 50);
        for part in others {
            let other = translations(part, language).0;
            for (text, translation) in &translated {
                let also = other.get(*text).unwrap_or(translation);
                assert_eq!(also, *translation, "{language}: {text}: {}", part.words);
            }
        }
    }
}

/// The page looks up the words of a rule set by the key of its table, the build by folder.
#[test]
fn words_folder_matches_rule_set_key() {
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
fn japanese_riichi_elements_use_native_names() {
    let part = parts()
        .into_iter()
        .find(|part| part.words.ends_with("riichi/words"));
    let (japanese, _) = translations(&part.expect("the words of riichi"), "ja");
    for one in riichi::EMA_2025.scoring.elements {
        assert_eq!(
            japanese.get(one.name).map(String::as_str),
            Some(one.native_name.written())
        );
    }
}
