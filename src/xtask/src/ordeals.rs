//! What the page went through without losing an entry, for the evidence: counted since something was lost.

use std::fs;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::workspace::root;

const FILE: &str = "tests/browser/ordeals.json";

/// What was gone through.
#[derive(Serialize, Deserialize)]
pub struct Ordeals {
    /// So often a browser was killed.
    pub kills: u64,
    /// For so many seconds network, storage and tab failed, in each browser.
    pub seconds: u64,
}

/// Runs one, and writes down what `well` makes of the figures if it goes well, and `lost` if not.
pub fn count(
    runs: impl FnOnce() -> Result<()>,
    well: impl FnOnce(&mut Ordeals),
    lost: impl FnOnce(&mut Ordeals),
) -> Result<()> {
    let file = root().join(FILE);
    let text = fs::read_to_string(&file)?;
    let mut ordeals: Ordeals = serde_json::from_str(&text).context("the figures can’t be read")?;
    let outcome = runs();
    if outcome.is_ok() {
        well(&mut ordeals);
    } else {
        lost(&mut ordeals);
    }
    fs::write(file, serde_json::to_string(&ordeals)? + "\n")
        .context("the figures can’t be kept")?;
    outcome
}
