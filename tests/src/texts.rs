//! The texts that players read, as they stand in the source, and their translations beside it.
//!
//! In the rules that is every literal that reads like words; in the page what `tr`, `sentence`,
//! `translate` or `text` mark. Each part of the source has a folder `words` with a file for each language:
//! English on one line, the translation under it behind `= `.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use tilewise_rules::notation;

mod part;

pub use part::{Part, parts};

/// The languages that are translated into, by the names of their files.
pub const LANGUAGES: [&str; 3] = ["zh-hant", "zh-hans", "ja"];

/// The folder of the project.
fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The texts of a part in the order of its files, each once.
///
/// # Panics
///
/// Where the source can't be read.
pub fn texts(part: &Part) -> Vec<String> {
    let found = found(part);
    let mut texts = Vec::new();
    for Found { text, .. } in found {
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    texts
}

/// The texts of a part that are said in the words of another part, while that is spoken of.
///
/// # Panics
///
/// Where the source can't be read.
pub fn lent(part: &Part) -> BTreeSet<String> {
    let lent = found(part).into_iter().filter(|one| !one.own);
    lent.map(|one| one.text).collect()
}

/// A text of the source.
struct Found {
    text: String,
    /// Whether it is always said in the words of its own part.
    own: bool,
}

fn found(part: &Part) -> Vec<Found> {
    let mut found = Vec::new();
    for file in part.files(&home()) {
        let source = fs::read_to_string(&file).expect("the source can be read");
        let tokens: TokenStream = source.parse().expect("the source compiles");
        read(tokens, part.marked, &Around::default(), &mut found);
    }
    for file in part.told {
        let figures = fs::read_to_string(home().join(file)).expect("the figures can be read");
        found.extend(figures.lines().filter_map(sentence_of));
    }
    found
}

/// The sentence of a figure. What books leave open stands in English everywhere.
fn sentence_of(figure: &str) -> Option<Found> {
    let (facts, says) = figure.split_once(" | ")?;
    let is_translated = !facts.starts_with("open ");
    is_translated.then(|| Found {
        text: says.to_owned(),
        own: true,
    })
}

/// The translations of a part, by the English text, and what is wrong with the file.
pub fn translations(part: &Part, language: &str) -> (BTreeMap<String, String>, Vec<String>) {
    let path = home().join(&part.words).join(format!("{language}.txt"));
    let text = fs::read_to_string(path).unwrap_or_default();
    let (mut all, mut wrong) = (BTreeMap::new(), Vec::new());
    let mut english = None;
    for line in text.lines() {
        match (line.strip_prefix("= "), english.take()) {
            (Some(translation), Some(key)) => {
                if all
                    .insert(String::clone(&key), translation.to_owned())
                    .is_some()
                {
                    wrong.push(format!("twice: {key}"));
                }
            }
            (Some(translation), None) => wrong.push(format!("of nothing: {translation}")),
            (None, Some(key)) => wrong.push(format!("not translated: {key}")),
            (None, None) if line.is_empty() => {}
            (None, None) => english = Some(line.to_owned()),
        }
    }
    (all, wrong)
}

/// The gaps of a text, sorted: what stands between braces, without forms of a plural.
pub fn gaps(text: &str) -> Vec<&str> {
    let mut gaps: Vec<_> = text
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split_once('}'))
        .map(|(gap, _)| gap.split(':').next().unwrap_or(gap))
        .collect();
    gaps.sort_unstable();
    gaps.dedup();
    gaps
}

/// What stands before a literal, as far as it matters.
#[derive(Clone, Default)]
struct Around {
    /// The function that it stands in.
    function: String,
    /// The field that it fills.
    field: String,
    /// The name of the call whose first argument it is.
    call: String,
}

/// Fields whose text no player reads.
const SILENT: [&str; 10] = [
    "key", "clause", "example", "lives", "shown", "aliases", "code", "at", "native", "also",
];
/// Calls and macros whose text no player reads.
const PANICS: [&str; 9] = [
    "expect",
    "panic",
    "assert",
    "assert_eq",
    "debug_assert",
    "unreachable",
    "compile_error",
    "concat",
    "japanese",
];
/// Functions and fields that hold words even where those are a single one in small letters.
const SPOKEN: [&str; 4] = ["name", "says", "plain", "keywords"];
/// What marks a text in the page.
const MARKS: [&str; 5] = ["tr", "text", "sentence", "translate", "joined"];

