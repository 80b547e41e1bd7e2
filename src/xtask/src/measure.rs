//! How fast the page is: Lighthouse, and the time from a tap to what comes of it. Both depend on
//! what else the machine does, so neither is part of `cargo xtask test`.

use std::process::Command;

use anyhow::{Context, Result};

use crate::{chromium, node, run::run, workspace::root};

/// Lighthouse as on a phone: the medians of five runs over `dist/`, held against the goals.
pub fn lighthouse() -> Result<()> {
    script("lighthouse.mjs").context("Lighthouse finds less than the goals")
}

/// From a tap to the next frame on a phone that is slowed four times, held against the goal.
pub fn measure() -> Result<()> {
    script("measure.mjs").context("the slowest tap takes longer than its goal")
}

fn script(name: &str) -> Result<()> {
    node::check()?;
    let folder = root().join("tests/speed");
    node::install(&folder)?;
    let chromium = chromium::ensure()?;
    run(Command::new("node")
        .arg(folder.join(name))
        .arg(root().join("dist"))
        .env("TILEWISE_CHROMIUM", chromium))
}
