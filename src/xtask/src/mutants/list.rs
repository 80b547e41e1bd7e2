//! The mutants: what `cargo-mutants` would change, one at a time.

use std::{ffi::OsStr, fs, path::Path, process::Command};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::workspace::root;

/// The crates that are broken on purpose.
pub const CRATES: [&str; 3] = ["tilewise-rules", "tilewise-ledger", "tilewise-api"];

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Genre {
    /// What a function does: it gives back a value at once.
    FnValue,
    BinaryOperator,
    UnaryOperator,
    /// An arm of a match is as if it weren't there.
    MatchArm,
    /// What an arm asks for is always so, or never.
    MatchArmGuard,
    /// A field is what the base of its literal has.
    StructField,
}

/// A place in a file, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Position {
    pub line: usize,
    /// In characters.
    pub column: usize,
}

impl Position {
    fn byte(self, text: &str) -> Option<usize> {
        let mut start = 0;
        for _ in 1..self.line {
            start += text.get(start..)?.find('\n')? + 1;
        }
        let line = text.get(start..)?;
        let mut places = line.char_indices().map(|(place, _)| place);
        let place = places.nth(self.column.checked_sub(1)?);
        Some(start + place.unwrap_or(line.len()))
    }
}

#[derive(Clone, Deserialize)]
pub struct Span {
    pub start: Position,
    /// After it.
    pub end: Position,
}

/// One change to the source.
#[derive(Clone, Deserialize)]
pub struct Mutant {
    /// In words, with its place.
    pub name: String,
    pub file: String,
    pub genre: Genre,
    pub span: Span,
    /// What is put there; nothing for what is taken out.
    pub replacement: String,
}

impl Mutant {
    /// What it changes, in words, without the place, which moves with every line that is added above.
    pub fn what(&self) -> &str {
        let place = format!(
            "{}:{}:{}: ",
            self.file, self.span.start.line, self.span.start.column
        );
        self.name.strip_prefix(&place).unwrap_or(&self.name)
    }

    /// What its file says with it.
    pub fn apply(&self, source: &str) -> Result<String> {
        let start = self.span.start.byte(source);
        let end = self.span.end.byte(source);
        let parts = start.zip(end).and_then(|(start, end)| {
            let (before, after) = (source.get(..start)?, source.get(end..)?);
            Some([before, " ", &self.replacement, " ", after].concat())
        });
        parts.with_context(|| format!("{} is nowhere", self.name))
    }
}

/// The part of the source that a file is counted for: a rule set's folder, or the crate.
pub fn part(file: &str) -> String {
    let path: Vec<&str> = file.split('/').collect();
    match path[..] {
        ["src", "rules", "src", "rule_sets", folder, _, ..] => folder.replace('_', "-"),
        ["src", of, ..] => of.to_owned(),
        _ => file.to_owned(),
    }
}

/// All mutants of the crates, in the order of their files.
pub fn all(path: &OsStr) -> Result<Vec<Mutant>> {
    let mut command = Command::new("cargo-mutants");
    command.current_dir(root()).env("PATH", path).args([
        "mutants",
        "--list",
        "--json",
        "--no-config",
    ]);
    for package in CRATES {
        command.args(["--package", package]);
    }
    let output = command.output().context("cannot start cargo-mutants")?;
    ensure!(
        output.status.success(),
        "cargo-mutants failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).context("cannot read what cargo-mutants lists")
}

/// All source files of the crates, below the project, in their order.
pub fn files() -> Result<Vec<String>> {
    let mut all = Vec::new();
    for package in CRATES {
        let folder = package.replace("tilewise-", "src/") + "/src";
        below(&root().join(folder), &mut all)?;
    }
    all.sort();
    Ok(all)
}

fn below(folder: &Path, all: &mut Vec<String>) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            below(&path, all)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let file = path.strip_prefix(root())?;
            all.push(file.to_string_lossy().replace('\\', "/"));
        }
    }
    Ok(())
}

/// What a file says, in short: an outcome holds for as long as its file says the same.
pub fn says(file: &str) -> Result<String> {
    let text = fs::read(root().join(file)).with_context(|| format!("cannot read {file}"))?;
    Ok(format!("{:08x}", crc32fast::hash(&text)))
}

#[cfg(test)]
mod tests {
    use super::{Genre, Mutant, Position, Span};

    #[test]
    fn a_mutant_is_put_in_its_place() {
        let position = |line, column| Position { line, column };
        let mutant = Mutant {
            name: String::new(),
            file: String::new(),
            genre: Genre::BinaryOperator,
            span: Span {
                start: position(2, 5),
                end: position(2, 6),
            },
            replacement: "-".to_owned(),
        };
        assert_eq!(mutant.apply("a\n“b” + c\n").unwrap(), "a\n“b”  -  c\n");
        assert!(mutant.apply("a").is_err());
    }
}
