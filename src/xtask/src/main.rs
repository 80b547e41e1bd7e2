//! `cargo xtask`: everything the project does besides Rust. Each command installs what it
//! needs and what is missing.

mod apt;
mod check;
mod chromium;
mod corpus;
mod embed;
mod endured;
mod evidence;
mod faults;
mod first_load;
mod fuzz;
mod gallery;
mod hosting;
mod kill;
mod measure;
mod node;
mod notices;
mod npm;
mod others;
mod page;
mod proof;
mod run;
mod rustup;
mod score;
mod search;
mod speed;
mod test;
mod tools;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};
use tilewise_api::{answer_json, discards_json};

const HELP: &str = "\
cargo xtask <command>

  serve       build the page, serve it, rebuild it whenever a file changes
  check       the quick checks: format, clippy, unit tests, suites, types of the browser tests
  test        everything that CI runs
  search      hold random cases against the laws, in so many rounds of new ones: `search 20`
  build       the release in dist/ and the npm package in dist/npm/, held against their size budgets;
              `build --page` makes the page alone
  release     all that is given away: that, and the corpora in dist/corpus/
  size        what the release in dist/ loads at first and when it is idle, file by file
  gallery     take the pictures of docs/gallery.md of the release that is in dist/
  bench       how fast scoring is: times, natively and in WebAssembly, and instruction counts
  replay      how long a game of 1,000 entries takes to replay in WebAssembly, and one of 40 to edit
  instructions
              the instruction counts alone, which depend on nothing else that the machine does
  measure     how long a slowed phone takes from a tap in dist/ to the next frame
  lighthouse  what Lighthouse finds in dist/: the medians of five runs
  kill        kill Chromium and Firefox while hands are entered into dist/, so often: `kill 200`
  faults      use dist/ at random while network, storage and tab fail, for so many minutes: `faults 30 7`
  fuzz        make up what comes from outside, for so many seconds: `fuzz notation 300`, or `fuzz all 300`
  proof       riichi, MCR and Hong Kong Old Style against implementations that nobody here wrote, in random
              hands: `proof mcr`
  corpus      hands and games of every rule set with what each is worth, in target/corpus/: `corpus --seed 7`;
              `corpus check --command ...` asks any program that answers the data face
  evidence    what stands behind the figures, for the page and docs/how-we-know.md
  npm         the npm package in dist/npm/ alone
  score       read requests in JSON, one a line, and print the reports (--waits, --discards);
              or print the keys that a request may name: --rulesets, --penalty-books
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
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments
        .iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .as_slice()
    {
        ["serve"] => page::serve(),
        // Asked for by Trunk.toml.
        ["trunk-hook"] => page::hook(),
        ["check"] => check::check(),
        ["test"] => test::test(),
        ["search"] => search::search("10"),
        ["search", rounds] => search::search(rounds),
        ["build"] => page::build(),
        ["build", "--page"] => page::build_page(),
        ["release"] => {
            page::build()?;
            corpus::corpus(&["--folder", "dist/corpus"])
        }
        ["size"] => first_load::check(),
        ["gallery"] => gallery::gallery(),
        ["bench"] => speed::bench(),
        ["replay"] => speed::replay(),
        ["instructions"] => speed::instructions(),
        ["measure"] => measure::measure(),
        ["lighthouse"] => measure::lighthouse(),
        ["kill", kills] => kill::kill(kills, "1"),
        ["kill", kills, seed] => kill::kill(kills, seed),
        ["faults", minutes] => faults::faults(minutes, "1"),
        ["faults", minutes, seed] => faults::faults(minutes, seed),
        ["fuzz", target] => fuzz::fuzz(target, "60"),
        ["fuzz", target, seconds] => fuzz::fuzz(target, seconds),
        ["proof", "riichi"] => proof::riichi(),
        ["proof", "mcr"] => proof::mcr(),
        ["proof", "hong-kong"] => proof::hong_kong(),
        ["corpus", rest @ ..] => corpus::corpus(rest),
        ["evidence"] => evidence::evidence(),
        ["npm"] => tools::for_release().and_then(|path| npm::pack(&path)),
        ["score", "--rulesets"] => {
            println!("{}", tilewise_api::rulesets_json());
            Ok(())
        }
        ["score", "--penalty-books"] => {
            println!("{}", tilewise_api::penalty_books_json());
            Ok(())
        }
        ["score"] => score::score(|line| answer_json(line, false)),
        ["score", "--waits"] => score::score(|line| answer_json(line, true)),
        ["score", "--discards"] => score::score(|line| discards_json(line)),
        [] | ["help" | "-h" | "--help"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => bail!("no such command: {}\n\n{HELP}", arguments.join(" ")),
    }
}
