//! How fast the page is: Lighthouse, the time until it is seen and can be used, and from a tap to what
//! comes of it. All depend on what else the machine does, so none is part of `cargo xtask test`.

use std::process::Command;

use anyhow::{Context, Result};

use crate::{chromium, node, run::run, workspace::root};

/// Lighthouse as on a phone: the medians of five runs over `dist/`, held against the goals.
pub fn lighthouse() -> Result<()> {
    script("lighthouse.mjs").context("Lighthouse finds less than the goals")
}

/// On a phone that is slowed four times: a first visit on a slow network; and from a tap to the next
/// frame, held against the goal.
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
