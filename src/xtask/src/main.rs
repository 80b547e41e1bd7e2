//! `cargo xtask`: builds, serves, tests and measures Tilewise.

mod bench;
mod browsers;
mod build;
mod check;
mod files;
mod fuzz;
mod install;
mod notices;
mod npm;
mod proof;
mod run;
mod score;
mod serve;
mod size;
mod soak;
mod test;
mod tools;
mod workspace;

use std::{fs, process::ExitCode};

use anyhow::{Context, Result, bail, ensure};
use build::BuildMode;
use run::run;
use workspace::{cargo, root};

const HELP: &str = "\
cargo xtask <command>

  serve      build the page, serve it, rebuild it whenever a file changes
  check      quick checks: format, clippy, unit tests, suites, types of the browser tests
  test       everything that CI runs
  build      the release in dist/, within its budgets; `build --page` builds only the page, in seconds,
             `build --npm` only the npm package
  size       the loads of dist/, file by file, and their budgets; `size --record` records the release
  release    build, and the corpora in dist/corpus/
  bench      times and instruction counts of scoring; or one of
               bench instructions   only counts
               bench comparison     check and score against riichienv-core
               bench replay         replay and edit of long games, in WebAssembly
               bench measure        start and taps of dist/ on a slowed-down phone
               bench lighthouse     medians of five runs
  soak       long-running tests:
               soak kill 200 [seed]        kill browsers while hands are entered into dist/
               soak faults 30 [seed]       use dist/ for so many minutes while network and storage fail
               soak fuzz <target> 300      fuzz a target, or `all`, for so many seconds each
               soak search 20              rounds of new cases for the property tests
  proof      compare scores with other programs: `proof riichi`, `proof mcr`, `proof hong-kong`
  corpus     write hands and games with their values to target/corpus/: `corpus --seed 7`;
             compare a program with them: `corpus check --command …`
  evidence   write the evidence for the page and the documents
  gallery    take the pictures of docs/gallery.md from dist/
  score      read JSON requests, one a line, and print reports (--waits, --discards), or print keys
             (--rulesets, --penalty-books)

Tools outside this folder are installed only with --install, with CI=true, or after a prompt.
";

fn main() -> ExitCode {
    match command() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command() -> Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let count = arguments.len();
    arguments.retain(|argument| argument != "--install");
    install::allow(arguments.len() < count);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["serve"] => serve::serve(),
        // For Trunk.
        ["trunk-hook"] => serve::hook(),
        ["check"] => check::check(),
        ["test"] => test::test(),
        ["build"] => release(),
        ["build", "--page"] => build::into_dist(BuildMode::Page),
        ["build", "--npm"] => npm::pack(&tools::for_build()?),
        ["size"] => size::check(),
        ["size", "--record"] => size::record(),
        ["release"] => release().and_then(|()| corpus(&["--folder", "dist/corpus"])),
        ["bench"] => bench::bench(),
        ["bench", "instructions"] => bench::instructions(),
        ["bench", "comparison"] => bench::comparison(),
        ["bench", "replay"] => bench::replay(),
        ["bench", name @ ("measure" | "lighthouse")] => bench::in_browser(name),
        ["soak", "kill", kills] => soak::kill(kills, "1"),
        ["soak", "kill", kills, seed] => soak::kill(kills, seed),
        ["soak", "faults", minutes] => soak::faults(minutes, "1"),
        ["soak", "faults", minutes, seed] => soak::faults(minutes, seed),
        ["soak", "fuzz", target, seconds] => fuzz::fuzz(target, seconds),
        ["soak", "search", rounds] => soak::search(rounds),
        ["proof", rule_set] => proof::proof(rule_set),
        ["corpus", ref rest @ ..] => corpus(rest),
        ["evidence"] => {
            run(cargo().args("run --quiet --package tilewise-tests --example evidence".split(' ')))
        }
        ["gallery"] => gallery(),
        ["score", ref options @ ..] => score::score(options),
        [] | ["help" | "-h" | "--help"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => bail!("no such command: {}\n\n{HELP}", arguments.join(" ")),
    }
}

/// Builds the release within its budgets.
fn release() -> Result<()> {
    build::into_dist(BuildMode::Release)?;
    size::check()
}

/// Writes the corpora, or compares a program with them.
fn corpus(arguments: &[&str]) -> Result<()> {
    let (action, rest) = match arguments {
        ["check", rest @ ..] => ("check", rest),
        rest => ("write", rest),
    };
    let folder = root().join("target/corpus");
    run(cargo()
        .args("run --quiet --profile bench --package tilewise-tests --example corpus --".split(' '))
        .arg(action)
        .arg(&folder)
        .args(rest))
    .with_context(|| format!("the corpora of {}", folder.display()))
}

/// Takes the screenshots of the gallery, and writes its page.
fn gallery() -> Result<()> {
    ensure!(
        fs::exists(root().join("dist/index.html"))?,
        "there is no release: run `cargo xtask build` first"
    );
    // Fonts like those of a phone, with Chinese and Japanese.
    let fonts = [
        "fonts-roboto-unhinted",
        "fonts-urw-base35",
        "fonts-noto-cjk",
    ];
    if let Err(error) = install::debian("Some font", &fonts) {
        println!("The pictures show the fonts of this machine: {error:#}");
    }
    browsers::playwright(
        "test --config gallery/playwright.config.ts",
        browsers::chromium()?,
        &[],
    )
}
