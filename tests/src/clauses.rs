//! Which clauses of a book the source and the suites name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};

/// The clauses that literals of the source name, each with the files that do.
///
/// # Panics
/// Where the source can't be read.
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

/// The lines of the whole games of a suite, without what is said of each; nothing where it has none.
pub fn games(suite: &str) -> String {
    let text = game_file(suite);
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("game "));
    let columns = lines.filter_map(|line| line.splitn(3, '|').nth(2));
    columns.collect::<Vec<_>>().join("\n")
}

/// The whole games of a suite as they are written; nothing where it has none.
pub fn game_file(suite: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/suite/games");
    fs::read_to_string(format!("{folder}/{suite}.txt")).unwrap_or_default()
}

/// A clause of the list, and why no line of a suite can show it: nothing where one does.
pub fn listed(list: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = list
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| {
        let (clause, why_not) = line.split_once(':').unwrap_or((line, ""));
        (clause.trim(), why_not.trim())
    })
}

/// Every clause that nothing names, every one that is listed twice, and every one that is named and
/// not listed.
pub fn gaps(
    list: &str,
    shown: &BTreeSet<&str>,
    named: &BTreeMap<String, BTreeSet<String>>,
    is_clause: impl Fn(&str) -> bool,
) -> Vec<String> {
    let (mut known, mut gaps) = (BTreeSet::new(), Vec::new());
    for (clause, why_not) in listed(list) {
        if !known.insert(clause) {
            gaps.push(format!("{clause} is listed twice"));
        }
        match (why_not.is_empty(), shown.contains(clause)) {
            (true, false) => gaps.push(format!("{clause} is shown by no line")),
            (false, true) => gaps.push(format!(
                "{clause} is shown, though the list says why it can’t be"
            )),
            _ => {}
        }
    }
    for clause in shown
        .iter()
        .copied()
        .chain(named.keys().map(String::as_str))
    {
        if is_clause(clause) && !known.contains(clause) {
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
