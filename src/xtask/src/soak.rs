//! `cargo xtask soak`: tests that run for as long as wished: killed browsers, faults, fuzzing, new random cases.

use std::{
    fs,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use crate::{
    browsers,
    run::run,
    workspace::{cargo, root},
};

/// What the page survived without the loss of an entry; after a loss it is set to 0.
const STATISTICS: &str = "tests/browser/endured.json";

#[derive(Serialize, Deserialize)]
struct Statistics {
    /// Killed browsers.
    kills: u64,
    /// Seconds of random use with faults, in each browser.
    seconds: u64,
}

/// Kills Chromium and Firefox while hands are entered into `dist/`, and while old games are converted.
pub fn kill(kills: &str, seed: &str) -> Result<()> {
    let count: u64 = kills.parse().context("how many kills?")?;
    let test = "test killed --project phone --retries 0";
    browser_test(test, ("TILEWISE_KILLS", kills), seed, |all| {
        all.kills += 2 * count;
    })
}

/// Uses `dist/` at random in Chromium and Firefox while network, storage and tabs fail.
pub fn faults(minutes: &str, seed: &str) -> Result<()> {
    let count: f64 = minutes.parse().context("how many minutes?")?;
    let test = "test --config faults/playwright.config.ts";
    browser_test(test, ("TILEWISE_MINUTES", minutes), seed, |all| {
        all.seconds += Duration::from_secs_f64(60.0 * count).as_secs();
    })
}

/// Runs a browser test and adds what it survived to the statistics.
fn browser_test(
    test: &str,
    length: (&str, &str),
    seed: &str,
    add: impl FnOnce(&mut Statistics),
) -> Result<()> {
    let _: u32 = seed.parse().context("a seed is a whole number")?;
    let browsers = browsers::chromium_and_firefox()?;
    browsers::playwright(test, browsers, &[length, ("TILEWISE_SEED", seed)])?;
    let file = root().join(STATISTICS);
    let mut statistics: Statistics = serde_json::from_str(&fs::read_to_string(&file)?)
        .context("the statistics can’t be read")?;
    add(&mut statistics);
    Ok(fs::write(file, serde_json::to_string(&statistics)? + "\n")?)
}

/// Seed of random cases; tests use the one of `.cargo/config.toml`.
const SEED: &str = "PROPTEST_RNG_SEED";

/// The property tests.
const PROPERTIES: [&str; 2] = [
    "test --package tilewise-tests --test all -- characters:: laws:: liable:: misses:: tournament::",
    "test --package tilewise-api --test face -- laws",
];

/// Runs the property tests in rounds of new random cases; a failure names its seed.
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