fn read(tokens: TokenStream, marked: bool, around: &Around, found: &mut Vec<Found>) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    let mut around = around.clone();
    let mut is_test = false;
    for (place, token) in tokens.iter().enumerate() {
        let ident = |back: usize| match place.checked_sub(back).map(|at| &tokens[at]) {
            Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
            _ => None,
        };
        let punct = |back: usize, sign: char| {
            matches!(
                place.checked_sub(back).map(|at| &tokens[at]),
                Some(TokenTree::Punct(punct)) if punct.as_char() == sign
            )
        };
        match token {
            TokenTree::Punct(sign) => match sign.as_char() {
                ':' if !punct(1, ':') => around.field = ident(1).unwrap_or_default(),
                ',' | ';' => {
                    around.field.clear();
                    if sign.as_char() == ';' {
                        is_test = false;
                    }
                }
                _ => {}
            },
            TokenTree::Ident(name) => {
                if ident(1).as_deref() == Some("fn") {
                    around.function = name.to_string();
                }
            }
            TokenTree::Group(group) => {
                // Attributes, and with them the docs.
                if punct(1, '#') || (punct(1, '!') && punct(2, '#')) {
                    is_test |= group.stream().to_string().replace(' ', "") == "cfg(test)";
                    continue;
                }
                let name = if punct(1, '!') { ident(2) } else { ident(1) };
                let is_call = group.delimiter() == Delimiter::Parenthesis;
                let is_macro = punct(1, '!');
                let silent = name.as_deref().is_some_and(|name| {
                    PANICS.contains(&name) || is_macro && name == "circumstances"
                });
                if !is_test && !silent {
                    let call = name.filter(|_| is_call).unwrap_or_default();
                    let inside = Around {
                        call,
                        ..around.clone()
                    };
                    read(group.stream(), marked, &inside, found);
                }
                if group.delimiter() == Delimiter::Brace {
                    is_test = false;
                    around.field.clear();
                }
            }
            TokenTree::Literal(literal) => {
                let first = place == 0 || (punct(1, '&') && place == 1);
                let Some(text) = text_of(literal) else {
                    continue;
                };
                // A key, and its words after it.
                if let Some(TokenTree::Literal(_)) = tokens.get(place + 1) {
                    continue;
                }
                let wanted = if marked {
                    first && MARKS.contains(&around.call.as_str())
                } else {
                    reads_like_words(&text, &around)
                };
                if wanted {
                    // Without gaps, `tr!` says a text of the page.
                    let own = !marked || (around.call == "tr" && tokens.len() == 1);
                    found.push(Found { text, own });
                }
            }
        }
    }
}

/// Whether a literal of the rules is something that a player reads.
fn reads_like_words(text: &str, around: &Around) -> bool {
    if SILENT.contains(&around.field.as_str()) {
        return false;
    }
    if text.contains("{0}") {
        return text != "{0}";
    }
    let letters = text.chars().filter(char::is_ascii_alphabetic).count();
    if letters < 2 {
        return false;
    }
    if text.contains(' ') {
        return notation::parse(text).is_err();
    }
    let spoken =
        SPOKEN.contains(&around.field.as_str()) || SPOKEN.contains(&around.function.as_str());
    let is_name = text.starts_with(|first: char| first.is_ascii_uppercase())
        && text.contains(|one: char| one.is_ascii_lowercase());
    let is_key = text.contains(['-', '_', '.']) && !is_name;
    // Such as F14a.
    let is_clause = text.chars().nth(1).is_some_and(|one| one.is_ascii_digit());
    (is_name || spoken) && !is_key && !is_clause
}

fn text_of(literal: &Literal) -> Option<String> {
    let literal: syn::LitStr = syn::parse_str(&literal.to_string()).ok()?;
    Some(literal.value())
}
