//! The licences of what is built into the page and the npm package: `cargo deny` says whether they suit, and
//! `public/third-party-notices.txt` has them.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::{
    run::{answer, run},
    rustup::WASM,
    tools,
    workspace::{cargo, root},
};

/// The name of the file with the licences, as `cargo about` writes it.
pub const FILE: &str = "third-party-notices.txt";

/// Fails where a licence doesn't suit, or where a package is missing from the notices.
pub fn check() -> Result<()> {
    let path = tools::deny()?;
    run(cargo()
        .args("deny check licenses bans sources".split(' '))
        .env("PATH", path))?;
    let tree = "tree --locked --package tilewise-app --package tilewise-wasm --edges normal,no-proc-macro \
                --prefix none --format {p} --target";
    let mut arguments: Vec<&str> = tree.split_whitespace().collect();
    arguments.push(WASM);
    let tree = answer("cargo", &arguments).context("cargo tree failed")?;
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
