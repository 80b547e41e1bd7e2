//! `cargo xtask search`: holds other random cases against the laws than the tests do, which draw the
//! same ones in every run (`.cargo/config.toml`).

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};

use crate::{run::run, workspace::cargo};

/// From what the cases are drawn.
const SEED: &str = "PROPTEST_RNG_SEED";

/// The tests of laws, as cargo is asked for them.
const LAWS: [&str; 2] = [
    "test --package tilewise-tests --test all -- characters:: laws:: liable:: misses:: tournament::",
    "test --package tilewise-api --test face -- laws",
];

/// So many rounds, each with its seed. The first that finds something ends it, and says by what seed
/// that is found again.
pub fn search(rounds: &str) -> Result<()> {
    let rounds: u64 = rounds.parse().context("in how many rounds?")?;
    let first = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    for seed in first..first + rounds {
        println!("\n== {SEED}={seed}");
        for laws in LAWS {
            run(cargo().args(laws.split(' ')).env(SEED, seed.to_string()))
                .with_context(|| format!("found again by: {SEED}={seed} cargo {laws}"))?;
        }
    }
    println!("\n{rounds} rounds, and nothing was found.");
    Ok(())
}
