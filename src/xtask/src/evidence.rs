//! `cargo xtask evidence`: what stands behind the figures of each rule set, gathered from the tests and from
//! what the other commands have kept.

use anyhow::{Context, Result};

use crate::{run::run, workspace::cargo};

/// Writes it for the page, and for readers of `docs`.
pub fn evidence() -> Result<()> {
    run(cargo().args("run --quiet --package tilewise-tests --example evidence".split(' ')))
        .context("the evidence can't be gathered")
}
