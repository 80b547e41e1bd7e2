//! `cargo xtask fuzz`: lets libFuzzer make up what comes from outside.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::{
    run::run,
    tools,
    workspace::{cargo, root},
};

/// No input is longer, in bytes: beyond every limit that there is.
const LONGEST: u32 = 80_000;
/// An input that takes as many seconds is as bad as one that panics.
const PATIENCE: u32 = 5;

/// Runs a target for so many seconds, beginning with inputs that are right and those that were
/// trouble once. What it finds is in `fuzz/artifacts`.
pub fn fuzz(target: &str, seconds: &str) -> Result<()> {
    let seconds: u32 = seconds.parse().context("for how many seconds?")?;
    let fuzz = root().join("fuzz");
    ensure!(
        fuzz.join("targets")
            .join(target)
            .with_extension("rs")
            .is_file(),
        "fuzz/targets has no {target}.rs"
    );
    let path = tools::fuzzer()?;
    let corpus = fuzz.join("corpus").join(target);
    run(cargo()
        .args("run --quiet --package tilewise-tests --example seeds --".split(' '))
        .arg(target)
        .arg(&corpus))?;
    run(Command::new("cargo-fuzz")
        .current_dir(&fuzz)
        .args(["run", target])
        .arg(&corpus)
        .arg("--")
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={LONGEST}"))
        .arg(format!("-timeout={PATIENCE}"))
        .env("PATH", path)
        // Its flags are not stable yet.
        .env("RUSTC_BOOTSTRAP", "1"))
}
