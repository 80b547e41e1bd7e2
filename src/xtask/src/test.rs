//! `cargo xtask test`: everything that CI runs. The release and the instruction counts are made
//! beside the other steps: most of that is linking, which keeps one core busy. The browsers
//! have the machine for themselves.

use std::{
    env,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};

use crate::{
    chromium, node, notices, others,
    run::{answer, duration, run},
    rustup, tools,
    workspace::{cargo, root},
};

/// What all of it may take on two cores that do nothing else, with the tools there. Times depend on
/// the machine, so this is printed and nothing fails.
const MOST: Duration = Duration::from_mins(20);

/// The steps that were run, with their times: of what ran beside others, how long it was waited for.
#[derive(Default)]
struct Steps(Vec<(&'static str, Duration)>);

/// Runs every step and prints a table of them, with what CI may take; the first that fails ends it.
pub fn test() -> Result<()> {
    let start = Instant::now();
    let mut steps = Steps::default();
    let outcome = all(&mut steps);
    println!();
    for (name, time) in &steps.0 {
        println!("{name:<16} {:>12}", duration(*time));
    }
    println!("{:<16} {:>12}", "together", duration(start.elapsed()));
    println!("{:<16} {:>12}", "at most", duration(MOST));
    if outcome.is_ok() {
        println!("\nAll of it passed.");
    }
    outcome
}

fn all(steps: &mut Steps) -> Result<()> {
    let browser_tests = root().join("tests/browser");
    // Where it lies another may lie soon: `cargo test` builds this program too.
    let xtask = env::current_exe()?;
    let npm_tests = root().join("tests/npm");
    let (chromium, shell, others) = steps.run("set-up", || {
        rustup::components()?;
        tools::for_release()?;
        node::install(&browser_tests)?;
        node::install(&npm_tests)?;
        let chromium = chromium::ensure()?;
        let shell = chromium::shell(&chromium).map(|path| (chromium::SHELL, path));
        Ok((chromium, shell, others::ensure()?))
    })?;
    steps.run("format", || run(cargo().args(["fmt", "--all", "--check"])))?;
    steps.run("commits", subjects)?;
    steps.run("licences", notices::check)?;
    steps.run("types", || {
        run(node::npx(&browser_tests).args(["tsc", "--noEmit"]))?;
        run(node::npx(&browser_tests).args(["tsc", "--project", "public.tsconfig.json"]))
    })?;
    let release = Background::start("release build", &xtask, "build")?;
    steps.run("clippy", || {
        run(cargo().args("clippy --workspace --all-targets -- -D warnings".split(' ')))
    })?;
    steps.run("tests", || run(cargo().args(["test", "--workspace"])))?;
    steps.run("documentation", || {
        run(cargo()
            .args("doc --workspace --no-deps".split(' '))
            .env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    let instructions = Background::start("instructions", &xtask, "instructions")?;
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
        run(node::npx(&browser_tests)
            .args(["playwright", "test"])
            .env("TILEWISE_CHROMIUM", &chromium)
            .envs(shell)
            .envs(others))
    })
}

/// The subject of a commit has at most so many characters.
const LONGEST_SUBJECT: usize = 72;

/// When that began to be held.
const HELD_SINCE: &str = "2026-11-25T18:00:00Z";

/// What is there of the history; in an unpacked archive nothing is.
fn subjects() -> Result<()> {
    let since = format!("--since={HELD_SINCE}");
    let Some(log) = answer("git", &["log", "--format=%s", &since]) else {
        println!("There is no history here");
        return Ok(());
    };
    let is_long = |subject: &&str| subject.chars().count() > LONGEST_SUBJECT;
    let found: Vec<&str> = log.lines().filter(is_long).collect();
    ensure!(
        found.is_empty(),
        "over {LONGEST_SUBJECT} characters: {}",
        found.join("; ")
    );
    Ok(())
}

impl Steps {
    fn run<T>(&mut self, name: &'static str, step: impl FnOnce() -> Result<T>) -> Result<T> {
        println!("\n== {name}\n");
        let start = Instant::now();
        let outcome = step();
        self.0.push((name, start.elapsed()));
        println!("\n   {name}: {}", duration(start.elapsed()));
        outcome.with_context(|| format!("{name} failed"))
    }

    /// Waits for what runs beside the steps, and prints what it has said.
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

/// A command of this program that runs beside the steps. Whoever drops it waits for it: what it has
/// started would go on by itself.
struct Background {
    name: &'static str,
    log: PathBuf,
    child: Child,
}

impl Background {
    fn start(name: &'static str, xtask: &Path, command: &str) -> Result<Self> {
        let log = root().join(format!("target/{command}.log"));
        fs::create_dir_all(root().join("target"))?;
        let file = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
        let child = Command::new(xtask)
            .arg(command)
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        println!("\n== {name} begins, and runs beside what follows");
        Ok(Self { name, log, child })
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.child.wait().ok();
    }
}
