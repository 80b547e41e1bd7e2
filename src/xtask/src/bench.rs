//! `cargo xtask bench`: times and instruction counts. Times depend on the machine; counts don't, and have budgets.

use std::{
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{
    browsers,
    files::in_parallel,
    install, npm,
    run::{output, run},
    tools::{self, WASM_TARGET},
    workspace::{artifact, cargo, root, rows},
};

/// Number of different hands of a task.
const HANDS: u32 = 10_000;

/// Tasks: rule set, name, description, and instruction budget. 60,000 take about 5 µs.
const TASKS: &str = "
    hk-old-style    | check  | check a hand      | 2350
    hk-old-style    | score  | score a hand      | 3250
    hk-old-style    | waits  | waits of a hand   |
    hk-old-style    | values | waits with values |
    hk-old-style    | face   | a request in JSON | 60000
    sparrows-nest   | check  | check a hand      | 2750
    sparrows-nest   | score  | score a hand      | 3050
    sparrows-nest   | face   | a request in JSON | 53000
    singapore       | check  | check a hand      | 2300
    singapore       | score  | score a hand      | 4250
    singapore       | values | waits with values |
    singapore       | face   | a request in JSON | 64500
    riichi-ema-2025 | check  | check a hand      | 2400
    riichi-ema-2025 | score  | score a hand      | 5650
    riichi-ema-2025 | values | waits with values |
    riichi-ema-2025 | face   | a request in JSON | 95000
    mcr             | check  | check a hand      | 1950
    mcr             | score  | score a hand      | 14600
    mcr             | face   | a request in JSON | 101000
    taiwanese       | check  | check a hand      | 2800
    taiwanese       | score  | score a hand      | 4800
    hk-taiwanese    | check  | check a hand      | 2750
    hk-taiwanese    | score  | score a hand      | 23000
";

/// Runs the benchmarks, natively and in WebAssembly.
pub fn bench() -> Result<()> {
    run(cargo().args("bench --package tilewise-tests --bench native".split(' ')))?;
    comparison()?;
    in_wasm(&[])?;
    instructions()?;
    npm()
}

/// Compares the times of check and score with another scorer, which only this benchmark compiles.
pub fn comparison() -> Result<()> {
    run(cargo()
        .args("bench --package tilewise-tests --bench comparison".split(' '))
        .args("--no-default-features --features comparison".split(' ')))
}

/// Times the replay and editing of games in WebAssembly, for every rule set, and the replay of a season.
pub fn replay() -> Result<()> {
    in_wasm(&["--", "games"])?;
    in_wasm(&["--", "seasons"])
}

/// Tool that runs benchmarks in WebAssembly.
const RUNNER: &str = "wasm-bindgen-test-runner";

/// Runs some benchmarks in WebAssembly, optimised for size like the page and the npm package.
fn in_wasm(which: &[&str]) -> Result<()> {
    let path = tools::path_with(&[RUNNER], &[])?;
    run(cargo()
        .args("bench --package tilewise-tests --no-default-features --bench wasm".split(' '))
        .args(["--target", WASM_TARGET])
        .args(["--config", "profile.bench.opt-level='z'"])
        .args([
            "--config",
            "profile.bench.package.tilewise-rules.opt-level='z'",
        ])
        .args(which)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", RUNNER)
        .env("PATH", path))
}

/// Times calls of the npm package in Node.
fn npm() -> Result<()> {
    let package = npm::pack_timed(&tools::for_build()?)?;
    let mut requests = cargo()
        .args("run --quiet --release --package tilewise-tests --example requests 5000".split(' '))
        .stdout(Stdio::piped())
        .spawn()?;
    println!("\nA call of the npm package in Node, from object to object:");
    run(Command::new("node")
        .arg(root().join("tests/npm/bench.mjs"))
        .arg(package)
        .stdin(requests.stdout.take().context("no requests")?))?;
    ensure!(requests.wait()?.success(), "there are no requests");
    Ok(())
}

/// Prints the instructions of each task, the mean of many hands; fails if a budget is exceeded.
pub fn instructions() -> Result<()> {
    check_valgrind()?;
    let built = cargo()
        .args("build --profile bench --package tilewise-tests --no-default-features --bin instructions".split(' '))
        .args(["--message-format", "json-render-diagnostics"])
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(
        built.status.success(),
        "the program that is counted can't be compiled"
    );
    let messages = String::from_utf8_lossy(&built.stdout);
    let name = format!("/instructions{}", std::env::consts::EXE_SUFFIX);
    let program = artifact(&messages, &name).context("cargo names no program that it has built")?;
    println!("{HANDS} different hands, instructions for each (callgrind):");
    let tasks: Vec<_> = rows(TASKS).collect();
    let counts = in_parallel(&tasks, |task| count(&program, task[0], task[1]))?;
    let mut exceeded = Vec::new();
    for (task, count) in tasks.iter().zip(counts) {
        let (count, most) = (count / u64::from(HANDS), task[3]);
        println!("    {:<18} {:<18} {count:>7} {most:>7}", task[0], task[2]);
        if !most.is_empty() && count > most.parse()? {
            exceeded.push(format!("{} of {}", task[2], task[0]));
        }
    }
    ensure!(
        exceeded.is_empty(),
        "over their budgets: {}",
        exceeded.join(", ")
    );
    Ok(())
}

/// Installs valgrind if it is missing.
pub fn check_valgrind() -> Result<()> {
    match output("valgrind", &["--version"]) {
        Some(_) => Ok(()),
        None => install::debian("valgrind", &["valgrind"]),
    }
}

/// Measures `dist/` in Chromium with the limits of a phone, against goals: `measure` or `lighthouse`.
pub fn in_browser(name: &str) -> Result<()> {
    let folder = root().join("tests/speed");
    install::npm_packages(&folder)?;
    let script = folder.join(name).with_extension("mjs");
    run(Command::new("node")
        .arg(script)
        .arg(root().join("dist"))
        .envs(browsers::chromium()?))
    .with_context(|| format!("{name} misses its goals"))
}

/// Counts the instructions of a task for all hands, without their generation.
fn count(program: &Path, rule_set: &str, task: &str) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args(["--collect-atstart=no", "--toggle-collect=*measured*"])
        .arg(program)
        .args([rule_set, task, &HANDS.to_string()])
        .output()?;
    let log = String::from_utf8_lossy(&output.stderr);
    collected(&log)
        .filter(|count| *count > 0)
        .with_context(|| format!("callgrind counted nothing:\n{log}"))
}

/// Returns the count in the output of callgrind.
fn collected(log: &str) -> Option<u64> {
    let (_, rest) = log.split_once("Collected : ")?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::collected;

    #[test]
    fn count_of_callgrind_is_read() {
        let log = "==7== Events    : Ir\n==7== Collected : 1238\n==7==\n";
        assert_eq!(collected(log), Some(1238));
        assert_eq!(collected("==7== nothing\n"), None);
    }
}
