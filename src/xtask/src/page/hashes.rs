//! Hashes as a browser wants to be told them.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::workspace::root;

/// The hash of each file. Node has it on board, as it has brotli.
pub fn hashes(files: &[PathBuf]) -> Result<Vec<String>> {
    let output = Command::new("node")
        .arg(root().join("src/xtask/src/page/hashes.mjs"))
        .args(files)
        .output()
        .context("cannot start node")?;
    ensure!(
        output.status.success(),
        "the hashes failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let hashes: Vec<String> = String::from_utf8(output.stdout)?
        .lines()
        .map(str::to_owned)
        .collect();
    ensure!(hashes.len() == files.len(), "a file has no hash");
    Ok(hashes)
}

/// The hash of a text, for which a file in `work` is written.
pub fn hash(text: &str, work: &Path) -> Result<String> {
    let file = work.join("hashed");
    fs::write(&file, text)?;
    hashes(&[file])?.pop().context("no hash")
}
