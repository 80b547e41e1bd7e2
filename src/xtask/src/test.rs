//! `cargo xtask test`: everything that CI runs, one step after the other.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::{
    chromium, first_load, node, others, page,
    run::{duration, run},
    rustup, speed, tools,
    workspace::{cargo, root},
};

/// The steps that were run, with their times.
#[derive(Default)]
struct Steps(Vec<(&'static str, Duration)>);

/// Runs every step and prints a table of them; the first that fails ends it.
pub fn test() -> Result<()> {
    let start = Instant::now();
    let mut steps = Steps::default();
    let outcome = all(&mut steps);
    println!();
    for (name, time) in &steps.0 {
        println!("{name:<16} {:>12}", duration(*time));
    }
    println!("{:<16} {:>12}", "together", duration(start.elapsed()));
    if outcome.is_ok() {
        println!("\nAll of it passed.");
    }
    outcome
}

fn all(steps: &mut Steps) -> Result<()> {
    let browser_tests = root().join("tests/browser");
    let (path, chromium, others) = steps.run("set-up", || {
        rustup::components()?;
        let path = tools::for_release()?;
        node::install(&browser_tests)?;
        Ok((path, chromium::ensure()?, others::ensure()?))
    })?;
    steps.run("format", || run(cargo().args(["fmt", "--all", "--check"])))?;
    steps.run("clippy", || {
        run(cargo().args("clippy --workspace --all-targets -- -D warnings".split(' ')))
    })?;
    steps.run("tests", || run(cargo().args(["test", "--workspace"])))?;
    steps.run("documentation", || {
        run(cargo()
            .args("doc --workspace --no-deps".split(' '))
            .env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    steps.run("instructions", speed::instructions)?;
    steps.run("release build", || page::release(&path))?;
    steps.run("size budget", first_load::check)?;
    steps.run("npm package", || {
        let folder = root().join("tests/npm");
        node::install(&folder)?;
        run(Command::new("node")
            .arg("--test")
            .arg(folder.join("package.test.mjs")))
    })?;
    steps.run("browser tests", || {
        run(node::npx(&browser_tests).args(["tsc", "--noEmit"]))?;
        run(node::npx(&browser_tests).args(["tsc", "--project", "public.tsconfig.json"]))?;
        run(node::npx(&browser_tests)
            .args(["playwright", "test"])
            .env("TILEWISE_CHROMIUM", &chromium)
            .envs(others))
    })
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
}
