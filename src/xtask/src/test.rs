//! `cargo xtask test`: all steps of CI. The release build and the instruction counts run in the background of
//! other steps; the browser tests run exclusively.

use std::{
    env,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};

use crate::{
    bench, browsers, check, install, notices,
    run::{duration, output, run},
    tools,
    workspace::{cargo, root},
};

/// Goal on two idle cores with installed tools. Times depend on the machine, so exceeding it is no failure.
const GOAL: Duration = Duration::from_mins(20);

/// Steps with their times; for background steps the time of waiting.
#[derive(Default)]
struct StepTimes(Vec<(&'static str, Duration)>);

/// Runs every step until one fails, and prints a table of their times.
pub fn test() -> Result<()> {
    let start = Instant::now();
    let mut steps = StepTimes::default();
    let outcome = all(&mut steps);
    println!();
    for (name, time) in &steps.0 {
        println!("{name:<16} {:>12}", duration(*time));
    }
    println!("{:<16} {:>12}", "together", duration(start.elapsed()));
    println!("{:<16} {:>12}", "goal", duration(GOAL));
    if outcome.is_ok() {
        println!("\nAll of it passed.");
    }
    outcome
}

fn all(steps: &mut StepTimes) -> Result<()> {
    let browser_tests = root().join("tests/browser");
    let xtask = env::current_exe()?;
    let npm_tests = root().join("tests/npm");
    let browsers = steps.run("set-up", || {
        install::rust_components()?;
        tools::for_build()?;
        tools::path_with(&["cargo-deny"], &[])?;
        install::npm_packages(&browser_tests)?;
        install::npm_packages(&npm_tests)?;
        bench::check_valgrind()?;
        browsers::all()
    })?;
    steps.run("format", || run(cargo().args(["fmt", "--all", "--check"])))?;
    steps.run("commits", subjects)?;
    steps.run("licences", notices::check)?;
    steps.run("types", check::types)?;
    let release = Background::start("release build", &xtask, &["build"])?;
    steps.run("clippy", || {
        run(cargo().args("clippy --workspace --all-targets -- -D warnings".split(' ')))
    })?;
    steps.run("tests", || run(cargo().args(["test", "--workspace"])))?;
    steps.run("documentation", || {
        run(cargo()
            .args("doc --workspace --no-deps".split(' '))
            .env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    steps.run("crates", || run(cargo().args(PUBLISH.split(' '))))?;
    let instructions = Background::start("instructions", &xtask, &["bench", "instructions"])?;
    steps.finish(release)?;
    steps.run("npm package", || {
        run(Command::new("node")
            .arg("--test")
            .arg(npm_tests.join("package.test.mjs"))
            .arg(root().join("tests/dist/dist.test.mjs"))
            .arg(browser_tests.join("subjects.test.mjs")))
    })?;
    steps.finish(instructions)?;
    steps.run("browser tests", || {
        browsers::playwright("test", browsers, &[])
    })
}

/// Packs and compiles the published crates as other programs get them, without uploading them.
const PUBLISH: &str = "publish --dry-run --allow-dirty -p tilewise-rules -p tilewise-ledger";

/// Largest length of a commit subject, in characters.
const LONGEST_SUBJECT: usize = 72;

/// Time of the first commit that must comply.
const SINCE: &str = "2026-11-25T18:00:00Z";

/// Checks the subjects of commits; an unpacked archive has none.
fn subjects() -> Result<()> {
    let since = format!("--since={SINCE}");
    let log = output("git", &["log", "--format=%s", &since]).unwrap_or_default();
    let is_long = |subject: &&str| subject.chars().count() > LONGEST_SUBJECT;
    let found: Vec<&str> = log.lines().filter(is_long).collect();
    ensure!(
        found.is_empty(),
        "over {LONGEST_SUBJECT} characters: {}",
        found.join("; ")
    );
    Ok(())
}

impl StepTimes {
    fn run<T>(&mut self, name: &'static str, step: impl FnOnce() -> Result<T>) -> Result<T> {
        println!("\n== {name}\n");
        let start = Instant::now();
        let outcome = step();
        self.0.push((name, start.elapsed()));
        println!("\n   {name}: {}", duration(start.elapsed()));
        outcome.with_context(|| format!("{name} failed"))
    }

    /// Waits for a background command, and prints its output.
    fn finish(&mut self, mut background: Background) -> Result<()> {
        let name = background.name;
        let log = background.log.clone();
        self.run(name, || {
            let status = background.child.wait()?;
            print!("{}", fs::read_to_string(&log)?);
            ensure!(status.success(), "it ended with {status}");
            Ok(())
        })
    }
}

/// A background command of this program. Dropping it waits, since it may have child processes.
struct Background {
    name: &'static str,
    log: PathBuf,
    child: Child,
}

impl Background {
    fn start(name: &'static str, xtask: &Path, arguments: &[&str]) -> Result<Self> {
        let log = root().join(format!("target/{}.log", arguments.join("-")));
        fs::create_dir_all(root().join("target"))?;
        let file = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
        let child = Command::new(xtask)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        println!("\n== {name} starts in the background");
        Ok(Self { name, log, child })
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.child.wait().ok();
    }
}
