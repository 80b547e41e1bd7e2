//! `cargo xtask check`: the quick checks, for every change.

use std::time::Instant;

use anyhow::Result;

use crate::{
    install,
    run::{duration, run},
    tools::npx,
    workspace::{cargo, root},
};

/// The commands of cargo, the quickest first.
const COMMANDS: [&str; 4] = [
    "fmt --all --check",
    "clippy --workspace --all-targets -- -D warnings",
    "test --workspace --lib",
    "test --package tilewise-tests --test all -- documents:: fouls:: layers:: suites:: words::",
];

/// Checks format, lints, unit tests, suites, and types of the browser tests; stops at the first failure.
pub fn check() -> Result<()> {
    let start = Instant::now();
    install::rust_components()?;
    for command in COMMANDS {
        println!("\n== cargo {command}\n");
        run(cargo().args(command.split(' ')))?;
    }
    types()?;
    println!("\nAll checks passed in {}.", duration(start.elapsed()));
    Ok(())
}

/// Checks the types of the browser tests.
pub fn types() -> Result<()> {
    let browser_tests = root().join("tests/browser");
    install::npm_packages(&browser_tests)?;
    for project in ["tsconfig.json", "public.tsconfig.json"] {
        println!("\n== tsc --project {project}\n");
        run(npx(&browser_tests).args(["tsc", "--noEmit", "--project", project]))?;
    }
    Ok(())
}
