//! `cargo xtask faults 30 7`: uses the release in `dist/` at random, for so many minutes in Chromium and in
//! Firefox at once, from a seed, while network, storage and tab fail. `TILEWISE_TEST_DIST` names another folder.

use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::{chromium, endured, node, others, run::run, workspace::root};

/// Runs it; what it finds is told with the seed that finds it again.
pub fn faults(minutes: &str, seed: &str) -> Result<()> {
    let length: f64 = minutes.parse().context("for how many minutes?")?;
    ensure!(length > 0.0, "{minutes} are no minutes");
    let _: u32 = seed.parse().context("a seed is a whole number")?;
    let others = others::ensure()?;
    let has_firefox = others.iter().any(|(name, _)| *name == others::FIREFOX);
    ensure!(
        has_firefox,
        "Firefox is missing, and both browsers are tried"
    );
    let browser_tests = root().join("tests/browser");
    node::install(&browser_tests)?;
    let mut test = node::npx(&browser_tests);
    test.args("playwright test --config faults/playwright.config.ts".split(' '))
        .env("TILEWISE_MINUTES", minutes)
        .env("TILEWISE_SEED", seed)
        .env("TILEWISE_CHROMIUM", chromium::ensure()?)
        .envs(others);
    endured::count(
        || run(&mut test),
        |all| all.seconds += Duration::from_secs_f64(length * 60.0).as_secs(),
    )
}
