//! `cargo xtask fuzz`: lets libFuzzer make up what comes from outside. What it has learned stays in
//! `fuzz/corpus`, and what of it shows most in `fuzz/learned`, so that the next run goes on from there; how often
//! it tried stands in `tests/untrusted/fuzzing.json`.

mod learned;

use std::{
    ffi::OsStr,
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Serialize};

use crate::{
    run::run,
    tools,
    workspace::{cargo, root},
};

/// No input is longer, in bytes, but in the last part of a run: then they are beyond every limit that there is.
const LENGTHS: [(u32, u32); 2] = [(9, 2_000), (1, 80_000)];
/// An input that takes as many seconds is as bad as one that panics.
const PATIENCE: u32 = 5;
/// With so many inputs a corpus is made smaller: to those that together show as much.
const MANY: usize = 4_000;
/// How often the targets were tried, and what was found.
const FIGURES: &str = "tests/untrusted/fuzzing.json";

/// What was done with a target.
#[derive(Serialize, Deserialize)]
struct Figures {
    target: String,
    /// Inputs that were tried, in all.
    executions: u64,
    /// Those of them that were tried since something was found.
    since: u64,
    /// How often something was found.
    found: u64,
    /// For so many seconds, as far as they were counted.
    #[serde(default)]
    seconds: u64,
}

/// Runs a target, or all of them, each for so many seconds, beginning with what the last run has
/// learned, inputs that are right and those that were trouble once. What it finds is in
/// `fuzz/artifacts`.
pub fn fuzz(target: &str, seconds: &str) -> Result<()> {
    let seconds: u32 = seconds.parse().context("for how many seconds?")?;
    let all = targets()?;
    let chosen: Vec<_> = all
        .iter()
        .filter(|one| target == "all" || target == *one)
        .collect();
    ensure!(!chosen.is_empty(), "fuzz/targets has no {target}.rs");
    let path = tools::fuzzer()?;
    let mut found = Vec::new();
    for target in chosen {
        let tried = run_target(target, seconds, &path)?;
        let (executions, is_found) = (tried.executions, tried.is_found);
        let all = add(target, &tried)?;
        println!("{target}: {executions} executions, {all} in all");
        if is_found {
            found.push(target.as_str());
        }
    }
    ensure!(
        found.is_empty(),
        "something was found, in fuzz/artifacts, by {}",
        found.join(", ")
    );
    Ok(())
}

fn targets() -> Result<Vec<String>> {
    let files = fs::read_dir(root().join("fuzz/targets"))?;
    let mut all = Vec::new();
    for file in files {
        let path = file?.path();
        all.extend(path.file_stem().and_then(OsStr::to_str).map(str::to_owned));
    }
    all.sort();
    Ok(all)
}

/// What a run has tried.
#[derive(Default)]
struct Tried {
    executions: u64,
    is_found: bool,
    time: Duration,
}

/// Runs a target; how many inputs it tried, and whether one of them was trouble.
fn run_target(target: &str, seconds: u32, path: &OsStr) -> Result<Tried> {
    let corpus = root().join("fuzz/corpus").join(target);
    run(cargo()
        .args("run --quiet --package tilewise-tests --example seeds --".split(' '))
        .arg(target)
        .arg(&corpus))?;
    learned::put(target, &corpus)?;
    if fs::read_dir(&corpus)?.count() > MANY {
        shrink(target, &corpus, path)?;
    }
    let mut all = Tried::default();
    let parts: u32 = LENGTHS.iter().map(|(part, _)| part).sum();
    for (part, longest) in LENGTHS {
        let time = (seconds * part / parts).max(1);
        let mut command = fuzzer("run", target, &corpus, path);
        command
            .arg("--")
            .arg(format!("-max_total_time={time}"))
            .arg(format!("-max_len={longest}"))
            .arg(format!("-timeout={PATIENCE}"))
            .arg("-print_final_stats=1");
        let (tried, is_well) = tried(&mut command)?;
        all.executions += tried;
        // Building isn't fuzzing: a run lasts as long as it was given, unless something is found.
        all.time += Duration::from_secs(time.into());
        if !is_well {
            ensure!(tried > 0, "the target {target} couldn’t be run");
            all.is_found = true;
            return Ok(all);
        }
    }
    shrink(target, &corpus, path)?;
    learned::keep(target, &corpus)?;
    Ok(all)
}

/// Leaves the inputs of a corpus that together show as much.
fn shrink(target: &str, corpus: &Path, path: &OsStr) -> Result<()> {
    run(fuzzer("cmin", target, corpus, path)
        .arg("--")
        .arg("-max_len=80000"))
}

fn fuzzer(does: &str, target: &str, corpus: &Path, path: &OsStr) -> Command {
    let mut command = Command::new("cargo-fuzz");
    command
        .current_dir(root().join("fuzz"))
        // Nothing here is unsafe: what a sanitizer looks for can't be.
        .args([does, "--sanitizer", "none", target])
        .arg(corpus)
        .env("PATH", path)
        // Its flags are not stable yet.
        .env("RUSTC_BOOTSTRAP", "1");
    command
}

/// Runs it with what it says on the screen; how many inputs it says to have tried, and whether it came to its end.
fn tried(command: &mut Command) -> Result<(u64, bool)> {
    let mut child = command
        .stderr(Stdio::piped())
        .spawn()
        .context("cannot start cargo-fuzz")?;
    let Some(says) = child.stderr.take() else {
        bail!("cargo-fuzz says nothing");
    };
    let mut tried = 0;
    for line in BufReader::new(says).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if let Some(number) = line.strip_prefix("stat::number_of_executed_units:") {
            tried = number.trim().parse()?;
        }
        eprintln!("{line}");
    }
    Ok((tried, child.wait()?.success()))
}

/// Writes down what was done; how often the target was tried in all.
fn add(target: &str, tried: &Tried) -> Result<u64> {
    let file = root().join(FIGURES);
    let text = fs::read_to_string(&file).unwrap_or_else(|_| "[]".to_owned());
    let mut all: Vec<Figures> =
        serde_json::from_str(&text).with_context(|| format!("cannot read {FIGURES}"))?;
    let place = all.iter().position(|one| one.target == target);
    let place = place.unwrap_or_else(|| {
        all.push(Figures {
            target: target.to_owned(),
            executions: 0,
            since: 0,
            found: 0,
            seconds: 0,
        });
        all.len() - 1
    });
    let figures = &mut all[place];
    figures.executions += tried.executions;
    figures.since = if tried.is_found {
        0
    } else {
        figures.since + tried.executions
    };
    figures.found += u64::from(tried.is_found);
    figures.seconds += tried.time.as_secs();
    let executions = figures.executions;
    all.sort_by(|one, other| one.target.cmp(&other.target));
    let lines = all.iter().map(serde_json::to_string);
    let lines = lines.collect::<Result<Vec<_>, _>>()?;
    let text = format!("[\n  {}\n]\n", lines.join(",\n  "));
    fs::write(&file, text).with_context(|| format!("cannot write {FIGURES}"))?;
    Ok(executions)
}
