//! The licences of the packages in the page and the npm package: `cargo deny` checks them, and
//! `public/third-party-notices.txt` contains them.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::{
    run::{output, run},
    tools::{self, WASM_TARGET},
    workspace::{cargo, root},
};

/// Name of the file with the licences, which `cargo about` writes.
pub const FILE: &str = "third-party-notices.txt";

/// Fails if a licence is not allowed, or a package is missing from the notices.
pub fn check() -> Result<()> {
    let path = tools::path_with(&["cargo-deny"], &[])?;
    run(cargo()
        .args("deny check licenses bans sources".split(' '))
        .env("PATH", path))?;
    let tree = "tree --locked --package tilewise-app --package tilewise-wasm --edges normal,no-proc-macro \
                --prefix none --format {p} --target";
    let mut arguments: Vec<&str> = tree.split_whitespace().collect();
    arguments.push(WASM_TARGET);
    let tree = output("cargo", &arguments).context("cargo tree failed")?;
    let notices = fs::read_to_string(root().join("public").join(FILE))?;
    let missing: Vec<&str> = tree
        .lines()
        .filter(|line| !line.contains('(') && !line.is_empty())
        .filter(|line| {
            let package = line.replacen(" v", " ", 1);
            !notices.lines().any(|line| line == package)
        })
        .collect();
    ensure!(
        missing.is_empty(),
        "public/{FILE} lacks {}: CONTRIBUTING says how it is made",
        missing.join(", ")
    );
    Ok(())
}
