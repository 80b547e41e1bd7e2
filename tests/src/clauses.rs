//! Clauses of a rule book in the source and the suites.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};

/// Returns the clauses that literals of the source name, each with its files.
///
/// # Panics
/// If the source can't be read.
pub fn named_in(
    sources: &[&str],
    is_clause: impl Fn(&str) -> bool,
) -> BTreeMap<String, BTreeSet<String>> {
    let home = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for source in sources {
        add(&home.join(source), &mut files);
    }
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("the source can be read");
        let tokens: TokenStream = source.parse().expect("the source compiles");
        let place = file.strip_prefix(&home).unwrap_or(&file);
        each_text(tokens, &mut |text| {
            if is_clause(&text) {
                let files = named.entry(text).or_default();
                files.insert(place.to_string_lossy().into_owned());
            }
        });
    }
    named
}

/// Returns the lines of the whole games of a suite without comments. Empty if it has none.
pub fn games(suite: &str) -> String {
    let text = game_file(suite);
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("game "));
    let columns = lines.filter_map(|line| line.splitn(3, '|').nth(2));
    columns.collect::<Vec<_>>().join("\n")
}

/// Returns the file of the whole games of a suite. Empty if it has none.
pub fn game_file(suite: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/suite/games");
    fs::read_to_string(format!("{folder}/{suite}.txt")).unwrap_or_default()
}

/// Parses a clause list: each clause and the reason why no line of a suite can show it, empty if one does.
pub fn listed(list: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = list
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| {
        let (clause, why_not) = line.split_once(':').unwrap_or((line, ""));
        (clause.trim(), why_not.trim())
    })
}

/// Returns the clauses that are never named, are listed twice, or are named and not listed.
pub fn gaps(
    list: &str,
    covered: &BTreeSet<&str>,
    named: &BTreeMap<String, BTreeSet<String>>,
    is_clause: impl Fn(&str) -> bool,
) -> Vec<String> {
    let (mut seen, mut gaps) = (BTreeSet::new(), Vec::new());
    for (clause, why_not) in listed(list) {
        if !seen.insert(clause) {
            gaps.push(format!("{clause} is listed twice"));
        }
        match (why_not.is_empty(), covered.contains(clause)) {
            (true, false) => gaps.push(format!("{clause} is shown by no line")),
            (false, true) => gaps.push(format!(
                "{clause} is shown, though the list says why it can’t be"
            )),
            _ => {}
        }
    }
    for clause in covered
        .iter()
        .copied()
        .chain(named.keys().map(String::as_str))
    {
        if is_clause(clause) && !seen.contains(clause) {
            gaps.push(format!("{clause} is no clause"));
        }
    }
    gaps
}

fn add(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("the folder can be read");
        for entry in entries.flatten() {
            add(&entry.path(), files);
        }
    } else if path.extension().is_some_and(|kind| kind == "rs")
        && path.file_stem().is_some_and(|stem| stem != "tests")
    {
        files.push(path.to_owned());
    }
}

fn each_text(tokens: TokenStream, found: &mut impl FnMut(String)) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => each_text(group.stream(), found),
            TokenTree::Literal(literal) => {
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                    found(text.value());
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}
