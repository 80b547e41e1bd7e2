//! The parts of the Rust toolchain that a fresh installation may lack.

use std::{path::Path, process::Command};

use anyhow::{Context, Result};

use crate::run::{answer, run};

const WASM: &str = "wasm32-unknown-unknown";

/// Installs the WebAssembly target where it is missing.
pub fn wasm_target() -> Result<()> {
    let sysroot = answer("rustc", &["--print", "sysroot"])
        .context("rustc is missing: install Rust as https://rustup.rs says")?;
    if Path::new(&sysroot).join("lib/rustlib").join(WASM).exists() {
        return Ok(());
    }
    add(&["target", "add", WASM])
}

/// Installs rustfmt and clippy where they are missing.
pub fn components() -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if answer("cargo", &[subcommand, "--version"]).is_none() {
            add(&["component", "add", component])?;
        }
    }
    Ok(())
}

fn add(arguments: &[&str]) -> Result<()> {
    println!("Adding to the Rust toolchain: {}", arguments[2]);
    run(Command::new("rustup").args(arguments)).with_context(|| {
        format!(
            "with rustup (https://rustup.rs) this would do it: rustup {}",
            arguments.join(" ")
        )
    })
}
