//! User-visible texts of the source, and their translations.
//!
//! In the rules these are all literals that read like words; in the page the arguments of `tr`, `sentence`,
//! `translate` and `text`. Each part of the source has a folder `words` with a file for each language:
//! English on one line, the translation below it after `= `.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use tilewise_rules::notation;

mod part;

pub use part::{SourcePart, parts};

/// The target languages, by file name.
pub const LANGUAGES: [&str; 3] = ["zh-hant", "zh-hans", "ja"];

/// Returns the folder of the project.
fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the texts of a part in the order of its files, each once.
///
/// # Panics
///
/// If the source can't be read.
pub fn texts(part: &SourcePart) -> Vec<String> {
    let found = found(part);
    let mut texts = Vec::new();
    for SourceText { text, .. } in found {
        // A text of several lines is a table.
        if !text.contains('\n') && !texts.contains(&text) {
            texts.push(text);
        }
    }
    texts
}

/// Returns the texts that a part translates with the words of the part being shown.
///
/// # Panics
///
/// If the source can't be read.
pub fn lent(part: &SourcePart) -> BTreeSet<String> {
    let lent = found(part).into_iter().filter(|one| !one.own);
    lent.map(|one| one.text).collect()
}

/// A text of the source.
struct SourceText {
    text: String,
    /// Whether it is always translated with the words of its own part.
    own: bool,
}

fn found(part: &SourcePart) -> Vec<SourceText> {
    let mut found = Vec::new();
    for file in part.files(&home()) {
        let source = fs::read_to_string(&file).expect("the source can be read");
        let tokens: TokenStream = source.parse().expect("the source compiles");
        read(tokens, part.marked, &LiteralContext::default(), &mut found);
    }
    for file in part.figure_files {
        let figures = fs::read_to_string(home().join(file)).expect("the figures can be read");
        found.extend(figures.lines().filter_map(sentence_of));
    }
    found
}

/// Returns the sentence of a figure. Open points of rule books are English in all languages.
fn sentence_of(figure: &str) -> Option<SourceText> {
    let (facts, sentence) = figure.split_once(" | ")?;
    let is_translated = !facts.starts_with("open ");
    is_translated.then(|| SourceText {
        text: sentence.to_owned(),
        own: true,
    })
}

/// Returns the translations of a part by English text, and the errors of the file.
pub fn translations(part: &SourcePart, language: &str) -> (BTreeMap<String, String>, Vec<String>) {
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

/// Returns the gaps of a text, sorted: the parts between braces, without plural forms.
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

/// Context of a literal.
#[derive(Clone, Default)]
struct LiteralContext {
    /// The enclosing function.
    function: String,
    /// The field of the literal.
    field: String,
    /// The name of the call of which it is the first argument.
    call: String,
}

/// Fields without user-visible text.
const SILENT: [&str; 9] = [
    "key",
    "clause",
    "example",
    "lives",
    "shown",
    "aliases",
    "code",
    "at",
    "native_name",
];
/// Calls and macros without user-visible text.
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
/// Fields whose texts are user-visible even as a single lowercase word.
const PROSE_FIELDS: [&str; 6] = [
    "name",
    "description",
    "text",
    "message",
    "plain",
    "keywords",
];
/// Functions whose texts are.
const PROSE_FUNCTIONS: [&str; 3] = ["name", "plain", "keywords"];
/// Macros and functions that mark a text in the page.
const MARKS: [&str; 4] = ["text", "sentence", "translate", "joined"];

/// Counts the commas of some tokens.
fn commas(tokens: &[TokenTree]) -> usize {
    let is_comma =
        |token: &&TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',');
    tokens.iter().filter(is_comma).count()
}

fn read(tokens: TokenStream, marked: bool, around: &LiteralContext, found: &mut Vec<SourceText>) {
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
                // Attributes, including docs.
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
                    let inside = LiteralContext {
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
                let is_first = place == 0 || (punct(1, '&') && place == 1);
                let is_tr = around.call == "tr";
                // The first argument of `tr!` is the locale.
                let is_text_of_tr = is_tr && punct(1, ',') && commas(&tokens[..place]) == 1;
                let Some(text) = text_of(literal) else {
                    continue;
                };
                // A key, followed by its words.
                if let Some(TokenTree::Literal(_)) = tokens.get(place + 1) {
                    continue;
                }
                let wanted = if marked {
                    is_text_of_tr || is_first && MARKS.contains(&around.call.as_str())
                } else {
                    reads_like_words(&text, &around)
                };
                if wanted {
                    // Without gaps, `tr!` marks a text of the page.
                    let rest = &tokens[place + 1..];
                    let own = !marked || (is_tr && rest.len() == commas(rest));
                    found.push(SourceText { text, own });
                }
            }
        }
    }
}

/// Returns whether a literal of the rules is user-visible.
fn reads_like_words(text: &str, around: &LiteralContext) -> bool {
    if SILENT.contains(&around.field.as_str()) {
        return false;
    }
    if text.contains("{0}") {
        return text != "{0}";
    }
    if !has_word(text) {
        return false;
    }
    if text.contains(' ') {
        return notation::parse(text).is_err();
    }
    let is_prose = PROSE_FIELDS.contains(&around.field.as_str())
        || PROSE_FUNCTIONS.contains(&around.function.as_str());
    let is_name = text.starts_with(|first: char| first.is_ascii_uppercase())
        && text.contains(|one: char| one.is_ascii_lowercase());
    let is_key = text.contains(['-', '_', '.']) && !is_name;
    // A clause such as F14a.
    let is_clause = text.chars().nth(1).is_some_and(|one| one.is_ascii_digit());
    (is_name || is_prose) && !is_key && !is_clause
}

/// Returns whether a text has two letters in a row outside of its gaps.
fn has_word(text: &str) -> bool {
    let outside = text.split('{').enumerate().map(|(at, part)| match at {
        0 => part,
        _ => part.split_once('}').map_or(part, |(_, after)| after),
    });
    let are_letters = |pair: &[u8]| pair.iter().all(u8::is_ascii_alphabetic);
    outside
        .into_iter()
        .any(|part| part.as_bytes().windows(2).any(are_letters))
}

fn text_of(literal: &Literal) -> Option<String> {
    let literal: syn::LitStr = syn::parse_str(&literal.to_string()).ok()?;
    Some(literal.value())
}
