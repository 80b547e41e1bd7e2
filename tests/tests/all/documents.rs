//! Links, lengths and glossary order of the documents.

use std::fs;
use std::path::{Path, PathBuf};

/// Limit of README lines; details belong in `docs/`.
const LONGEST_README: usize = 120;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the documents of a folder, without subfolders.
fn documents(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect(folder);
    let paths = entries.map(|entry| entry.expect(folder).path());
    paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect()
}

/// Returns the targets of the links to other files, as `](target)`, without the fragment.
fn targets(text: &str) -> Vec<&str> {
    let targets = text.split("](").skip(1);
    let targets = targets.filter_map(|rest| rest.split([')', '#']).next());
    targets
        .filter(|target| !target.is_empty() && !target.contains("://"))
        .collect()
}

#[test]
fn links_of_documents_lead_to_files() {
    let mut missing = Vec::new();
    for path in [".", ".github", "docs", "docs/decisions"]
        .map(documents)
        .concat()
    {
        let text = fs::read_to_string(&path).expect("a document");
        for target in targets(&text) {
            let folder = path.parent().expect("a folder");
            if !folder.join(target).exists() {
                missing.push(format!("{}: {target}", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn readme_fits_on_two_screens() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    let lines = readme.lines().count();
    assert!(lines <= LONGEST_README, "{lines} lines");
}

#[test]
fn glossary_is_sorted_with_one_line_per_term() {
    let glossary = fs::read_to_string(root().join("docs/glossary.md")).expect("a glossary");
    for table in glossary.split("|---|---|").skip(1) {
        let rows = table
            .lines()
            .skip(1)
            .take_while(|line| line.starts_with('|'));
        let terms: Vec<&str> = rows.filter_map(|row| row.split('|').nth(1)).collect();
        assert!(terms.len() > 10);
        assert!(terms.is_sorted_by(|one, next| one < next), "{terms:#?}");
    }
}

#[test]
fn decisions_are_all_listed() {
    let list = root().join("docs/decisions/README.md");
    let list = fs::read_to_string(list).expect("a list");
    for path in documents("docs/decisions") {
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.expect("a name");
        assert!(name == "README.md" || list.contains(name), "{name}");
    }
}

#[test]
fn changelog_and_citation_have_the_version() {
    let version = env!("CARGO_PKG_VERSION");
    let changelog = fs::read_to_string(root().join("CHANGELOG.md")).expect("a changelog");
    let newest = changelog.lines().find(|line| line.starts_with("## ["));
    let newest = newest.expect("a version");
    assert!(newest.starts_with(&format!("## [{version}]")), "{newest}");
    let citation = fs::read_to_string(root().join("CITATION.cff")).expect("a citation");
    assert!(citation.contains(&format!("\nversion: {version}\n")));
}

#[test]
fn only_rules_and_ledger_are_published() {
    let crates = fs::read_dir(root().join("src")).expect("crates");
    for path in crates.map(|entry| entry.expect("a crate").path()) {
        let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
        let is_published = ["rules", "ledger"].iter().any(|name| path.ends_with(name));
        assert_eq!(
            manifest.contains("\npublish = true\n"),
            is_published,
            "{path:?}"
        );
    }
}
