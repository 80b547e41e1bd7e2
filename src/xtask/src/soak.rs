//! `cargo xtask soak`: long tests: killed browsers, faults, fuzzing, new random cases.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};

use crate::{browsers, run::run, workspace::cargo};

/// Kills Chromium and Firefox during input into `dist/` and during the conversion of old games.
pub fn kill(kills: &str, seed: &str) -> Result<()> {
    let _: u64 = kills.parse().context("how many kills?")?;
    let test = "test killed --project phone --retries 0";
    browser_test(test, ("TILEWISE_KILLS", kills), seed)
}

/// Uses `dist/` at random in Chromium and Firefox during faults of network, storage and tabs.
pub fn faults(minutes: &str, seed: &str) -> Result<()> {
    let _: f64 = minutes.parse().context("how many minutes?")?;
    let test = "test --config faults/playwright.config.ts";
    browser_test(test, ("TILEWISE_MINUTES", minutes), seed)
}

/// Runs a browser test of some length from a seed.
fn browser_test(test: &str, length: (&str, &str), seed: &str) -> Result<()> {
    let _: u32 = seed.parse().context("a seed is a whole number")?;
    let browsers = browsers::chromium_and_firefox()?;
    browsers::playwright(test, browsers, &[length, ("TILEWISE_SEED", seed)])
}

/// Variable with the seed of random cases; its default is in `.cargo/config.toml`.
const SEED: &str = "PROPTEST_RNG_SEED";

/// The property tests.
const PROPERTIES: [&str; 2] = [
    "test --package tilewise-tests --test all -- characters:: laws:: liable:: near_misses:: tournament::",
    "test --package tilewise-api --test face -- laws",
];

/// Runs the property tests in rounds of new random cases; a failure prints its seed.
pub fn search(rounds: &str) -> Result<()> {
    let rounds: u64 = rounds.parse().context("how many rounds?")?;
    ensure!(rounds > 0, "at least one round");
    let first = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    for seed in first..first + rounds {
        println!("\n== {SEED}={seed}");
        for properties in PROPERTIES {
            run(cargo()
                .args(properties.split(' '))
                .env(SEED, seed.to_string()))
            .with_context(|| format!("again: {SEED}={seed} cargo {properties}"))?;
        }
    }
    println!("\nNothing was found in {rounds} rounds.");
    Ok(())
}
