//! Every text that players read is there in every language, and nothing else is.

use std::collections::{BTreeMap, BTreeSet};

use tilewise_tests::texts::{LANGUAGES, gaps, parts, texts, translations};

#[test]
fn nothing_is_missing_and_nothing_is_left_over() {
    let mut wrong = Vec::new();
    let texts_of = |part| (texts(&part).into_iter().collect::<BTreeSet<_>>(), part);
    let said: Vec<_> = parts().into_iter().map(texts_of).collect();
    for language in LANGUAGES {
        // The page puts the files of all parts together: a text that two parts say has one
        // translation, in one of them at least.
        let mut together: BTreeMap<String, String> = BTreeMap::new();
        let mut all = BTreeSet::new();
        for (texts, part) in &said {
            assert!(texts.len() > 20, "{} has no texts", part.words);
            let place = format!("{}/{language}.txt", part.words);
            let (translations, errors) = translations(part, language);
            wrong.extend(errors.into_iter().map(|error| format!("{place}: {error}")));
            for (text, translation) in translations {
                if !texts.contains(&text) {
                    wrong.push(format!("{place}: surplus: {text}"));
                }
                if gaps(&text) != gaps(&translation) {
                    wrong.push(format!("{place}: other gaps: {text}"));
                }
                match together.get(&text) {
                    Some(other) if *other != translation => {
                        wrong.push(format!(
                            "{place}: {text}: here {translation}, elsewhere {other}"
                        ));
                    }
                    _ => {
                        together.insert(text, translation);
                    }
                }
            }
            all.extend(texts.iter());
        }
        let missing = all.iter().filter(|text| !together.contains_key(**text));
        wrong.extend(missing.map(|text| format!("{language}: missing: {text}")));
    }
    assert!(
        wrong.is_empty(),
        "{} things; `cargo run -p tilewise-tests --example texts -- ja` prints what a language lacks:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
