//! `cargo xtask kill 200 7`: kills Chromium and Firefox so often, at the moments of a seed, while hands are
//! entered and while games of an older format are taken over. The page is the release in `dist/`.

use anyhow::{Result, ensure};

use crate::{chromium, endured, node, others, run::run, workspace::root};

/// Runs the two tests with so many kills in each browser.
pub fn kill(kills: &str, seed: &str) -> Result<()> {
    let numbers = [kills, seed].map(str::parse::<u32>);
    ensure!(
        numbers.iter().all(Result::is_ok),
        "{kills} and {seed} are not two whole numbers"
    );
    let browser_tests = root().join("tests/browser");
    node::install(&browser_tests)?;
    let others = others::ensure()?;
    let has_firefox = others.iter().any(|(name, _)| *name == others::FIREFOX);
    let browsers = 1 + u64::from(has_firefox);
    let mut test = node::npx(&browser_tests);
    test.args("playwright test killed --project phone --retries 0".split(' '))
        .env("TILEWISE_KILLS", kills)
        .env("TILEWISE_SEED", seed)
        .env("TILEWISE_CHROMIUM", chromium::ensure()?)
        .envs(others);
    let [kills, _] = numbers;
    endured::count(
        || run(&mut test),
        |all| all.kills += browsers * u64::from(kills.unwrap_or_default()),
    )
}
