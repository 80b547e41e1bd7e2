//! How fast scoring is: times by `cargo xtask bench`, instruction counts in every test run.
//! Times depend on what else the machine does, counts don't: those can be compared from run to run.

use std::{
    path::Path,
    process::{Command, Stdio},
    thread,
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    apt, npm,
    run::{answer, run},
    rustup, tools,
    workspace::{cargo, root},
};

/// So many that what is done once doesn't count, and no more: CI waits for them.
const HANDS: u32 = 10_000;
/// A task, what it is, and how many instructions it may take if that is held against a budget.
type Task = (&'static str, &'static str, Option<u64>);

/// The tasks of a rule set. Singapore has the rule that takes most work: what a sequence hand waited for.
const TASKS: [(&str, &[Task]); 5] = [
    (
        "hk-old-style",
        &[
            ("score", "score a hand", Some(SCORE)),
            ("waits", "waits of a hand", None),
            ("values", "waits with values", None),
            ("face", "a request in JSON", Some(FACE)),
        ],
    ),
    (
        "sparrows-nest",
        &[
            ("score", "score a hand", Some(SCORE)),
            ("face", "a request in JSON", Some(FACE)),
        ],
    ),
    (
        "singapore",
        &[
            ("score", "score a hand", None),
            ("values", "waits with values", None),
            ("face", "a request in JSON", Some(FACE)),
        ],
    ),
    (
        "riichi-ema-2025",
        &[
            ("score", "score a hand", Some(RIICHI)),
            ("values", "waits with values", None),
            ("face", "a request in JSON", Some(RIICHI_FACE)),
        ],
    ),
    (
        "mcr",
        &[
            ("score", "score a hand", Some(MCR)),
            ("face", "a request in JSON", Some(MCR_FACE)),
        ],
    ),
];

/// What a hand of Hong Kong or of Sparrow's Nest may take: they take 3,190 and 2,980.
const SCORE: u64 = 3_300;

/// What a riichi hand may take, its fu and dora too: it takes 5,410, of which every tenth drawn tile that
/// nobody knows takes a seventh. It takes one and a half times as long as one of Hong Kong.
const RIICHI: u64 = 5_450;

/// What a hand of MCR may take, whose combinations compete: it takes 14,470.
const MCR: u64 = 14_600;

/// So many take about 6 µs to read a request, score its hand and write the report; the
/// goal is 8 µs. `cargo xtask bench` takes the time.
const FACE: u64 = 70_000;

/// A report of riichi has the fu of each set, indicators and yaku that are missing: it takes 98,870.
const RIICHI_FACE: u64 = 100_000;

/// One of MCR has 81 elements, each with why it doesn't count: it takes 105,300.
const MCR_FACE: u64 = 107_000;

/// The benchmarks, natively and in WebAssembly.
pub fn bench() -> Result<()> {
    run(cargo().args("bench --package tilewise-tests --bench native".split(' ')))?;
    in_wasm(PAGE, &[])?;
    // What whoever analyses games asks the package for.
    println!("\nAs the package has riichi and all discards:");
    for which in ["score_a_hand", "discards"] {
        in_wasm(PACKAGE, &["--", which])?;
    }
    instructions()?;
    npm()
}

/// How long a game takes to replay and to edit in WebAssembly, by the rules of every book.
pub fn replay() -> Result<()> {
    in_wasm(PAGE, &["--", "games"])
}

/// How the rules are compiled for the page: to be small.
const PAGE: &str = "'z'";

/// How they are compiled for the package's files of riichi and of discards: to be fast.
const PACKAGE: &str = "3";

fn in_wasm(level: &str, which: &[&str]) -> Result<()> {
    rustup::wasm_target()?;
    let path = tools::test_runner()?;
    run(cargo()
        .args("bench --package tilewise-tests --no-default-features --bench wasm".split(' '))
        .args(["--target", rustup::WASM])
        .args(["--config", "profile.bench.opt-level='z'"])
        .args([
            "--config",
            &format!("profile.bench.package.tilewise-rules.opt-level={level}"),
        ])
        .args(which)
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner",
        )
        .env("PATH", path))
}

/// How long a call of the npm package takes in Node.
fn npm() -> Result<()> {
    let package = npm::pack_timed(&tools::for_release()?)?;
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

/// Prints how many instructions each task takes for a hand, in the mean of many different ones.
///
/// # Errors
/// Where a task takes more than its budget, or valgrind is missing.
pub fn instructions() -> Result<()> {
    if answer("valgrind", &["--version"]).is_none() {
        ensure!(
            apt::may_install(),
            "valgrind is missing (Debian: `sudo apt-get install valgrind`)"
        );
        println!("Installing valgrind with apt-get: usually under a minute");
        apt::install(&["valgrind"])?;
    }
    let built = cargo()
        .args("build --profile bench --package tilewise-tests".split(' '))
        .args("--no-default-features --bin instructions --message-format json".split(' '))
        .output()?;
    ensure!(
        built.status.success(),
        "{}",
        String::from_utf8_lossy(&built.stderr)
    );
    let program = executable(&String::from_utf8_lossy(&built.stdout))
        .context("cargo names no program that it has built")?;
    println!("{HANDS} different hands, instructions for each (callgrind):");
    let program = Path::new(&program);
    // One core a book: what else the machine does changes no count.
    let counts = thread::scope(|scope| {
        let counts = TASKS.map(|(rule_set, tasks)| {
            scope.spawn(move || {
                let tasks = tasks.iter();
                tasks
                    .map(|(task, ..)| count(program, rule_set, task))
                    .collect::<Result<Vec<_>>>()
            })
        });
        counts.map(|count| count.join().unwrap_or_else(|_| bail!("counting panicked")))
    });
    for ((rule_set, tasks), counts) in TASKS.iter().zip(counts) {
        println!("  {rule_set}");
        for ((_, name, most), count) in tasks.iter().zip(counts?) {
            let each = count / u64::from(HANDS);
            println!("    {name:<18} {each:>7}");
            if let Some(most) = most {
                ensure!(each <= *most, "{name} of {rule_set} is over its {most}");
            }
        }
    }
    Ok(())
}

/// The program in the messages of cargo.
fn executable(messages: &str) -> Option<String> {
    let (_, rest) = messages.rsplit_once("\"executable\":\"")?;
    Some(rest.split_once('"')?.0.replace("\\\\", "\\"))
}

/// How many instructions a task takes for all hands, without what makes them up.
fn count(program: &Path, rule_set: &str, task: &str) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args(["--collect-atstart=no", "--toggle-collect=*measured*"])
        .arg(program)
        .args([rule_set, task, &HANDS.to_string()])
        .output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    collected(&said)
        .filter(|count| *count > 0)
        .with_context(|| format!("callgrind counted nothing:\n{said}"))
}

/// The count in what callgrind says.
fn collected(said: &str) -> Option<u64> {
    let (_, rest) = said.split_once("Collected : ")?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{collected, executable};

    #[test]
    fn the_count_is_read_from_what_callgrind_says() {
        assert_eq!(
            collected("==7== Events    : Ir\n==7== Collected : 1238\n==7==\n"),
            Some(1238)
        );
        assert_eq!(collected("==7== nothing\n"), None);
    }

    #[test]
    fn the_program_is_read_from_the_messages_of_cargo() {
        let messages =
            "{\"executable\":null}\n{\"executable\":\"/t/instructions\",\"fresh\":true}\n";
        assert_eq!(executable(messages).as_deref(), Some("/t/instructions"));
    }
}
