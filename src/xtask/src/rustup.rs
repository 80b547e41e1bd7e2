//! The parts of the Rust toolchain that a fresh installation may lack.

use std::{path::Path, process::Command};

use anyhow::{Context, Result};

use crate::run::{answer, run};

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the WebAssembly target where it is missing.
pub fn wasm_target() -> Result<()> {
    if installed(WASM)? {
        return Ok(());
    }
    add(&["target", "add", WASM])
}

/// Installs the source of the standard library where it is missing.
pub fn standard_library() -> Result<()> {
    if installed("src/rust/library/Cargo.toml")? {
        return Ok(());
    }
    add(&["component", "add", "rust-src"])
}

fn installed(part: &str) -> Result<bool> {
    let sysroot = answer("rustc", &["--print", "sysroot"])
        .context("rustc is missing: install Rust as https://rustup.rs says")?;
    Ok(Path::new(&sysroot).join("lib/rustlib").join(part).exists())
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
