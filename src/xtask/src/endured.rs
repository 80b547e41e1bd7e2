//! What the page endured without losing an entry, for the evidence. Where something is lost, whoever mends
//! it sets the figure to 0.

use std::fs;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::workspace::root;

const FILE: &str = "tests/browser/endured.json";

/// What was endured.
#[derive(Serialize, Deserialize)]
pub struct Endured {
    /// So often a browser was killed.
    pub kills: u64,
    /// For so many seconds network, storage and tab failed, in each browser.
    pub seconds: u64,
}

/// Runs one, and adds it to the figures if it goes well.
pub fn count(run: impl FnOnce() -> Result<()>, add: impl FnOnce(&mut Endured)) -> Result<()> {
    run()?;
    let file = root().join(FILE);
    let text = fs::read_to_string(&file)?;
    let mut endured: Endured = serde_json::from_str(&text).context("the figures can’t be read")?;
    add(&mut endured);
    let text = serde_json::to_string(&endured)? + "\n";
    fs::write(file, text).context("the figures can’t be kept")
}
